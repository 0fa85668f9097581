import { defaultTimerSettings } from '@cadence/domain/timer/settings';
import { rest, type World, work } from './world.ts';

export const input = {
  runKey: 'w1',
  steps: [work(20), rest(10), work(300)],
  settings: defaultTimerSettings,
  muted: false,
};

export async function startIn(world: World, overrides: Partial<typeof input> = {}) {
  const timer = world.open({ ...input, ...overrides });
  timer.actions.start();
  await world.pass(50);
  return timer;
}

/** Seconds from now at which sounds begin, one for tones that belong together. */
export function soundsAhead({ device }: World): number[] {
  const { currentTime } = device.current();
  const starts = device
    .current()
    .pending()
    .map(({ startsAt }) => startsAt - currentTime);
  return [...new Set(starts.map((seconds) => Math.round(seconds * 10) / 10))];
}
