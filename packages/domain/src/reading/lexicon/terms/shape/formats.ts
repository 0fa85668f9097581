import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  /** Words that name a format only in company. */
  looseWords: `complex chain stations ladder series serie flow flows tours voltas vueltas giri scala leiter escalera escada tiros a por`,
  countedWords: `sets set series serie satzen satze satzn satz seria rounds runden rondas vueltas tours giri rodadas voltas 5`,
});
