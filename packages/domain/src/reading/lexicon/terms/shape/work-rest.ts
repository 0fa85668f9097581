import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  /** 'On the bike' and 'an der Stange' say where. */
  placeWords: 'the my a an our this it der dem den die das einer meiner',
  /** Whose work or what comes easy is told by what stands between. */
  fillers: 'of de d di da von du in zu a',
});
