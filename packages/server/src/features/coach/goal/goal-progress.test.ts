import { describe, expect, it } from 'vitest';
import { makeSession } from '../../../test-support/session.ts';
import { goalProgress, weeksIn } from './goal-progress.ts';

describe('how long an estimate is', () => {
  it.each([
    ['8 to 12 weeks', 12],
    ['about 6 months', 26],
    ['1 year', 52],
    ['some time', 8],
  ])('%s is %d weeks', (words, weeks) => {
    expect(weeksIn(words)).toBe(weeks);
  });
});

describe('the way to a goal', () => {
  const goal = { estimatedTime: '4 weeks', createdAt: '2026-03-01T00:00:00.000Z' };
  const done = makeSession();
  const before = makeSession({ date: '2026-02-20T07:00:00.000Z' });
  const { completion } = makeSession();
  const broken = makeSession({
    completion: { ...completion, status: 'abandoned', percentage: 40 },
  });
  const nearly = makeSession({ completion: { ...completion, status: 'partial', percentage: 80 } });

  it('counts what was trained since it was set, done or nearly so', () => {
    expect(goalProgress([done, before, broken, nearly], goal)).toEqual({
      completion: 17,
      sessions: 2,
      minutes: 59,
    });
  });

  it('ends at a hundred', () => {
    expect(
      goalProgress(
        Array.from({ length: 40 }, () => done),
        goal,
      ).completion,
    ).toBe(100);
  });

  it('has no length without a goal', () => {
    expect(goalProgress([done, before], null)).toMatchObject({ completion: 0, sessions: 2 });
  });
});
