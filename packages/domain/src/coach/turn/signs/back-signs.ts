import type { Cues } from '../cues.ts';
import type { TurnMemory } from '../memory.ts';

const leftOut: ReadonlySet<string> = new Set([
  'no',
  'without',
  'left',
  'leave',
  'leaving',
  'missing',
  'skip',
  'not',
  'keine',
  'sin',
  'pas',
  'senza',
  'sem',
]);
const longestWhy = 14;

/** 'Why no jumping in it?', of a workout that was made or of what is left out for good. */
export const isWhyNot = (cues: Cues, hasWorkout: boolean, memory: TurnMemory): boolean =>
  cues.has('ask', 'why') &&
  cues.wordCount <= longestWhy &&
  (hasWorkout ||
    memory.topic?.kind === 'memory' ||
    cues.tokens.some(({ text }) => text === 'you')) &&
  cues.tokens.some(({ text }) => leftOut.has(text));

const fewBack = 7;

/** 'And about my knee?', right after something was recalled. */
export const asksOn = (cues: Cues, { topic }: TurnMemory): boolean =>
  topic?.kind === 'memory' &&
  topic.id !== 'note' &&
  cues.wordCount <= fewBack &&
  (['and', 'about', 'und', 'y', 'et', 'e'].includes(cues.tokens[0]?.text ?? '') ||
    (cues.wordCount <= 3 && cues.tokens.at(-1)?.text === 'it'));

/** 'Everyone says be patient' asks for no tone. */
export const isTalkedOf = ({ hits, tokens }: Cues): boolean =>
  hits.some(({ kind, from }) => kind === 'tone' && speakers.has(tokens[from - 1]?.text ?? ''));
const speakers: ReadonlySet<string> = new Set(['says', 'say', 'said', 'told', 'tells', 'to']);

const longestMove = 20;

/** 'Tues is bad now': a day that no longer fits asks for another. */
export const isUnfitDay = (cues: Cues): boolean =>
  cues.has('plan', 'unfit') && cues.has('when') && cues.wordCount <= longestMove;

/** 'Push' and 'swap' alone are of exercises. */
export const isPlainMove = ({ hits, tokens }: Cues): boolean =>
  hits.some(
    ({ kind, value, from, to }) =>
      kind === 'plan' &&
      value === 'move' &&
      !(to - from === 1 && ofExercises.has(tokens[from]?.text ?? '')),
  );
const ofExercises: ReadonlySet<string> = new Set(['push', 'swap', 'switch']);
