import { stepLetters, stepTypeOf } from '../../timer/step-letters.ts';
import type { StepType } from '../../timer/types.ts';
import { isRecord } from '../../workout/read-value.ts';
import { dayNumber } from './days.ts';

/** One segment of a strip. */
export interface Segment {
  type: StepType;
  seconds: number;
}

interface RestMark {
  kind: 'rest';
  id: string;
  day: string;
}

interface WorkoutMark {
  kind: 'workout';
  id: string;
  day: string;
  title: string;
  /** Of a workout that the user keeps. */
  workoutId: string;
  segments: Segment[];
}

/** What a user has put on a day besides the program: kept as a preference, in step on all devices. */
export type CalendarMark = RestMark | WorkoutMark;

const restPrefix = 'calendar.rest.';
const workoutPrefix = 'calendar.workout.';

export const restMarkId = (day: string): string => `${restPrefix}${day}`;
export const workoutMarkId = (id: string): string => `${workoutPrefix}${id}`;

const longestStrip = 3000;
const longestTitle = 200;

/** 'e40r20'; nothing where there is no room for all of it. */
export function writeSegments(segments: readonly Segment[]): string {
  const text = segments.map(({ type, seconds }) => `${stepLetters[type]}${Math.round(seconds)}`);
  const whole = text.join('');
  return whole.length > longestStrip ? '' : whole;
}

function readSegments(value: unknown): Segment[] {
  if (typeof value !== 'string' || value.length > longestStrip) return [];
  return [...value.matchAll(/([a-z])(\d{1,5})/g)].flatMap(([, letter = '', seconds]) => {
    const type = stepTypeOf(letter);
    return type ? [{ type, seconds: Number(seconds) }] : [];
  });
}

export interface WorkoutMarkValue {
  day: string;
  title: string;
  workoutId: string;
  strip: string;
}

/** Null for preferences of another kind, and for what is no such mark. */
export function readMark(id: string, value: unknown): CalendarMark | null {
  if (id.startsWith(restPrefix)) {
    const day = id.slice(restPrefix.length);
    return dayNumber(day) === null || value !== true ? null : { kind: 'rest', id, day };
  }
  if (!id.startsWith(workoutPrefix) || !isRecord(value)) return null;
  const { day, title, workoutId, strip } = value;
  if (typeof day !== 'string' || dayNumber(day) === null) return null;
  if (typeof title !== 'string' || typeof workoutId !== 'string') return null;
  const shown = title.slice(0, longestTitle);
  return { kind: 'workout', id, day, title: shown, workoutId, segments: readSegments(strip) };
}
