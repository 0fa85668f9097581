/** About ten seconds: browsers cut off what takes longer than fifteen. */
const maxLength = 140;

function splitAt(text: string, ends: RegExp): string[] {
  const parts: string[] = [];
  for (const piece of text.match(ends) ?? []) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + piece.length <= maxLength) {
      parts[parts.length - 1] = last + piece;
    } else parts.push(piece);
  }
  return parts;
}

/** After sentences; a sentence that is too long after its commas, then after any word. */
export function splitText(text: string): string[] {
  const isLong = (part: string) => part.length > maxLength;
  const more = (parts: string[], ends: RegExp) =>
    parts.flatMap((part) => (isLong(part) ? splitAt(part, ends) : [part]));
  const sentences = splitAt(text, /[^.!?]+[.!?]*\s*/g);
  const words = more(more(sentences, /[^,;:]+[,;:]*\s*/g), /\S+\s*/g);
  return words.map((part) => part.trim()).filter((part) => part !== '');
}
