// @vitest-environment jsdom
import { makeSession } from '@cadence/domain/analytics/test-support/make-session';
import type { LoggedSet } from '@cadence/domain/analytics/types';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Summary } from './summary.tsx';

afterEach(cleanup);

function tilesWith(sets: LoggedSet[]): (string | null)[] {
  const session = makeSession('2026-11-15T08:00:00.000Z', { exercises: [{ name: 'Row', sets }] });
  const about = { steps: [], earlierSessions: [], countsUp: false };
  render(
    <Summary session={session} {...about}>
      Below
    </Summary>,
  );
  return screen.getAllByRole('term').map(({ textContent }) => textContent);
}

test.each([
  ['nothing', [], ['Time', 'Done']],
  ['a set without a weight', [{ reps: 20 }], ['Time', 'Done', 'Logged']],
  ['a set with one', [{ reps: 12, weight: 16 }], ['Time', 'Done', 'Volume']],
])('of %s logged it says so much: %j', (_what, sets, names) => {
  expect(tilesWith(sets)).toEqual(names);
});
