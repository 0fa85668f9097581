import { findExercise } from '../exercise/find.ts';
import type { Muscle } from '../exercise/types.ts';
import type { Claim, NamedPart, Polarity, SlotName, SlotValues } from './claims.ts';
import { idOfClass } from './danger/heads.ts';
import { fold } from './engine/tokens.ts';
import { focusNames } from './lexicon/body/focus-names.ts';
import { areaMuscles, muscleWords } from './lexicon/body/muscles.ts';
import { namedWorkouts } from './lexicon/session/named-workouts.ts';
import { dangerOutcomes, type ModelSlot, type PartName, sides, slotWords } from './model-slots.ts';
import { eventKinds } from './slots/time/events.ts';
import { type BodyWish, type FocusArea, focusAreas, formats, goals } from './vocabulary.ts';

/** A claim that quotes half the message shows nothing of where it stands. */
export const longestQuote = 80;

/** One claim as a model writes it, after the first look. */
export interface ModelGiven {
  slot: ModelSlot;
  /** One word, or free text where the slot has no words of its own. */
  value: string;
  numbers: readonly number[];
  polarity: Polarity;
  whose: Claim['whose'];
  when: Claim['when'];
  /** A piece of the message, as it stands there. */
  quote: string;
  /** The piece of the message that a text repeats. */
  find: (text: string) => string | null;
}

type Said = { [Name in SlotName]: { slot: Name; value: SlotValues[Name] } }[SlotName];

const say = <Name extends SlotName>(slot: Name, value: SlotValues[Name]): Said[] => [
  { slot, value } as Said,
];

export function isMemberOf<T extends string>(words: readonly T[], value: unknown): value is T {
  return (words as readonly unknown[]).includes(value);
}

interface Range {
  min: number;
  max: number;
}
const isWithin = (number: number | undefined, { min, max }: Range): number is number =>
  number !== undefined && number >= min && number <= max;

const ranges = {
  minutes: { min: 1, max: 600 },
  seconds: { min: 0, max: 3600 },
  rounds: { min: 1, max: 100 },
  sets: { min: 1, max: 30 },
  reps: { min: 1, max: 1000 },
  daysAgo: { min: 0, max: 60 },
  daysAhead: { min: 0, max: 1500 },
  kilograms: { min: 0.5, max: 1000 },
  age: { min: 3, max: 110 },
  rpe: { min: 1, max: 10 },
  sleepHours: { min: 0, max: 24 },
  metres: { min: 10, max: 300_000 },
  beats: { min: 40, max: 230 },
  moves: { min: 1, max: 40 },
  bodyMass: { min: 20, max: 300 },
  breakDays: { min: 1, max: 20_000 },
  raceSeconds: { min: 5, max: 200_000 },
  holdSeconds: { min: 1, max: 20_000 },
} as const satisfies Record<string, Range>;

type Read = (given: ModelGiven) => Said[];

function readWord<Name extends SlotName, Word extends string>(
  slot: Name,
  words: readonly Word[],
  toValue: (word: Word) => SlotValues[Name],
): Read {
  return ({ value }) => (isMemberOf(words, value) ? say(slot, toValue(value)) : []);
}

function readOne<Name extends SlotName>(
  slot: Name,
  range: Range,
  toValue: (number: number) => SlotValues[Name],
): Read {
  return ({ numbers: [number] }) => (isWithin(number, range) ? say(slot, toValue(number)) : []);
}

type LayoutNumber = 'minutes' | 'rounds' | 'sets' | 'reps' | 'workSeconds' | 'capMinutes';

const readLayout = (field: LayoutNumber, range: Range) =>
  readOne('layout', range, (number): BodyWish => ({ [field]: Math.round(number) }));

function partOf(word: PartName): NamedPart {
  if (isMemberOf(focusAreas, word)) return { area: word, label: focusNames[word] };
  const single = muscleWords.find(
    ({ muscles: [first, ...rest] }) => first === word && !rest.length,
  );
  if (single) return { area: single.area, muscles: single.muscles, label: single.label };
  const area = (Object.keys(areaMuscles) as FocusArea[]).find((name) =>
    areaMuscles[name]?.includes(word),
  );
  return { area: area ?? 'full_body', muscles: [word], label: focusNames[area ?? 'full_body'] };
}

function musclesOf(word: PartName): readonly Muscle[] {
  const { area, muscles } = partOf(word);
  return muscles ?? areaMuscles[area] ?? (area === 'chest' ? ['chest'] : []);
}

const leastTrust = 0.6;

function exerciseOf(name: string): string | null {
  const found = name === '' ? null : findExercise(name.slice(0, 80));
  return found && found.confidence >= leastTrust ? found.exercise.id : null;
}

