const sentenceEnd = /(?<=[.!?;:])\s+|\n+|\s[-–—]\s|[()]/;
const most = 12;

/** The sentences of a message, each once: what is asked stands in one of them. */
export const sentencesIn = (text: string): string[] =>
  [...new Set(text.split(sentenceEnd))].slice(0, most);
