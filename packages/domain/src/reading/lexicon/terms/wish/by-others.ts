import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  and: 'and n & und y e et o or oder ou',
  stuff: `stuff things similar suchlike like so sowas ahnliches dergleichen cosas eso tal parecido trucs ca choses cose simili roba coisas isso tais parecidas`,
  opposites: `opposite opposing antagonist antagonists antagonisten gegenspieler antagonistas antagonistes antagonisti contrarios contrario gegenteil contraire opposto oposto opuesto opuestos opposes opposti contrari opostos contrarios`,
  /** These speak of muscles by themselves. */
  alone: 'antagonist antagonists antagonisten gegenspieler antagonistas antagonistes antagonisti',
  articles: 'the das lo le il o',
  muscles: `muscle muscles side parts bits muskeln seite musculos partes muscles parties muscoli parti`,
  pulled: `climbed climbing bouldered bouldering rowed rowing geklettert klettern gebouldert bouldern escale escalado escalada grimpe grimpé escalade arrampicato arrampicata escalei escalada judo`,
});
