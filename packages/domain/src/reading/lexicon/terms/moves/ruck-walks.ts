import { classes } from '../../../engine/words.ts';

/** Ways to walk along under a load. */
export const terms = classes({
  paths: `path paths towpath footpath trail trails canal riverside promenade hills hill moor woods forest coast beach feldweg feldwege waldweg wald weg kanal uferweg hugel berge promenade camino sendero paseo malecon monte campo chemin sentier canal foret colline colline sentiero lungomare bosco lungofiume caminho trilha calcadao orla mato morro`,
});
