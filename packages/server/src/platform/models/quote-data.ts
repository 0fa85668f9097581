/** Controls, formatting marks, private and lone halves: nothing of these can be read or spoken. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu;

export function plainText(text: string, limit: number): string {
  const letters = [
    ...text
      .slice(0, limit * 2)
      .replace(unseen, ' ')
      .replace(/ {2,}/g, ' ')
      .trim(),
  ];
  return letters.slice(0, limit).join('');
}

/**
 * Somebody's words as one JSON string between tags. Quotes are escaped and
 * angle brackets written as codes, so no words can end the block they stand in.
 */
export function quoteData(tag: string, text: string, limit: number): string {
  const quoted = JSON.stringify(plainText(text, limit))
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e');
  return `<${tag}>\n${quoted}\n</${tag}>`;
}
