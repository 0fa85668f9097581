import { describe, expect, test } from 'vitest';
import { stranger } from '../../test-support/athletes.ts';
import { play } from '../../test-support/talk.ts';
import { amountsInText } from './amounts.ts';

const answerTo = (...says: string[]): string =>
  play({ knows: stranger, turns: says.map((one) => ({ says: one })) }).at(-1)?.answer.content ?? '';

describe('amountsIn', () => {
  test('joins times with what is meant so often, and keeps spans', () => {
    const [way, step] = amountsInText('5k 3x a week, plus 1 km every week');
    expect(way).toMatchObject({ value: 5, unit: 'kilometres', times: 3 });
    expect(step).toMatchObject({ value: 1, unit: 'kilometres', per: 'week' });
  });
});

describe('sums of several numbers', () => {
  test.each([
    ['my nights were 6h, 7h30 and 6h45, what is the average', /6 h 45 a night: 20 h 15/],
    ['the bar is 20 and i put on 2x20 and 2x5, how much is that', /70 kg in all/],
    ['told him its 65, bar 20 plus 2x20 plus 2x5', /Not quite: 70 kg/],
    ['10k race in 8 weeks, longest run 4k, plus 1 km a week. do i make it', /Yes/],
    [
      'bench is 60 and i want 100 in 6 weeks, adding 2.5 a week. do i make it',
      /Not at that rate: .*75/,
    ],
    ['row went from 60 to 66 in 6 weeks, when do i hit 75', /9 weeks/],
    ['8 weeks at -0.6 kg from 85, where do i end', /80\.2 kg/],
    ['i am 70 kg, ate 30 and 25 g protein so far, how much is left', /57 g to go/],
    ['ran 5k in 30:00 and 7k in 40:00, which was faster', /7 km in 40:00 was the faster/],
    ['10 rounds of 30s work 30s rest, how long', /9:30 in all/],
    ['i am 50, what is 80 % of my max heart rate', /138 beats/],
    ['3 sets monday and 4 thursday, how many is that in total', /7 sets in all/],
    ['ran 6 and 7 and 12 km, total? last week 20', /25 km in all.*25 % up/],
    ['am i at 1.5x bodyweight? squat 120 at 80', /Yes/],
  ])('%s', (says, expected) => {
    expect(answerTo(says)).toMatch(expected);
  });
});

describe('sums of the quantity that is asked for', () => {
  test.each([
    ['my 2k row is 8:00, what split should i hold for 6k', /About 2:08 per 500 m for the 6 km/],
    ['my 5k is 25:00, what pace for a 10k', /for the 10 km/],
    [
      'is a 10k in 48:00 realistic? now 50:00, 12 weeks',
      /realistic: 12 seconds a kilometre in 12 weeks/,
    ],
  ])('%s', (says, expected) => {
    expect(answerTo(says)).toMatch(expected);
  });

  test.each([
    ['i run 5k at 6:30/km three times a week, is a fourth run worth it', /per kilometre/],
    ['is 1500 kcal enough? 75 kg, gym 4x', /Roughly .* kcal for an hour/],
    [
      'left arm 12kg for 10, right arm 12kg for 7, extra sets for one or the other?',
      /stronger set/,
    ],
    ['can swim 300m, run 5k in 30, what should i train for a triathlon', /going by your/],
    ['how many days between 2 leg days at 22', /in all/],
  ])('%s is not reckoned otherwise', (says, wrong) => {
    expect(answerTo(says)).not.toMatch(wrong);
  });
});
