import { classes } from '../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  follows:
    'th st nd rd er ers s x e eme ieme year yr f m male female kmh mph rpm level rounds round laps lap °',
  ofWords: 'de di da von of d',
  thingWords:
    'break gap slot window pause mittagspause lucke pausa hueco creneau buco intervalo janela algo something was etwas truc qualcosa coisa algum uno una one',
  beatWords: 'in under unter sub en sous sotto em abaixo bajo',
  tops: 'tops max maximum left maximal hochstens maximo maxi massimo total flat',
  noWords: 'no nope nah na nein nee ne non nao naja',
});
