import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  /** They who train, or what follows the training: 'I need a nap', 'before my sleep'. */
  oneself: `i im ive id me myself ich bin habe hab yo he estoy je j io ho eu estou my meinen meine meinn mein mi mes ma mon mio mia meu minha need want before after trouble been from to bad no little better good off enough hours hour`,
  others: `anyone anybody someone somebody jemand jemanden nadie alguien personne quelqu nessuno qualcuno ninguem alguem`,
  /** 'The kids are at gran's', 'the house is empty': nobody to wake. */
  away: 'away out gone empty school fort weg fuera vacia partis vide fuori vuota vazia',
});
