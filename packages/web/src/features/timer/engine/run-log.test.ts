import type { RunLog } from '@cadence/domain/analytics/session';
import { goto, skip, start } from '@cadence/domain/timer/timer';
import { newTimer, type TimerState } from '@cadence/domain/timer/timer-state';
import { expect, test } from 'vitest';
import { type Leap, noteChange, noteSet } from './run-log.ts';
import { work } from './test-support/world.ts';

const steps = [work(10), work(10), work(10), work(10)];
const fresh = { startedAtMs: 7, newId: () => 'id' };
const at = (index: number) => goto(steps, start(steps, newTimer(), 0), 0, index);
const note = (before: TimerState, after: TimerState, leap: Leap | null, skippedSteps: number[]) =>
  noteChange(
    { sessionId: 'id', startedAtMs: 1, skippedSteps, sets: {} },
    { leap, before, after, stepCount: steps.length, ...fresh },
  )?.skippedSteps;

test('a run begins with its start, not with a look around', () => {
  const change = { leap: null, stepCount: 4, ...fresh };
  const begun = { before: newTimer(), after: at(0), ...change };
  expect(noteChange(null, { ...begun, after: newTimer() })).toBeNull();
  expect(noteChange(null, begun)).toEqual({
    sessionId: 'id',
    startedAtMs: 7,
    skippedSteps: [],
    sets: {},
  });
});

test('steps that are left unfinished are skipped, those before stay as they were', () => {
  expect(note(at(1), at(3), 'move', [0])).toEqual([0, 1, 2]);
  expect(note(at(3), skip(steps, at(3), 0), 'move', [])).toEqual([3]);
});

test('a step that the user ended is not skipped, but what lies between is', () => {
  expect(note(at(1), at(2), 'end', [])).toEqual([]);
  expect(note(at(0), at(3), 'end', [])).toEqual([1, 2]);
});

test('going back takes the marks from what lies ahead again', () => {
  expect(note(at(3), at(1), 'move', [0, 1, 2])).toEqual([0]);
  const over = skip(steps, at(3), 0);
  expect(note(over, goto(steps, over, 0, 3), 'move', [0, 3])).toEqual([0]);
});

test('a step that was finished stays so when the user goes back and forth', () => {
  let log: RunLog | null = { sessionId: 'id', startedAtMs: 1, skippedSteps: [], sets: {} };
  const leap = (before: number, after: number, kind: Leap = 'move') => {
    const change = { leap: kind, before: at(before), after: at(after), stepCount: 4, ...fresh };
    log = noteChange(log, change);
  };
  // Time has passed the first two.
  leap(2, 1);
  leap(1, 0);
  leap(0, 3);
  expect(log).toMatchObject({ skippedSteps: [2], finishedSteps: [0, 1] });
});

test('a step that was skipped and then done is finished', () => {
  const skipped = { sessionId: 'id', startedAtMs: 1, skippedSteps: [0], sets: {} };
  const change = { stepCount: 4, ...fresh };
  const back = noteChange(skipped, { leap: 'move', before: at(1), after: at(0), ...change });
  const ended = noteChange(back, { leap: 'end', before: at(0), after: at(1), ...change });
  expect(ended).toMatchObject({ skippedSteps: [], finishedSteps: [0] });
});

test('sets are noted by step and can be taken back', () => {
  const noted = noteSet(null, '2', { reps: 8 }, fresh);
  expect(noted.sets).toEqual({ 2: { reps: 8 } });
  expect(noteSet(noted, '2', null, fresh).sets).toEqual({});
});
