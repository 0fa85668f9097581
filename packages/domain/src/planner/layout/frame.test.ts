import { describe, expect, it } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import type { LibraryExercise } from '../../exercise/types.ts';
import { focusAreas, goals, injuryRegions } from '../../reading/vocabulary.ts';
import { formatDefinitions } from '../../workout/formats/definitions.ts';
import { laidFormats } from '../../workout/formats/ids.ts';
import type { Block, Workout } from '../../workout/types.ts';
import { plan } from '../plan.ts';
import type { Request, Slot } from '../request.ts';
import { makeRequest } from '../test-support/make-request.ts';
import { topMuscles } from './cooldown.ts';

const date = '2026-11-15T08:00:00.000Z';
const told = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });

function of(workout: Workout, wanted: string): LibraryExercise[] {
  return workout.workout
    .filter(({ type }) => type === wanted)
    .flatMap(({ exerciseId }) => exerciseById(exerciseId ?? '') ?? []);
}

/** Formats × goals × focus, some of them hurt, each with a seed of its own. */
const requests: Request[] = laidFormats.flatMap((format, i) =>
  goals.flatMap((goal, j) =>
    [0, 1, 2].map((k) => {
      const place = i * 7 + j * 3 + k;
      const region = injuryRegions[place % 22];
      return makeRequest({
        dice: `request ${place} ${k}`,
        format: told(format),
        goal: told(goal),
        focus: told([focusAreas[place % focusAreas.length] ?? 'full_body']),
        minutes: told(12 + ((place * 7) % 40)),
        injuries: region ? [{ region, status: 'active', source: 'text', confidence: 1 }] : [],
      });
    }),
  ),
);
const workouts = requests.map((request, seed) => plan(request, date, seed));

describe('a warm-up', () => {
  it('never starts on hands and knees or with the weight on the palms', () => {
    for (const workout of workouts) {
      const [first] = of(workout, 'warmup');
      expect(first?.position).toMatch(/standing|seated/);
      expect(first?.traits).not.toContain('palm_load');
    }
  });

  it('opens no more than a quarter of all sessions with the same move', () => {
    const counts = new Map<string, number>();
    for (const workout of workouts) {
      const first = of(workout, 'warmup')[0]?.name ?? '';
      counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(workouts.length / 4);
  });

  it('grows: the second raising move is at least as lively as the first', () => {
    for (const workout of workouts) {
      const [first, second] = of(workout, 'warmup');
      if (second?.patterns[0] !== 'cyclic' || of(workout, 'exercise').includes(second)) continue;
      expect(second.met).toBeGreaterThanOrEqual(first?.met ?? 0);
    }
  });
});

describe('a cool-down', () => {
  it('eases what was trained most', () => {
    const plain = workouts.filter(
      ({ play }, i) => requests[i]?.injuries.length === 0 && play === undefined,
    );
    expect(plain.length).toBeGreaterThan(0);
    for (const workout of plain) {
      const eased = new Set(
        of(workout, 'cooldown').flatMap(({ primary, secondary }) => [...primary, ...secondary]),
      );
      const [most] = topMuscles(of(workout, 'exercise'), 1);
      expect([workout.title, most, [...eased].includes(most ?? 'abs')]).toEqual([
        workout.title,
        most,
        true,
      ]);
    }
  });

  it('after lifting is a walk, slow breaths, or stretches', () => {
    const isLifting = ({ kind }: Block) => formatDefinitions[kind].traits.family === 'sets';
    const lifting = workouts.filter(({ play }) => play?.blocks.every(isLifting));
    expect(lifting.length).toBeGreaterThan(0);
    for (const workout of lifting) {
      const kinds = of(workout, 'cooldown').map(({ patterns }) => patterns[0]);
      const calm = ['cyclic', 'breath', 'stretch', 'mobility'];
      expect(kinds.filter((kind) => !calm.includes(kind ?? ''))).toEqual([]);
    }
  });

  it('has one breathing exercise at most, and that at its end', () => {
    for (const workout of workouts) {
      const kinds = of(workout, 'cooldown').map(({ patterns }) => patterns[0]);
      const breaths = kinds.filter((kind) => kind === 'breath');
      expect(breaths.length).toBeLessThanOrEqual(1);
      if (breaths.length === 1 && kinds.length > 1) expect(kinds.at(-1)).toBe('breath');
    }
  });
});
