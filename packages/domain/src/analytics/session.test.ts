import { describe, expect, it } from 'vitest';
import { buildTimerSteps } from '../timer/build-steps.ts';
import type { TimerStep } from '../timer/types.ts';
import { normaliseWorkout } from '../workout/normalise.ts';
import { type RunEnd, type RunLog, sessionFrom } from './session.ts';
import { doneSetsOf, setKey } from './session-exercises.ts';

const workout = normaliseWorkout({
  id: 'w1',
  title: 'Two by two',
  workoutType: 'circuit',
  totalRounds: 2,
  provider: 'local',
  workout: [
    { name: 'Goblet Squat', reps: 10, duration: 40, weight: 16 },
    { name: 'Push-Up', reps: 8, duration: 30 },
  ],
});
const steps = buildTimerSteps(workout);
const work = steps.flatMap((step, index) => (step.type === 'exercise' ? [index] : []));
const startedAtMs = Date.parse('2026-03-01T07:00:00Z');
const log: RunLog = { sessionId: 's1', startedAtMs, skippedSteps: [], sets: {} };
const atEnd: RunEnd = {
  stepIndex: steps.length - 1,
  complete: true,
  activeSeconds: 341,
  atMs: startedAtMs + 345_000,
};

function finish(changes: { log?: Partial<RunLog>; end?: Partial<RunEnd>; givenUp?: boolean } = {}) {
  return sessionFrom({
    workout,
    steps,
    log: { ...log, ...changes.log },
    end: { ...atEnd, ...changes.end },
    givenUp: changes.givenUp ?? false,
  });
}

describe('a session', () => {
  it('that ran to its end is completed, with every exercise step done', () => {
    const session = finish();
    expect(session.completion).toEqual({
      status: 'completed',
      percentage: 100,
      completedExercises: 4,
      totalExercises: 4,
    });
    expect(session.exercises.every(({ completed }) => completed)).toBe(true);
    expect(session.segments.every(({ done }) => done)).toBe(true);
  });

  it('has the planned time from its steps and the actual time from the clock', () => {
    const planned = steps.reduce((total, { duration }) => total + duration, 0);
    expect(finish().duration).toEqual({ planned, actual: 341 });
  });

  it('of rounds that the user ends is planned as long as they may take, not to their limit', () => {
    const round: TimerStep = {
      name: 'Round 1',
      duration: 1200,
      type: 'exercise',
      openEnded: true,
      likelySeconds: 190,
    };
    const session = sessionFrom({
      workout,
      steps: [round],
      log,
      end: { ...atEnd, stepIndex: 0 },
      givenUp: false,
    });
    expect(session.duration.planned).toBe(190);
  });

  it('that was left in the middle is partial, and given up it is abandoned', () => {
    const end = { complete: false, stepIndex: work[1] ?? 0 };
    expect(finish({ end }).completion).toMatchObject({ status: 'partial', percentage: 25 });
    expect(finish({ end, givenUp: true }).completion.status).toBe('abandoned');
  });

  it('counts what was skipped as not done', () => {
    const session = finish({ log: { skippedSteps: [work[0] ?? 0] } });
    expect(session.completion).toMatchObject({ completedExercises: 3, percentage: 75 });
    expect(session.exercises[0]).toMatchObject({ name: 'Goblet Squat', completed: false });
    expect(session.exercises.map(({ actual }) => actual.done)).toEqual([1, undefined]);
    expect(session.exercises.map(doneSetsOf)).toEqual([1, 2]);
    expect(session.exercises[1]).toMatchObject({ name: 'Push-Up', completed: true });
  });

  it('skipped from the first step to the last is abandoned, not completed', () => {
    const session = finish({ log: { skippedSteps: steps.map((_, index) => index) } });
    expect(session.completion).toMatchObject({ status: 'abandoned', percentage: 0 });
  });

  it('that reached its end with less than half of the work done is abandoned', () => {
    const [first = 0, second = 0, third = 0] = work;
    const half = finish({ log: { skippedSteps: [first, second] } });
    expect(half.completion).toMatchObject({ status: 'completed', percentage: 50 });
    const less = finish({ log: { skippedSteps: [first, second, third] } });
    expect(less.completion).toMatchObject({ status: 'abandoned', percentage: 25 });
  });

  it('counts what was finished as done, also when the user went back before it', () => {
    const [first = 0, second = 0] = work;
    const end = { complete: false, stepIndex: first };
    const session = finish({ log: { finishedSteps: [first, second] }, end });
    expect(session.completion).toMatchObject({ completedExercises: 2, percentage: 50 });
  });

  it('has one entry for each exercise, with the plan and the sets that were logged', () => {
    const sets = {
      [work[0] ?? 0]: { reps: 10, weight: 16, rpe: 7 },
      [work[2] ?? 0]: { reps: 9, weight: 16 },
    };
    const [squat, pushUp] = finish({ log: { sets } }).exercises;
    expect(squat?.planned).toEqual({ sets: 2, seconds: 80, reps: 10, weight: 16 });
    expect(squat?.actual.sets).toEqual([
      { reps: 10, weight: 16, rpe: 7 },
      { reps: 9, weight: 16 },
    ]);
    expect(pushUp?.actual.sets).toEqual([]);
  });

  it('knows when it began and when it changed', () => {
    expect(finish()).toMatchObject({
      id: 's1',
      workoutId: 'w1',
      date: '2026-03-01T07:00:00.000Z',
      updatedAt: '2026-03-01T07:05:45.000Z',
    });
  });
});

