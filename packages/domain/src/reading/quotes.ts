import { fold } from './engine/tokens.ts';

interface PlainText {
  /** Folded letters with single spaces. */
  letters: string;
  /** Where each of them begins and ends in the text as written. */
  starts: number[];
  ends: number[];
}

/** Where the sign of each folded letter ends: 'ß' gives two letters that end together. */
function endsIn(origin: readonly number[], length: number): number[] {
  const ends = new Array<number>(origin.length).fill(length);
  for (let at = origin.length - 2; at >= 0; at -= 1) {
    const next = origin[at + 1] ?? length;
    ends[at] = next === origin[at] ? (ends[at + 1] ?? length) : next;
  }
  return ends;
}

function plainText(text: string): PlainText {
  const { text: folded, origin } = fold(text);
  const plain: PlainText = { letters: '', starts: [], ends: [] };
  const endsOf = endsIn(origin, text.length);
  for (let at = 0; at < folded.length; at += 1) {
    const char = folded.charAt(at);
    const isSpace = /\s/.test(char);
    const start = origin[at] ?? 0;
    const end = endsOf[at] ?? text.length;
    if (isSpace && plain.letters.endsWith(' ')) {
      plain.ends[plain.ends.length - 1] = end;
      continue;
    }
    plain.letters += isSpace ? ' ' : char;
    plain.starts.push(start);
    plain.ends.push(end);
  }
  return plain;
}

/** Finds pieces of a text that somebody repeats with other case, spaces, accents or quote marks. */
export function openQuotes(text: string): (repeated: string) => string | null {
  const { letters, starts, ends } = plainText(text);
  return (repeated) => {
    const wanted = plainText(repeated).letters.trim();
    if (!/[\p{L}\p{N}\p{So}]/u.test(wanted)) return null;
    const from = letters.indexOf(wanted);
    const start = starts[from];
    const end = ends[from + wanted.length - 1];
    return start === undefined || end === undefined ? null : text.slice(start, end).trim();
  };
}
