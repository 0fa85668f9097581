import { classes } from '../../../engine/words.ts';

/** Words with which somebody says how old a person is without 'old'. */
export const terms = classes({
  of: 'of von de di',
  people: `woman man lady gentleman girl guy frau mann dame herr mujer hombre senora senor femme homme donna uomo signora mulher homem pensioner rentner rentnerin grandad grandma`,
  joints: 'and & und y et e ed',
  /** Before two ages. */
  pairLeads:
    'are aged both beide sind somos tenemos tienen son sommes avons ont siamo abbiamo hanno temos tem sao',
  being: 'am im bin soy suis sono sou',
  articles: 'a an ein eine un una uno une um uma',
});
