import {
  effortPhrases,
  lessRest,
  longerPhrases,
  moreRest,
  plainPhrases,
  setPhrases,
  shorterPhrases,
  spellings,
} from '../phrases.ts';
import { pieceOf } from '../read-commands.ts';
import { spokenNumbers } from './spoken-numbers.ts';

/** A place within the phrases that can be said: where each token leads from here. */
export interface GraphPlace {
  next: Map<number, GraphPlace[]>;
  /** Reached from here without a word. */
  beside: GraphPlace[];
}

/** How a model of speech cuts a text into tokens; a text begins with a space. */
export interface Tokens {
  encode: (text: string) => readonly number[];
  decode: (tokens: readonly number[]) => string;
  /** Before the first token, and after the last. */
  begin: number;
  end: number;
}

/** What the grammar has without its signs. */
const written: Readonly<Record<string, readonly string[]>> = {
  im: ["I'm"],
  thats: ["that's"],
  cant: ["can't"],
  whats: ["what's"],
  lets: ["let's"],
  i: ['I'],
  rpe: ['RPE', 'R. P. E.', 'R P E'],
};

/** A model of speech writes as people do: 'kilos', 'kg', and a capital at the start. */
function waysToWrite(word: string, isFirst: boolean): string[] {
  const others = Object.keys(spellings).filter((key) => spellings[key] === word);
  const ways = [...(written[word] ?? [word]), ...others];
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return isFirst ? [...new Set([...ways, ...ways.map(capital)])] : ways;
}

const createPlace = (): GraphPlace => ({ next: new Map(), beside: [] });

/** Every phrase of the closed grammar, as a model of speech would write it. */
export function buildPhraseGraph({ encode, end }: Tokens): GraphPlace {
  const known = new Map<string, readonly number[]>();
  const inner = new Set<GraphPlace>();

  function tokensOf(text: string): readonly number[] {
    const had = known.get(text);
    if (had) return had;
    const made = encode(text);
    known.set(text, made);
    return made;
  }

  /** What begins alike shares its places. */
  function join(from: GraphPlace, tokens: readonly number[], to: GraphPlace): void {
    let at = from;
    for (const token of tokens.slice(0, -1)) {
      const places = at.next.get(token) ?? [];
      at.next.set(token, places);
      let shared = places.find((place) => inner.has(place));
      if (!shared) {
        shared = createPlace();
        inner.add(shared);
        places.push(shared);
      }
      at = shared;
    }
    const last = tokens.at(-1);
    if (last !== undefined) at.next.set(last, [...(at.next.get(last) ?? []), to]);
  }

  function joinPhrase(from: GraphPlace, phrase: string, to: GraphPlace): void {
    let at = from;
    let isFirst = true;
    const pieces = phrase.split(' ').map(pieceOf);
    for (const [index, piece] of pieces.entries()) {
      const next = index === pieces.length - 1 ? to : createPlace();
      const options = piece.slot ? spokenNumbers(piece.slot) : piece.words;
      for (const option of options) {
        const words = piece.slot ? option.split(' ') : [option];
        const [first = '', ...rest] = words;
        for (const way of waysToWrite(first, isFirst)) {
          join(at, tokensOf([way, ...rest].join(' ')), next);
        }
      }
      if (piece.isOptional) at.beside.push(next);
      else isFirst = false;
      at = next;
    }
  }

  const begin = createPlace();
  const over = createPlace();
  const closed = createPlace();
  // A mark is what is left of a word with it when the word is taken off.
  const mark = (text: string) => encode(`a${text}`).slice(encode('a').length);
  for (const text of ['.', '!', '?', ',']) join(over, [...mark(text), end], closed);
  join(over, [end], closed);

  /** Here it may be over, or go on with what belongs to the same set. */
  function goOn(): { from: GraphPlace; to: GraphPlace } {
    const [from, to] = [createPlace(), createPlace()];
    from.beside.push(over, to);
    for (const text of [',', '.']) join(from, mark(text), to);
    joinPhrase(to, '[and] done', over);
    return { from, to };
  }
  const joinAll = (from: GraphPlace, phrases: readonly string[], to: GraphPlace) => {
    for (const phrase of phrases) joinPhrase(from, phrase, to);
  };

  for (const phrases of [...Object.values(plainPhrases), moreRest, lessRest]) {
    joinAll(begin, phrases.split(' | '), over);
  }
  joinAll(begin, [...longerPhrases, ...shorterPhrases], over);
  // 'twelve at sixty, effort eight, done', or the effort first.
  const [set, effort, both] = [goOn(), goOn(), goOn()];
  joinAll(begin, setPhrases, set.from);
  joinAll(set.to, effortPhrases, both.from);
  joinAll(begin, effortPhrases, effort.from);
  joinAll(effort.to, setPhrases, both.from);
  return begin;
}

const reached = new WeakMap<GraphPlace, readonly GraphPlace[]>();

function besides(place: GraphPlace): readonly GraphPlace[] {
  const had = reached.get(place);
  if (had) return had;
  const all = new Set([place]);
  for (const one of all) for (const other of one.beside) all.add(other);
  const made = [...all];
  reached.set(place, made);
  return made;
}

/** Which tokens may follow, and where they lead. */
export function follow(places: readonly GraphPlace[]): Map<number, GraphPlace[]> {
  const found = new Map<number, Set<GraphPlace>>();
  for (const place of places.flatMap(besides)) {
    for (const [token, to] of place.next) {
      const had = found.get(token) ?? new Set();
      for (const one of to) had.add(one);
      found.set(token, had);
    }
  }
  return new Map([...found].map(([token, all]) => [token, [...all]]));
}
