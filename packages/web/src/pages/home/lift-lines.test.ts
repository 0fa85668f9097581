import { normaliseWorkout } from '@cadence/domain/workout/normalise';
import { expect, test } from 'vitest';
import { lineOf, mainLifts } from './lift-lines.ts';

const lift = (name: string, rest: object = {}) => ({ name, type: 'exercise', ...rest });
const namesOf = (workout: object[]) =>
  mainLifts(normaliseWorkout({ workout })).map(({ name }) => name);

test('the session is about its first three lifts, each once, without what leads up to them', () => {
  expect(
    namesOf([
      { name: 'Jog', type: 'warmup', duration: 300 },
      lift('Skips', { role: 'skill' }),
      lift('Squat', { role: 'ramp', reps: 5 }),
      lift('Squat', { reps: 5, sets: 3 }),
      { name: 'Rest', type: 'rest', duration: 60 },
      lift('Squat', { role: 'backoff', reps: 8 }),
      lift('Row', { reps: 8 }),
      lift('Press', { reps: 8 }),
      lift('Curl', { reps: 12 }),
    ]),
  ).toEqual(['Squat', 'Row', 'Press']);
});

test('easy work is what it is about where there is nothing else', () => {
  expect(namesOf([lift('Easy run', { role: 'easy', duration: 1800 })])).toEqual(['Easy run']);
});

test('a line has its own sets and reps, or what the timer tells of it', () => {
  const [squat, run] = normaliseWorkout({
    workout: [lift('Squat', { reps: 5, sets: 3, rir: 2 }), lift('Run', { duration: 1800 })],
  }).workout;
  if (!squat || !run) throw new Error('no lifts');
  expect(lineOf(squat, '')).toMatchObject({ dose: '3 × 5', load: 'RPE 8' });
  expect(lineOf(run, '30 min')).toMatchObject({ dose: '30 min', load: '' });
});
