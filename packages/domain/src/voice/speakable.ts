import { sayNumber, sayOrdinal, sayWhole } from './number-words.ts';

const unitNames: Record<string, [one: string, many: string]> = {
  kg: ['kilogram', 'kilograms'],
  kgs: ['kilogram', 'kilograms'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
  s: ['second', 'seconds'],
  sec: ['second', 'seconds'],
  secs: ['second', 'seconds'],
  min: ['minute', 'minutes'],
  mins: ['minute', 'minutes'],
  h: ['hour', 'hours'],
  hr: ['hour', 'hours'],
  m: ['metre', 'metres'],
  km: ['kilometre', 'kilometres'],
  cm: ['centimetre', 'centimetres'],
  reps: ['rep', 'reps'],
  '%': ['percent', 'percent'],
  '°': ['degree', 'degrees'],
};

const shortForms: Record<string, string> = {
  AMRAP: 'as many rounds as possible',
  EMOM: 'every minute on the minute',
  RDL: 'Romanian deadlift',
  RDLs: 'Romanian deadlifts',
  KB: 'kettlebell',
  KBs: 'kettlebells',
  DB: 'dumbbell',
  DBs: 'dumbbells',
  BB: 'barbell',
  OHP: 'overhead press',
  ATG: 'deep',
  RM: 'rep max',
  RPE: 'effort',
};

const number = String.raw`\d+(?:[.,]\d+)?`;
const units = Object.keys(unitNames).sort((a, b) => b.length - a.length);
const shorts = Object.keys(shortForms).sort((a, b) => b.length - a.length);
const noLetterAfter = String.raw`(?!\p{L})`;

const clockTime = /(?<![\d:.])(\d{1,3}):([0-5]\d)(?![\d:])/g;
const measure = new RegExp(`(${number})[ -]?(${units.join('|')})${noLetterAfter}`, 'giu');
const short = new RegExp(`(?<!\\p{L})(${shorts.join('|')})${noLetterAfter}`, 'gu');
const range = new RegExp(`(${number}) ?[-–—] ?(?=\\d)`, 'gu');
const times = new RegExp(`(${number}) ?[x×*] ?(?=\\d)`, 'giu');
const fraction = /(?<![\d/.])(\d+) ?\/ ?(\d+)(?![\d/.])/g;

function sayClock(_: string, minutes: string, seconds: string): string {
  const whole = `${Number(minutes)} ${Number(minutes) === 1 ? 'minute' : 'minutes'}`;
  return Number(seconds) === 0 ? whole : `${whole} ${Number(seconds)}`;
}

function sayFraction(_: string, top: string, bottom: string): string {
  if (top === '1' && bottom === '2') return 'half';
  if (top === '1' && bottom === '4') return 'a quarter';
  if (top === '3' && bottom === '4') return 'three quarters';
  // '90/90' is the name of a stretch, '20/10' a rhythm; '2/3' counts sets.
  return Number(top) < Number(bottom) ? `${top} of ${bottom}` : `${top} ${bottom}`;
}

function sayMeasure(_: string, amount: string, unit: string): string {
  const [one, many] = unitNames[unit.toLowerCase()] ?? [unit, unit];
  return `${amount} ${Number(amount.replace(',', '.')) === 1 ? one : many}`;
}

/** Words of letters alone, of which there is nothing to expand: most of what is said. */
const plain = /^[A-Za-z]['a-z]*(?:(?:[,.!?]? |-)[A-Za-z]['a-z]*)*[.!?]?$/;

function expand(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\u2044/g, '/')
    .replace(/[\u200d\ufe00-\ufe0f]/g, '')
    .replace(/(\d+)(?:st|nd|rd|th)(?!\p{L})/giu, (_, digits: string) => sayOrdinal(digits))
    .replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ')
    .replace(short, (word) => shortForms[word] ?? word)
    .replace(/\bw\//gi, 'with ')
    .replace(clockTime, sayClock)
    .replace(range, '$1 to ')
    .replace(times, '$1 times ')
    .replace(/(?<=\d) ?[x×](?!\p{L})/giu, ' times')
    .replace(fraction, sayFraction)
    .replace(measure, sayMeasure)
    .replace(/ ?× ?/g, ' times ')
    .replace(/ ?@ ?/g, ' at ')
    .replace(/ ?& ?/g, ' and ')
    .replace(/ ?[+＋] ?/g, ' plus ')
    .replace(/ ?[→➜>] ?/g, ', then ')
    .replace(/(?<=[\p{L}]) ?\/ ?(?=[\p{L}])/gu, ' or ')
    .replace(/(?<![\p{L}\p{N}])[-−](?=\d)/gu, 'minus ')
    .replace(/\d+[.,]\d+/g, sayNumber)
    .replace(/\d+/g, sayWhole)
    .replace(/ ?[([{] ?/g, ', ')
    .replace(/ ?[)\]}](?= ?[,.;:!?])/g, '')
    .replace(/ ?[)\]}] ?(?=\S)/g, ', ')
    .replace(/[^\p{L}\p{M}\p{N}\s.,;:!?'’–—-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .replace(/([,;:])(?:[,;:])+/g, '$1')
    .replace(/,(?=[.!?])/g, '')
    .replace(/^[\s,;:.!?–—-]+|[\s,;:–—-]+$/gu, '');
}

/**
 * The text as a voice should read it: no units, signs, short forms or digits, which
 * engines read in their own ways. What is speakable already stays as it is.
 */
export function speakable(text: string): string {
  return plain.test(text) ? text : expand(text);
}
