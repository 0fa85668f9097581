import { classes } from '../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  times: 'x *',
  links: 'of x : - , ( @ at for a da de d di je per mal with mit con avec com von zu',
});
