// @vitest-environment jsdom
import type { ActCard } from '@cadence/contract/coach/schemas';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setStorageOwner } from '../../../platform/storage.ts';
import { MessageSources } from '../chat/message-sources.tsx';
import { ActOffer } from './act-offer.tsx';

beforeEach(() => setStorageOwner('u1'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  setStorageOwner(null);
});

const logged: ActCard = {
  kind: 'log_session',
  title: 'Logged: Back Squat',
  lines: ['5 x 5, 80 kg'],
  state: 'done',
  canUndo: true,
};

function show(act: ActCard, isLatest = true) {
  const onSay = vi.fn<(text: string) => void>();
  render(
    <MemoryRouter>
      <ActOffer messageId="m1" act={act} isLatest={isLatest} onSay={onSay} />
    </MemoryRouter>,
  );
  return onSay;
}

test('what was done is told with its lines, and taken back by a word', () => {
  const onSay = show(logged);
  expect(screen.getByText('Logged: Back Squat')).toBeDefined();
  expect(screen.getByText('5 x 5, 80 kg')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onSay).toHaveBeenCalledWith('Undo');
});

test('an older deed and one that was taken back have no way back', () => {
  show(logged, false);
  show({ ...logged, state: 'undone', canUndo: false });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('what is only offered leads to its page', () => {
  show({ ...logged, kind: 'start_timer', state: 'offered', canUndo: false, link: '/workout' });
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/workout');
});

test('an answer names its source, and its sessions lead to the log', () => {
  render(
    <MemoryRouter>
      <MessageSources
        sources={[
          { kind: 'card', label: 'WHO guidelines 2020', id: 'a' },
          { kind: 'sessions', label: 'Back Squat', sessionIds: ['s1', 's2'] },
        ]}
      />
    </MemoryRouter>,
  );
  expect(screen.getByText(/Source: WHO guidelines 2020/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'From 2 sessions in your log' })).toBeDefined();
});
