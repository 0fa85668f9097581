import { dangerClasses } from '../../packages/domain/src/reading/danger/classes.ts';
import { trainedLimits } from '../../packages/domain/src/reading/heads/scores.ts';
import type { HeadQuestion } from '../../packages/domain/src/reading/heads/unpack.ts';
import { messageIntents } from '../../packages/domain/src/reading/message-intents.ts';
import { focusAreas, formats, goals } from '../../packages/domain/src/reading/vocabulary.ts';
import { type Message, partlyLabelled } from './corpus.ts';

export interface Question {
  name: HeadQuestion;
  values: readonly string[];
  /** Messages whose label is known, a missing one included. */
  isKnown: (message: Message) => boolean;
  isTrue: (message: Message, value: string) => boolean;
  /** The best of several, so that every value is trained; otherwise each speaks for itself. */
  isChoice: boolean;
  /** Weights kept for each value. */
  keep: number;
  /** A value that cannot be told with this precision is left out. */
  minPrecision: number;
}

/** Muscles and regions count for the area they are trained with. */
const areaOf: Record<string, string> = {
  biceps: 'arms',
  triceps: 'arms',
  forearms: 'arms',
  calves: 'legs',
  hamstrings: 'legs',
  quads: 'legs',
  adductors: 'legs',
  lats: 'back',
  upper_back: 'back',
  rear_delts: 'shoulders',
};

const isFull = ({ writer }: Message) => !partlyLabelled.includes(writer);

export const questions: readonly Question[] = [
  {
    name: 'danger',
    values: ['danger'],
    isKnown: () => true,
    isTrue: ({ labels }) => labels.danger !== undefined,
    isChoice: true,
    keep: 30_000,
    minPrecision: 0,
  },
  {
    name: 'dangerClass',
    values: dangerClasses,
    // Against all that is harmless too: the classes together tell danger from the rest.
    isKnown: ({ labels }) => labels.danger === undefined || labels.danger.class !== undefined,
    isTrue: ({ labels }, value) => labels.danger?.class === value,
    isChoice: true,
    keep: 1_600,
    minPrecision: 0,
  },
  {
    name: 'outcome',
    values: ['stop', 'hold', 'care'],
    isKnown: ({ labels }) => labels.danger?.outcome !== undefined,
    isTrue: ({ labels }, value) => labels.danger?.outcome === value,
    isChoice: true,
    keep: 1_500,
    minPrecision: 0,
  },
  {
    name: 'intent',
    values: messageIntents,
    isKnown: (message) => isFull(message) && message.labels.intent !== undefined,
    isTrue: ({ labels }, value) => labels.intent === value,
    isChoice: true,
    keep: 2_500,
    minPrecision: 0,
  },
  {
    name: 'effort',
    values: ['easy', 'moderate', 'hard'],
    isKnown: isFull,
    isTrue: ({ labels }, value) => labels.effort === value,
    isChoice: false,
    keep: 2_500,
    minPrecision: 0.75,
  },
  {
    name: 'goal',
    values: goals,
    isKnown: isFull,
    isTrue: ({ labels }, value) => labels.goal === value,
    isChoice: false,
    keep: 800,
    minPrecision: 0.8,
  },
  {
    name: 'format',
    values: formats,
    isKnown: isFull,
    isTrue: ({ labels }, value) => labels.format === value,
    isChoice: false,
    keep: 800,
    minPrecision: 0.85,
  },
  {
    name: 'limit',
    values: trainedLimits,
    isKnown: isFull,
    isTrue: ({ labels }, value) => labels.limits?.includes(value) ?? false,
    isChoice: false,
    keep: 1_000,
    minPrecision: 0.8,
  },
  {
    name: 'focus',
    values: focusAreas,
    isKnown: isFull,
    isTrue: ({ labels }, value) =>
      labels.focus?.some((part) => (areaOf[part] ?? part) === value) ?? false,
    isChoice: false,
    keep: 800,
    minPrecision: 0.85,
  },
];
