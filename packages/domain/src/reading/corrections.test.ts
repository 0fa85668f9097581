import { describe, expect, it } from 'vitest';
import { claimsOf } from './claims.ts';
import { read, readByRules } from './read.ts';

const minutes = (text: string) => claimsOf(readByRules(text), 'minutes').map(({ value }) => value);
const wanted = (text: string) =>
  claimsOf(readByRules(text), 'exercise')
    .filter(({ polarity }) => polarity === 'wants')
    .map(({ value }) => value);

describe('the time until the next thing', () => {
  it.each([
    ['train goes 8.15, its 7.40 now, core', 35],
    ["meeting at 13:00, it's 12:15, need a shower after", 35],
    ['zug um 7:40, jetzt ist es 7:05, muss noch duschen', 25],
    ["meeting at 13:00, it's 12:15, no shower needed", 45],
    ["must leave 18:30, it's 17:40, and a shower (15 min)", 35],
  ])('%s: %i minutes', (text, left) => {
    expect(minutes(text)).toEqual([left]);
  });
});

describe('a number that is put right', () => {
  it('is cut short by a most that comes after it', () => {
    expect(minutes('do me 50 minutes. boss just called, 25 max')).toEqual([25]);
    expect(minutes('dumbbells up to 30 max, 40 min')).toEqual([40]);
  });

  it('is the rounds where rounds were said', () => {
    const [layout] = claimsOf(readByRules('5 rounds of squats and rows, make that 4'), 'layout');
    expect(layout?.value.rounds).toBe(4);
  });

  it('is no length in brackets behind a thing', () => {
    expect(minutes('one kettlebell (20) and a mat, go')).toEqual([]);
  });
});

describe('a lift of another day', () => {
  it.each([
    ['Bankdrücken letzte Woche 70 kg 3x8, heute 72,5 kg 3x6', ['bench-press']],
    ['supino 50kg 4x8 semana passada, hoje quero 4x8 com 52,5', ['bench-press']],
    ['squats yesterday 5x5, today just a walk', []],
  ])('%s', (text, lifts) => {
    expect(wanted(text)).toEqual(lifts);
  });
});

describe('who it is and what there is', () => {
  it('knows the years of somebody, and not those of a thing', () => {
    const ages = (text: string) => claimsOf(readByRules(text), 'age').map(({ value }) => value);
    expect(ages('i am a retired nurse of 71, 20 min')).toEqual([71]);
    expect(ages('a set of 60, legs')).toEqual([]);
  });

  it('hears that a thing is with somebody else, told behind it', () => {
    const kit = claimsOf(readByRules('ich hab ne kettlebell, ach ne die hat mein bruder'), 'kit');
    expect(kit.map(({ polarity }) => polarity)).toEqual(['denies']);
  });

  it('knows that there is nothing where something else is all there is', () => {
    expect(claimsOf(readByRules('my bed is the only thing i own. 15 min'), 'bare')).toHaveLength(1);
  });
});

describe('a part that was wished for', () => {
  it('has had its turn where that is what comes to mind', () => {
    const claims = readByRules('chest. no wait, i did chest yesterday. 40 min');
    expect(claimsOf(claims, 'focus')).toEqual([]);
    expect(claimsOf(claims, 'trained')).toHaveLength(1);
  });
});

describe('a part that hurts', () => {
  it.each([
    'my shoulder acts up when i lift the arm, the rest is ok. legs 30',
    'la spalla destra fa i capricci se alzo il braccio, il resto ok. gambe 30',
    'knee is bad, everything else fine, 30 min',
  ])('%s: still hurts though all else is fine', (text) => {
    const [injury] = claimsOf(readByRules(text), 'injury');
    expect(injury?.polarity).toBe('has');
  });
});

describe('a number that nobody could make use of', () => {
  it.each([
    ['lifting 5x5 at 100 please', 'at 100'],
    ['supino 60kg 4x8 semana passada, hoje quero 4x8 com 62,5', 'com 62,5'],
    ['dinner at 7, 20 min legs', null],
  ])('%s', (text, unread) => {
    expect(read(text).unread).toEqual(unread === null ? [] : [unread]);
  });
});
