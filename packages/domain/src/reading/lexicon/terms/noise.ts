import { classes } from '../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  /** What is heard beside the training. */
  sources:
    'music musik musica musique songs song playlist voices voice speech timer beeps beep volume speakers speaker audio radio tv',
  /** Between what is spoken of and how loud it is. */
  links:
    'am is are was were be isnt arent wasnt not cant can could should would will might dont must to too a bit little way far much so very really still get gets getting sounds sound seems seem feels feel',
  ofTraining:
    'i im it its this that thats these those they theyre anything something nothing workouts workout training session exercises exercise moves move landings landing steps step ones one no ok okay sorry but and',
  oneNeighbour:
    'neighbour neighbor nachbar nachbarin vecino vecina voisine voisin vicino vicina vizinho vizinha downstairs',
});
