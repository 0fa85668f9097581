import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  rather:
    'rather lieber eher besser mejor prefiero plutot meglio preferisco piuttosto melhor prefiro better',
  ofWhich: 'davon which dont cui quais cuales',
  whole: 'which it that them those',
  than: 'than als que che do instead',
});