const plainName = (name: string) => fold(name).text.trim();

function workoutNamed(name: string): string | null {
  const plain = plainName(name);
  const entry = Object.entries(namedWorkouts).find(
    ([key, words]) => key === plain || words.split('|').some((word) => plainName(word) === plain),
  );
  return entry?.[0] ?? null;
}

const readKit: Read = ({ slot, value, numbers }) => {
  if (!isMemberOf(slotWords.kit, value)) return [];
  const kilograms = numbers.filter((number) => isWithin(number, ranges.kilograms)).slice(0, 20);
  const isRange = slot === 'kit_range' && kilograms.length > 1;
  return say('kit', {
    id: value,
    ...(kilograms.length > 0 && { loads: { kilograms, ...(isRange && { isRange }) } }),
    ...(slot === 'kit_only' && { only: true }),
  });
};

const readInjury: Read = ({ value }) => {
  const [region, side] = value.split(' ');
  if (!isMemberOf(slotWords.injury, region)) return [];
  return say('injury', { region, ...(isMemberOf(sides, side) && { side }) });
};

const readDanger: Read = ({ value }) => {
  const [name, outcome] = value.split(' ');
  if (!isMemberOf(slotWords.danger, name) || !isMemberOf(dangerOutcomes, outcome)) return [];
  return say('danger', { class: name, outcome, id: idOfClass[name][outcome] });
};

const readBlock: Read = ({ value, numbers: [minutes] }) => {
  const format = isMemberOf(formats, value) ? { format: value } : {};
  const goal = isMemberOf(goals, value) ? { goal: value } : {};
  const block = { ...format, ...goal, ...(isWithin(minutes, ranges.minutes) && { minutes }) };
  return 'format' in block || 'goal' in block ? say('block', block) : [];
};

const readDistance: Read = ({ value, numbers: [metres, repeats, restSeconds] }) => {
  if (!isWithin(metres, ranges.metres)) return [];
  return say('distance', {
    metres: Math.round(metres),
    ...(isWithin(repeats, ranges.rounds) && repeats > 1 && { repeats: Math.round(repeats) }),
    ...(isWithin(restSeconds, ranges.seconds) && restSeconds > 0 && { restSeconds }),
    ...(isMemberOf(slotWords.distance, value) && { by: value }),
  });
};

const readMax: Read = ({ slot, value, numbers: [kilograms, reps = 1] }) => {
  const lift = exerciseOf(value);
  const isSane = isWithin(kilograms, ranges.kilograms) && isWithin(reps, ranges.reps);
  const isAdded = slot === 'max_added';
  if (!lift || !isSane) return [];
  return say('max', { lift, kilograms, reps: Math.round(reps), ...(isAdded && { isAdded }) });
};

const readLastLift: Read = ({ value, numbers: [kilograms, sets, reps, rpe] }) => {
  const lift = exerciseOf(value);
  if (!lift || !isWithin(kilograms, ranges.kilograms)) return [];
  return say('lastLift', {
    lift,
    kilograms,
    ...(isWithin(sets, ranges.sets) && { sets: Math.round(sets) }),
    ...(isWithin(reps, ranges.reps) && { reps: Math.round(reps) }),
    ...(isWithin(rpe, ranges.rpe) && { rpe }),
  });
};

const readAbility: Read = ({ slot, value, numbers: [amount] }) => {
  const exercise = exerciseOf(value);
  const isHeld = slot === 'ability_seconds';
  if (!exercise || !isWithin(amount, isHeld ? ranges.holdSeconds : ranges.reps)) return [];
  const count = Math.round(amount);
  return say('ability', { exercise, ...(isHeld ? { seconds: count } : { reps: count }) });
};

const readRace: Read = ({ value, numbers: [metres, seconds] }) => {
  const isSane = isWithin(metres, ranges.metres) && isWithin(seconds, ranges.raceSeconds);
  if (!isSane || !isMemberOf(slotWords.race, value)) return [];
  return say('race', { by: value, metres: Math.round(metres), seconds: Math.round(seconds) });
};

/** Words that reach a page are the athlete's own, never a model's. */
const readEvent: Read = ({ value, numbers: [days], quote, find }) => {
  const what = (find(value) ?? quote).slice(0, longestQuote);
  const kinds = eventKinds(what);
  return say('event', {
    what,
    ...(kinds.length > 0 && { kinds }),
    ...(isWithin(days, ranges.daysAhead) && { inDays: Math.round(days) }),
  });
};

