import { describe, expect, test } from 'vitest';
import { claimsOf } from '../../claims.ts';
import { scan } from '../../engine/scan.ts';
import { readEffort } from './effort.ts';

describe('effort', () => {
  test.each([
    ['wreck me for 30 minutes', 'hard'],
    ['something gentle please', 'easy'],
    ['nothing too hard today', 'easy'],
    ['moderate full body', 'moderate'],
    ["don't want to sweat", 'easy'],
    ['that was too easy', 'hard'],
    ['3 x 4 min hard, 2 min easy', 'hard'],
    ['light dumbbells, 20 min', undefined],
    ['easy on my knees', undefined],
    ['never exercised in my life, 20 min', 'easy'],
    ['mach mich fertig', 'hard'],
    ['nichts Wildes heute', 'easy'],
    ['sin piedad, 20 minutos', 'hard'],
    ['algo tranqui', 'easy'],
    ['une séance qui pique', 'hard'],
    ['tout doux ce soir', 'easy'],
    ['distruggimi', 'hard'],
    ['con calma oggi', 'easy'],
    ['pega leve', 'easy'],
    ['acaba comigo', 'hard'],
    ['giornata pesante, qualcosa di tranquillo', 'easy'],
    ['heavy week, mobility', undefined],
    ['feeling light-headed', undefined],
    ['furious with everyone, 30 min', 'hard'],
  ])('%s', (text, effort) => {
    expect(claimsOf(readEffort(scan(text)), 'effort')[0]?.value).toBe(effort);
  });
});

test.each([
  ['RPE 8 across', 8],
  ['at RPE 6-7', 6.5],
  ['a 7/10 effort', 7],
  ['pain is 6/10', undefined],
])('%s', (text, rpe) => {
  expect(claimsOf(readEffort(scan(text)), 'rpe')[0]?.value).toBe(rpe);
});

test.each([
  ['slept 4 hours', 4],
  ['only 5 h of sleep', 5],
  ['hardly slept', 4],
  ['kaum geschlafen', 4],
  ['dormí 6 horas', 6],
  ['the baby is sleeping, 2 hours free', undefined],
])('%s', (text, hours) => {
  expect(claimsOf(readEffort(scan(text)), 'sleepHours')[0]?.value).toBe(hours);
});

test.each([
  ['exhausted today', true],
  ['jet lagged, 15 min', true],
  ['verkatert, bitte kurz', true],
  ['agotada del trabajo', true],
  ['épuisée ce soir', true],
  ['the bench is knackered, so floor press', false],
  ['tired of planks', false],
  ['papá reventado, 15 min', true],
  ['my dad is exhausted, arms for me', false],
  ['bin total im Eimer', true],
  ['dead bugs and killer abs', false],
  ['well rested', false],
])('%s', (text, isTired) => {
  const tiredness = claimsOf(readEffort(scan(text)), 'tiredness')[0]?.value ?? 0;
  expect(tiredness >= 0.5).toBe(isTired);
});
