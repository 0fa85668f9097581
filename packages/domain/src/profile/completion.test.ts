import { expect, test } from 'vitest';
import type { ItemKind, SyncItem } from '../sync/types.ts';
import { profileCompletion } from './completion.ts';

const item = (kind: ItemKind, id: string, value: unknown) =>
  ({ kind, id, value, changedAt: '', deviceId: '', deleted: value === null }) as SyncItem;
const done = (...items: SyncItem[]) =>
  profileCompletion(items).flatMap((row) => (row.done ? row.id : []));

test('nothing told leaves all open, and each says what it would improve', () => {
  expect(done()).toEqual([]);
  for (const { improves } of profileCompletion([])) expect(improves).toMatch(/\.$/);
});

test('each answer is done once it is told, and open again when it is deleted', () => {
  expect(done(item('fact', 'level', 'beginner'))).toEqual(['level']);
  expect(done(item('fact', 'level', null))).toEqual([]);
  expect(done(item('fact', 'sex', 'unsaid'))).toEqual(['sex']);
  expect(done(item('preference', 'equipment_profile', 'travel_setup'))).toEqual(['gear']);
  expect(done(item('best_lift', '1', {}))).toEqual(['lifts']);
});

test('a weight counts only with the consent to keep it', () => {
  const weight = item('body_weight', '2026-03-01', { kilograms: 70 });
  expect(done(weight)).toEqual([]);
  expect(done(weight, item('fact', 'health_consent', true))).toEqual(['limits', 'weight']);
});
