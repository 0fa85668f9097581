import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  /** What is done again and again, and the words before its length. */
  repeatNouns: `repeats repeat intervals interval reps efforts pieces intervalle intervallen laufe wiederholungen tiros tiro piques pasadas repeticiones cambios intervalos repetitions intervalles fractions ripetute prove intervalli repeticoes sprints sprint`,
  repeatLinks: 'of de d di da a x zu uber von sobre over',
  miles: 'mile miles meile meilen milla millas',
  timesWords: 'x mal times veces fois volte vezes',
});
