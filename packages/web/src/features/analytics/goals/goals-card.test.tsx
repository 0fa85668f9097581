// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { putItem } from '../../../platform/items/item-store.ts';
import { chooseUnit } from '../../../platform/items/use-unit.ts';
import { setStorageOwner } from '../../../platform/storage.ts';
import { GoalsCard } from './goals-card.tsx';

const now = '2026-03-02T00:00:00.000Z';
const context = { sessions: [], today: 0, dayOf: () => 0, now, records: [] };

const goal = { currentValue: 0, status: 'active', createdAt: now, completedAt: null } as const;

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('a name that the form gave follows the unit and the figures, too; own words stay', () => {
  setStorageOwner('ben');
  const lift = { ...goal, kind: 'lift', lift: 'Back Squat', targetValue: 181.43695 } as const;
  putItem('goal', 'g1', { ...lift, title: 'Back Squat 400 lb' });
  putItem('goal', 'g2', { ...lift, title: 'My 400 lb' });
  putItem('goal', 'g3', { ...goal, kind: 'minutes', title: '6000 minutes', targetValue: 6000 });
  render(<GoalsCard context={context} lifts={[]} />);
  expect(screen.getByText('Back Squat 181.4 kg')).toBeTruthy();
  expect(screen.getByText('My 400 lb')).toBeTruthy();
  expect(screen.getByText('6,000 minutes')).toBeTruthy();
  expect(screen.getByText('0 / 6,000')).toBeTruthy();
  act(() => chooseUnit('lb'));
  expect(screen.getByText('Back Squat 400 lb')).toBeTruthy();
});

test('what is set in the form is named by it', async () => {
  setStorageOwner('cid');
  render(<GoalsCard context={context} lifts={[]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Set a goal' }));
  fireEvent.change(screen.getByLabelText('What to count'), { target: { value: 'lift' } });
  fireEvent.change(screen.getByLabelText('Lift'), { target: { value: 'Bench Press' } });
  fireEvent.change(screen.getByLabelText('One-rep max in kg'), { target: { value: '100' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set goal' }));
  act(() => chooseUnit('lb'));
  expect(screen.getByText('Bench Press 220.5 lb')).toBeTruthy();
});

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
