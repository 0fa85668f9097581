import { expect, it } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import { judge } from '../legal/legal.ts';
import { plan } from '../plan.ts';
import { makeRequest } from '../test-support/make-request.ts';
import { repair } from './repair.ts';

const date = '2026-03-01T08:00:00.000Z';
const request = makeRequest({
  injuries: [{ region: 'knee', status: 'active', source: 'text', confidence: 1 }],
});

it.each(['planned', 'repaired'])(
  'what this athlete must do otherwise stands alone on the %s item, with no cue against it',
  (kind) => {
    const draft = plan(request, date, 3);
    const bare = draft.workout.map(({ cues: _, modifications: __, ...item }) => item);
    const { phases: _, ...flat } = draft;
    const { workout } =
      kind === 'planned' ? draft : repair({ ...flat, workout: bare }, request, date, 3).workout;
    const changed = workout.filter(({ modifications }) => modifications !== undefined);
    expect(changed.length).toBeGreaterThan(0);
    for (const { exerciseId, cues, modifications } of changed) {
      const exercise = exerciseById(exerciseId ?? '');
      if (!exercise) throw new Error('not in the library');
      expect(cues).toEqual(modifications);
      for (const words of judge(exercise, request).modifications) {
        expect(modifications).toContain(words);
      }
    }
  },
);
