import fc from 'fast-check';
import { formatIds, scoreKinds } from '../formats/ids.ts';
import { itemRoles, paceUnits, stepModes } from '../types.ts';

const range = (min: number, max: number) =>
  fc.record({ lo: fc.integer({ min, max }), hi: fc.integer({ min, max }) });
const seconds = (max: number) => fc.integer({ min: 0, max });

const item = fc.record(
  {
    name: fc.constantFrom('Squat', 'Run', 'Row', 'Bike', 'Swim', 'Sled push', 'Walk', 'Plank'),
    type: fc.constantFrom('exercise', 'exercise', 'exercise', 'rest'),
    reps: fc.integer({ min: 1, max: 40 }),
    sets: fc.integer({ min: 1, max: 5 }),
    duration: fc.integer({ min: 1, max: 300 }),
    secondsPerRep: fc.integer({ min: 1, max: 8 }),
    restAfter: seconds(200),
    restBetweenSets: seconds(200),
    side: fc.constantFrom('left', 'both'),
    tempo: fc.constantFrom('3-1-1-0', '20X1', 'slow'),
    weight: fc.integer({ min: 1, max: 200 }),
    group: fc.constantFrom('A1', 'A2', 'B1'),
    role: fc.constantFrom(...itemRoles),
    rir: fc.integer({ min: 0, max: 5 }),
    distanceMeters: fc.integer({ min: 1, max: 40_000 }),
    calories: fc.integer({ min: 1, max: 200 }),
    pace: fc
      .tuple(fc.constantFrom(...paceUnits), range(60, 500))
      .map(([unit, { lo, hi }]) => ({ unit, lo, hi })),
    heartRate: range(90, 180),
    stepMode: fc.constantFrom(...stepModes),
  },
  { requiredKeys: ['name', 'type'] },
);

const exercise = item.map((one) => ({ ...one, type: 'exercise' }));

/** A block with something to do in it. */
const anyBlock = fc.record(
  {
    kind: fc.constantFrom(...formatIds),
    title: fc.constantFrom('Part one', 'Finisher'),
    items: fc
      .tuple(exercise, fc.array(item, { maxLength: 5 }))
      .map(([first, more]) => [first, ...more]),
    minutes: fc.integer({ min: 1, max: 60 }),
    capSeconds: fc.integer({ min: 10, max: 3600 }),
    rounds: fc.integer({ min: 1, max: 8 }),
    everySeconds: fc.integer({ min: 10, max: 300 }),
    workSeconds: fc.integer({ min: 1, max: 300 }),
    restSeconds: seconds(200),
    ladder: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 10 }),
    restBetween: seconds(300),
    restAfter: seconds(120),
    score: fc.constantFrom(...scoreKinds),
  },
  { requiredKeys: ['kind', 'items'] },
);

export const anyPlay = fc.record({
  blocks: fc.array(anyBlock, { minLength: 1, maxLength: 4 }),
});
