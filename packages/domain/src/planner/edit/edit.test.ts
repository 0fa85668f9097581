import { describe, expect, it } from 'vitest';
import { laidFormats } from '../../workout/formats/ids.ts';
import { normaliseWorkout } from '../../workout/normalise.ts';
import type { Workout } from '../../workout/types.ts';
import { check } from '../check/check.ts';
import { expectedSeconds } from '../layout/expected.ts';
import { alternativesFor } from '../legal/alternatives.ts';
import { plan } from '../plan.ts';
import type { Slot } from '../request.ts';
import { bodyNames, isInStep, known } from '../test-support/edited.ts';
import { makeRequest } from '../test-support/make-request.ts';
import { addItem, canRemove, moveItem, removeItem, swapItem } from './edit.ts';

const date = '2026-11-15T08:00:00.000Z';
const told = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });

const names = ({ workout }: Workout) => workout.map(({ name }) => name);
const bodyIndexes = ({ workout }: Workout) =>
  workout.flatMap(({ type }, index) => (type === 'exercise' ? [index] : []));
const kneeRequest = makeRequest({
  dice: 'cleared',
  injuries: [{ region: 'knee', status: 'active', source: 'text', confidence: 1 }],
});

describe('a swap', () => {
  it.each(laidFormats)('in a workout as %s keeps its length to the second', (format) => {
    for (const minutes of [15, 40]) {
      const request = makeRequest({ format: told(format), minutes: told(minutes) });
      const workout = plan(request, date, 4);
      for (const index of bodyIndexes(workout).slice(0, 2)) {
        for (const { exercise } of alternativesFor(workout, index, request)) {
          const swapped = swapItem(workout, index, exercise, request);
          expect(swapped.workout[index]?.exerciseId).toBe(exercise.id);
          expect(expectedSeconds(swapped)).toBe(expectedSeconds(workout));
          expect(isInStep(swapped)).toBe(true);
        }
      }
    }
  });

  it('still passes every gate', () => {
    for (const format of laidFormats) {
      const request = makeRequest({ ...kneeRequest, format: told(format) });
      const workout = plan(request, date, 2);
      const index = bodyIndexes(workout)[0] ?? 0;
      const exercise = alternativesFor(workout, index, request)[0]?.exercise;
      if (!exercise) throw new Error(`nothing to swap in ${format}`);
      const report = check(swapItem(workout, index, exercise, request), request);
      expect(report.gates.filter(({ passed }) => !passed)).toEqual([]);
    }
  });

  it('brings the library’s words and what this body needs said', () => {
    const workout = plan(kneeRequest, date, 1);
    const index = bodyIndexes(workout)[0] ?? 0;
    const squat = known('glute-bridge');
    const item = swapItem(workout, index, squat, kneeRequest).workout[index];
    expect(item?.instructions).toContain(squat.howTo);
    expect(item?.cues).toEqual(squat.cues);
  });

  it('leaves the old exercise’s weight behind', () => {
    const request = makeRequest({ format: told('sets') });
    const workout = plan(request, date, 1);
    const index = bodyIndexes(workout)[0] ?? 0;
    const loaded: Workout = changeFirst(workout, index);
    const [next] = alternativesFor(loaded, index, request);
    const item = swapItem(loaded, index, next?.exercise ?? known('air-squat'), request).workout[
      index
    ];
    expect(item).not.toHaveProperty('weight');
    expect(item).not.toHaveProperty('description');
  });

  it('of what the athlete may not do changes nothing', () => {
    const workout = plan(kneeRequest, date, 1);
    expect(swapItem(workout, bodyIndexes(workout)[0] ?? 0, known('squat-jump'), kneeRequest)).toBe(
      workout,
    );
  });

  it('of an exercise whose rounds are written out swaps all of them', () => {
    const workout = normaliseWorkout({
      workoutType: 'Tabata',
      workout: ['Plank', 'Plank', 'Plank', 'Burpee', 'Burpee'].flatMap((name) => [
        { name, duration: 20 },
        { name: 'Rest', type: 'rest', duration: 10 },
      ]),
    });
    const swapped = swapItem(workout, 2, known('dead-bug'), makeRequest());
    expect(bodyNames(swapped)).toEqual(['Dead Bug', 'Dead Bug', 'Dead Bug', 'Burpee', 'Burpee']);
  });

  it('takes the old name out of the coach’s notes', () => {
    const request = makeRequest();
    const laid = plan(request, date, 1);
    const index = bodyIndexes(laid)[0] ?? 0;
    const name = laid.workout[index]?.name;
    const workout = { ...laid, coachingNotes: `Aim high. ${name}: keep it light. Breathe.` };
    const [next] = alternativesFor(workout, index, request);
    const swapped = swapItem(workout, index, next?.exercise ?? known('air-squat'), request);
    expect(swapped.coachingNotes).toBe('Aim high. Breathe.');
  });
});

function changeFirst(workout: Workout, index: number): Workout {
  const items = workout.workout.map((item, i) =>
    i === index ? { ...item, weight: 40, description: 'Last time 40 kg.' } : item,
  );
  let next = 0;
  const phases = workout.phases?.map((phase) => ({
    ...phase,
    exercises: phase.exercises.map((own) => items[next++] ?? own),
  }));
  return { ...workout, workout: items, ...(phases ? { phases } : {}) };
}

