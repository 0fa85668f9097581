import { restNames, tabata } from '../constants.ts';
import { makeRest, makeWindow } from '../steps/make-step.ts';
import { isRest, type PlanItem } from '../steps/plan-items.ts';
import type { TimerStep } from '../types.ts';

const isTabataRest = (item: PlanItem): boolean =>
  isRest(item) && item.exercise.duration === tabata.restSeconds;

/** Where the plan leaves a length out, Tabata's own 20 s is meant, not the general estimate. */
function playAsGiven(body: PlanItem[]): TimerStep[] {
  return body.map((item) => {
    const standard = isRest(item) ? tabata.restSeconds : tabata.workSeconds;
    return makeWindow(item, item.exercise.duration ?? standard);
  });
}

/** docs/decisions/0011: 10 s after rounds 1–7, 60 s after round 8 between exercises, nothing after the last. */
export function buildTabata(body: PlanItem[]): TimerStep[] {
  if (body.some(isTabataRest)) return playAsGiven(body);
  const exercises = body.filter((item) => !isRest(item));
  return exercises.flatMap((item, position) => {
    const steps: TimerStep[] = [];
    for (let n = 1; n <= tabata.rounds; n++) {
      const round = { round: n, totalRounds: tabata.rounds };
      steps.push(makeWindow(item, tabata.workSeconds, round));
      if (n < tabata.rounds) steps.push(makeRest(restNames.plain, tabata.restSeconds, round));
      else if (position < exercises.length - 1) {
        steps.push(makeRest(restNames.plain, tabata.restBetweenExercisesSeconds, round));
      }
    }
    return steps;
  });
}
