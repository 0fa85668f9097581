import { classes } from '../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  times: 'x *',
  /** Before the weight of a bar. */
  weightLeads: 'at with mit bei con avec a de com auf',
  notWeights: '% percent prozent rpe reps rep',
  links: 'of x : - , ( @ at for a da de d di je per mal with mit con avec com von zu',
});
