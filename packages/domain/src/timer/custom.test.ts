import { describe, expect, test } from 'vitest';
import { type CustomTimer, makeCustomWorkout, newCustomTimer, readCustomTimer } from './custom.ts';
import { stepsToPlay } from './quick.ts';

const hills: CustomTimer = {
  ...newCustomTimer('a1'),
  name: 'Hill repeats',
  intervals: [
    { name: 'Climb', seconds: 90, isRest: false },
    { name: 'Jog down', seconds: 120, isRest: true },
  ],
  rounds: 2,
  leadInSeconds: 10,
};
const played = (timer: CustomTimer) =>
  stepsToPlay(makeCustomWorkout(timer)).map(
    ({ type, name, duration }) => `${type} ${name} ${duration}`,
  );

describe('a timer of one’s own', () => {
  test('plays its named intervals in rounds, and ends on work', () => {
    expect(played(hills)).toEqual([
      'pre-workout Get Ready 10',
      'exercise Climb 90',
      'rest Jog down 120',
      'exercise Climb 90',
    ]);
  });

  test('as an AMRAP runs down and counts rounds, with a score', () => {
    const workout = makeCustomWorkout({ ...hills, kind: 'amrap', minutes: 12 });
    const [, step] = stepsToPlay(workout);
    expect(step).toMatchObject({ duration: 720, mode: 'down', count: 'rounds', block: 0 });
    expect(workout.play?.blocks[0]?.score).toBe('rounds');
  });

  test('for time counts up to its cap', () => {
    const [, step] = stepsToPlay(makeCustomWorkout({ ...hills, kind: 'for_time', minutes: 20 }));
    expect(step).toMatchObject({ duration: 1200, mode: 'up', openEnded: true, capSeconds: 1200 });
  });

  test('comes back from a link as it was, and nothing else does', () => {
    expect(readCustomTimer(JSON.parse(JSON.stringify(hills)))).toEqual(hills);
    expect(readCustomTimer({ ...hills, rounds: 'many' })).toBeNull();
    expect(readCustomTimer({ ...hills, intervals: [] })).toBeNull();
    expect(readCustomTimer('hills')).toBeNull();
    expect(readCustomTimer({ ...hills, id: 'x'.repeat(65) })).toBeNull();
  });
});
