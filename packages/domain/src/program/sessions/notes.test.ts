import { describe, expect, it } from 'vitest';
import type { Exercise, Workout } from '../../workout/types.ts';
import type { DayPlan } from '../templates/types.ts';
import { noteOf } from './notes.ts';
import { stepsAfter, withSteps } from './steps.ts';

const line = (more: Partial<Exercise>): Exercise => ({
  name: 'Bench Press',
  type: 'exercise',
  exerciseId: 'bench-press',
  role: 'work',
  sets: 3,
  reps: 8,
  rir: 2,
  ...more,
});
const sessionOf = (...items: Exercise[]): Workout => ({ workout: items }) as Workout;
const long = Array.from({ length: 100 }, (_, i) => `word${i}`).join(' ');

describe('the note of a session', () => {
  it('names every bar that may have to be caught, however much else is said', () => {
    const squat = line({ name: 'Back Squat', exerciseId: 'back-squat', reps: 5 });
    const note = noteOf([`${long}.`], [], sessionOf(squat, line({})));
    expect(note).toContain('Back squat and bench press: set the safety pins');
  });

  it('says nothing of pins where the bar is light', () => {
    expect(noteOf([], [], sessionOf(line({ rir: 5 })))).not.toContain('pins');
  });

  it('catches an open last set', () => {
    expect(noteOf([], [], sessionOf(line({ rir: 4, repsText: '5+' })))).toContain('pins');
  });

  it('keeps the rule to stop and leaves out a cue when there is no room', () => {
    const stop = 'Stop if you feel dizzy or short of breath.';
    const note = noteOf([`${long}.`], ['Bench Press: Wrists straight.', stop], sessionOf(line({})));
    expect(note).toContain(stop);
    expect(note).not.toContain('Wrists');
  });

  it('tells of guesses only where a line has one', () => {
    const guessed = line({ loadNote: '40 kg: a first guess; stop when you could do 2 more' });
    expect(noteOf([], [], sessionOf(guessed))).toContain('guess');
    expect(noteOf([], [], sessionOf(line({})))).not.toContain('guess');
  });
});

const push: DayPlan = {
  id: 'push',
  title: 'Push',
  focus: 'Push',
  key: 2,
  strain: {},
  work: { kind: 'lift', archetype: 'push', rows: [] },
};

describe('a weight that stands still', () => {
  const raise = (reps: number) =>
    line({ name: 'Cable Fly', exerciseId: 'cable-fly', reps, weight: 7.5 });

  it('has a rep more each week, then tells the way on', () => {
    let steps = stepsAfter(new Map(), 'build', [{ day: push, workout: sessionOf(raise(12)) }]);
    const seen: (number | undefined)[] = [];
    let last: Workout = sessionOf();
    for (let week = 2; week <= 6; week += 1) {
      last = withSteps(sessionOf(raise(12)), push, 'build', steps);
      seen.push(last.workout[0]?.reps);
      steps = stepsAfter(steps, 'build', [{ day: push, workout: last }]);
    }
    expect(seen).toEqual([13, 14, 15, 16, 16]);
    expect(last.workout[0]?.loadNote).toContain('the next weight');
  });

  it('is left alone in an easy week, and begins anew with a new weight', () => {
    const steps = stepsAfter(new Map(), 'build', [{ day: push, workout: sessionOf(raise(12)) }]);
    expect(withSteps(sessionOf(raise(10)), push, 'deload', steps).workout[0]?.reps).toBe(10);
    const heavier = { ...raise(9), weight: 10 };
    expect(withSteps(sessionOf(heavier), push, 'build', steps).workout[0]?.reps).toBe(9);
  });
});
