import { classes } from '../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  without: 'without sin ohne sans senza sem',
});
