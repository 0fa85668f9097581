/** What a conversation is about right now, so that 'and after?' can be answered. */
export interface Topic {
  /** A card, an exercise of the library, a goal, a moment. */
  kind: 'card' | 'exercise' | 'goal' | 'moment' | 'workout' | 'number' | 'memory' | 'chat';
  id: string;
  /** What it is called, for looking up more of it. */
  words: string;
  /** What a sum came to, for 'and a marathon?'. */
  basis?: {
    kind: 'max' | 'bar' | 'pace' | 'race' | 'protein' | 'energy' | 'pulse';
    value: number;
    unit?: string;
    km?: number;
  };
}

/** The questions that the coach asks. */
export type QuestionId =
  | 'kit'
  | 'offer'
  | 'which_lift'
  | 'which_day'
  | 'program_days'
  | 'care'
  | 'own';

/** What was asked, said and offered so far. It is kept with the conversation. */
export interface TurnMemory {
  topic: Topic | null;
  /** The question that the last answer ended with. */
  asked: QuestionId | null;
  /** All that were ever asked: none of them is asked again. */
  askedBefore: readonly string[];
  /** A session that was offered: a yes makes it. */
  offer: string | null;
  /** A message that waits for one more word: which lift, which day. */
  pending: string | null;
  /** Ids of what was said, the latest last. */
  said: readonly string[];
  /** The latest deed that can be taken back. */
  undo: string | null;
  /** What the latest message taught, for 'forget that'. */
  taught: readonly string[];
  /** Answers of one sentence were asked for. */
  isBrief: boolean;
}

export const freshMemory: TurnMemory = {
  topic: null,
  asked: null,
  askedBefore: [],
  offer: null,
  pending: null,
  said: [],
  undo: null,
  taught: [],
  isBrief: false,
};

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** As it was stored with the conversation; what is not readable is left out. */
export function readMemory(context: Readonly<Record<string, unknown>>): TurnMemory {
  const stored = context.turn;
  if (typeof stored !== 'object' || stored === null) return freshMemory;
  const given = stored as Partial<TurnMemory>;
  return {
    topic: given.topic ?? null,
    asked: given.asked ?? null,
    askedBefore: isTexts(given.askedBefore) ? given.askedBefore : [],
    offer: typeof given.offer === 'string' ? given.offer : null,
    pending: typeof given.pending === 'string' ? given.pending : null,
    said: isTexts(given.said) ? given.said : [],
    undo: typeof given.undo === 'string' ? given.undo : null,
    taught: isTexts(given.taught) ? given.taught : [],
    isBrief: given.isBrief === true,
  };
}

const mostSaid = 40;
const mostAsked = 200;

export const remember = (
  memory: TurnMemory,
  {
    said = [],
    asked = null,
    askedText,
    ...more
  }: Partial<TurnMemory> & { askedText?: string | undefined },
): TurnMemory => ({
  ...memory,
  offer: null,
  undo: memory.undo,
  ...more,
  asked,
  askedBefore: askedText
    ? [...memory.askedBefore, askedText].slice(-mostAsked)
    : memory.askedBefore,
  said: [...memory.said, ...said].slice(-mostSaid),
});
