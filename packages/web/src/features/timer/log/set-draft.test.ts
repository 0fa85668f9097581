// @vitest-environment jsdom
import type { RunLog } from '@cadence/domain/analytics/session';
import type { LoggedSet, WorkoutSession } from '@cadence/domain/analytics/types';
import type { TimerStep } from '@cadence/domain/timer/types';
import { describe, expect, test } from 'vitest';
import {
  draftFor,
  fieldsFor,
  fieldText,
  nextAfter,
  nextText,
  setBefore,
  setFields,
  setText,
} from './set-draft.ts';

const work: TimerStep = {
  name: 'Row',
  duration: 40,
  type: 'exercise',
  reps: 12,
  weight: 16,
  rpe: 7,
};
const rest: TimerStep = { name: 'Rest', duration: 15, type: 'rest' };

const log = { sessionId: 'now', startedAtMs: 0, skippedSteps: [], sets: {} };

function draft(
  steps: TimerStep[],
  key = '0',
  past: { sets?: RunLog['sets']; earlierSessions?: WorkoutSession[] } = {},
) {
  const { sets = {}, earlierSessions = [] } = past;
  return draftFor({ steps, log: { ...log, sets }, earlierSessions }, key);
}

function session(id: string, day: string, set: LoggedSet): WorkoutSession {
  return {
    id,
    date: `${day}T08:00:00.000Z`,
    updatedAt: `${day}T09:00:00.000Z`,
    title: 'Rows',
    workoutType: 'Strength',
    provider: 'local',
    duration: { planned: 40, actual: 40 },
    completion: { status: 'completed', percentage: 100, completedExercises: 1, totalExercises: 1 },
    exercises: [
      {
        name: 'Row',
        planned: { sets: 1, seconds: 40 },
        actual: { sets: [set] },
        completed: true,
        personalRecord: false,
      },
    ],
    segments: [],
    equipment: [],
    userRating: null,
    difficulty: null,
    notes: '',
  };
}

