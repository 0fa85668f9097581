import type { TimerStep } from './types.ts';

const isLoaded = ({ weight }: TimerStep): boolean => typeof weight === 'number' && weight > 0;

/**
 * A set of strength work: counted in reps, one of several or with a load, and no station of a
 * circuit, whose rounds the clock leads.
 */
export function isStrengthSet(step: TimerStep): boolean {
  const { type, role, repBased, setInfo, count, flow, totalRounds = 1 } = step;
  if (!repBased || count !== undefined || flow) return false;
  if (role === 'ramp') return true;
  if (type !== 'exercise') return false;
  return setInfo !== undefined || (totalRounds <= 1 && (isLoaded(step) || role !== undefined));
}

/**
 * The same steps with sets that count up and wait for Done, each as long as planned in every sum:
 * a run goes on whichever way its sets are played.
 */
export function waitForDone(steps: readonly TimerStep[]): TimerStep[] {
  return steps.map((step) =>
    isStrengthSet(step) ? { ...step, mode: 'up', openEnded: true, untilDone: true } : step,
  );
}
