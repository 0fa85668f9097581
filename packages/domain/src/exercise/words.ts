import { wordPairs, wordSynonyms } from './name-words.ts';

/** A word as the library spells it, with where it stands in the text. */
export interface Word {
  text: string;
  index: number;
  length: number;
}

/** 'presses' → 'press', 'flies' → 'fly', 'squats' → 'squat'. */
export function singular(word: string): string {
  if (word.length < 3 || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(sses|xes|ches|shes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** One letter stays one letter, so that places in the text hold. */
function plain(text: string): string {
  return text
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD')[0] ?? letter)
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/**
 * The words of a text in the library's spelling: lower case, singular, without
 * accents, short forms written out, pairs such as 'push up' as one word.
 */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of plain(text).matchAll(/[a-z0-9]+(?:['’](?=[a-z])[a-z]+)?/g)) {
    const word = singular(match[0].replace(/['’]/, ''));
    const found = {
      text: wordSynonyms.get(word) ?? word,
      index: match.index,
      length: match[0].length,
    };
    const before = words.at(-1);
    const pair = before && wordPairs.get(`${before.text} ${found.text}`);
    // A pair holds only inside one clause: 'push. Up next' is no push-up.
    if (before && pair && /^[\s-]*$/.test(text.slice(before.index + before.length, found.index))) {
      words.pop();
      const length = found.index + found.length - before.index;
      words.push({ text: pair, index: before.index, length });
    } else {
      words.push(found);
    }
  }
  return words;
}
