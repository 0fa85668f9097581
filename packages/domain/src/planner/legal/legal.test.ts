import { describe, expect, it } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import type { Request, Slot } from '../request.ts';
import { makeRequest } from '../test-support/make-request.ts';
import { judge, type Offence } from './legal.ts';

const told = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });
const gym = told(['barbells', 'bodyweight', 'dumbbells', 'kettlebells'] as const);

const cases: [string, string, Partial<Request>, Offence | null][] = [
  ['push-up', 'at home', {}, null],
  ['bench-press', 'with a barbell but no bench', { equipment: told([...gym.value]) }, 'equipment'],
  [
    'bench-press',
    'with bench and rack',
    { equipment: told([...gym.value]), props: told(['bench', 'rack']) },
    null,
  ],
  [
    'double-kettlebell-clean',
    'with one bell',
    { equipment: told([...gym.value]), loads: told({ kettlebells: { count: 1 } }) },
    'equipment',
  ],
  ['squat-jump', 'in a quiet flat', { maxNoise: told(0) }, 'limits'],
  ['squat-jump', 'without jumping', { excludedAttributes: told(['jumping']) }, 'excluded'],
  ['forearm-plank', 'without planks', { excludedAttributes: told(['planks']) }, 'excluded'],
  ['glute-bridge', 'off the floor', { excludedAttributes: told(['floor']) }, 'excluded'],
  ['push-up', 'when ruled out by name', { excludedExercises: told(['push-up']) }, 'excluded'],
  ['air-squat', 'without squats', { excludedPatterns: told(['squat']) }, 'excluded'],
  ['tuck-jump', 'at seventy', { age: told(70) }, 'limits'],
  [
    'squat-jump',
    'with a bad knee',
    { injuries: [{ region: 'knee', status: 'active', source: 'text', confidence: 1 }] },
    'unsafe',
  ],
  [
    'squat-jump',
    'with a knee that has healed',
    { injuries: [{ region: 'knee', status: 'resolved', source: 'text', confidence: 1 }] },
    null,
  ],
];

describe('an exercise', () => {
  it.each(cases)('%s %s', (id, _, changes, offence) => {
    const exercise = exerciseById(id);
    expect(exercise, id).toBeDefined();
    if (exercise) expect(judge(exercise, makeRequest(changes)).offence).toBe(offence);
  });
});
