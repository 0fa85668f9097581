import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  babies: `baby babys babies bub bubs bubba babe bairn newborn twins one son daughter boy girl kleiners kleiner kleines kleine sohn tochter zwillinge bebe bb nene nena peque pequeno pequena hijo hija nino nina gemelos mellizos fils fille petite petit bout jumeaux bimbo bimba piccolo piccola figlio figlia neonato neonata gemelli nenem filho filha gemeos`,
  smallOnes: 'hes shes he she er sie lui lei elle il ele ela',
  afterCarers:
    'pelvic midwife midwifes beckenboden hebamme pelvico pelvica pelvienne perinee matrona ostetrica parteira postnatal postpartum',
  ofAge: `is s now are just only about nearly almost turned hit ist sind jetzt schon erst knapp gerade tiene tienen ya de acaba cumplio cumplir a ont maintenant deja ha hanno gia di ora tem ja agora fez von mit who , : (`,
  /** A father has a baby too, and needs no such care. */
  fathers: `dad daddy father papa vater papi padre pere babbo pai papai wife frau mujer esposa femme moglie mulher girlfriend freundin novia copine ragazza namorada`,
  spans: 'in for after over past last every within next since seit nach hace ago',
  after: 'after post since nach seit tras despues apres dopo depois',
  bearers: `midwife* midwives hebamme matrona comadrona partera sage ostetrica ginecologa parteira obstetra obgyn ob gyno gyne gynecologist bump babybauch`,
  carried: `number no twins baby bub my our second first third zwillingen gemelos jumeaux gemelli gemeos`,
  births: 'two three four one 2 3 4 first second third twins baby bub child kid babe little',
  isNamed: 'week woche ssw semana semaine settimana',
});
