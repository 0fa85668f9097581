import { describe, expect, it } from 'vitest';
import { dangerClaims } from '../../reading/danger/claims.ts';
import { mapItems } from '../../workout/map-items.ts';
import type { Exercise, Workout } from '../../workout/types.ts';
import { plan } from '../plan.ts';
import type { Request, Slot } from '../request.ts';
import { makeRequest } from '../test-support/make-request.ts';
import { makeSession } from '../test-support/make-session.ts';
import { check } from './check.ts';
import { gateIds, type Qualities, qualityNames, qualityWeights, scoreOf } from './report.ts';

const date = '2026-11-15T08:00:00.000Z';
const told = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });

/** A good plan with its first exercise changed. */
function withFirst(request: Request, change: (item: Exercise) => Exercise): Workout {
  const workout = plan(request, date, 1);
  const first = workout.workout.findIndex(({ type }) => type === 'exercise');
  return mapItems(workout, (item, i) => (i === first ? change(item) : item));
}

const failedGates = (workout: unknown, request: Request) =>
  check(workout, request)
    .gates.filter(({ passed }) => !passed)
    .map(({ id }) => id);

const rename = (name: string, exerciseId: string) => (item: Exercise) => ({
  ...item,
  name,
  exerciseId,
});

describe('a gate closes on its fault', () => {
  const plain = makeRequest();
  const knee = makeRequest({
    injuries: [{ region: 'knee', status: 'active', source: 'text', confidence: 1 }],
  });
  const bare = makeRequest({ equipment: told(['bodyweight', 'yoga_mat']) });
  const hiit = makeRequest({
    goal: told('hiit'),
    format: told('circuit'),
    minutes: told(60),
    level: told('beginner'),
  });
  const cases: [string, string, Workout | unknown, Request][] = [
    ['H1', 'nothing to play', { workoutType: 'Circuit', workout: [] }, plain],
    [
      'H2',
      'a minute too long',
      withFirst(plain, (item) => ({ ...item, duration: (item.duration ?? 40) + 25 })),
      plain,
    ],
    ['H3', 'an unknown exercise', withFirst(plain, rename('Quantum Twist of Doom', 'nope')), plain],
    [
      'H3',
      'kit that is not there',
      withFirst(bare, rename('Kettlebell Snatch', 'kettlebell-snatch')),
      bare,
    ],
    [
      'H4',
      'an exercise that was ruled out',
      withFirst(plain, rename('Push-Up', 'push-up')),
      makeRequest({ excludedExercises: told(['push-up']) }),
    ],
    [
      'H4',
      'a kind that was ruled out',
      withFirst(plain, rename('Squat Jump', 'squat-jump')),
      makeRequest({ excludedAttributes: told(['jumping']) }),
    ],
    ['H5', 'a jump for a bad knee', withFirst(knee, rename('Squat Jump', 'squat-jump')), knee],
    [
      'H5',
      'a change left unsaid',
      withFirst(knee, (item) => ({
        ...rename('Air Squat', 'air-squat')(item),
        instructions: 'Just do it.',
      })),
      knee,
    ],
    [
      'H6',
      'a sign of danger that was told',
      plan(plain, date, 1),
      makeRequest({ signs: dangerClaims('I have crushing chest pain right now') }),
    ],
    ['H7', 'another style', { ...plan(plain, date, 1), referencePattern: 'Tabata' }, plain],
    [
      'H7',
      'a wish left out',
      plan(plain, date, 1),
      makeRequest({ mustInclude: told(['wall-sit']) }),
    ],
    ['H8', 'effort beyond the level', withFirst(plain, (item) => ({ ...item, rpe: 10 })), plain],
    [
      'H8',
      'a load beyond the level',
      withFirst(plain, (item) => ({ ...item, setScheme: { weightPercentage: 99 } })),
      plain,
    ],
    [
      'H8',
      'too many hard minutes',
      mapItems(plan(hiit, date, 1), (item) =>
        item.type === 'exercise' ? { ...item, rpe: 7 } : item,
      ),
      hiit,
    ],
    [
      'H9',
      'reps that do not fit the time',
      withFirst(plain, (item) => ({ ...item, reps: 60 })),
      plain,
    ],
    [
      'H9',
      'a text about what is not in it',
      { ...plan(plain, date, 1), coachingNotes: 'Go hard on the Turkish Get-Up.' },
      plain,
    ],
  ];
  it.each(cases)('%s: %s', (gate, _, workout, request) => {
    expect(failedGates(workout, request)).toContain(gate);
  });

  it('and none on a plan of our own', () => {
    for (const request of [plain, knee, bare, hiit]) {
      expect(failedGates(plan(request, date, 1), request)).toEqual([]);
    }
  });
});

