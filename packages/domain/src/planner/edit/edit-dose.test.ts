import { describe, expect, it } from 'vitest';
import { buildTimerSteps } from '../../timer/build-steps.ts';
import { normaliseWorkout } from '../../workout/normalise.ts';
import { changeItem, changeRounds, doseOf, roundsOf } from './edit-dose.ts';

const march = { name: 'March', type: 'warmup', duration: 60 };
const a = { name: 'A', reps: 10, sets: 3, restBetweenSets: 60, restAfter: 90 };
const b = { name: 'B', duration: 40, restAfter: 20 };
const rest = { name: 'Rest', type: 'rest', duration: 25 };

const make = (fields: object, workout: object[] = [march, a, b]) =>
  normaliseWorkout({ workout, ...fields });

describe('what can be changed', () => {
  it.each([
    ['a warm-up', make({ workoutType: 'Circuit' }), 0, { seconds: 60 }],
    ['a circuit', make({ workoutType: 'Circuit' }), 1, { reps: 10 }],
    ['a circuit by the clock', make({ workoutType: 'Circuit' }), 2, { seconds: 40 }],
    ['an EMOM', make({ workoutType: 'EMOM' }), 1, { reps: 10 }],
    ['a held move of an EMOM', make({ workoutType: 'EMOM' }), 2, {}],
    ['a pyramid', make({ workoutType: 'Pyramid' }), 1, {}],
    ['a Tabata', make({ workoutType: 'Tabata' }), 2, {}],
    [
      'several rounds',
      make({ workoutType: 'Rounds', totalRounds: 3 }),
      1,
      {
        reps: 10,
        restSeconds: 90,
      },
    ],
    ['the last of a round', make({ workoutType: 'Rounds', totalRounds: 3 }), 2, { seconds: 40 }],
    ['sets', make({}), 1, { reps: 10, sets: 3, setRestSeconds: 60, restSeconds: 90 }],
    ['one set', make({}, [b, a]), 0, { seconds: 40, sets: 1, restSeconds: 20 }],
    [
      'rests of its own',
      make({ workoutType: 'Rounds' }, [b, rest, a]),
      0,
      {
        seconds: 40,
        restSeconds: 25,
      },
    ],
  ])('in %s is what its style uses', (_, workout, index, dose) => {
    expect(doseOf(workout, index)).toEqual(dose);
  });
});

describe('a change', () => {
  it('is played', () => {
    const workout = changeItem(make({}), 1, { reps: 5, sets: 2, setRestSeconds: 45 });
    const lengths = buildTimerSteps(workout).map(({ name, reps, duration }) => [
      name,
      reps ?? duration,
    ]);
    expect(lengths).toEqual([
      ['March', 60],
      ['A - Set 1/2', 5],
      ['Rest Between Sets', 45],
      ['A - Set 2/2', 5],
      ['Exercise Rest', 90],
      ['B', 40],
    ]);
  });

  it('of a rest that the plan writes out changes that rest', () => {
    const workout = make({ workoutType: 'Rounds' }, [b, rest, a]);
    const changed = changeItem(workout, 0, { restSeconds: 40 });
    expect(changed.workout[1]).toMatchObject({ type: 'rest', duration: 40 });
    expect(changed.workout[0]).toMatchObject({ restAfter: 20 });
  });

  it('stays within bounds', () => {
    const sets = changeItem(make({}), 1, { reps: 9999, sets: -3, restSeconds: 1e6 });
    expect(doseOf(sets, 1)).toEqual({ reps: 100, sets: 1, restSeconds: 600 });
  });

  it('that the style does not use changes nothing', () => {
    const workout = make({ workoutType: 'Pyramid' });
    expect(changeItem(workout, 1, { reps: 5, sets: 2 })).toBe(workout);
    expect(changeItem(workout, 99, { seconds: 5 })).toBe(workout);
  });

  it('of the number takes its wording away', () => {
    const workout = make({}, [{ name: 'A', reps: '8-10' }]);
    expect(workout.workout[0]?.repsText).toBe('8–10');
    expect(changeItem(workout, 0, { reps: 6 }).workout[0]).not.toHaveProperty('repsText');
  });
});

describe('rounds', () => {
  it('change with their rest and the words that name them', () => {
    const workout = make({ workoutType: 'Circuit', workoutStructure: 'Circuit, 3 rounds' });
    expect(roundsOf(workout)).toEqual({ rounds: 3, roundRestSeconds: 60 });
    const changed = changeRounds(workout, { rounds: 5, roundRestSeconds: 30 });
    expect(changed.workoutStructure).toBe('Circuit, 5 rounds');
    const work = buildTimerSteps(changed).filter(({ name }) => name === 'B');
    expect(work).toHaveLength(5);
  });

  it('of an EMOM are its minutes', () => {
    const workout = make({ workoutStructure: 'EMOM 12 min', estimatedDuration: 12 });
    expect(roundsOf(workout)).toEqual({ minutes: 12 });
    expect(changeRounds(workout, { minutes: 16 })).toMatchObject({
      estimatedDuration: 16,
      workoutStructure: 'EMOM 16 min',
    });
  });

  it('are none where sets or levels count', () => {
    expect(roundsOf(make({ workoutType: 'Pyramid' }))).toEqual({});
    expect(roundsOf(make({}))).toEqual({});
  });
});

describe('in blocks', () => {
  const pair = normaliseWorkout({
    play: {
      blocks: [
        {
          kind: 'superset',
          items: [
            { name: 'Split Squat', reps: 8, sets: 3, weight: 20, loadNote: 'a guess', group: 'A1' },
            { name: 'Leg Curl', reps: 10, sets: 3, group: 'A2', restAfter: 75 },
            { name: 'Calf Raise', reps: 12, sets: 3, group: 'B1' },
          ],
        },
        { kind: 'for_time', ladder: [21, 15, 9], items: [{ name: 'Thruster', weight: 43 }] },
      ],
    },
  });
  const itemsOf = (index: number, change: object) =>
    changeItem(pair, index, change).play?.blocks.flatMap(({ items }) => items);

  it('moves that are done in turn share their sets and their rest', () => {
    const items = itemsOf(0, { sets: 5, restSeconds: 60 });
    expect(items?.map(({ sets, restAfter }) => [sets, restAfter])).toEqual([
      [5, 60],
      [5, 60],
      [3, undefined],
      [undefined, undefined],
    ]);
  });

  it('a weight of the user’s own has no other reason', () => {
    const [first, second] = itemsOf(0, { kilograms: 22.5 }) ?? [];
    expect([first?.weight, first?.loadNote, second?.weight]).toEqual([22.5, undefined, undefined]);
  });

  it('the rungs of a ladder are left as they are', () => {
    expect(doseOf(pair, 3)).toEqual({ kilograms: 43 });
  });
});
