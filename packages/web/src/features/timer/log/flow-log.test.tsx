// @vitest-environment jsdom
import { setKey } from '@cadence/domain/analytics/session-exercises';
import type { LoggedSet } from '@cadence/domain/analytics/types';
import type { TimerStep } from '@cadence/domain/timer/types';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { FlowLog } from './flow-log.tsx';

const round: TimerStep = {
  name: 'Round 1',
  type: 'exercise',
  duration: 1200,
  flow: ['Kettlebell Clean', 'Front Squat', 'Push Press'].map((name) => ({
    name,
    reps: 5,
    weight: 16,
    type: 'exercise',
  })),
};

function Round() {
  const [sets, setSets] = useState<Record<string, LoggedSet>>({});
  const log = { sessionId: 'a', startedAtMs: 0, skippedSteps: [], sets };
  return (
    <>
      <FlowLog
        run={{ steps: [round], log, earlierSessions: [] }}
        stepIndex={0}
        onLog={(key, set) =>
          setSets(({ [key]: _, ...others }) => (set ? { ...others, [key]: set } : others))
        }
      />
      <output>{JSON.stringify(sets)}</output>
    </>
  );
}

const press = (name: string | RegExp, index = 0) =>
  userEvent.click(screen.getAllByRole('button', { name })[index] as HTMLElement);
const stored = () => JSON.parse(screen.getByRole('status').textContent ?? '');

afterEach(cleanup);

test('one tap logs the whole round as planned', async () => {
  render(<Round />);
  await press('Log all 3');
  const set = { reps: 5, weight: 16 };
  expect(stored()).toEqual({ [setKey(0, 0)]: set, [setKey(0, 1)]: set, [setKey(0, 2)]: set });
  const all = screen.getByRole('button', { name: 'All logged' });
  expect(document.activeElement).toBe(all);
});

test('what was changed or logged before keeps its value', async () => {
  render(<Round />);
  await press('16 kg, change', 0);
  await press('More: Weight in kg');
  await press('Keep 18.5 kg');
  expect(stored()).toEqual({ [setKey(0, 0)]: { reps: 5, weight: 18.5 } });
  await press('5 reps, change', 1);
  await press('More: Reps');
  await press('Keep 6 reps');
  await press('Log Front Squat');
  await press('Log all 2');
  expect(stored()).toEqual({
    [setKey(0, 0)]: { reps: 5, weight: 18.5 },
    [setKey(0, 1)]: { reps: 6, weight: 16 },
    [setKey(0, 2)]: { reps: 5, weight: 16 },
  });
});
