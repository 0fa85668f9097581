import { expect, test } from 'vitest';
import { claimsOf } from '../../claims.ts';
import { scan } from '../../engine/scan.ts';
import { readConditions } from './condition.ts';

const ownIn = (text: string) =>
  claimsOf(readConditions(scan(text)), 'condition')
    .filter(({ polarity, whose }) => polarity === 'has' && whose === 'me')
    .map(({ value }) => value.condition)
    .sort();

test.each([
  ['I take blood pressure tablets, numbers are good', ['hypertension']],
  ['BP 150/95 this morning, light session', ['hypertension']],
  ['a bit of high blood pressure, on tablets', ['hypertension']],
  ['high blod pressure runs through my week, easy half hour', ['hypertension']],
  ['ashtma, inhaler in the bag, 20 min', ['asthma']],
  ['24 weeks pregnant, upper body', ['pregnancy']],
  ['type 1 diabetic, 30 min', ['insulin']],
  ['I have asthma, inhaler ready', ['asthma']],
  ['living with parkinsons, big movements', ['gentle']],
  ['had a hernia op 3 weeks ago', ['hernia', 'surgery']],
  ['ich habe Bluthochdruck, 20 Minuten', ['hypertension']],
  ['schwanger, 5. Monat', ['pregnancy']],
  ['tengo osteoporosis', ['osteoporosis']],
  ['osteoporosis in my spine, dexa last year', ['osteoporosis']],
  ['je suis asthmatique', ['asthma']],
  ['sono diabetica, allenamento leggero', ['insulin']],
  ['tenho epilepsia controlada', ['epilepsy']],
  ['chair exercises for my mother, she has osteoporosis', ['osteoporosis']],
  ['my dad had a heart attack, so I train', []],
  ['my sister is pregnant, I am not', []],
  ['asthma as a kid, outgrew it', []],
  ['knee surgery 6 years ago', []],
  ['a pregnant pause, then burpees', []],
  ['almost had a heart attack at that goal', []],
  ['no asthma, no diabetes', []],
  ['meine Mutter hat Diabetes', []],
  ['mi abuelo tiene marcapasos', []],
])('%s', (text, conditions) => {
  expect(ownIn(text)).toEqual(conditions);
});

test('a counted child on the way, and crystals that set the room spinning', () => {
  expect(ownIn('19 weeks with number three, arms')).toEqual(['pregnancy']);
  expect(ownIn('6 weeks with no drink, arms')).toEqual([]);
  expect(ownIn('new hip 7 months old, legs')).not.toContain('postpartum');
  expect(ownIn('those ear crystals set the room spinning, legs')).toEqual(['vertigo']);
});

test('the weeks of a pregnancy are kept', () => {
  const [found] = claimsOf(readConditions(scan('30 weeks pregnant')), 'condition');
  expect(found?.value.detail).toBe('week 30, trimester 3');
});
