// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { putItem } from '../../platform/items/item-store.ts';
import { chooseUnit } from '../../platform/items/use-unit.ts';
import { setStorageOwner } from '../../platform/storage.ts';
import { GoalsCard } from './goals-card.tsx';

const now = '2026-03-02T00:00:00.000Z';
const context = { sessions: [], today: 0, dayOf: () => 0, now, records: [] };

test('a weight to reach follows the unit, wherever that is chosen', () => {
  setStorageOwner('ann');
  putItem('goal', 'g1', {
    kind: 'lift',
    lift: 'Back Squat',
    title: 'Squat a hundred',
    targetValue: 100,
    currentValue: 0,
    status: 'active',
    createdAt: now,
    completedAt: null,
  });
  render(<GoalsCard context={context} lifts={[]} />);
  expect(screen.getByText('0 kg / 100 kg')).toBeTruthy();
  act(() => chooseUnit('lb'));
  expect(screen.getByText('0 lb / 220.5 lb')).toBeTruthy();
});
