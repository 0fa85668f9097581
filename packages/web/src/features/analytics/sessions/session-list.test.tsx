// @vitest-environment jsdom
import { makeSession } from '@cadence/domain/analytics/test-support/make-session';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SessionList } from './session-list.tsx';

afterEach(cleanup);

const now = new Date('2026-03-01T08:00:00.000Z');
const thousand = Array.from({ length: 1000 }, (_, place) =>
  makeSession(new Date(now.getTime() - place * 86_400_000).toISOString(), { id: `${place}` }),
);

test('of a thousand sessions twenty stand there, and twenty more with each press', () => {
  render(<SessionList sessions={thousand} now={now} onOpen={() => {}} />);
  expect(screen.getByRole('status').textContent).toBe('1000 sessions');
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  fireEvent.click(screen.getByRole('button', { name: 'Show 20 more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(40);
});