const readPace: Read = ({ value, find }) => {
  const said = find(value);
  return said && said.length <= 20 && /\d/.test(said) ? say('pace', said) : [];
};

const readLevels: Read = ({ numbers }) => {
  const isSane = numbers.every(
    (number) => Number.isInteger(number) && isWithin(number, ranges.reps),
  );
  const isList = numbers.length > 1 && numbers.length <= 30;
  return isSane && isList ? say('layout', { levels: [...numbers] }) : [];
};

const readTrained: Read = ({ value, numbers: [daysAgo] }) => {
  if (!isMemberOf(slotWords.trained, value)) return [];
  return say('trained', {
    ...partOf(value),
    ...(isWithin(daysAgo, ranges.daysAgo) && { daysAgo }),
  });
};

const readEdge =
  (slot: 'warmUp' | 'coolDown'): Read =>
  ({ value, numbers: [minutes] }) =>
    isMemberOf(slotWords.warm_up, value)
      ? say(slot, { length: value, ...(isWithin(minutes, ranges.minutes) && { minutes }) })
      : [];

const tirednessOf = { fresh: 0, tired: 0.6, spent: 0.9 } as const;
const asIs = <Word extends string>(word: Word) => word;
const whole = Math.round;

/** What each slot of a model's claim comes to; nothing where it is not in its words or range. */
export const readValue: Record<ModelSlot, Read> = {
  intent: readWord('intent', slotWords.intent, asIs),
  minutes: readOne('minutes', ranges.minutes, whole),
  length: readWord('length', slotWords.length, asIs),
  format: readWord('format', slotWords.format, asIs),
  block: readBlock,
  block_minutes: readLayout('minutes', ranges.minutes),
  rounds: readLayout('rounds', ranges.rounds),
  sets: readLayout('sets', ranges.sets),
  reps: readLayout('reps', ranges.reps),
  work_seconds: readLayout('workSeconds', { ...ranges.seconds, min: 5 }),
  rest_seconds: readOne('layout', ranges.seconds, (restSeconds) => ({ restSeconds })),
  levels: readLevels,
  every_seconds: readLayout('workSeconds', { ...ranges.seconds, min: 20 }),
  cap_minutes: readLayout('capMinutes', ranges.minutes),
  superset: () => say('layout', { isPaired: true }),
  goal: readWord('goal', slotWords.goal, asIs),
  focus: readWord('focus', slotWords.focus, partOf),
  trained: readTrained,
  exercise: ({ value }) => {
    const id = exerciseOf(value);
    return id ? say('exercise', id) : [];
  },
  attribute: readWord('attribute', slotWords.attribute, asIs),
  // Who must not be heard must not land hard either.
  quiet: () => [...say('noise', 0), ...say('impact', 1)],
  low_impact: () => say('impact', 1),
  space: readWord('space', slotWords.space, asIs),
  place: readWord('place', slotWords.place, asIs),
  kit: readKit,
  kit_only: readKit,
  kit_range: readKit,
  bare: () => say('bare', true),
  injury: readInjury,
  condition: readWord('condition', slotWords.condition, (condition) => ({ condition })),
  age: readOne('age', ranges.age, whole),
  level: readWord('level', slotWords.level, asIs),
  effort: readWord('effort', slotWords.effort, asIs),
  rpe: readOne('rpe', ranges.rpe, (number) => number),
  tiredness: readWord('tiredness', slotWords.tiredness, (word) => tirednessOf[word]),
  sleep_hours: readOne('sleepHours', ranges.sleepHours, (hours) => hours),
  sore: readWord('sore', slotWords.sore, musclesOf),
  history: readWord('history', slotWords.history, asIs),
  named: ({ value }) => {
    const key = workoutNamed(value);
    return key ? say('named', key) : [];
  },
  cardio: readWord('cardio', slotWords.cardio, asIs),
  gait: readWord('gait', slotWords.gait, asIs),
  distance: readDistance,
  pace: readPace,
  heart_rate: readOne('heartRate', ranges.beats, whole),
  max: readMax,
  max_added: readMax,
  last_lift: readLastLift,
  ability: readAbility,
  ability_seconds: readAbility,
  race: readRace,
  session: readWord('session', slotWords.session, asIs),
  sport: readWord('sport', slotWords.sport, asIs),
  break_days: readOne('breakDays', ranges.breakDays, whole),
  body_mass: readOne('bodyMass', ranges.bodyMass, (kilograms) => kilograms),
  sex: readWord('sex', slotWords.sex, asIs),
  event: readEvent,
  count: readOne('count', ranges.moves, whole),
  warm_up: readEdge('warmUp'),
  cool_down: readEdge('coolDown'),
  danger: readDanger,
};
