// @vitest-environment jsdom
import type { CalendarEntry } from '@cadence/domain/program/calendar/day-entries';
import { afterEach, expect, test } from 'vitest';
import { readItems } from '../../platform/items/item-store.ts';
import { rowsOfKind } from '../../platform/outbox/outbox.ts';
import { dismissToast, toastQueue } from '../../ui/overlay/toast-queue.ts';
import { addRestDay, addWorkout, moveMark, readMarks, removeMark } from './calendar-marks.ts';

afterEach(() => {
  localStorage.clear();
  for (const { id } of toastQueue.read()) dismissToast(id);
});

const workout = {
  id: 'w',
  title: 'Hotel Circuit',
  source: 'ai',
  workout: [{ name: 'Squat', type: 'exercise' as const, duration: 40 }],
};
const undo = () => toastQueue.read().at(-1)?.action?.onPress();
const days = () => readMarks().map(({ kind, day }) => `${kind} ${day}`);

/** As the calendar shows a mark. */
function entry(): CalendarEntry {
  const [mark] = readMarks();
  if (!mark) throw new Error('no mark');
  const title = mark.kind === 'workout' ? mark.title : 'Rest day';
  return { ...mark, kind: 'planned', title, source: 'mark', segments: [] };
}

test('a rest day is kept on the device at once, waits to be sent, and goes with Undo', () => {
  addRestDay('2026-11-20');
  expect(days()).toEqual(['rest 2026-11-20']);
  expect(rowsOfKind('item')).toHaveLength(1);
  undo();
  expect(days()).toEqual([]);
});

test('a workout is put on a day with its strip, moved, and moved back', () => {
  addWorkout(workout, '2026-11-20');
  expect(readMarks()).toMatchObject([{ title: 'Hotel Circuit', workoutId: 'w' }]);
  expect(entry().title).toBe('Hotel Circuit');
  moveMark(entry(), '2026-11-21');
  expect(days()).toEqual(['workout 2026-11-21']);
  undo();
  expect(days()).toEqual(['workout 2026-11-20']);
});

test('what is removed comes back as it was', () => {
  addWorkout(workout, '2026-11-20');
  const before = readMarks();
  removeMark(entry());
  expect(readItems().filter(({ deleted }) => !deleted)).toEqual([]);
  undo();
  expect(readMarks()).toEqual(before);
});
