import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  /** A number behind these counts, names or dates something. */
  notBefore: `i im am age aged is was turned turning turn rpe zone week wk day level lvl phase grade number nr top of the under over sub room gate platform gleis zona semana dia nivel woche tag stufe semaine jour niveau settimana giorno livello bp hr puls ftp vo2 max pb pr rm 1rm tm u x a mal por per di de je at to by since til till until ab um bis seit las desde hasta vers alle dalle sugar zucker weigh peso wiege pese no and or und oder y o e et ou hit tengo tenho ho ai haus kg futbol`,
  follows: `th st nd rd er ers s x e eme ieme year yr f m male female kmh mph rpm level rounds round laps lap °`,
  thingWords: `break gap slot window pause mittagspause lucke pausa hueco creneau buco intervalo janela algo something was etwas truc qualcosa coisa algum uno una one`,
  praise:
    'solid good decent quick nice proper full cheeky rapid gute knappe flotte schnelle bonnes petites bons buenos buoni bei bons',
  tops: 'tops max maximum left maximal hochstens maximo maxi massimo total flat',
  youth:
    'school schools college academy junior juniors youth schule schul jugend gymnasium verein cole colegio instituto liceo lycee ecole scuola escola colegial club',
  noWords: 'no nope nah na nein nee ne non nao naja',
});