describe('logging a set', () => {
  test('starts from the plan', () => {
    expect(draft([work])).toEqual({ reps: 12, weight: 16, rpe: 7 });
    expect(draft([{ ...rest, weight: 'heavy band' }])).toEqual({});
  });

  test('starts as the set before it went, where that was of the same exercise', () => {
    const sets = { 0: { reps: 10, weight: 20, rpe: 8 } };
    expect(draft([work, rest, work], '2', { sets })).toEqual(sets[0]);
    expect(draft([work, rest, { ...work, name: 'Squat' }], '2', { sets }).weight).toBe(16);
  });

  test('keeps the reps of a level that differs from the one before', () => {
    const sets = { 0: { reps: 12, weight: 20 } };
    expect(draft([work, { ...work, reps: 6 }], '1', { sets })).toEqual({
      reps: 6,
      weight: 20,
      rpe: 7,
    });
  });

  test('starts as it went in the last session, where the plan says nothing', () => {
    const bare: TimerStep = { name: 'Row', duration: 40, type: 'exercise' };
    const earlierSessions = [
      session('b', '2026-11-02', { reps: 8, weight: 22.5, rpe: 9 }),
      session('a', '2026-11-01', { reps: 5, weight: 60 }),
      session('now', '2026-11-03', { reps: 1, weight: 1 }),
    ];
    expect(draft([bare], '0', { earlierSessions })).toEqual({ reps: 8, weight: 22.5 });
    expect(draft([work], '0', { earlierSessions })).toEqual({ reps: 12, weight: 16, rpe: 7 });
  });

  test('starts for each exercise of a flow as it went in the round before', () => {
    const round: TimerStep = {
      name: 'Compound Flow',
      duration: 1200,
      type: 'exercise',
      openEnded: true,
      flow: [
        { name: 'Clean', reps: 5, weight: 16, type: 'exercise' },
        { name: 'Press', reps: 5, weight: 12, type: 'exercise' },
      ],
    };
    const sets = { '0.1': { reps: 4, weight: 14 } };
    expect(draft([round, rest, round], '2.0', { sets })).toEqual({ reps: 5, weight: 16 });
    expect(draft([round, rest, round], '2.1', { sets })).toEqual({ reps: 4, weight: 14 });
  });

  test.each<[string, Partial<TimerStep>, string[]]>([
    ['reps, weight and effort', { exerciseId: 'push-up' }, ['reps', 'weight', 'rpe']],
    [
      'reps of a hold that the plan counts',
      { exerciseId: 'forearm-plank', reps: 3 },
      [...setFields],
    ],
    ['only the effort of a hold', { exerciseId: 'forearm-plank' }, ['rpe']],
    [
      'the load of a hold that has one',
      { exerciseId: 'forearm-plank', weight: 10 },
      ['weight', 'rpe'],
    ],
    ['the load of a carry', { exerciseId: 'dumbbell-farmer-carry' }, ['weight', 'rpe']],
  ])('asks for %s', (_, given, fields) => {
    const step: TimerStep = { name: 'Row', duration: 40, type: 'exercise', ...given };
    const earlierSessions = [session('a', '2026-11-01', { reps: 11, weight: 60 })];
    expect(fieldsFor({ steps: [step], log, earlierSessions }, '0')).toEqual(fields);
    const isOffered = (field: string) => fields.includes(field);
    expect(Object.keys(draft([step], '0', { earlierSessions })).every(isOffered)).toBe(true);
  });

  test('says what is there, and names what is not', () => {
    expect(fieldText('reps', 1)).toBe('1 rep');
    expect(fieldText('weight', 16)).toBe('16 kg');
    expect(fieldText('rpe', undefined)).toBe('RPE');
    expect(setText({ reps: 12, rpe: 7 })).toBe('12 reps · RPE 7');
    expect(setText({})).toBe('Done');
  });

  test.each<[string, TimerStep[], number, number[], number | null]>([
    ['the set before the rest', [work, rest], 1, [], 0],
    ['the set before two rests', [work, rest, rest], 2, [], 0],
    ['nothing after a skipped set', [work, rest], 1, [0], null],
    ['nothing after a warm-up', [{ ...work, type: 'warmup' }, rest], 1, [], null],
    ['the round before the rest', [{ ...work, openEnded: true, flow: [] }, rest], 1, [], 0],
    ['nothing after a stopwatch', [{ ...work, openEnded: true }, rest], 1, [], null],
    ['nothing at the start', [rest], 0, [], null],
  ])('is offered for %s', (_, steps, index, skipped, expected) => {
    expect(setBefore(steps, index, skipped)).toBe(expected);
  });
});

describe('the next set of an exercise', () => {
  const squat: TimerStep = { ...work, name: 'Squat', reps: 5, weight: 80, rir: 2 };
  const steps = [squat, rest, squat, rest, squat];
  const following = (sets: RunLog['sets'], key = '0') =>
    nextAfter({ steps, log: { ...log, sets }, earlierSessions: [] }, key);

  test.each([
    [{ reps: 5, weight: 80, rpe: 7 }, 82.5, 'Next 82.5 kg: 80 had 3 left'],
    [{ reps: 5, weight: 80, rir: 0 }, 75, 'Next 75 kg: 80 had none left'],
    [{ reps: 5, weight: 80, rpe: 8 }, 80, undefined],
  ])('after %o weighs %d', (set, weight, text) => {
    expect(nextText(following({ 0: set }))).toBe(text);
    expect(following({ 0: set })?.kilograms).toBe(weight);
  });

  test('is the last one after two times too heavy', () => {
    const sets = { 0: { reps: 5, weight: 80, rir: 0 }, 2: { reps: 5, weight: 75, rir: 0 } };
    expect(following(sets, '2')).toMatchObject({ isLast: true });
  });

  test.each<[string, TimerStep[], LoggedSet]>([
    ['nobody said how hard it was', steps, { reps: 5, weight: 80 }],
    [
      'the next one is planned with another weight',
      [squat, rest, { ...squat, weight: 70 }],
      { reps: 5, weight: 80, rpe: 6 },
    ],
    ['it was a ramp', [{ ...squat, role: 'ramp' }, rest, squat], { reps: 5, weight: 80, rpe: 5 }],
    ['there is none', [squat], { reps: 5, weight: 80, rpe: 6 }],
  ])('is not changed where %s', (_, given, set) => {
    const run = { steps: given, log: { ...log, sets: { 0: set } }, earlierSessions: [] };
    expect(nextAfter(run, '0')).toBeNull();
  });
});
