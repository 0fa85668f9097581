import { describe, expect, test } from 'vitest';
import type { Block, Exercise } from '../../workout/types.ts';
import { buildTimerSteps } from '../build-steps.ts';
import { sumLikelySeconds } from '../timeline.ts';
import type { TimerStep } from '../types.ts';

const move = (name: string, fields: Partial<Exercise> = {}): Exercise => ({
  name,
  type: 'exercise',
  ...fields,
});
const body = (...blocks: (Partial<Block> & Pick<Block, 'kind' | 'items'>)[]): TimerStep[] =>
  buildTimerSteps({ play: { blocks }, workout: [] }).slice(1);
const briefly = (steps: TimerStep[]) => steps.map(({ name, duration }) => [name, duration]);

const squat = { secondsPerRep: 4, reps: 5 };

describe('a workout of blocks', () => {
  const workout = {
    workoutType: 'EMOM',
    workout: [
      { name: 'Jog', type: 'warmup', duration: 120 },
      { name: 'Something else', type: 'exercise', duration: 40 },
      { name: 'Breathe', type: 'cooldown', duration: 60 },
    ],
    play: {
      blocks: [
        { kind: 'amrap', title: 'Cindy', minutes: 20, items: [move('Pull-up', { reps: 5 })] },
        { kind: 'steady', items: [move('Walk', { duration: 300 })] },
      ],
    },
  };

  test('is an introduction, the warm-up, its blocks with a start between, the cool-down', () => {
    expect(briefly(buildTimerSteps(workout))).toEqual([
      ['Get Ready', 60],
      ['Jog', 120],
      ['Cindy', 1200],
      ['Starting: Steady', 10],
      ['Walk', 300],
      ['Breathe', 60],
    ]);
  });

  test('marks each step with its block and its place in the flat list', () => {
    const steps = buildTimerSteps(workout);
    expect(steps.map(({ block }) => block)).toEqual([undefined, undefined, 0, 1, 1, undefined]);
    expect(steps[2]?.flow?.[0]).toMatchObject({ name: 'Pull-up', exerciseIndex: 1 });
    expect(steps[4]).toMatchObject({ exerciseIndex: 2 });
    expect(steps[5]).toMatchObject({ exerciseIndex: 3 });
  });
});

describe('blocks for lifting', () => {
  test('straight sets: every set with its own load, rests by role', () => {
    const steps = body({
      kind: 'sets',
      items: [
        move('Squat', { ...squat, role: 'ramp', weight: 60 }),
        move('Squat', { ...squat, role: 'top', weight: 100, restAfter: 180 }),
        move('Squat', { ...squat, role: 'backoff', weight: 85, sets: 2, restBetweenSets: 150 }),
      ],
    });
    expect(steps.map(({ name, duration, weight }) => [name, duration, weight])).toEqual([
      ['Squat', 23, 60],
      ['Exercise Rest', 60, undefined],
      ['Squat', 23, 100],
      ['Exercise Rest', 180, undefined],
      ['Squat - Set 1/2', 23, 85],
      ['Rest Between Sets', 150, undefined],
      ['Squat - Set 2/2', 23, 85],
    ]);
  });

  test('a superset: A1, change, A2, rest', () => {
    const pair = [
      move('Press', { duration: 30, group: 'A1' }),
      move('Row', { duration: 30, group: 'A2' }),
    ];
    expect(briefly(body({ kind: 'superset', rounds: 2, restBetween: 75, items: pair }))).toEqual([
      ['Press', 30],
      ['Change', 15],
      ['Row', 30],
      ['Round Rest', 75],
      ['Press', 30],
      ['Change', 15],
      ['Row', 30],
    ]);
  });

  test('a cluster: parts with short rests, long ones between the sets', () => {
    const items = [move('Deadlift', { reps: 2, sets: 2, secondsPerRep: 4 })];
    expect(briefly(body({ kind: 'cluster', ladder: [2, 1], items }))).toEqual([
      ['Deadlift - Set 1/2, part 1/2', 13],
      ['Rest', 20],
      ['Deadlift - Set 1/2, part 2/2', 10],
      ['Rest Between Sets', 180],
      ['Deadlift - Set 2/2, part 1/2', 13],
      ['Rest', 20],
      ['Deadlift - Set 2/2, part 2/2', 10],
    ]);
  });

  test('a drop set: open steps without a rest', () => {
    const drop = (weight: number, role: 'work' | 'drop') =>
      move('Curl', { reps: 10, weight, role, secondsPerRep: 3 });
    const steps = body({ kind: 'drop_set', items: [drop(20, 'work'), drop(15, 'drop')] });
    expect(steps.map(({ openEnded, mode, weight }) => [openEnded, mode, weight])).toEqual([
      [true, 'up', 20],
      [true, 'up', 15],
    ]);
  });

  test('tempo makes the length of a rep', () => {
    const items = [move('Squat', { reps: 5, tempo: '3-1-1-0' })];
    expect(body({ kind: 'tempo', items })[0]).toMatchObject({ duration: 28, repBased: true });
  });

  test('a complex: one step measured in reps for each time through', () => {
    const items = [move('Clean', { reps: 3 }), move('Press', { reps: 3 })];
    const steps = body({ kind: 'complex', rounds: 2, items });
    expect(steps.map(({ type }) => type)).toEqual(['exercise', 'rest', 'exercise']);
    expect(steps[0]).toMatchObject({ repBased: true, instructions: '3 × Clean → 3 × Press' });
  });
});

