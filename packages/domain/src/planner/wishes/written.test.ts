import { describe, expect, it } from 'vitest';
import type { EquipmentId } from '../../exercise/types.ts';
import type { Format, WrittenItem, WrittenWorkout } from '../../reading/vocabulary.ts';
import { buildTimerSteps } from '../../timer/build-steps.ts';
import { check } from '../check/check.ts';
import { expectedSeconds } from '../layout/expected.ts';
import { isWorkItem } from '../layout/work-items.ts';
import { plan } from '../plan.ts';
import type { Request, Slot } from '../request.ts';
import { makeRequest } from '../test-support/make-request.ts';

const date = '2026-11-15T08:00:00.000Z';
const told = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });
const guessed = <T>(value: T): Slot<T> => ({ value, source: 'default', confidence: 1 });
const kit = told<EquipmentId[]>(['bodyweight', 'barbells', 'kettlebells', 'pull_up_bar']);

type Line = [string, Omit<Partial<WrittenItem>, 'exerciseId' | 'quote'>];

function asking(
  lines: Line[],
  more: Partial<WrittenWorkout> = {},
  changes: Partial<Request> = {},
): Request {
  const items = lines.map(([exerciseId, amounts]) => ({
    exerciseId,
    quote: exerciseId,
    ...amounts,
  }));
  return makeRequest({
    equipment: kit,
    level: told('advanced'),
    written: told({ items, only: true, ...more }),
    mustInclude: told(lines.map(([id]) => id)),
    ...changes,
  });
}

function playedBy(request: Request) {
  const workout = plan(request, date, 1);
  const work = buildTimerSteps(workout).filter(({ type, exerciseIndex = -1 }) => {
    const item = workout.workout[exerciseIndex];
    return type === 'exercise' && (item === undefined || isWorkItem(item));
  });
  return { workout, work };
}

const sayings: [string, Request, [string, number, number][]][] = [
  [
    '5 rounds: 10 push-ups, 15 squats, 20 sit-ups',
    asking(
      [
        ['push-up', { reps: 10 }],
        ['air-squat', { reps: 15 }],
        ['sit-up', { reps: 20 }],
      ],
      { rounds: 5 },
      { equipment: told(['bodyweight', 'yoga_mat']), format: told('rounds') },
    ),
    [
      ['push-up', 5, 10],
      ['air-squat', 5, 15],
      ['sit-up', 5, 20],
    ],
  ],
  [
    'deadlift 3x5 and pull-ups 5x5',
    asking(
      [
        ['conventional-deadlift', { sets: 3, reps: 5 }],
        ['pull-up', { sets: 5, reps: 5 }],
      ],
      {},
      { format: guessed('circuit'), goal: told('strength') },
    ),
    [
      ['conventional-deadlift', 3, 5],
      ['pull-up', 5, 5],
    ],
  ],
  [
    'EMOM 20: 8 burpees, 15 swings',
    asking(
      [
        ['burpee', { reps: 8 }],
        ['two-hand-swing', { reps: 15 }],
      ],
      {},
      { format: told('emom'), body: told({ minutes: 20 }) },
    ),
    [
      ['burpee', 10, 8],
      ['two-hand-swing', 10, 15],
    ],
  ],
  [
    'AMRAP 12: 5 pull-ups, 10 push-ups, 15 squats',
    asking(
      [
        ['pull-up', { reps: 5 }],
        ['push-up', { reps: 10 }],
        ['air-squat', { reps: 15 }],
      ],
      {},
      { format: told('rounds'), body: told({ minutes: 12 }) },
    ),
    [
      ['pull-up', 7, 5],
      ['push-up', 7, 10],
      ['air-squat', 7, 15],
    ],
  ],
];

