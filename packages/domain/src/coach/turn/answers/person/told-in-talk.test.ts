import { describe, expect, it } from 'vitest';
import { stranger } from '../../../test-support/athletes.ts';
import { play } from '../../../test-support/talk.ts';

/** The last answer of a talk. */
const lastOf = (...says: string[]): string =>
  play({ knows: stranger, turns: says.map((one) => ({ says: one })) }).at(-1)?.answer.content ?? '';

describe('what was told earlier in a talk', () => {
  it.each([
    [
      'i do nights mon tue wed at a bakery, are two strength days enough?',
      'which days would you put them on then',
      /Friday and Sunday/,
    ],
    [
      'i work late on tuesdays and thursdays. are 3 sessions a week enough?',
      'what days would you put the three on',
      /^(?!.*(?:Tuesday|Thursday)[^:]*:)/,
    ],
  ])('"%s" is kept to when days are asked for', (told, asked, said) => {
    expect(lastOf(told, asked)).toMatch(said);
  });

  it('says what was lifted, and a step more', () => {
    const said = lastOf(
      'bench 40kg 3x8 today, noting it here so i dont forget',
      'what did i do on bench again and what do i go for next time',
    );
    expect(said).toContain('3 × 9 at 40 kg');
  });

  it('weighs two exercises by the aim that was told', () => {
    const said = lastOf(
      'i am training for a week of trekking in nepal in may, which shoes do i need?',
      'leg press or step ups for my thing?',
    );
    expect(said).toMatch(/^For your climb: step ups/);
  });
});
