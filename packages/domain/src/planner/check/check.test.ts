import { describe, expect, it } from 'vitest';
import { dangerClaims } from '../../reading/danger/claims.ts';
import { mapItems } from '../../workout/map-items.ts';
import type { Exercise, Workout } from '../../workout/types.ts';
import { plan } from '../plan.ts';
import type { Request, Slot } from '../request.ts';
import { makeRequest } from '../test-support/make-request.ts';
import { check } from './check.ts';

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
  const round = makeRequest({ format: told('circuit') });
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
    ['H7', 'another style', plan(plain, date, 1), makeRequest({ format: told('tabata') })],
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
      withFirst(round, (item) => ({ ...item, reps: 60 })),
      round,
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
