import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../test-support/by-night.ts';
import { safetyTalks } from '../test-support/data/talks-safety.ts';
import {
  askedTwice,
  conversations,
  converse,
  falseNumbers,
  logs,
} from '../test-support/simulate.ts';
import { play } from '../test-support/talk.ts';

describe('a conversation', () => {
  it('asks no question twice, whatever is said in whichever order', () => {
    fc.assert(
      fc.property(conversations, ({ says, knows }) => {
        const exchanges = converse(says, knows);
        expect(askedTwice(exchanges)).toEqual([]);
        for (const { answer } of exchanges) {
          expect(answer.content.trim()).not.toBe('');
          expect(answer.content).not.toMatch(/\{\w+\}|undefined|null|NaN/);
        }
      }),
      { numRuns: runs(4) },
    );
  });

  it('stops and holds for every sign, and makes nothing', () => {
    for (const talk of safetyTalks) {
      for (const { said, reading, answer } of play(talk)) {
        if (said.safety)
          expect([said.says, reading.understanding.kind]).toEqual([said.says, said.safety]);
        if (said.makes === false) expect([said.says, answer.wish]).toEqual([said.says, null]);
      }
    }
  });
});

describe('own numbers', () => {
  it('are those of the statistics and of the plans, over random logs', () => {
    fc.assert(
      fc.property(logs, (log) => {
        expect(falseNumbers(log)).toEqual([]);
      }),
      { numRuns: runs(20) },
    );
  });
});
