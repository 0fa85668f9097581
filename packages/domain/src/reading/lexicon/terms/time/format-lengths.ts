import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  links: 'of for de d von uber di da per por com en in : - x a mit',
});