describe('the score', () => {
  const all = (value: number) =>
    Object.fromEntries(qualityNames.map((name) => [name, value])) as Qualities;
  const gates = (failed: string[]) =>
    gateIds.map((id) => ({ id, passed: !failed.includes(id), problems: [] }));

  it('weighs the qualities to one', () => {
    const total = qualityNames.reduce((sum, name) => sum + qualityWeights[name], 0);
    expect(total).toBeCloseTo(1, 9);
  });

  it.each([
    [[], 1, 100],
    [[], 0, 50],
    [['H5'], 1, 0],
    [['H6'], 1, 0],
    [['H8'], 1, 0],
    [['H2'], 1, 44.44],
    [['H2', 'H3', 'H7'], 1, 33.33],
  ])('with gates %j failed and qualities of %d is %d', (failed, quality, score) => {
    expect(scoreOf(gates(failed), all(quality))).toBeCloseTo(score, 1);
  });
});

describe('the qualities', () => {
  const request = makeRequest();
  const good = plan(request, date, 1);
  const rate = (workout: unknown, asked = request) => check(workout, asked).qualities;

  it('are high for a plan of our own', () => {
    for (const name of qualityNames) expect(rate(good)[name], name).toBeGreaterThan(0.6);
  });

  it('fall where the plan gets worse', () => {
    const backwards = { ...good, workout: [...good.workout].reverse() };
    expect(rate(backwards).order).toBeLessThan(rate(good).order);
    const cold = { ...good, workout: good.workout.filter(({ type }) => type !== 'warmup') };
    expect(rate(cold).warmup).toBeLessThan(rate(good).warmup);
    const first = good.workout.find(({ type }) => type === 'exercise');
    const same = mapItems(good, (item) =>
      item.type === 'exercise'
        ? { ...item, name: first?.name ?? '', exerciseId: first?.exerciseId ?? '' }
        : item,
    );
    expect(rate(same).variety).toBeLessThan(rate(good).variety);
    const onlyPush = [
      'push-up',
      'wall-push-up',
      'knee-push-up',
      'incline-push-up',
      'decline-push-up',
    ];
    let next = 0;
    const lopsided = mapItems(good, (item) => {
      const exerciseId = onlyPush[next % onlyPush.length] ?? 'push-up';
      if (item.type !== 'exercise') return item;
      next += 1;
      return { ...item, exerciseId };
    });
    expect(rate(lopsided).balance).toBeLessThan(rate(good).balance / 2);
    const lazy = mapItems(good, (item) => ({ ...item, rpe: 1 }));
    expect(rate(lazy).dose).toBeLessThan(rate(good).dose);
    const mute = {
      ...mapItems(good, ({ cues: _cues, ...item }) => ({ ...item, instructions: 'Go.' })),
      workoutReasoning: '',
      coachingNotes: '',
    };
    expect(rate(mute).text).toBeLessThan(rate(good).text);
    const long = { ...good, restBetweenRounds: 900 };
    expect(rate(long).rest).toBeLessThan(rate(good).rest);
  });

  it('see yesterday', () => {
    const done = good.workout.flatMap(({ type, exerciseId }) =>
      type === 'exercise' && exerciseId
        ? [
            {
              exerciseId,
              sets: Array.from({ length: 5 }, () => ({ reps: 10, weight: 20, rpe: 9 })),
            },
          ]
        : [],
    );
    const nowMs = Date.parse(date);
    const tired = makeRequest({ history: { sessions: [makeSession(20, nowMs, done)] } });
    expect(rate(good, tired).recovery).toBeLessThan(rate(good).recovery);
    expect(rate(good, tired).novelty).toBeLessThan(1);
    const heavy = mapItems(good, (item) =>
      item.type === 'exercise' ? { ...item, weight: 40 } : item,
    );
    expect(rate(heavy, tired).progression).toBe(0);
  });
});
