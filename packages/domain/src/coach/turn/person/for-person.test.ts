import { describe, expect, it } from 'vitest';
import { stranger } from '../../test-support/athletes.ts';
import { play } from '../../test-support/talk.ts';

const last = (...says: string[]): string =>
  play({ knows: stranger, turns: says.map((one) => ({ says: one })) }).at(-1)?.answer.content ?? '';

describe('what was told changes the answer', () => {
  it.each([
    [['i am vegan', 'what should i eat after lifting'], 'tofu'],
    [['im allergic to nuts', 'what should i eat before training'], 'has nuts in it'],
    [['i only have a kettlebell at home', 'what is best for bigger legs'], 'With what you have'],
    [['how often should i train, i have 2 days and 30 min'], 'two days a week'],
  ])('%j', (says, words) => {
    expect(last(...says)).toContain(words);
  });

  it('and nothing of it is said where it changes nothing', () => {
    expect(last('i am vegan', 'how do i stop my knees caving in')).not.toContain('tofu');
  });
});