describe('a workout that the text writes out', () => {
  it.each(sayings)('is kept to the letter: %s', (_, request, expected) => {
    const { workout, work } = playedBy(request);
    const order = [...new Set(work.map(({ exerciseId }) => exerciseId))];
    expect(order).toEqual(expected.map(([id]) => id));
    for (const [id, times, reps] of expected) {
      const own = work.filter(({ exerciseId }) => exerciseId === id);
      expect(own.map((step) => step.reps)).toEqual(Array.from({ length: times }, () => reps));
    }
    expect(check(workout, request).gates.filter(({ passed }) => !passed)).toEqual([]);
  });

  it('by levels is a pyramid of them: 21-15-9', () => {
    const request = asking(
      [
        ['barbell-thruster', {}],
        ['pull-up', {}],
      ],
      { levels: [21, 15, 9] },
      { format: guessed('circuit') },
    );
    const { workout, work } = playedBy(request);
    expect(work.map(({ exerciseId, reps }) => `${exerciseId} ${reps}`)).toEqual([
      'barbell-thruster 21',
      'pull-up 21',
      'barbell-thruster 15',
      'pull-up 15',
      'barbell-thruster 9',
      'pull-up 9',
    ]);
    expect(check(workout, request).passed).toBe(true);
  });

  it('by the clock keeps its seconds and its rests', () => {
    const request = asking(
      [['forearm-plank', { seconds: 30 }]],
      { rounds: 10, restSeconds: 30 },
      { format: guessed('circuit') },
    );
    const { workout, work } = playedBy(request);
    expect(work.map(({ duration }) => duration)).toEqual(Array.from({ length: 10 }, () => 30));
    expect(workout.restBetweenRounds).toBe(30);
    expect(check(workout, request).passed).toBe(true);
  });

  it('takes the time it takes where the minutes do not fit, with a frame in proportion', () => {
    const long = asking([['push-up', { reps: 20 }]], { rounds: 20 }, { minutes: told(10) });
    expect(expectedSeconds(plan(long, date, 1))).toBeGreaterThan(900);
    const short = asking([['push-up', { reps: 10 }]], { rounds: 3 }, { minutes: told(60) });
    expect(expectedSeconds(plan(short, date, 1))).toBeLessThan(900);
    for (const request of [long, short])
      expect(check(plan(request, date, 1), request).passed).toBe(true);
  });

  it('has its unsafe lines swapped in their place, with the reps that were written', () => {
    const request = asking(
      [
        ['squat-jump', { reps: 12 }],
        ['push-up', { reps: 10 }],
      ],
      { rounds: 4 },
      {
        format: told('rounds'),
        injuries: [{ region: 'knee', status: 'active', source: 'text', confidence: 1 }],
      },
    );
    const { workout, work } = playedBy(request);
    expect(work.map(({ exerciseId }) => exerciseId)).not.toContain('squat-jump');
    expect(work[0]?.reps).toBe(12);
    expect(work[1]?.exerciseId).toBe('push-up');
    expect(check(workout, request).passed).toBe(true);
  });

  it('closes a gate on a plan that adds, leaves out or changes', () => {
    const [, request] = sayings[0] ?? [];
    if (!request) throw new Error('there is a saying');
    const workout = plan(request, date, 1);
    const gate = (changed: unknown) =>
      check(changed, request).gates.find(({ id }) => id === 'H7')?.passed;
    expect(gate(workout)).toBe(true);
    const body = workout.workout.filter(({ type }) => type === 'exercise');
    const [first] = body;
    expect(gate({ ...workout, workout: [...workout.workout, first] })).toBe(false);
    expect(gate({ ...workout, workout: workout.workout.filter((item) => item !== first) })).toBe(
      false,
    );
    const fewer = workout.workout.map((item) => (item === first ? { ...item, reps: 9 } : item));
    expect(gate({ ...workout, workout: fewer })).toBe(false);
  });
});

describe('a number of exercises', () => {
  it.each<[Format, number, number]>([
    ['circuit', 30, 4],
    ['intervals', 40, 10],
    ['sets', 30, 4],
    ['sets', 60, 7],
    ['rounds', 25, 3],
    ['emom', 30, 5],
    ['tabata', 30, 5],
    ['pyramid', 30, 2],
    ['compound', 30, 4],
  ])('is kept: %s of %i minutes with %i', (format, minutes, count) => {
    const request = makeRequest({
      format: told(format),
      minutes: told(minutes),
      exerciseCount: told(count),
    });
    const { workout, work } = playedBy(request);
    const body = workout.workout.filter(isWorkItem);
    expect(new Set(body.map(({ exerciseId }) => exerciseId)).size).toBe(count);
    expect(work.length).toBeGreaterThan(0);
    expect(check(workout, request).passed).toBe(true);
  });
});

describe('the ends of a session', () => {
  const formatsWithRests: Format[] = ['circuit', 'intervals', 'rounds', 'sets', 'emom'];

  it.each(formatsWithRests)('are left out where they are not wanted: %s', (format) => {
    const request = makeRequest({
      format: told(format),
      warmUp: told({ length: 'none' }),
      coolDown: told({ length: 'none' }),
    });
    const { workout } = playedBy(request);
    expect(workout.workout.filter(({ type }) => type === 'warmup' || type === 'cooldown')).toEqual(
      [],
    );
    expect(check(workout, request).gates.filter(({ passed }) => !passed)).toEqual([]);
  });

  it('are longer where that is wanted, and as long as stated', () => {
    const seconds = (changes: Partial<Request>) =>
      plan(makeRequest(changes), date, 1)
        .workout.filter(({ type }) => type === 'warmup')
        .reduce((sum, { duration = 0 }) => sum + duration, 0);
    expect(seconds({ warmUp: told({ length: 'long' }) })).toBeGreaterThan(1.5 * seconds({}));
    expect(seconds({ warmUp: told({ length: 'long', minutes: 10 }) })).toBeCloseTo(600, -1);
  });
});
