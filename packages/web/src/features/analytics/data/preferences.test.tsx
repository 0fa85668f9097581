// @vitest-environment jsdom
import { makeSession } from '@cadence/domain/analytics/test-support/make-session';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findItem } from '../../../platform/items/item-store.ts';
import { setStorageOwner } from '../../../platform/storage.ts';
import { ChartCard } from '../charts/chart-card.tsx';
import { factsOf } from '../sessions/session-picture.ts';
import { PreferenceChoices } from './preference-choices.tsx';
import { changePreferences } from './preferences.ts';

beforeEach(() => setStorageOwner('ann'));
afterEach(() => {
  cleanup();
  setStorageOwner(null);
  localStorage.clear();
});

test('what is switched is kept for all devices', async () => {
  render(<PreferenceChoices />);
  await userEvent.click(screen.getByRole('switch', { name: 'Tell me when I reach a goal' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Charts as tables' }));
  expect(findItem({ kind: 'preference', id: 'analytics' })?.value).toMatchObject({
    notifications: { goals: false, achievements: true },
    display: { tables: true },
  });
});

test('charts are tables for those who want tables', () => {
  changePreferences('display', { tables: true });
  render(
    <ChartCard title="Minutes" rows={[['Week'], ['1']]}>
      Drawn
    </ChartCard>,
  );
  expect(screen.getByRole('table', { name: 'Minutes' })).toBeDefined();
  expect(screen.queryByText('Drawn')).toBeNull();
});

test('a shared picture can leave out the day and the figures', () => {
  const session = makeSession('2026-03-08T12:00:00.000Z', { seconds: 600 });
  expect(factsOf(session, true)).toContain('10 min');
  expect(factsOf(session, false)).toBe('');
});
