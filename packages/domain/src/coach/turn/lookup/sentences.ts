const sentenceEnd =
  /(?<=[.!?;:])\s+|\n+|\s[-–—]\s|[()]|,\s+(?=(?:so |and |but )?(?:how|what|whats|which|why|when|where|is|are|can|could|should|do|does|will|would|any)\s)/i;
const most = 12;

/** The sentences of a message, each once: what is asked stands in one of them. */
export const sentencesIn = (text: string): string[] =>
  [...new Set(text.split(sentenceEnd))].slice(0, most);

const opening =
  /^\W*(?:(?:and|but|so|ok|okay|also|or|then|well|hi|hey|just wondering|any idea)\b\W*)*(?:how|what|whats|which|why|when|where|who|is|are|am|do|does|did|can|could|should|shall|will|would|may|any)\b/i;

const longest = (texts: readonly string[]): string | null =>
  texts.reduce<string | null>((so, one) => (one.length > (so?.length ?? 0) ? one : so), null);

/** The sentence that asks, by its mark or else by how it opens; null where none does or all is one. */
export function askedIn(text: string): string | null {
  const sentences = sentencesIn(text);
  if (sentences.length < 2) return null;
  const marked = sentences.filter((one) => one.includes('?'));
  return longest(marked.length > 0 ? marked : sentences.filter((one) => opening.test(one)));
}
