import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  lasting:
    'durchhalten aushalten laufen rennen last keep run hold aguantar resistir correr tenir courir durer durare resistere correre aguentar',
  rather:
    'rather lieber eher besser mejor prefiero plutot meglio preferisco piuttosto melhor prefiro better',
  ofWhich: 'davon which dont cui quais cuales',
  so: 'so leaves therefore also bleiben entonces quedan donc reste restent quindi restano entao sobram restam',
  whole: 'which it that them those',
  than: 'than als que che do instead',
});
