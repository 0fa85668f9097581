import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  firstOnes: `first 1st one single proper real strict unassisted ersten erster erstes erste einen primera primer une un premiere premier primo prima primeiro primeira vera echten echte richtigen richtige sauberen saubere verdadera`,
  dayWords: 'day days session workout time today tag dia jour giorno treino heute hoy',
  likes: 'like of de di en wie aus como comme come',
  softThings:
    'jelly bricks bowling lead noodles concrete jello popeye macarrao gelatina espaguete trapo mantequilla plomo coton beton pudding blei gummi gelatina piombo ricotta spaghetti chumbo',
  worn: 'occupato occupata occupe occupee ocupado ocupada besetzt verhindert cansados cansadas cansadisimos cansadisimas cansado cansada muertos muertas reventados reventadas molidos molidas mortes creves crevees stanche stanchi distrutte cansadas mortas moidas acabadas kaputt mude shattered knackered wrecked fried',
  joins: 'und u & + , /',
});
