import { classes } from '../../../engine/words.ts';

/** Words with which somebody says how old a person is without 'old'. */
export const terms = classes({
  of: 'of von de di',
  people: `woman man lady gentleman girl guy frau mann dame herr mujer hombre senora senor femme homme donna uomo signora mulher homem pensioner rentner rentnerin grandad grandma`,
  selves: `man woman guy girl lad chap dude bloke lady mann frau hombre mujer homme femme uomo donna homem mulher`,
  selfLinks: ', ( whos who is aged',
  joints: 'and & und y et e ed',
  /** Before two ages. */
  pairLeads:
    'are aged both beide sind somos tenemos tienen son sommes avons ont siamo abbiamo hanno temos tem sao',
  being: 'am im bin soy suis sono sou io ich yo je eu ho tengo tenho ai',
  /** Verbs of neighbours and of those who sleep next door. */
  living: `lives live dwells sleeps wohnt wohnen schlaft schlafen vive viven duerme duermen habite habitent vit vivent dort dorment abita abitano vivono dorme dormono mora moram`,
  years: 'anni annetti anos ans jahre edad alter eta',
  self: 'bin tengo tenho ho werd werde',
  selfNext: 'ich i io yo eu jetzt ya ja heuer',
  passing: 'por per auf fur nos vers',
  theNumbers: 'los i die os les',
  laughs: 'lol haha* ahah* jaja* jeje* hehe* hihi* kk* rs mdr ptdr xd',
  articles: 'a an ein eine un una uno une um uma',
});
