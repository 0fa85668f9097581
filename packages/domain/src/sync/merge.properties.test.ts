import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameVersion, itemKey, mergeItems } from './merge.ts';
import type { SyncItem } from './types.ts';

/** Few keys, instants and devices, so that they really meet. */
const version: fc.Arbitrary<SyncItem> = fc
  .record({
    kind: fc.constantFrom('preference', 'goal'),
    id: fc.constantFrom('a', 'b', 'c'),
    changedAt: fc.constantFrom('2026-03-01T08:00:00.000Z', '2026-03-01T08:00:00.001Z'),
    deviceId: fc.constantFrom('phone', 'tablet'),
    value: fc.option(fc.jsonValue({ maxDepth: 2 })),
  })
  .map((item) => ({ ...item, deleted: item.value === null }) as SyncItem);

const items = fc.array(version, { maxLength: 8 });

test('the order of devices does not matter', () => {
  fc.assert(
    fc.property(items, items, (one, other) => {
      expect(mergeItems(one, other)).toEqual(mergeItems(other, one));
    }),
  );
});

test('nor does who merges first', () => {
  fc.assert(
    fc.property(items, items, items, (one, two, three) => {
      expect(mergeItems(mergeItems(one, two), three)).toEqual(
        mergeItems(one, mergeItems(two, three)),
      );
    }),
  );
});

test('merging again changes nothing', () => {
  fc.assert(
    fc.property(items, items, (one, other) => {
      const merged = mergeItems(one, other);
      expect(mergeItems(merged, merged)).toEqual(merged);
      expect(mergeItems(merged, other)).toEqual(merged);
    }),
  );
});

test('what either side has is there, each once', () => {
  fc.assert(
    fc.property(items, items, (one, other) => {
      const keys = mergeItems(one, other).map(itemKey);
      expect(keys).toEqual([...new Set([...one, ...other].map(itemKey))].sort());
    }),
  );
});

test('the later change stays, and at the same instant always the same one', () => {
  const at = (changedAt: string, deviceId: string, value: unknown): SyncItem => ({
    kind: 'preference',
    id: 'units',
    value,
    changedAt,
    deviceId,
    deleted: value === null,
  });
  const [early, late] = ['2026-03-01T08:00:00.000Z', '2026-03-01T09:00:00.000Z'] as const;
  expect(mergeItems([at(late, 'a', 'kg')], [at(early, 'b', 'lb')])[0]?.value).toBe('kg');
  expect(mergeItems([at(late, 'a', 'kg')], [at(late, 'b', 'lb')])[0]?.value).toBe('lb');
  expect(mergeItems([at(late, 'a', 'kg')], [at(late, 'a', null)])[0]?.deleted).toBe(true);
});

test('fields in another order are the same version', () => {
  const item = { kind: 'preference', id: 'x', changedAt: '2026-03-01T08:00:00.000Z' } as const;
  const one = { ...item, deviceId: 'a', deleted: false, value: { a: 1, b: [{ c: 2, d: 3 }] } };
  const other = { ...item, deviceId: 'a', deleted: false, value: { b: [{ d: 3, c: 2 }], a: 1 } };
  expect(isSameVersion(one, other)).toBe(true);
  expect(isSameVersion(one, { ...other, value: { a: 1, b: [] } })).toBe(false);
});
