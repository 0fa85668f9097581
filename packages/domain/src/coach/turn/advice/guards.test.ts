import { describe, expect, test } from 'vitest';
import type { Condition } from '../../../reading/vocabulary.ts';
import { stranger } from '../../test-support/athletes.ts';
import { play } from '../../test-support/talk.ts';
import type { CoachKnowledge } from '../../types.ts';

const answerTo = (says: string, knows: CoachKnowledge = stranger): string =>
  play({ knows, turns: [{ says }] })[0]?.answer.content ?? '';

const having = (condition: Condition): CoachKnowledge => ({
  ...stranger,
  athlete: { age: 32, conditions: [{ condition, source: 'profile', confidence: 1 }] },
});
const aged = (age: number): CoachKnowledge => ({ ...stranger, athlete: { age } });

describe('what to eat and to weigh', () => {
  test.each([
    'is 1250 kcal enough? 25f, 45 kg, 170 cm',
    'is 1000 kcal too low? 30f, 45 kg, 150 cm',
    'is 1400 kcal ok? i am 30, male, 50 kg, 160 cm',
    'is 1400 kcal ok? i am 30, 50 kg, 160 cm',
    'how much do i lose a week on 1700 kcal? i am 30, 90 kg, 185 cm, gym 4x a week',
  ])('is no sensible amount, but for a doctor to plan: %s', (says) => {
    const answer = answerTo(says);
    expect(answer).toMatch(/doctor or dietitian should plan/);
    expect(answer).not.toMatch(/sensible amount|another 150|^No\b|^About/);
  });

  test('is a sensible amount where it is one', () => {
    expect(answerTo('is 2000 kcal ok? i am 30, a man, 80 kg, 180 cm')).toMatch(
      /^That's a sensible amount/,
    );
  });

  test.each([
    'i am 30, 46 kg, can i lose 4 kg in 12 weeks?',
    'is 1700 kcal ok? i am 30, 70 kg',
    'how long till i see abs? i am 30, 84 kg at 22 %',
  ])('needs the height: %s', (says) => {
    expect(answerTo(says)).toMatch(/^I need your height/);
  });

  test('takes no more than 500 kcal off a day', () => {
    const answer = answerTo('i am 35, 110 kg, 185 cm, can i lose 15 kg in 13 weeks?');
    expect(answer).toMatch(/^Not all of it/);
    expect(answer).toMatch(/doctor or dietitian/);
    expect(answer).not.toMatch(/kcal/);
  });

  test('leaves at least the floor on the plate', () => {
    const answer = answerTo('i am 60, 56 kg, 152 cm, can i lose 5 kg in 20 weeks?');
    expect(answer).toMatch(/doctor or dietitian/);
    expect(answer).not.toMatch(/kcal less/);
  });

  test.each([
    'is 1900 kcal ok? 80 kg, 180 cm',
    'lose 5 kg in 12 weeks, 180cm, i weigh 80 kg. doable?',
    "i'm at 65 now, can i lose 5 kg by summer? 165 cm",
  ])('has no numbers for an age that nobody told: %s', (says) => {
    const answer = answerTo(says);
    expect(answer).toMatch(/^I need your age/);
    expect(answer).not.toMatch(/kcal|kg/);
  });

  test.each([
    "i'm at 65 kg now, can i lose 5 kg in 12 weeks? 165 cm",
    'i am 25, 80 kg, 180 cm, can i lose 5 kg in 12 weeks?',
  ])('goes by the younger age: %s', (says) => {
    expect(answerTo(says, aged(15))).not.toMatch(/kcal|a week, and/);
  });
});

describe('with what is known of a body', () => {
  const conditions: Condition[] = ['pregnancy', 'postpartum', 'heart', 'insulin'];
  test.each(conditions)('%s: no numbers on food, weight and pulse', (condition) => {
    const knows = having(condition);
    expect(answerTo('can i lose 5 kg in 12 weeks? 74 kg, 165 cm', knows)).not.toMatch(/kcal less/);
    expect(answerTo('is 1900 kcal ok? 80 kg, 180 cm', knows)).not.toMatch(/roughly/);
    expect(answerTo('my brother says 200 g of protein at 70 kg, is he right?', knows)).not.toMatch(
      /to healthy kidneys|more than you need/,
    );
    expect(answerTo('my heart rate is 140 on easy runs, is that ok?', knows)).not.toMatch(
      /likely maximum/,
    );
  });

  test('an eating disorder that was told before', () => {
    const said = [
      'i am in recovery from an eating disorder',
      'is 1900 kcal ok? i am 30, a man, 80 kg, 180 cm',
    ];
    const last = play({ knows: stranger, turns: said.map((says) => ({ says })) }).at(-1);
    expect(last?.answer.content).not.toMatch(/kcal a day|sensible amount/);
  });

  test('a sign of it from any day', () => {
    const flags = [
      { id: 'eating', kind: 'hold' as const, raisedAt: stranger.now, liftedAt: stranger.now },
    ];
    expect(
      answerTo('is 1900 kcal ok? i am 30, a man, 80 kg, 180 cm', { ...stranger, flags }),
    ).not.toMatch(/kcal a day|sensible amount/);
  });
});

describe('loads', () => {
  test.each([
    'shoulder hurts on bench 80x8, what do i put on for 5x5?',
    'my knee hurts, squat 5x5 at 100, failed the last reps. repeat or drop?',
  ])('come after pain, which is answered first: %s', (says) => {
    const answer = answerTo(says);
    expect(answer).toMatch(/shoulder|knee|pain|hurt/i);
    expect(answer).not.toMatch(/^About|^Repeat|82\.5|100 kg|next time/);
  });

  test.each([
    '8 weeks off after hernia surgery, what weight do i start at, squat 120?',
    '10 weeks off, had a baby, how heavy do i start?',
    '6 weeks off injured, squat was 100, what weight do i start with',
  ])('are not given after surgery, birth or injury: %s', (says) => {
    expect(answerTo(says)).not.toMatch(/\d %|\d kg/);
  });

  const conditions: Condition[] = ['pregnancy', 'surgery', 'heart', 'hypertension'];
  test.each(conditions)('are not given with %s', (condition) => {
    const answer = answerTo('squat 70 for 8, what should i use for 5x5', having(condition));
    expect(answer).not.toMatch(/72\.5/);
  });

  test('near the most are not for who still grows', () => {
    expect(answerTo("i'm 13, bench 40x8, what do i put on for 5x1?")).not.toMatch(/^About/);
    expect(answerTo('squat 70 for 8, what should i use for 5x5', aged(16))).toMatch(/^About 72\.5/);
  });
});

test('a short answer keeps the line that sends to a doctor', () => {
  const says = 'my heart rate goes to 172 on easy runs, i am 38. ok?';
  for (const turns of [
    ['short answers please', says],
    [says, 'shorter'],
  ]) {
    const last = play({ knows: stranger, turns: turns.map((one) => ({ says: one })) }).at(-1);
    expect(last?.answer.content).toMatch(/is for a doctor first/);
    expect(last?.answer.content).not.toMatch(/two fingers/);
  }
});
