import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  swapWords: `swap swapping replace change switch exchange trade ersetz ersetze tausch tausche cambia cambiame cambie cambiar sustituye reemplaza remplace remplacer echange sostituisci troca troque trocar substitui substitua`,
  forWords: 'for with w to by into durch gegen por con par contre per pelo pela',
});
