import { describe, expect, it } from 'vitest';
import type { Exercise, Workout } from '../../workout/types.ts';
import { workoutChanges } from './workout-changes.ts';

const item = (name: string, more: Partial<Exercise> = {}): Exercise => ({
  name,
  type: 'exercise',
  duration: 40,
  ...more,
});
const circuit = (workout: Exercise[], more: Partial<Workout> = {}): Workout => ({
  workoutType: 'Circuit',
  totalRounds: 2,
  restBetweenRounds: 60,
  source: 'ai',
  workout,
  ...more,
});

describe('what a changed workout does differently', () => {
  const before = circuit([item('Squat'), item('Burpee'), item('Row')]);

  it('is nothing where nothing was changed', () => {
    expect(workoutChanges(before, before)).toEqual({
      length: null,
      rounds: null,
      added: [],
      removed: [],
      changed: [],
      keptCount: 3,
    });
  });

  it('names what is new, what is out and what is done otherwise', () => {
    const after = circuit([item('Squat', { duration: 60 }), item('Plank'), item('Row')]);
    expect(workoutChanges(before, after)).toMatchObject({
      added: ['Plank'],
      removed: ['Burpee'],
      changed: [{ name: 'Squat', before: '40 s', after: '60 s' }],
      keptCount: 1,
    });
  });

  it('tells the rounds and the length as the timer counts them', () => {
    const { length, rounds } = workoutChanges(before, { ...before, totalRounds: 3 });
    expect(rounds).toEqual({ before: '2', after: '3' });
    // An introduction of 60 s; each round 3 × 40 s and 2 × 30 s; 60 s between rounds.
    expect(length).toEqual({ before: '8:00', after: '12:00' });
  });

  it.each([
    [{ sets: 3, reps: 8 }, '3 × 8 reps'],
    [{ reps: 1, weight: 100 }, '1 rep at 100 kg'],
    [{ setScheme: { sets: 5, reps: 5 }, weight: '70 %' }, '5 × 5 reps at 70 %'],
    [{ repsText: '8–10' }, '8–10 reps'],
  ])('says %o as people do', (dose, words) => {
    const after = circuit([item('Squat', dose), item('Burpee'), item('Row')]);
    expect(workoutChanges(before, after).changed[0]?.after).toBe(words);
  });

  it('takes the same exercise for the same, whatever it is called', () => {
    const named = circuit([item('Squat', { exerciseId: 'squat' })]);
    const renamed = circuit([item('Air Squat', { exerciseId: 'squat' })]);
    expect(workoutChanges(named, renamed)).toMatchObject({ added: [], removed: [], keptCount: 1 });
  });

  it('leaves out what warms up, cools down or rests', () => {
    const after = circuit([...before.workout, item('Walk', { type: 'warmup' })]);
    expect(workoutChanges(before, after).added).toEqual([]);
  });
});
