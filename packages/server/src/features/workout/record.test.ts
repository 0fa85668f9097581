import { readPrescription } from '@cadence/domain/workout/prescription';
import type { Exercise } from '@cadence/domain/workout/types';
import { expect, it } from 'vitest';
import { prescribe } from './record.ts';

const items: [Partial<Exercise>, string | undefined, object][] = [
  [{ reps: 8 }, '8 reps', { reps: 8 }],
  [{ duration: 40 }, '40 s', { duration: 40 }],
  [{ sets: 5, duration: 30 }, '5 x 30s', { sets: 5, duration: 30 }],
  [
    { setScheme: { sets: 3, reps: 10, weightPercentage: 70 } },
    '3x10 @ 70%',
    { sets: 3, reps: 10, weightPercentage: 70 },
  ],
  [{ sets: 4 }, '4 sets', { sets: 4 }],
  [{}, undefined, {}],
];

it.each(items)('%o is prescribed as %s, which reads back the same', (fields, text, read) => {
  const prescription = prescribe({ name: 'x', type: 'exercise', ...fields });
  expect(prescription).toBe(text);
  expect(readPrescription(prescription ?? '')).toEqual(read);
});
