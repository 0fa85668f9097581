import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  ands: 'and und y et e',
  /** Between what is spoken of and how loud it is. */
  links: `am is are was were be isnt arent wasnt not cant can could should would will might dont must to too a bit little way far much so very really still get gets getting sound sounds seem seems feel feels`,
  ofTraining: `i im it its this that thats these those they theyre anything something nothing workout workouts training session exercise exercises move moves landing landings step steps one ones no ok okay sorry but and`,
  oneNeighbour: `neighbour neighbor nachbar nachbarin vecino vecina voisin voisine vicino vicina vizinho vizinha downstairs`,
});