function play(draft: object) {
  const plan = normaliseWorkout({ provider: 'local', ...draft });
  const played = buildTimerSteps(plan);
  const end = { ...atEnd, stepIndex: played.length - 1 };
  return sessionFrom({ workout: plan, steps: played, log, end, givenUp: false });
}

describe('the session of a plan', () => {
  it('of nothing but warm-up and cool-down is completed when it was played to its end', () => {
    const list = [
      { name: 'Jog', type: 'warmup', duration: 60 },
      { name: 'Stretch', type: 'cooldown', duration: 60 },
    ];
    expect(play({ workoutType: 'Mobility', workout: list }).completion).toEqual({
      status: 'completed',
      percentage: 100,
      completedExercises: 0,
      totalExercises: 0,
    });
  });

  it('that flows has an entry for each exercise of the flow', () => {
    const list = [
      { name: 'Clean', reps: 5 },
      { name: 'Carry', duration: 30 },
    ];
    const { exercises } = play({ workoutType: 'Compound', totalRounds: 2, workout: list });
    expect(exercises.map(({ name, planned }) => [name, planned])).toEqual([
      ['Clean', { sets: 2, seconds: 0, reps: 5 }],
      ['Carry', { sets: 2, seconds: 60 }],
    ]);
    expect(exercises.every(({ completed }) => completed)).toBe(true);
  });

  it('that flows keeps what was logged of each exercise in each round', () => {
    const flowing = normaliseWorkout({
      workoutType: 'Compound',
      totalRounds: 2,
      workout: [
        { name: 'Clean', reps: 5, weight: 16, exerciseId: 'clean' },
        { name: 'Press', reps: 5 },
      ],
    });
    const flow = buildTimerSteps(flowing);
    const [first = 0, second = 0] = flow.flatMap(({ type }, i) => (type === 'exercise' ? [i] : []));
    const sets = {
      [setKey(first, 0)]: { reps: 5, weight: 16 },
      [setKey(second, 0)]: { reps: 4, weight: 18.5 },
      [setKey(second, 1)]: { reps: 5 },
    };
    const end = { ...atEnd, stepIndex: flow.length - 1 };
    const { exercises } = sessionFrom({
      workout: flowing,
      steps: flow,
      log: { ...log, sets },
      end,
      givenUp: false,
    });
    expect(exercises.map(({ actual }) => actual.sets)).toEqual([
      [
        { reps: 5, weight: 16 },
        { reps: 4, weight: 18.5 },
      ],
      [{ reps: 5 }],
    ]);
    expect(exercises[0]).toMatchObject({ exerciseId: 'clean', planned: { weight: 16 } });
  });

  it('has the equipment of its workout', () => {
    expect(finish().equipment).toEqual([]);
    const equipment = ['kettlebell', 'bench'];
    const session = sessionFrom({
      workout: { ...workout, equipment },
      steps,
      log,
      end: atEnd,
      givenUp: false,
    });
    expect(session.equipment).toEqual(equipment);
  });

  it('with other reps at each level plans no number of reps', () => {
    const pyramid = { workoutType: 'Pyramid', workout: [{ name: 'Burpee', duration: 20 }] };
    const levels = (workoutStructure: string) =>
      play({ ...pyramid, workoutStructure }).exercises[0]?.planned;
    expect(levels('1-2-1')).toEqual({ sets: 3, seconds: 60 });
    expect(levels('2-2-2')).toEqual({ sets: 3, seconds: 60, reps: 2 });
  });
});
