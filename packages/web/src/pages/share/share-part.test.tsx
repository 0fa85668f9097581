// @vitest-environment jsdom
import { makeSession } from '@cadence/domain/analytics/test-support/make-session';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIdentity } from '../../platform/identity.ts';
import { standInForDialogs } from '../../ui/test-support/dialogs.ts';
import { SharePart } from './share-part.tsx';

const session = makeSession('2026-02-27T18:30:00.000Z', {
  title: 'Legs',
  notes: 'Knee was sore.',
  exercises: [
    {
      name: 'Back Squat',
      exerciseId: 'back-squat',
      reps: 5,
      sets: [
        { reps: 5, weight: 102.5, rpe: 9 },
        { reps: 5, weight: 102.5 },
      ],
    },
  ],
});

const sent: Record<string, unknown>[] = [];

beforeEach(() => {
  standInForDialogs();
  sent.length = 0;
  useIdentity.setState({
    status: 'signed-in',
    user: { id: 'u1', email: 'ada@example.com', name: 'Ada' },
    token: 't1',
  });
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    if (body) sent.push(JSON.parse(String(body)));
    const share = { id: '01920000-0000-7000-8000-000000000001', title: 'Legs', kind: 'session' };
    const times = { made_at: '2026-03-01T08:00:00.000Z', ends_at: '2026-03-31T08:00:00.000Z' };
    return Response.json({ token: 'x'.repeat(43), share: { ...share, ...times } }, { status: 201 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a finished session is shown first as the link will show it, and goes without loads and notes', async () => {
  const user = userEvent.setup();
  render(
    <SharePart title="Legs" sharable={{ kind: 'session', session }} open onClose={() => {}} />,
  );
  const preview = within(screen.getByRole('region', { name: 'What the link shows' }));
  expect(preview.getByText('Back Squat')).toBeTruthy();
  expect(preview.getByText('2 of 2 sets')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByRole('img', { name: 'QR code of the link to Legs' })).toBeTruthy();
  const link = screen.getByLabelText<HTMLInputElement>('Link').value;
  expect(new URL(link).hash).toBe(`#${'x'.repeat(43)}`);
  const text = JSON.stringify(sent);
  expect(text).toContain('Back Squat');
  for (const personal of ['102.5', 'sore', 'Ada', '2026', 'u1'])
    expect(text).not.toContain(personal);
});
