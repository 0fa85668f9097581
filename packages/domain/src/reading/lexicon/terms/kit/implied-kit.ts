import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  dozens: `two pair pairs of my the set one single with w + and zwei paar deux les mes dos due dois duas par con com mit avec de das die den`,
  notWeights: 'on off rest each between work hold pause break plank era music songs song and',
  havingWords: `tem tiene has have got with w mit hab habe tengo con ai avec ho tenho com used using a à e and und y et + &`,
  asWords: 'as als como comme come',
  pluralWeights: 'weights gewichte gewichten pesas pesos poids pesi pesinhos',
});
