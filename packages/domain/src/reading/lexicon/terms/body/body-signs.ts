import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  articles:
    'my the our a an ma mon la le les mi el mio mia il meu minha o a die der den das meine meinen',
  broken: 'broke broken casse cassee rompi rompio roto rota rotto rotta quebrei quebrou kaputt',
  wishNouns:
    'mobility openers opener stretch stretches stretching flow mobilitat mobilite mobilita movilidad mobilidade',
  lesserSigns: `swell* swollen broken broke torn numb* bruis* geschwollen schwellung gebrochen gerissen taub hincha* roto rota rotura inflam* enfl* gonfl* casse* gonfi* rott* inch* quebrad*`,
  fingers: 'finger fingers fingern dedos doigts dita dedo',
  carers: `physio physios doctor doc gp midwife surgeon therapist arzt arztin physiotherapeut hausarzt medico medica fisio fisioterapeuta kine medecin toubib fisioterapista dottore ortopedico ortopedista`,
  withIt: 'with w for about to zum um para pra pour a di mit damit con avec per com if me',
  /** Words between a part and what it does that part them no further. */
  lightWords: `has have had been is are keeps keep kept always really just still me se s mir mich m mi ta esta ha hat ist est bit little`,
  /** Single words of praise say little unless nothing comes after them. */
  looseFine: `good great better strong solid bien bem bene gut besser mejor mieux meglio melhor ok okay fine grand sound sweet perfect top perfecto perfetto perfeito nickel bestens stabil 100 cleared gone weg history normal alta happy`,
  closers: `its now again today enough though so and but wieder jetzt ahora ya maintenant adesso ora agora heute these to since anymore seit desde depuis da damit inzwischen mittlerweile ormai oggi hoje with for atm as w just lately percent long cleared playing obviously after if from`,
  pronouns: `it its they theyre theyve that thats both all es sie er das ist sind beide esta estan ya ella ellas ellos eso elle elles il ils c ca e ora adesso tutto ele ela eles ta tudo isso hurts hurt still now been tut duele fait fa doi`,
  /** 'Agony at first, then ok': fine for an hour is not over. */
  thens: 'then dann luego puis poi depois otherwise sonst',
  harmVerbs: 'hurt hurts hurting bother bothers bothering aggravat* irritat* strain kill kills',
  others:
    'rest else otherwise everything other resto reste andere anderes alles sonst demas todo tout altro outro',
  weakWords:
    'weak weaker schwach schwacher debil debiles flojo floja flojos faible faibles debole deboli fraco fraca fracos fracas',
  worn: 'dead done gone wrecked cooked fried shot rotten ruined useless hin mort morte fatigue',
  literallySore: 'sore soreness muscle indolenzit* dolorid*',
});
