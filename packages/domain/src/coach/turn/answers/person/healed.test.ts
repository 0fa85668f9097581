import { describe, expect, it } from 'vitest';
import { stranger } from '../../../test-support/athletes.ts';
import { play } from '../../../test-support/talk.ts';

const last = (...says: string[]): string =>
  play({ knows: stranger, turns: says.map((one) => ({ says: one })) }).at(-1)?.answer.content ?? '';

describe('an injury that is over', () => {
  it.each([
    ['surgeon signed off my elbow, treat it as normal', /elbow counts as healthy.*60 %/],
    ['my hip is fine again, lunges can go back in', /lunges can come back.*hip/],
    ['scratch the ankle injury, it healed', /ankle counts as healthy/],
  ])('%s', (says, words) => {
    expect(last(says)).toMatch(words);
  });

  it('after an operation only what was cleared comes back', () => {
    expect(last('knee surgery was 5 months ago, surgeon says all good, can i squat')).toMatch(
      /within what was cleared.*without weight/,
    );
  });

  it.each([
    'my wrist is almost healed but still hurts',
    'physio has not cleared my knee yet, can i squat',
    'my knee clicks but it does not hurt, stop lunges?',
  ])('is not over: %s', (says) => {
    expect(last(says)).not.toMatch(/counts as healthy|can come back|within what was cleared/);
  });
});
