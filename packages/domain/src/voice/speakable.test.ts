import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../test-support/by-night.ts';
import { sayOrdinal, sayWhole } from './number-words.ts';
import { speakable } from './speakable.ts';

test.each([
  ['20 kg', 'twenty kilograms'],
  ['1 kg', 'one kilogram'],
  ['2.5kg', 'two point five kilograms'],
  ['45 lb', 'forty-five pounds'],
  ['100 lbs', 'one hundred pounds'],
  ['30 s', 'thirty seconds'],
  ['30s', 'thirty seconds'],
  ['1 sec', 'one second'],
  ['5 min', 'five minutes'],
  ['1:30', 'one minute thirty'],
  ['2:00', 'two minutes'],
  ['200 m', 'two hundred metres'],
  ['10 reps', 'ten reps'],
  ['1 reps', 'one rep'],
  ['70%', 'seventy percent'],
  ['45° Incline', 'forty-five degrees Incline'],
])('%s is said as %s', (text, spoken) => {
  expect(speakable(text)).toBe(spoken);
});

test.each([
  ['3x10', 'three times ten'],
  ['3 × 10 @ 70 %', 'three times ten at seventy percent'],
  ['5 × Squat', 'five times Squat'],
  ['8–10 reps', 'eight to ten reps'],
  ['8-10', 'eight to ten'],
  ['Set 2/3', 'Set two of three'],
  ['90/90 Stretch', 'ninety ninety Stretch'],
  ['1/2 Kneeling Press', 'half Kneeling Press'],
  ['½ Kneeling Press', 'half Kneeling Press'],
  ['1.5 Rep Squat', 'one point five Rep Squat'],
  ['Row & Press', 'Row and Press'],
  ['Clean + Press', 'Clean plus Press'],
  ['Squat → Row', 'Squat, then Row'],
  ['Left/right step', 'Left or right step'],
  ['Press w/ pause', 'Press with pause'],
  ['Plank (knees) hold', 'Plank, knees, hold'],
  ['Plank (knees).', 'Plank, knees.'],
  ['-5 kg', 'minus five kilograms'],
  ['3rd round', 'third round'],
  ['22nd', 'twenty-second'],
])('%s is said as %s', (text, spoken) => {
  expect(speakable(text)).toBe(spoken);
});

test.each([
  ['AMRAP 10 min', 'as many rounds as possible ten minutes'],
  ['EMOM', 'every minute on the minute'],
  ['KB Swing', 'kettlebell Swing'],
  ['DB RDL', 'dumbbell Romanian deadlift'],
  ['1RM', 'one rep max'],
  ['RPE 8', 'effort eight'],
])('the short form %s is said as %s', (text, spoken) => {
  expect(speakable(text)).toBe(spoken);
});

test.each([
  'Push-Up',
  'Goblet Squat. Ten reps.',
  "World's greatest stretch",
  'Keep a soft knee, then breathe.',
  'EMOMENT',
  'Y Raise',
])('%s is left as it is', (text) => {
  expect(speakable(text)).toBe(text);
});

test.each([
  ['**Squat** 💪', 'Squat'],
  ['🏋️', ''],
  ['  Squat \n now  ', 'Squat now'],
])('markup and pictures are left out of %j', (text, spoken) => {
  expect(speakable(text)).toBe(spoken);
});

describe('numbers', () => {
  test.each([
    ['0', 'zero'],
    ['12', 'twelve'],
    ['21', 'twenty-one'],
    ['100', 'one hundred'],
    ['115', 'one hundred and fifteen'],
    ['1200', 'one thousand two hundred'],
    ['2005', 'two thousand and five'],
    ['007', 'zero zero seven'],
    ['12345678', 'one two three four five six seven eight'],
  ])('%s is %s', (digits, words) => {
    expect(sayWhole(digits)).toBe(words);
  });

  test.each([
    ['1', 'first'],
    ['4', 'fourth'],
    ['12', 'twelfth'],
    ['20', 'twentieth'],
    ['33', 'thirty-third'],
  ])('%s as an order is %s', (digits, words) => {
    expect(sayOrdinal(digits)).toBe(words);
  });

  test('no digit of ours is left, and saying it again changes nothing', () => {
    const piece = fc.oneof(
      fc.nat(5000).map(String),
      fc.constantFrom(
        'kg',
        's',
        '×',
        '%',
        ' ',
        '-',
        '/',
        'Squat',
        'AMRAP',
        '@',
        '.',
        '(',
        ')',
        ':',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const spoken = speakable(pieces.join(''));
        expect(spoken).not.toMatch(/[0-9×%@()/]/);
        expect(speakable(spoken)).toBe(spoken);
      }),
      { numRuns: runs(100) },
    );
  });

  test('any text is taken', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        expect(speakable(text)).toBe(speakable(text).trim());
      }),
    );
  });
});
