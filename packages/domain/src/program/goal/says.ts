/** Whether a text has one of these words, as a list with bars between them. */
export const says = (text: string, words: string): boolean =>
  new RegExp(`\\b(?:${words.split(' | ').join('|')})\\b`).test(text);
