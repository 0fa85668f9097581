import { describe, expect, it } from 'vitest';
import { claimsOf } from '../../claims.ts';
import { scan } from '../../engine/scan.ts';
import { readCount, readHistory } from '../wish/history.ts';
import { readEdges } from './edges.ts';

const warmUpIn = (text: string) => claimsOf(readEdges(scan(text)), 'warmUp')[0]?.value;
const coolDownIn = (text: string) => claimsOf(readEdges(scan(text)), 'coolDown')[0]?.value;

describe('the ends of a session', () => {
  it.each([
    ['10 min warm up, then legs', { length: 'long', minutes: 10 }],
    ['5 Minuten Aufwärmen und dann Kraft', { length: 'short', minutes: 5 }],
    ['no warm-up please', { length: 'none' }],
    ['sin calentamiento', { length: 'none' }],
    ["pas d'échauffement", { length: 'none' }],
    ["I'm already warmed up", { length: 'none' }],
    ['a longer warm up', { length: 'long' }],
    ['short warm-up', { length: 'short' }],
  ])('warm-up: %s', (text, wish) => {
    expect(warmUpIn(text)).toEqual(wish);
  });

  it.each([
    ['cool down 8 min', { length: 'long', minutes: 8 }],
    ['skip the cool-down', { length: 'none' }],
    ['senza defaticamento', { length: 'none' }],
  ])('cool-down: %s', (text, wish) => {
    expect(coolDownIn(text)).toEqual(wish);
  });

  it('are not named by a session that warms somebody', () => {
    expect(warmUpIn('the flat is cold, warm me up, 20 min')).toBeUndefined();
  });
});

describe('how many moves', () => {
  it.each([
    ['6 exercises', 6],
    ['five different moves', 5],
    ['8 Übungen', 8],
    ['4 ejercicios', 4],
    ['cinq exercices', 5],
  ])('is read: %s', (text, count) => {
    expect(readCount(scan(text))[0]?.value).toBe(count);
  });

  it('is none of the minutes', () => {
    expect(readCount(scan('20 minutes'))).toEqual([]);
  });
});

describe('what was before', () => {
  it.each([
    ['same as last time', 'repeat'],
    ['wie letztes Mal', 'repeat'],
    ['lo de siempre', 'repeat'],
    ['mix it up', 'vary'],
    ['quelque chose de nouveau', 'vary'],
    ['not the same workout', 'vary'],
  ])('is wished again or not: %s', (text, wish) => {
    expect(readHistory(scan(text))[0]?.value).toBe(wish);
  });
});
