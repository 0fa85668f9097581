import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  kindWords: `different new simple basic main key compound big verschiedene einfache diferentes sencillos simples differents diversi semplici`,
});
