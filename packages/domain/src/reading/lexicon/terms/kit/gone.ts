import { classes } from '../../../engine/words.ts';

/** Words that tell in whose hands a thing is, or that it is gone. */
export const terms = classes({
  articles: 'a an ein eine einen un una une uma um uno',
  at: 'at with round bei con chez da com',
  being: 'is are s sind ist esta estan est sont e sono ta tao',
  /** One that is known: 'has the kettlebell', not 'has a rower'. */
  known: `the my our both die das den meine meinen unsere el la los las mi mis nuestra le les ma mes mon notre il lo i gli mio miei mie o os as meu minha meus minhas`,
  having: `got has took takes borrowed nicked pinched stole uses using hat nutzt benutzt ausgeliehen tiene tienen llevo cogio usa ont pris utilise ha hanno preso tem pegou levou usando`,
  noWords: 'no nah nope nein nee ne non nao oh ay ah ach',
  /** Before a place: 'they are still at', 'está en'. */
  lying: `being are is s still it its theyre thing one ist sind liegt liegen steht stehen hangt noch esta estan sigue siguen todavia est sont reste restent encore e sono sta stanno ancora ta tao esta estao ficou ficaram ainda left liegen wo da`,
  places:
    'at in with en con bei im in beim am auf au aux chez dans a al alla allo da in nel nella em na no com round over',
  /** Places where one is not, once it was said with a no before. */
  away: `work office school college uni flat car boot van truck loft attic storage garage shed locker lockup house place parents shop buro arbeit firma auto kofferraum keller schule verein werkstatt oficina trabajo coche maletero trastero cole pueblo bureau boulot travail voiture coffre cave ecole ufficio lavoro macchina cantina scuola garage escritorio trabalho carro mala garagem escola`,
  /** The thing that was named before. */
  itWords: `it its them they theyre that is s ah oh ach nee och ay ops oops damn no nah non nao ne nein je j i ive ve have has been got l ai ho ist sind hab habe ich die der das la lo las los li le ela ele ta elle se me`,
  too: 'too also auch aussi tambien anche pure tambem',
  soWords: 'so then therefore also dann donc alors asi entonces pues quindi allora entao',
  lent: `lent sold taken prete pretee preste emprestei prestata prestato verliehen verkauft vendi vendu`,
});
