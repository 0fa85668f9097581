import { expect, test } from 'vitest';
import { announceExercise, sayRest, saySmartRest } from './announcements.ts';
import { voiceStyles } from './styles.ts';

test.each(voiceStyles)('the %s style names the exercise and its amount', (style) => {
  const text = announceExercise({ name: 'KB Swing', reps: 12 }, style);
  expect(text).toContain('kettlebell Swing');
  expect(text?.toLowerCase()).toContain('twelve reps');
});

test('an exercise without an amount is named alone', () => {
  expect(announceExercise({ name: 'Plank' }, 'instructional')).toBe('Plank.');
  expect(announceExercise({ name: 'Plank' }, 'sergeant')).toBe('Plank!');
});

test('a name that cannot be spoken gives no announcement', () => {
  expect(announceExercise({ name: '💪' }, 'instructional')).toBeNull();
});

test.each([
  [19, null],
  [19.9, null],
  [20, 'Rest.'],
])('the message of a rest of %d s: %s', (seconds, text) => {
  expect(sayRest(seconds, 'instructional', 0)).toBe(text);
});

test('the roll chooses the words', () => {
  expect(sayRest(60, 'instructional', 0.3)).toBe('Rest for one minute.');
});

test('a smart rest message names what comes next', () => {
  const text = saySmartRest(30, { name: 'Lunge', reps: 8, side: 'both' }, 'encouraging', 0);
  expect(text).toContain('Lunge');
  expect(text).toContain('ight reps each side');
});

test('without a next exercise it is the normal one, and under 20 s none', () => {
  expect(saySmartRest(30, null, 'instructional', 0)).toBe('Rest.');
  expect(saySmartRest(30, { name: '…' }, 'instructional', 0)).toBe('Rest.');
  expect(saySmartRest(15, { name: 'Lunge' }, 'instructional', 0)).toBeNull();
});

test('a weight is said with the amount, or alone', () => {
  const press = { name: 'Press', weight: '16 kg' };
  expect(announceExercise({ ...press, reps: 8 }, 'sergeant')).toContain(
    'ight reps with sixteen kilograms',
  );
  expect(announceExercise(press, 'instructional')).toContain('ith sixteen kilograms');
  expect(announceExercise({ ...press, weight: 16 }, 'instructional')).toContain(
    'ith sixteen kilos',
  );
});

test.each([
  [{ set: 2, sets: 3 }, 'Set two of three.'],
  [{ set: 3, sets: 3 }, 'Last set.'],
  [{ set: 1, sets: 3 }, ''],
  [{ round: 2, rounds: 4 }, 'Round two of four.'],
  [{ round: 4, rounds: 4 }, 'ast round.'],
  [{ formCue: 'Chest up!' }, 'Chest up.'],
])('at %j the announcement ends with "%s"', (place, words) => {
  const plain = announceExercise({ name: 'Plank' }, 'instructional');
  const text = announceExercise({ name: 'Plank' }, 'instructional', place);
  expect(text?.startsWith(`${plain}`)).toBe(true);
  expect(text?.slice(plain?.length).endsWith(words)).toBe(true);
});

test('a name is called first, and a rest has lines of its own for it', () => {
  expect(announceExercise({ name: 'Plank' }, 'sergeant', { userName: 'Ann' })).toBe('Ann! Plank!');
  for (const style of voiceStyles) {
    for (const roll of [0, 0.5, 0.99]) {
      expect(sayRest(60, style, roll, 'Ann')).toContain('Ann');
      expect(sayRest(60, style, roll)).not.toContain('{');
    }
  }
});
