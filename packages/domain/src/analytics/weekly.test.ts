import { expect, test } from 'vitest';
import type { TimerStep } from '../timer/types.ts';
import { sessionFrom } from './session.ts';
import { secondsByKind } from './weekly.ts';

const steps: TimerStep[] = [
  { name: 'Get ready', type: 'pre-workout', duration: 10 },
  { name: 'Arm Circles', type: 'warmup', duration: 60 },
  { name: 'Push-Up', type: 'exercise', duration: 40 },
  { name: 'Rest', type: 'rest', duration: 20 },
  { name: 'Squat', type: 'exercise', duration: 40 },
];

test.each([
  ['in the first set, all before it skipped', 2, [0, 1], 46, { work: 46 }],
  ['in the rest, the set before it skipped', 3, [0, 1, 2], 15, { rest: 15 }],
  ['in the second set, only the warm-up done', 4, [0, 2, 3], 75, { warmup: 60, work: 15 }],
])('the time of a session that ended %s', (_when, stepIndex, skippedSteps, seconds, spent) => {
  const log = { sessionId: 's1', startedAtMs: 0, skippedSteps, sets: {} };
  const end = { stepIndex, complete: false, activeSeconds: seconds, atMs: 60_000 };
  const session = sessionFrom({
    workout: { workout: [], source: 'ai' },
    steps,
    log,
    end,
    givenUp: true,
  });
  const none = { warmup: 0, work: 0, rest: 0, cooldown: 0 };
  expect(secondsByKind(session)).toEqual({ ...none, ...spent });
});
