import { expect, test } from 'vitest';
import { dateOrderOf, readWallTime } from './wall-time.ts';

const at = (year: number, month: number, day: number, hour = 12, minute = 0, second = 0) => ({
  year,
  month,
  day,
  hour,
  minute,
  second,
});

test.each([
  ['2024-03-28 17:29:05', at(2024, 3, 28, 17, 29, 5)],
  ['2024-03-28T17:29:00.000Z', at(2024, 3, 28, 17, 29)],
  ['2024-03-28 5:29:00\u202fPM', at(2024, 3, 28, 17, 29)],
  ['2024-03-28 12:05 am', at(2024, 3, 28, 0, 5)],
  ['28 Mar 2024, 17:29', at(2024, 3, 28, 17, 29)],
  ['Mar 28, 2024, 5:29 p.m.', at(2024, 3, 28, 17, 29)],
  ['25 Juli 2026, 14:21', at(2026, 7, 25, 14, 21)],
  ['3 M\u00e4rz 2026, 06:05', at(2026, 3, 3, 6, 5)],
  ['3 f\u00e9vr. 2026, 18:00', at(2026, 2, 3, 18)],
  ['14 juin 2026, 18:00', at(2026, 6, 14, 18)],
  ['14 juil. 2026, 18:00', at(2026, 7, 14, 18)],
  ['5 de set. de 2026, 07:00', at(2026, 9, 5, 7)],
  ['1 A\u011fu 2026, 07:00', at(2026, 8, 1, 7)],
  ['9 \u043c\u0430\u044f 2026, 07:00', at(2026, 5, 9, 7)],
  ['29 Feb 2024, 07:00', at(2024, 2, 29, 7)],
  ['28.03.2024', at(2024, 3, 28)],
])('%j is a time on the wall', (text, time) => {
  expect(readWallTime(text)).toEqual(time);
  expect(readWallTime(text.normalize('NFD'))).toEqual(time);
});

test.each([
  '',
  'yesterday',
  '29 Feb 2023, 07:00',
  '2024-13-01 10:00:00',
  '2024-03-28 25:00:00',
  '2024-03-28 10:00:99',
  '1969-12-31 10:00:00',
  '9999-12-31 23:59:00',
  '28 Foo 2024, 17:29',
  '2024-03-28 soon',
  '03/04/2024 10:00',
])('%j is none', (text) => {
  expect(readWallTime(text)).toBeNull();
});

test('which number is the day is told by one above twelve, and never guessed', () => {
  expect(dateOrderOf(['03/04/2024', '28/03/2024'])).toBe('day-first');
  expect(dateOrderOf(['03/04/2024', '03/28/2024'])).toBe('month-first');
  expect(dateOrderOf(['03/04/2024', '2024-03-28'])).toBeNull();
  expect(readWallTime('03/04/2024 10:00', 'day-first')).toEqual(at(2024, 4, 3, 10));
  expect(readWallTime('03/04/2024 10:00', 'month-first')).toEqual(at(2024, 3, 4, 10));
});
