import { classes } from '../../../engine/words.ts';

/** Words that tell in whose hands a thing is, or that it is gone. */
export const terms = classes({
  articles: 'a an ein eine einen un una une uma um uno',
  at: 'at with round bei con chez da com',
  being: 'is are s sind ist esta estan est sont e sono ta tao',
  /** One that is known: 'has the kettlebell', not 'has a rower'. */
  known: `the my our both die das den meine meinen unsere el la los las mi mis nuestra le les ma mes mon notre il lo i gli mio miei mie o os as meu minha meus minhas`,
  having: `has took takes borrowed nicked pinched stole uses using hat nutzt benutzt ausgeliehen tiene tienen llevo cogio usa ont pris utilise ha hanno preso tem pegou levou usando`,
  /** The thing that was named before. */
  itWords: `it its them they theyre that is s ah oh ach nee och ay ops oops damn no nah non nao ne nein je j i ive ve have has been got l ai ho ist sind hab habe ich die der das la lo las los li le ela ele ta elle se me`,
  too: 'too also auch aussi tambien anche pure tambem',
  lent: `lent sold taken prete pretee preste emprestei prestata prestato verliehen verkauft vendi vendu`,
});
