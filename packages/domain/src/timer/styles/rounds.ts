import type { Workout } from '../../workout/types.ts';
import { restNames, roundsTimes } from '../constants.ts';
import { makeRest, makeStep } from '../steps/make-step.ts';
import { isRestItem, type PlanItem } from '../steps/plan-items.ts';
import { expandSets } from '../steps/sets.ts';
import type { TimerStep } from '../types.ts';
import { repeatRounds } from './repeat-rounds.ts';

/**
 * Spec §4: a plan with rest entries of its own is played as given. Otherwise the
 * exercises repeat; in a single round they expand into their sets, in several
 * the rounds are the sets (docs/decisions/0011).
 */
export function buildRounds(workout: Workout, body: PlanItem[]): TimerStep[] {
  if (body.some(isRestItem)) return body.map((item) => makeStep(item));
  const totalRounds = workout.totalRounds ?? roundsTimes.defaultRounds;
  if (totalRounds === 1) return expandSets(body, { round: { round: 1, totalRounds: 1 } });
  const repetition = {
    totalRounds,
    restName: restNames.round,
    restSeconds: workout.restBetweenRounds ?? roundsTimes.defaultRestSeconds,
  };
  return repeatRounds(repetition, (round) =>
    body.flatMap((item, position) => {
      const restSeconds = item.exercise.restAfter ?? 0;
      const step = makeStep(item, round);
      // The last exercise of a round is followed by the round's rest instead.
      if (restSeconds === 0 || position === body.length - 1) return [step];
      return [step, makeRest(restNames.exercise, restSeconds, round)];
    }),
  );
}
