import { describe, expect, test } from 'vitest';
import { stranger } from '../../test-support/athletes.ts';
import { play } from '../../test-support/talk.ts';

const answerTo = (says: string): string =>
  play({ knows: stranger, turns: [{ says }] })[0]?.answer.content ?? '';

describe('advice by the numbers of a message', () => {
  test.each([
    ['squat 70 for 8, what should i use for 5x5', /^About 72\.5 kg for 5 × 5/],
    ['deadlift 150x2, bodyweight 75. any good?', /160 for one rep, 2\.1 times your 75 kg/],
    ['bench 80x5, overhead press 35x5, is that gap normal?', /44 % of your bench/],
    ['bench stuck at 70kg for 3 months', /^3 months at 70 kg/],
    ['squat 5x5 at 100, failed the last reps. repeat or drop?', /^Repeat 100 kg once more/],
    ['3 sets of squats at 80 felt easy, how much do i add', /take 85 kg next time/],
    ['4 months off, squat was 100, what weight do i start with', /55 to 65 kg/],
    ['is 1300 kcal enough? 30f, 70kg, 170cm, gym 4x a week', /too low/],
    [
      'lose 5 kg in 12 weeks, i am 35, 180cm, i weigh 80 kg. doable?',
      /5 kg in 12 weeks is about 0\.4 kg a week/,
    ],
    ['my 5k is 31:00, want sub 29 in 10 weeks. realistic?', /24 seconds a kilometre/],
    ['40 push ups for a test in 8 weeks, now 25. possible?', /40 in 8 weeks/],
  ])('%s', (says, expected) => {
    expect(answerTo(says)).toMatch(expected);
  });

  test.each([
    ['lose 8 kg in 8 weeks, 30f, 165 cm, i weigh 60 kg. possible?', /on the light side/],
    ['is 1300 kcal enough? i am 16, 60kg, 170cm', /^(?!.*you use roughly)/],
  ])('is no plan to eat too little: %s', (says, expected) => {
    expect(answerTo(says)).toMatch(expected);
  });
});

describe('what is said in passing', () => {
  test.each([
    ['move thursday to saturday please, my sister has a recital', /recital/],
    ['thanks coach, off to eat pancakes', /pancakes/],
  ])('is taken up: %s', (says, expected) => {
    expect(answerTo(says)).toMatch(expected);
  });
});
