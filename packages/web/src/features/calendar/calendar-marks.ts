import {
  type CalendarMark,
  readMark,
  restMarkId,
  type WorkoutMarkValue,
  workoutMarkId,
  writeSegments,
} from '@cadence/domain/program/calendar/calendar-marks';
import type { CalendarEntry } from '@cadence/domain/program/calendar/day-entries';
import type { SyncItem } from '@cadence/domain/sync/types';
import { buildTimerSteps } from '@cadence/domain/timer/build-steps';
import type { Workout } from '@cadence/domain/workout/types';
import { useMemo } from 'react';
import { findItem, putItem, readItems, removeItem } from '../../platform/items/item-store.ts';
import { useItems } from '../../platform/items/use-items.ts';
import { newId } from '../../platform/new-id.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { longDayName } from './calendar-words.ts';

const marksIn = (items: readonly SyncItem[]): CalendarMark[] =>
  items.flatMap(({ kind, id, value, deleted }) =>
    kind === 'preference' && !deleted ? (readMark(id, value) ?? []) : [],
  );

export const readMarks = (): CalendarMark[] => marksIn(readItems());

/** Kept on the device first and sent when there is a connection, as everything the user tells. */
export function useMarks(): CalendarMark[] {
  const items = useItems();
  return useMemo(() => marksIn(items), [items]);
}

const readValue = (id: string): unknown => findItem({ kind: 'preference', id })?.value;

function put(id: string, value: unknown): void {
  putItem('preference', id, value);
}

export function addRestDay(day: string): void {
  const id = restMarkId(day);
  put(id, true);
  toast(`${longDayName(day)} is a rest day.`, {
    action: { label: 'Undo', onPress: () => void removeItem('preference', id) },
  });
}

export function addWorkout(workout: Workout, day: string): void {
  const id = workoutMarkId(newId());
  const title = workout.title ?? workout.workoutType ?? 'Workout';
  const segments = buildTimerSteps(workout).map(({ type, duration }) => ({
    type,
    seconds: duration,
  }));
  const value: WorkoutMarkValue = {
    day,
    title: title.slice(0, 200),
    workoutId: workout.id ?? '',
    strip: writeSegments(segments),
  };
  put(id, value);
  toast(`${title} is on ${longDayName(day)}.`, {
    action: { label: 'Undo', onPress: () => void removeItem('preference', id) },
  });
}

export function moveMark({ id, title, day: before }: CalendarEntry, day: string): void {
  const value = readValue(id);
  if (typeof value !== 'object' || value === null) return;
  put(id, { ...value, day });
  toast(`${title} moved to ${longDayName(day)}.`, {
    action: { label: 'Undo', onPress: () => put(id, { ...value, day: before }) },
  });
}

export function removeMark({ id, title }: CalendarEntry): void {
  const value = readValue(id);
  removeItem('preference', id);
  toast(`${title} removed.`, { action: { label: 'Undo', onPress: () => put(id, value) } });
}
