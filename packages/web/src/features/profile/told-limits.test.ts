import type { ItemKind, SyncItem } from '@cadence/domain/sync/types';
import { expect, test } from 'vitest';
import { newLimits } from './told-limits.ts';

const item = (kind: ItemKind, id: string, value: unknown) =>
  ({ kind, id, value, changedAt: id, deviceId: 'phone', deleted: false }) as SyncItem;
const consent = item('fact', 'health_consent', true);
const injury = (changes: object) =>
  item('injury', '1', { region: 'knee', side: 'left', status: 'active', ...changes });
const words = (ids: string[], items: SyncItem[] = [], declined: string[] = []) =>
  newLimits(ids, items, declined).map((told) => told.words);

test('what a text tells of the body is worth keeping, other wishes are not', () => {
  expect(
    words(['injury:knee:left', 'minutes:20', 'condition:asthma', 'injury:low_back', 'injury:nose']),
  ).toEqual(['your left knee', 'asthma', 'your lower back']);
});

test.each([
  ['the same', {}, []],
  ['both sides', { side: 'both' }, []],
  ['a side that was left open', { side: undefined }, []],
  ['the other side', { side: 'right' }, ['your left knee']],
  ['one that had healed', { status: 'resolved' }, ['your left knee']],
])('beside %s in the profile', (_, changes, expected) => {
  expect(words(['injury:knee:left'], [consent, injury(changes)])).toEqual(expected);
});

test('without a side any side of it is known', () => {
  expect(words(['injury:knee'], [consent, injury({})])).toEqual([]);
});

test('what was declined is not offered again', () => {
  const ids = ['injury:knee:left', 'condition:asthma'];
  expect(words(ids, [], ['injury:knee:left'])).toEqual(['asthma']);
});
