import type { TimerStep } from '@cadence/domain/timer/types';

/** What can be done counts as done or as skipped; nobody misses a rest in the log. */
const countedTypes: readonly string[] = ['warmup', 'exercise', 'cooldown'];

export const isCounted = ({ type }: TimerStep): boolean => countedTypes.includes(type);

/** The rest that Rest goes to. There is none for who has not worked yet: it would leave work out. */
export function restAhead(steps: readonly TimerStep[], index: number): number | null {
  const target = steps.findIndex(({ type }, i) => i > index && type === 'rest');
  if (target < 0) return null;
  const works = steps[index]?.type === 'exercise';
  return works || !steps.slice(index + 1, target).some(isCounted) ? target : null;
}
