import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  orders: 'first primero premier primo primeiro prima',
});
