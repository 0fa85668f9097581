import { readSpokenNumber } from './numbers.ts';
import {
  effortPhrases,
  fillers,
  lessRest,
  longerPhrases,
  moreRest,
  plainPhrases,
  setPhrases,
  shorterPhrases,
  soundsLike,
  spellings,
} from './phrases.ts';
import { type Command, plainCommands } from './types.ts';

export type CommandSlot = 'R' | 'W' | 'E' | 'L' | 'S' | 'M';
type Amounts = Partial<Record<CommandSlot, number>> & { unit?: 'kg' | 'lb' };

/** What nobody means lies outside: then it is no command. */
const bounds: Record<CommandSlot, { min: number; max: number; step: number }> = {
  R: { min: 1, max: 200, step: 1 },
  W: { min: 0.5, max: 1100, step: 0.25 },
  E: { min: 1, max: 10, step: 0.5 },
  L: { min: 0, max: 10, step: 1 },
  S: { min: 5, max: 600, step: 1 },
  M: { min: 1, max: 10, step: 0.5 },
};

/** A slot, or the words that may stand there. */
interface Piece {
  slot?: CommandSlot;
  words: readonly string[];
  isOptional: boolean;
}

const slots = Object.keys(bounds) as CommandSlot[];
const slotOf = (text: string): CommandSlot | undefined => slots.find((slot) => slot === text);

export function pieceOf(text: string): Piece {
  const isOptional = text.startsWith('[');
  const bare = text.replace(/[[\]()]/g, '');
  const slot = slotOf(bare);
  return { words: slot ? [] : bare.split('|'), isOptional, ...(slot && { slot }) };
}

type Pattern = readonly Piece[];
const patternsOf = (phrases: readonly string[]): readonly Pattern[] =>
  phrases.map((phrase) => phrase.split(' ').map(pieceOf));

const fits = (slot: CommandSlot, value: number): boolean => {
  const { min, max, step } = bounds[slot];
  return value >= min && value <= max && Number.isInteger(value / step);
};

/** Digits or words, or a word that only sounds like a number. */
function numberAt(words: readonly string[], at: number): { value: number; next: number } | null {
  const sound = soundsLike[words[at] ?? ''];
  return (
    readSpokenNumber(words, at) ?? (sound === undefined ? null : { value: sound, next: at + 1 })
  );
}

function match(
  pattern: Pattern,
  words: readonly string[],
  at = 0,
  piece = 0,
  found: Amounts = {},
): Amounts | null {
  const next = pattern[piece];
  if (!next) return at === words.length ? found : null;
  const without = () => (next.isOptional ? match(pattern, words, at, piece + 1, found) : null);
  if (next.slot) {
    const read = numberAt(words, at);
    if (!read || !fits(next.slot, read.value)) return null;
    return match(pattern, words, read.next, piece + 1, { ...found, [next.slot]: read.value });
  }
  const word = words[at];
  if (word === undefined || !next.words.includes(word)) return without();
  const unit = word === 'kg' || word === 'lb' ? { unit: word } : {};
  return match(pattern, words, at + 1, piece + 1, { ...found, ...unit } as Amounts) ?? without();
}

/** '12@62.5kg, please!' is '12 at 62.5 kg'. */
function wordsOf(text: string): string[] {
  const left = new Set(fillers.split(' '));
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/\br\.? ?p\.? ?e\b/g, 'rpe')
    .replace(/@/g, ' at ')
    .replace(/×/g, ' x ')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(\d)([a-z])/g, '$1 $2')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/[^a-z0-9. ]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !left.has(word))
    .map((word) => spellings[word] ?? word);
}

const phraseKey = (phrase: string): string => wordsOf(phrase).join(' ');

const plain = new Map(
  plainCommands.flatMap((kind) =>
    plainPhrases[kind].split(' | ').map((phrase) => [phraseKey(phrase), { kind }] as const),
  ),
);
const pressSeconds = { more: 30, less: 15 } as const;
const restAlone = new Map<string, Command>([
  ...moreRest
    .split(' | ')
    .map((phrase) => [phraseKey(phrase), { kind: 'rest', seconds: pressSeconds.more }] as const),
  ...lessRest
    .split(' | ')
    .map((phrase) => [phraseKey(phrase), { kind: 'rest', seconds: -pressSeconds.less }] as const),
]);

const secondsOf = ({ S, M }: Amounts): number => S ?? Math.round((M ?? 0) * 60);

function setCommand({ R, W, unit }: Amounts): Command {
  return {
    kind: 'set',
    ...(R !== undefined && { reps: R }),
    ...(W !== undefined && { weight: W }),
    ...(unit && { unit }),
  };
}

const families: readonly { patterns: readonly Pattern[]; make: (found: Amounts) => Command }[] = [
  {
    patterns: patternsOf(longerPhrases),
    make: (found) => ({ kind: 'rest', seconds: secondsOf(found) }),
  },
  {
    patterns: patternsOf(shorterPhrases),
    make: (found) => ({ kind: 'rest', seconds: -secondsOf(found) }),
  },
  {
    patterns: patternsOf(effortPhrases),
    make: ({ E, L }) =>
      E === undefined ? { kind: 'left', reps: L ?? 0 } : { kind: 'effort', rpe: E },
  },
  { patterns: patternsOf(setPhrases), make: setCommand },
];

function readOne(words: readonly string[]): Command | null {
  const said = words.join(' ');
  const known = plain.get(said) ?? restAlone.get(said);
  if (known) return known;
  for (const { patterns, make } of families) {
    for (const pattern of patterns) {
      const found = match(pattern, words);
      if (found) return make(found);
    }
  }
  return null;
}

const mostWords = 20;
const mostCommands = 3;
const joins = new Set(['and', 'then']);

/** One after the other: 'twelve at sixty, effort eight, done'. */
function readAll(words: readonly string[], most: number): Command[] | null {
  const one = readOne(words);
  if (one) return [one];
  if (most <= 1) return null;
  // The longest first command that leaves commands only.
  for (let end = words.length - 1; end > 0; end -= 1) {
    const first = readOne(words.slice(0, end));
    if (!first) continue;
    const rest = words.slice(end);
    const after = joins.has(rest[0] ?? '') ? rest.slice(1) : rest;
    const others = readAll(after, most - 1);
    if (others) return [first, ...others];
  }
  return null;
}

/** Null unless all that was said is a command: what is only talk moves nothing. */
export function readCommands(text: string): Command[] | null {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > mostWords) return null;
  const read = readAll(words, mostCommands);
  // Whoever is hurt is not asked for anything else.
  const hurt = read?.find(({ kind }) => kind === 'hurt');
  return hurt ? [hurt] : read;
}

/** A recogniser is not sure of what it heard: the first guess that is a command counts. */
export function firstCommands(guesses: readonly string[]): Command[] | null {
  for (const guess of guesses) {
    const read = readCommands(guess);
    if (read) return read;
  }
  return null;
}
