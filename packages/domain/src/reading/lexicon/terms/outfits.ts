import { classes } from '../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  garments:
    'dress dresses gown frock top jumpsuit outfit kleid kleidchen brautkleid hochzeitskleid abendkleid ballkleid sommerkleid vestido vestidito robe abito vestito traje',
});
