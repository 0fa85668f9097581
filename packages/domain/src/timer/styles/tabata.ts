import { restNames, tabataTimes } from '../constants.ts';
import { makeRest, makeWindow } from '../steps/make-step.ts';
import { isRestItem, type PlanItem } from '../steps/plan-items.ts';
import type { TimerStep } from '../types.ts';

const isTabataRest = (item: PlanItem): boolean =>
  isRestItem(item) && item.exercise.duration === tabataTimes.restSeconds;

/** Where the plan leaves a length out, Tabata's own 20 s is meant, not the general estimate. */
function playAsGiven(body: PlanItem[]): TimerStep[] {
  return body.map((item) => {
    const standard = isRestItem(item) ? tabataTimes.restSeconds : tabataTimes.workSeconds;
    return makeWindow(item, item.exercise.duration ?? standard);
  });
}

/** docs/decisions/0011: 10 s after rounds 1–7, 60 s after round 8 between exercises, nothing after the last. */
export function buildTabata(body: PlanItem[]): TimerStep[] {
  if (body.some(isTabataRest)) return playAsGiven(body);
  const exercises = body.filter((item) => !isRestItem(item));
  return exercises.flatMap((item, position) => {
    const steps: TimerStep[] = [];
    for (let n = 1; n <= tabataTimes.rounds; n++) {
      const round = { round: n, totalRounds: tabataTimes.rounds };
      steps.push(makeWindow(item, tabataTimes.workSeconds, round));
      if (n < tabataTimes.rounds)
        steps.push(makeRest(restNames.plain, tabataTimes.restSeconds, round));
      else if (position < exercises.length - 1) {
        steps.push(makeRest(restNames.plain, tabataTimes.restBetweenExercisesSeconds, round));
      }
    }
    return steps;
  });
}
