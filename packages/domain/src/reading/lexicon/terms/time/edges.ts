import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  skip: 'skip drop leave lass spar saute passe salta saltalo saltatelo pula',
  it: 'it that them this es das ca lo la isso',
  longWords: `longer long extended extra thorough proper big bigger more good decent full lang lange langer langes langeres grundlich ordentlich ordentliches largo mas buen completo longue longu plus bon lungo buono bel longo mais bom bem`,
  shortWords: `short shorter quick brief minimal tiny less little kurz kurzes kurzer kleines schnelles corto breve rapido poco court petit rapide veloce curto pouco`,
  already: 'already schon bereits ya deja gia ja',
  doneWords: `warmed aufgewarmt warmgelaufen calentado calentada echauffe echauffee riscaldato riscaldata scaldato aquecido aquecida`,
});