describe('a move', () => {
  const workout = normaliseWorkout({
    workoutType: 'Strength',
    workout: [
      { name: 'March', type: 'warmup', duration: 60 },
      { name: 'A', duration: 40 },
      { name: 'Rest', type: 'rest', duration: 15 },
      { name: 'B', duration: 30 },
      { name: 'Rest', type: 'rest', duration: 90 },
      { name: 'C', duration: 20 },
      { name: 'Stretch', type: 'cooldown', duration: 60 },
    ],
  });

  it('takes the place of the other; rests stay where they are', () => {
    expect(names(moveItem(workout, 5, 1))).toEqual([
      'March',
      'C',
      'Rest',
      'A',
      'Rest',
      'B',
      'Stretch',
    ]);
    expect(moveItem(workout, 5, 1).workout.map(({ duration }) => duration)).toEqual([
      60, 20, 15, 40, 90, 30, 60,
    ]);
  });

  it('does not leave its part of the workout', () => {
    expect(bodyNames(moveItem(workout, 3, 0))).toEqual(['B', 'A', 'C']);
    expect(bodyNames(moveItem(workout, 3, 99))).toEqual(['A', 'C', 'B']);
    expect(moveItem(workout, 0, 5)).toBe(workout);
  });

  it('across two phases changes places with what stood there', () => {
    const phased = normaliseWorkout({
      isStructured: true,
      phases: [
        { name: 'Main', exercises: [{ name: 'A', phase: 'Main' }] },
        { name: 'Accessories', exercises: [{ name: 'B', phase: 'Accessories' }] },
      ],
    });
    const moved = moveItem(phased, 1, 0);
    expect(moved.phases).toEqual([
      { name: 'Main', exercises: [{ name: 'B', type: 'exercise', phase: 'Main' }] },
      { name: 'Accessories', exercises: [{ name: 'A', type: 'exercise', phase: 'Accessories' }] },
    ]);
    expect(isInStep(moved)).toBe(true);
  });
});

describe('a removal', () => {
  it('takes the rest along', () => {
    const workout = normaliseWorkout({
      workoutType: 'Strength',
      workout: [
        { name: 'A', duration: 40 },
        { name: 'Rest', type: 'rest', duration: 15 },
        { name: 'B', duration: 30 },
      ],
    });
    expect(names(removeItem(workout, 0))).toEqual(['B']);
    expect(names(removeItem(workout, 2))).toEqual(['A']);
  });

  it('leaves the last exercise in', () => {
    const workout = normaliseWorkout({
      workout: [
        { name: 'March', type: 'warmup', duration: 60 },
        { name: 'A', duration: 40 },
      ],
    });
    expect(canRemove(workout, 0)).toBe(true);
    expect(canRemove(workout, 1)).toBe(false);
    expect(removeItem(workout, 1)).toBe(workout);
  });
});

describe('an addition', () => {
  it('goes where it belongs and is dosed like its neighbours', () => {
    const request = makeRequest({ format: told('circuit') });
    const workout = plan(request, date, 1);
    const bodyLength = bodyIndexes(workout).length;
    const curl = known('dumbbell-curl');
    const added = addItem(workout, curl, request);
    const item = added.workout.find(({ exerciseId }) => exerciseId === curl.id);
    expect(bodyNames(added)).toHaveLength(bodyLength + 1);
    expect(item?.duration).toBe(workout.workout[bodyIndexes(workout)[0] ?? 0]?.duration);
    const stretch = known('wall-chest-stretch');
    expect(
      addItem(workout, stretch, request).workout.find((one) => one.exerciseId === stretch.id),
    ).toMatchObject({ type: expect.stringMatching(/warmup|cooldown/) });
  });

  it('has a rest like the others where the plan has rests of its own', () => {
    const workout = normaliseWorkout({
      workoutType: 'Strength',
      workout: [
        { name: 'Air Squat', exerciseId: 'air-squat', duration: 40 },
        { name: 'Rest', type: 'rest', duration: 25 },
        { name: 'Plank', duration: 40 },
      ],
    });
    const added = addItem(workout, known('glute-bridge'), makeRequest());
    expect(added.workout.map(({ duration }) => duration)).toEqual([40, 25, 40, 25, 40]);
  });

  it('opens a phase where its part has none', () => {
    const request = makeRequest({ format: told('sets') });
    const phases = [{ name: 'Main', exercises: [{ name: 'Squat', reps: 5, sets: 3 }] }];
    const without = normaliseWorkout({ isStructured: true, phases });
    const added = addItem(without, known('arm-circle'), request);
    expect(added.phases?.[0]).toMatchObject({ name: 'Warm-up', exercises: [{ type: 'warmup' }] });
    expect(isInStep(added)).toBe(true);
  });

  it('of what the athlete may not do changes nothing', () => {
    const workout = plan(kneeRequest, date, 1);
    expect(addItem(workout, known('squat-jump'), kneeRequest)).toBe(workout);
  });
});
