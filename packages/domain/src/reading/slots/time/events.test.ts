import { expect, test } from 'vitest';
import { claimsOf } from '../../claims.ts';
import { scan } from '../../engine/scan.ts';
import { readEvents } from './events.ts';

test.each([
  ['half marathon in 8 weeks', 56],
  ['my wedding is in 3 months', 90],
  ['police test tomorrow', 1],
  ['Halbmarathon in 6 Wochen', 42],
  ['boda en 2 semanas', 14],
  ['mariage dans 10 jours', 10],
  ['matrimonio tra 4 settimane', 28],
  ['casamento daqui a 3 semanas', 21],
])('%s', (text, inDays) => {
  expect(claimsOf(readEvents(scan(text)), 'event')[0]?.value.inDays).toBe(inDays);
});

test.each([
  'ran a marathon last year',
  'after the wedding yesterday I feel slow',
  'legs 20',
  'rugby every saturday',
])('no event: %s', (text) => {
  expect(readEvents(scan(text))).toEqual([]);
});

test('a game on a day ahead is an event', () => {
  expect(
    claimsOf(readEvents(scan('hockey on saturday, keep my legs fresh')), 'event'),
  ).toHaveLength(1);
});
