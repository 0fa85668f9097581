import { describe, expect, it } from 'vitest';
import { contraOf } from '../../exercise/contra/contra.ts';
import { exerciseById } from '../../exercise/library.ts';
import { conditions, injuryRegions } from '../../reading/vocabulary.ts';
import { plan } from '../plan.ts';
import type { Request } from '../request.ts';
import { understood } from '../test-support/understood.ts';

const date = '2026-11-17T10:00:00Z';

/** A wish for each way in which a session is built. */
const wishes = [
  '30 min full body with dumbbells',
  '45 min gym push day',
  'leg day 40 min gym',
  'AMRAP 12, dumbbells',
  'EMOM 12 then stretch 8 min',
  'tabata then core 6 min',
  'row 2k then core',
  '30 min mobility',
  'circuit 25 min bodyweight',
  '20 min bike then shoulders',
  'recovery day 30 min',
  '20 min at home',
  'in the park, 30 minutes',
  'Cindy',
  'for time: 21-15-9 thrusters and pull-ups',
  'hotel room 20 min',
];

const limits: Partial<Request>[] = [
  ...injuryRegions.map((region) => ({
    injuries: [{ region, status: 'active' as const, source: 'text' as const, confidence: 1 }],
  })),
  ...conditions.map((condition) => ({
    conditions: [{ condition, source: 'text' as const, confidence: 1 }],
  })),
];

const tagOf = ({ injuries, conditions: known }: Partial<Request>) =>
  injuries?.[0]?.region ?? known?.[0]?.condition ?? 'knee';

describe('a limit of the body holds in every part of a session', () => {
  it.each(wishes)('%s', (text) => {
    const { request } = understood(text);
    const wrong = limits.flatMap((limit) => {
      const workout = plan({ ...request, ...limit }, date, 1);
      const blocks = workout.play?.blocks.flatMap(({ items }) => items) ?? [];
      const ids = new Set([...workout.workout, ...blocks].map(({ exerciseId = '' }) => exerciseId));
      return [...ids].flatMap((id) => {
        const exercise = exerciseById(id);
        const contra = exercise && contraOf(exercise, tagOf(limit));
        return contra?.severity === 'avoid' ? [`${tagOf(limit)}: ${id}`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });
});