describe('blocks on the clock', () => {
  test('every 90 s: windows in turn, items of one letter share one', () => {
    const items = [
      move('Clean', { reps: 3 }),
      move('Push-up', { reps: 10, group: 'B1' }),
      move('Sit-up', { reps: 10, group: 'B2' }),
    ];
    const steps = body({ kind: 'every', everySeconds: 90, minutes: 6, items });
    expect(briefly(steps)).toEqual([
      ['Clean', 90],
      ['Push-up + Sit-up', 90],
      ['Clean', 90],
      ['Push-up + Sit-up', 90],
    ]);
    expect(steps[0]).toMatchObject({ count: 'minutes', targetSeconds: 20, totalRounds: 4 });
  });

  test('death by: a rep more each minute, and no total counts on the impossible', () => {
    const steps = body({ kind: 'death_by', items: [move('Burpee', { secondsPerRep: 4 })] });
    expect(steps.map(({ reps }) => reps)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(sumLikelySeconds(steps)).toBe(11 * 60);
  });

  test('AMRAP: one countdown that shows the round', () => {
    const items = [move('Pull-up', { reps: 5 }), move('Run', { distanceMeters: 200 })];
    expect(body({ kind: 'amrap', minutes: 12, items })).toMatchObject([
      {
        duration: 720,
        mode: 'down',
        count: 'rounds',
        instructions: '5 × Pull-up → 200 m Run',
      },
    ]);
  });

  test('for time: one count-up to a cap, in total what it should take', () => {
    const items = [move('Thruster', { secondsPerRep: 2.5 }), move('Pull-up', { secondsPerRep: 2 })];
    const [step, ...rest] = body({ kind: 'for_time', ladder: [21, 15, 9], items });
    expect(rest).toEqual([]);
    // 45 reps of both at 1.2 times their pace, six changes, three breaks.
    expect(step).toMatchObject({
      mode: 'up',
      likelySeconds: 321,
      capSeconds: 480,
      duration: 480,
      totalRounds: 3,
      count: 'rounds',
      flow: [{ repsText: '21-15-9' }, { repsText: '21-15-9' }],
    });
  });

  test('for time with a rest after each round: a count-up for each', () => {
    const block = { kind: 'for_time', rounds: 3, restBetween: 180 } as const;
    const steps = body({ ...block, items: [move('Push-up', { reps: 20 })] });
    expect(steps.map(({ type }) => type)).toEqual([
      'exercise',
      'rest',
      'exercise',
      'rest',
      'exercise',
    ]);
  });

  test('intervals: work and rest as given, the last rest dropped', () => {
    const block = { kind: 'intervals', rounds: 2, workSeconds: 40, restSeconds: 20 } as const;
    expect(briefly(body({ ...block, items: [move('Bike'), move('Row')] }))).toEqual([
      ['Bike', 40],
      ['Rest', 20],
      ['Row', 40],
      ['Round Rest', 20],
      ['Bike', 40],
      ['Rest', 20],
      ['Row', 40],
    ]);
  });

  test('Tabata is the specification’s', () => {
    const steps = body({ kind: 'tabata', items: [move('Bike')] });
    expect(steps).toHaveLength(15);
    expect(steps.map(({ duration }) => duration).slice(0, 2)).toEqual([20, 10]);
  });
});

describe('distances', () => {
  const pace = { unit: 's/km', lo: 235, hi: 245 } as const;
  test.each<[string, Partial<Exercise>, Partial<Block>, Partial<TimerStep>]>([
    [
      'a repeat at a known pace has a target and a cap',
      { distanceMeters: 400, pace },
      { kind: 'distance_reps' },
      { mode: 'up', openEnded: true, targetSeconds: 96, likelySeconds: 96, capSeconds: 144 },
    ],
    [
      'a repeat at an unknown pace is open',
      { distanceMeters: 400 },
      { kind: 'distance_reps' },
      { mode: 'up', openEnded: true, likelySeconds: 108, capSeconds: 150 },
    ],
    [
      'a run at a known pace counts down',
      { distanceMeters: 5000, pace },
      { kind: 'steady' },
      { mode: 'down', duration: 1200, distanceMeters: 5000 },
    ],
    [
      'a run at an unknown pace is open, by planning speed',
      { distanceMeters: 5000 },
      { kind: 'steady' },
      { mode: 'up', likelySeconds: 1950, capSeconds: 3120, distanceMeters: 5000 },
    ],
    [
      'calories by watts',
      { calories: 20, pace: { unit: 'watts', lo: 200, hi: 200 } },
      { kind: 'distance_reps' },
      { targetSeconds: 73, calories: 20 },
    ],
  ])('%s', (_, fields, block, expected) => {
    const [step] = body({ kind: 'steady', ...block, items: [move('Run', fields)] });
    expect(step).toMatchObject(expected);
    if (expected.targetSeconds === undefined) expect(step).not.toHaveProperty('targetSeconds');
  });

  test('a jog between repeats is a rest that the user ends', () => {
    const items = [
      move('Run', { distanceMeters: 400 }),
      { ...move('Jog', { distanceMeters: 200 }), type: 'rest' as const },
    ];
    const steps = body({ kind: 'distance_reps', rounds: 2, items });
    expect(steps.map(({ type }) => type)).toEqual(['exercise', 'rest', 'exercise']);
    expect(steps[1]).toMatchObject({ openEnded: true, likelySeconds: 90 });
  });
});
