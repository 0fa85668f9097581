import { bounds } from '../workout/limits.ts';
import { isRecord, readWhole } from '../workout/read-value.ts';
import type { Block, Exercise, Workout } from '../workout/types.ts';
import { introduction } from './constants.ts';
import { quickLimits } from './quick.ts';

export const customKinds = ['intervals', 'amrap', 'for_time'] as const;
export type CustomKind = (typeof customKinds)[number];

export interface CustomInterval {
  name: string;
  seconds: number;
  isRest: boolean;
}

/** A timer that somebody has put together and named. */
export interface CustomTimer {
  id: string;
  name: string;
  kind: CustomKind;
  /** In the order in which they are played, once in each round. */
  intervals: CustomInterval[];
  rounds: number;
  /** Seconds between rounds. */
  restBetween: number;
  leadInSeconds: number;
  /** How long an AMRAP lasts, or when the clock ends a task. */
  minutes: number;
}

export const customLimits = {
  intervals: 20,
  idLength: 64,
  nameLength: 40,
  seconds: { min: 5, max: bounds.itemSeconds.max },
  minutes: { min: 1, max: 120 },
  saved: 30,
} as const;

export const newCustomTimer = (id: string): CustomTimer => ({
  id,
  name: '',
  kind: 'intervals',
  intervals: [
    { name: 'Work', seconds: 40, isRest: false },
    { name: 'Rest', seconds: 20, isRest: true },
  ],
  rounds: 6,
  restBetween: 0,
  leadInSeconds: 10,
  minutes: 12,
});

const nameOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, customLimits.nameLength) : '';

function readInterval(value: unknown): CustomInterval | null {
  const seconds = isRecord(value) ? readWhole(value.seconds, customLimits.seconds) : undefined;
  if (!isRecord(value) || seconds === undefined) return null;
  const isRest = value.isRest === true;
  return { name: nameOf(value.name) || (isRest ? 'Rest' : 'Work'), seconds, isRest };
}

/** As it was stored, or came with a link; null for anything else. */
export function readCustomTimer(value: unknown): CustomTimer | null {
  if (!isRecord(value) || typeof value.id !== 'string' || !Array.isArray(value.intervals)) {
    return null;
  }
  const kind = customKinds.find((one) => one === value.kind);
  const rounds = readWhole(value.rounds, quickLimits.rounds);
  const restBetween = readWhole(value.restBetween, quickLimits.restSeconds);
  const leadInSeconds = readWhole(value.leadInSeconds, quickLimits.leadInSeconds);
  const minutes = readWhole(value.minutes, customLimits.minutes);
  if (kind === undefined || rounds === undefined || restBetween === undefined) return null;
  if (leadInSeconds === undefined || minutes === undefined) return null;
  const intervals = value.intervals
    .slice(0, customLimits.intervals)
    .flatMap((one) => readInterval(one) ?? []);
  if (kind === 'intervals' && !intervals.some(({ isRest }) => !isRest)) return null;
  const { id } = value;
  if (id.length > customLimits.idLength) return null;
  const name = nameOf(value.name);
  return { id, name, kind, intervals, rounds, restBetween, leadInSeconds, minutes };
}

const kindNames: Readonly<Record<CustomKind, string>> = {
  intervals: 'Intervals',
  amrap: 'AMRAP',
  for_time: 'For time',
};

export const customTitle = ({ name, kind }: CustomTimer): string => name || kindNames[kind];

function blockOf({ kind, minutes }: CustomTimer, title: string): Block {
  if (kind === 'amrap') {
    return {
      kind,
      title,
      minutes,
      items: [{ name: 'Your round', type: 'exercise' }],
      score: 'rounds',
    };
  }
  const seconds = minutes * 60;
  const task: Exercise = { name: 'Your task', type: 'exercise', duration: seconds };
  return { kind: 'for_time', title, capSeconds: seconds, items: [task], score: 'time' };
}

/** The timer as a workout like any other. */
export function makeCustomWorkout(timer: CustomTimer): Workout & { quick: 'custom' } {
  const { id, kind, intervals, rounds, restBetween, leadInSeconds } = timer;
  const title = customTitle(timer);
  const leadIn: Exercise = {
    name: introduction.name,
    type: 'pre-workout',
    duration: leadInSeconds,
  };
  const common = {
    id: `custom-${id}`,
    title,
    workoutType: kindNames[kind],
    source: 'quick',
    quick: 'custom' as const,
  };
  const first = leadInSeconds > 0 ? [leadIn] : [];
  if (kind !== 'intervals') {
    return { ...common, workout: first, play: { blocks: [blockOf(timer, title)] } };
  }
  const items = intervals.map(
    ({ name, seconds, isRest }): Exercise => ({
      name,
      type: isRest ? 'rest' : 'exercise',
      duration: seconds,
    }),
  );
  return {
    ...common,
    totalRounds: rounds,
    restBetweenRounds: restBetween,
    workout: [...first, ...items],
  };
}
