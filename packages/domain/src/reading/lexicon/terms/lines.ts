import { classes } from '../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  times: 'x *',
  /** Before the weight of a bar. */
  weightLeads: 'at with mit bei con avec a de com auf',
  notWeights: '% percent prozent rpe reps rep',
  /** 'Zone 2': the number is its name. */
  named:
    'zone zona z level lvl stufe nivel niveau livello week woche semana semaine settimana day tag',
  links: 'of x : - , ( @ at for a da de d di je per mal with mit con avec com von zu',
  rir: 'rir reserve reserva reserve riserva',
  /** '80 % of that', 'of the top set'. */
  ofTop: `that it top day's triple single double days davon dessen eso ello ese ca celui quello disso dele topsatz`,
  slow: `slow slowly controlled langsam langsame langsamen lento lenta lentas lentos lent lente lentes lenti controllati controlado devagar`,
  /** A set that one works up to. */
  upTo: `heavy top max build work working up schwer schwere schwerer schweren pesado pesada lourd lourde pesante jusqu`,
  backOff: `backoff backoffs back-off back-offs offs downs backdowns folgesatze`,
});
