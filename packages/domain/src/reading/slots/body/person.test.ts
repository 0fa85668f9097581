import { describe, expect, test } from 'vitest';
import { claimsOf } from '../../claims.ts';
import { scan } from '../../engine/scan.ts';
import { readPerson } from './person.ts';

const ownAgeIn = (text: string) =>
  claimsOf(readPerson(scan(text)), 'age').find(({ whose }) => whose === 'me')?.value;

describe('age', () => {
  test('a time is none', () => {
    expect(ownAgeIn('2k erg, best 6:52, intervals')).toBeUndefined();
  });

  test.each([
    ["I'm 62 and new to this", 62],
    ['im 16, no gym', 16],
    ['45 year old office worker', 45],
    ['in my 60s, gentle please', 65],
    ['I turn 70 next month', 70],
    ['seventy-four years old, chair please', 74],
    ['at my age (66) what can I do', 66],
    ['ich bin 58, Rücken kräftigen', 58],
    ['bin 71 Jahre alt', 71],
    ['tengo 33 años', 33],
    ["j'ai 62 ans", 62],
    ['ho 47 anni', 47],
    ['tenho 29 anos', 29],
    ['exercises for my mum, she is 83', 83],
    ['minha avó de 81 anos quer treinar', 81],
    ['my dog is 12 years old', undefined],
    ['my daughter is 11, I train alone', undefined],
    ['20 years of training, heavy day', undefined],
    ['8 year old dumbbells', undefined],
    ['legs, 25, no jumping', undefined],
    ['dumbbells 10, 15, 20', undefined],
    ['swings with a 24, easy', undefined],
    ['front squat 70/75/80/85, 45 min', undefined],
    ['broke my arm when I was 8', undefined],
    ['ich trainiere seit 15 Jahren', undefined],
    ['mum is 72 with stiff hips, 15 min', 72],
    ['dad, 66, wants to move more', 66],
    ['something for someone who is 68', 68],
    ['my wife is 44, I want legs', undefined],
    ['i bin dreiasechzg, was für die Beine', 63],
    ['siebzig bin ich jetzt, Rücken', 70],
    ['also ich bin einundsiebzig Komma ich will was für die Beine', 71],
    ['anni 79, ginnastica da seduta', 79],
    ['ho 68 primavere, gambe', 68],
    ["j'ai 72 balais, bras et dos", 72],
    ['soixante-douze ans bien sonnés, jambes', 72],
    ['quatre-vingt-deux ans, bras', 82],
    ['setenta y dos años tengo, brazos', 72],
    ['hombros de abuelo (tengo 38 jaja)', 38],
    ['76 primaveras, perna', 76],
    ['sotto abita la signora Rosa, 85 anni e poca pazienza. gambe', undefined],
    ['unter mir wohnt Frau Huber, 85 Jahre, Beine', undefined],
  ])('%s', (text, age) => {
    expect(ownAgeIn(text)).toBe(age);
  });
});

describe('level', () => {
  test.each([
    ['total beginner here', 'beginner'],
    ['never lifted in my life', 'beginner'],
    ['not a beginner', 'intermediate'],
    ['advanced lifter, heavy day', 'advanced'],
    ['ich bin Anfänger', 'beginner'],
    ['soy principiante', 'beginner'],
    ['je suis débutante', 'beginner'],
    ['sono alle prime armi', 'beginner'],
    ['nunca treinei na vida', 'beginner'],
  ])('%s', (text, level) => {
    expect(claimsOf(readPerson(scan(text)), 'level')[0]?.value).toBe(level);
  });
});

describe('clearance', () => {
  test.each([
    ['my physio signed me off', true],
    ['doctor says I can train', true],
    ['midwife is happy with it', true],
    ['der Arzt hat grünes Licht gegeben', true],
    ['el médico me dio el alta', true],
    ['le médecin a donné le feu vert', true],
    ['once my doctor has cleared me', false],
    ['the doctor has not cleared me', false],
  ])('%s', (text, isCleared) => {
    expect(claimsOf(readPerson(scan(text)), 'clearance').length > 0).toBe(isCleared);
  });
});

test.each([
  ['io a 34 anni corro come mia nonna', 34],
  ['ich mit 52 Jahren fange jetzt an', 52],
  ['a los 12 años me rompí el codo', undefined],
])('the age of whoever says I: %s', (text, age) => {
  expect(claimsOf(readPerson(scan(text)), 'age')[0]?.value).toBe(age);
});

test.each([
  ['we are 77 and 84, chair please', 84],
  ['meine Eltern sind 71 und 76', 76],
  ['tenemos 68 y 72 años', 72],
  ['nous avons 80 et 78 ans', 80],
  ['rows are 60 and 70 kg', undefined],
])('the older one of two: %s', (text, age) => {
  expect(claimsOf(readPerson(scan(text)), 'age')[0]?.value).toBe(age);
});
