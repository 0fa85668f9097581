import { classes } from '../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  firstOnes: `first 1st one single proper real strict unassisted ersten erster erstes erste einen primera primer une un premiere premier primo prima primeiro primeira vera echten echte richtigen richtige sauberen saubere verdadera`,
  dayWords: 'day days session workout time today tag dia jour giorno treino heute hoy',
  joins: 'und u & + , /',
});
