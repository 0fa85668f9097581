import { makeRest, type Round } from '../steps/make-step.ts';
import type { TimerStep } from '../types.ts';

interface Repetition {
  totalRounds: number;
  restName: string;
  restSeconds: number;
}

/** Rests stand between rounds only: none after the last one, none where the plan says 0 s. */
export function repeatRounds(
  { totalRounds, restName, restSeconds }: Repetition,
  buildRound: (round: Round) => TimerStep[],
): TimerStep[] {
  const steps: TimerStep[] = [];
  for (let n = 1; n <= totalRounds; n++) {
    const round = { round: n, totalRounds };
    const built = buildRound(round);
    if (built.length === 0) break;
    steps.push(...built);
    if (n < totalRounds && restSeconds > 0) steps.push(makeRest(restName, restSeconds, round));
  }
  return steps;
}

/** Each of the items once, with the same short rest between them. */
export function spaceOut<T>(
  items: T[],
  build: (item: T) => TimerStep,
  rest: () => TimerStep,
): TimerStep[] {
  return items.flatMap((item, position) =>
    position < items.length - 1 ? [build(item), rest()] : [build(item)],
  );
}
