import { classes } from '../../../engine/words.ts';

/** Words with which somebody puts right what was said before. */
export const terms = classes({
  turns: `actually sorry meant mean wait oops rather eigentlich quatsch vielmehr sondern perdon digo dicho dire enfin plutot pardon anzi cioe scusa alias desculpa dizer`,
  denials: 'no nope nah not well nein nee ne nicht bueno non pas nao ma',
  copulas: `its it is was thats es ist war das fue era est etait cest e era sarebbe foi`,
  between: `my the mein meine meinem der die das im mi el la l c s ce mon ma le il mia mio lo meu minha o a left right really more just just a bit linke rechte links rechts izquierda derecha izquierdo derecho gauche droite droit sinistra destra sinistro destro esquerdo direito esquerda direita i ich yo je io eu in en en fait`,
  /** Before the part that it is, after all. */
  itIs: `its thats cest es`,
  mineWords: 'mio mio mia mien meu',
  wished: `want wanna train hit focus workout session please will mochte trainieren quiero entrenar veux voglio quero treinar`,
  also: 'too also plus auch tambien aussi anche pure tambem',
});
