import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  isPersonAfter: 'who from at aus die que qui che in del',
  people: `with my and friend wife sister mum mom aunt said says told mit con avec com tante from at called by meine mi ma mia minha`,
  says: 'says said told is was has had and will wants thinks keeps sagt dice dit diz im in from my',
  articles: 'a an un una une uma um einen eine einn ein halbe half light mini full scaled',
});
