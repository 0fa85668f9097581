import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const keys = fc.constantFrom('ana', 'ben', 'cem');

it('takes one of each key in turn, each key in its order, and loses none', () => {
  fc.assert(
    fc.property(fc.array(keys), (pushed) => {
      const turns = createTurns<[string, number]>();
      for (const [at, key] of pushed.entries()) turns.push(key, [key, at]);
      const taken: [string, number][] = [];
      for (let item = turns.shift(); item; item = turns.shift()) taken.push(item);
      expect(taken.toSorted(([, a], [, b]) => a - b)).toEqual(pushed.map((key, at) => [key, at]));
      const rounds = new Map<string, number>();
      // Nobody has a second turn before all who wait have had a first.
      const roundOf = taken.map(([key]) => {
        rounds.set(key, (rounds.get(key) ?? 0) + 1);
        return rounds.get(key) ?? 0;
      });
      expect(roundOf).toEqual(roundOf.toSorted((a, b) => a - b));
      for (const key of rounds.keys()) {
        const own = taken.filter(([other]) => other === key).map(([, at]) => at);
        expect(own).toEqual(own.toSorted((a, b) => a - b));
      }
    }),
  );
});

it('counts what waits, whatever is put back or taken out', () => {
  const turns = createTurns<string>();
  turns.push('ana', 'second');
  turns.unshift('ana', 'first');
  turns.push('ben', 'other');
  expect(turns.size).toBe(3);
  expect(turns.remove('ben', 'other')).toBe(true);
  expect(turns.remove('ben', 'other')).toBe(false);
  expect([turns.shift(), turns.size]).toEqual(['first', 1]);
  expect([turns.drain(), turns.size, turns.shift()]).toEqual([['second'], 0, undefined]);
});
