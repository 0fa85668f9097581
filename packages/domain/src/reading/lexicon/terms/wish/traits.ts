import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  sprints: 'sprint* bergsprint* hugelsprint* scatt*',
  climbs: 'climb* klett* boulder* escal* arramp* grimp*',
  /** Before 'bench' these make it a thing to lie on. */
  thingLeads: 'a an the my with and mit und eine una un une con avec et com uma e y flat incline',
  weeks: 'week weeks wk woche semana semaine settimana',
  weekLinks: 'and und y et e or oder o ou - / to bis a',
});
