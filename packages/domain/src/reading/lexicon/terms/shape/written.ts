import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  /** Names of things that a list only asks to have among others. */
  openWords: `include including includes incl plus some like such etc more other others also maybe extra favourite favorite love focus variations variation variants variant progressions progression mix accessory accessories inkl paar einige incluye incluyendo algunas alguna algunos alguno quelques qualche alcuni alcune alguns algumas avec con mit com with using`,
  canWords: `can manage schaffe schaff kann puedo hago salen peux fais reussis riesco faccio consigo faco`,
});
