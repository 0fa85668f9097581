import type { Topic } from '../memory.ts';
import type { Answer, Turn } from '../turn.ts';

/** One sum: its result, or null where the message asks for another or for none. */
export type Sum = (turn: Turn) => Answer | null;

/** A number as people write it. */
export const figure = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;
export const mass = '(?:kg|kgs|kilos?|kilograms?|lbs?|pounds?)';

export const numberOf = (text: string | undefined): number =>
  text === undefined ? Number.NaN : Number(text.replace(',', '.'));

export const rounded = (value: number, digits = 1): string => {
  const scale = 10 ** digits;
  return String(Math.round(value * scale) / scale);
};

export const toStep = (value: number, step: number): number => Math.round(value / step) * step;

export const unitOf = (said: string | undefined): 'kg' | 'lb' =>
  /^(?:lb|pound)/i.test(said ?? '') ? 'lb' : 'kg';

export const unitIn = (text: string): 'kg' | 'lb' =>
  /\d\s*(?:lbs?|pounds?)\b/i.test(text) ? 'lb' : 'kg';

const worded: Record<string, string> = {
  'half a': '0.5',
  'half an': '0.5',
  'a half': '0.5',
  'a quarter': '0.25',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
};
const wordedNumbers = new RegExp(String.raw`\b(?:${Object.keys(worded).join('|')})\b`, 'gi');

/** 'Two twelves', 'half a kilo': with figures for words. */
export const countedInFigures = (text: string): string =>
  text.replace(wordedNumbers, (word) => worded[word.toLowerCase()] ?? word);

export const numberTopic = (
  id: string,
  words: string,
  basis?: NonNullable<Topic['basis']>,
): Topic => ({ kind: 'number', id, words, ...(basis && { basis }) });

/** What the sum before this message came to. */
export const basisOf = ({ place }: Turn): NonNullable<Topic['basis']> | undefined =>
  place.memory.topic?.basis;
