import { hashFeature } from '../heads/features.ts';

const clauseEnds = new Set([',', '.', ';', ':', '!', '?', '(', ')', '\n']);

/** A token as far as it matters here. */
export interface StanceWord {
  text: string;
  kind: string;
}

/** Where a thing is named: its first token, and the one behind its last. */
export interface StanceSpan {
  from: number;
  to: number;
}

const before = 9;
const after = 10;
const near = 3;
const longestRun = 4;
const letters = 4;

/** Whether a token names a thing. */
export type IsThing = (at: number) => boolean;

/** The tokens that name things, found once for a text. */
export function tokensOf(things: readonly StanceSpan[], tokenCount: number): IsThing {
  const named = new Uint8Array(tokenCount);
  for (const { from, to } of things) named.fill(1, from, to);
  return (at) => named[at] === 1;
}

/** The thing itself is a blank, other things are marks: an idiom is the same for all of them. */
function blanked(words: readonly StanceWord[], span: StanceSpan, isThing: IsThing) {
  const side = (from: number, to: number): string[] => {
    const list: string[] = [];
    for (let at = from; at < to; at += 1) {
      const word = words[at];
      if (!word) continue;
      if (!isThing(at)) list.push(word.kind === 'number' ? '0' : word.text);
      else if (!isThing(at - 1) || at === from) list.push('THING');
    }
    return list;
  };
  const left = side(Math.max(0, span.from - before), span.from);
  return { left, right: side(span.to, Math.min(words.length, span.to + after)) };
}

/** What stands around a named thing: words by side and nearness, runs of words, pieces of words. */
export function stanceFeatures(
  words: readonly StanceWord[],
  span: StanceSpan,
  isThing: IsThing,
  family: string,
  bucketCount: number,
): Set<number> {
  const { left, right } = blanked(words, span, isThing);
  const features = new Set<number>();
  const add = (text: string) => features.add(hashFeature(text, bucketCount));
  add(`f${family}`);
  const addSide = (name: string, list: readonly string[]) => {
    // Beyond the clause only whole words count: the next one is mostly about something else.
    const end = list.findIndex((word) => clauseEnds.has(word));
    const clause = end < 0 ? list.length : end;
    list.forEach((word, at) => {
      if (at > clause) {
        add(`${name}o${word}`);
        return;
      }
      add(`${name}${word}`);
      if (at < near) {
        add(`${name}n${word}`);
        add(`${name}${family}${word}`);
      }
      const bounded = ` ${word} `;
      for (let start = 0; start + letters <= bounded.length; start += 1) {
        add(`${name}c${bounded.slice(start, start + letters)}`);
      }
    });
  };
  addSide('l', left.toReversed());
  addSide('r', right);
  const all = ['START', ...left, 'X', ...right, 'END'];
  for (let size = 2; size <= longestRun; size += 1) {
    for (let at = 0; at + size <= all.length; at += 1)
      add(`g${all.slice(at, at + size).join(' ')}`);
  }
  return features;
}
