import { expect, test } from 'vitest';
import { createRecords } from './records.ts';

const here = { stepIndex: 1, atSeconds: 12 };

test('a record is placed where the timer stood when it was logged, and stays there', () => {
  const records = createRecords();
  records.note([], here);
  expect(records.note([0], here)).toBe(true);
  expect(records.note([0], { stepIndex: 3, atSeconds: 0 })).toBe(false);
  expect(records.places()).toEqual([here]);
});

test('one that is undone is gone, and may be set again elsewhere', () => {
  const records = createRecords();
  records.note([], here);
  records.note([0], here);
  expect(records.note([], here)).toBe(true);
  expect(records.places()).toEqual([]);
  const later = { stepIndex: 1, atSeconds: 20 };
  records.note([0], later);
  expect(records.places()).toEqual([later]);
});

test('what was logged before the voice came is not told', () => {
  const records = createRecords();
  expect(records.note([0], here)).toBe(false);
  expect(records.places()).toEqual([]);
});
