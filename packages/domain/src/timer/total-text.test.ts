import { expect, test } from 'vitest';
import { buildTimerSteps } from './build-steps.ts';
import { flowChangeSeconds, flowSeconds } from './flow-seconds.ts';
import { totalText } from './total-text.ts';

const swing = { name: 'Swing', type: 'exercise', reps: 10 } as const;

test('a workout of known lengths is told to the second', () => {
  const steps = buildTimerSteps({ workout: [{ name: 'Plank', type: 'exercise', duration: 90 }] });
  expect(totalText(steps)).toBe('1:30');
});

test('rounds that the user ends are told by what they are likely to take, not by their limit', () => {
  const steps = buildTimerSteps({
    workoutType: 'Compound',
    totalRounds: 2,
    restBetweenRounds: 60,
    workout: [swing, { name: 'Press', type: 'exercise', reps: 5 }],
  });
  // Ten and five reps of four seconds and two changes of grip a round, and one rest.
  const seconds = 2 * (60 + 2 * flowChangeSeconds) + 60;
  const [intro] = steps.filter(({ type }) => type === 'pre-workout');
  const total = seconds + (intro?.duration ?? 0);
  expect(totalText(steps)).toBe(
    `about ${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`,
  );
});

test.each([
  ['reps at four seconds each', swing, 40],
  ['its own pace', { ...swing, secondsPerRep: 2 }, 20],
  ['both sides with a change between them', { ...swing, side: 'both' as const }, 83],
  ['a length of its own', { ...swing, duration: 30 }, 30],
  ['eight reps where nobody has said how many', { name: 'Crawl', type: 'exercise' as const }, 32],
])('a move of a flow takes %s', (_, exercise, seconds) => {
  expect(flowSeconds([exercise])).toBe(seconds + flowChangeSeconds);
});

test('a flow is never thought to take longer than its limit', () => {
  const [round] = buildTimerSteps({
    workoutType: 'Compound',
    totalRounds: 1,
    workout: Array.from({ length: 40 }, () => swing),
  }).filter(({ openEnded }) => openEnded);
  expect(round?.likelySeconds).toBe(round?.duration);
});
