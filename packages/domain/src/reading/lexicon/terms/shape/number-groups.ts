import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  timesWords: 'x mal times veces fois volte vezes',
});
