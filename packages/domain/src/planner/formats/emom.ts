import { clamp } from '../../workout/read-value.ts';
import type { PlanContext } from '../context.ts';
import { holdFor, repsWithin, secondsFor } from '../dose/reps.ts';
import { onlyList } from '../layout/body-for.ts';
import { isCountable } from '../layout/choose.ts';
import { makeWorkItem } from '../layout/make-item.ts';
import { levelCaps } from '../legal/caps.ts';
import type { Body, Chooser, LayOut } from './draft.ts';

const minWorkSeconds = 20;

/** So many moves that each comes round equally often where possible. */
function countFor(minutes: number): number {
  if (minutes <= 5) return Math.min(3, minutes);
  const wish = minutes < 12 ? 3 : minutes < 24 ? 4 : minutes < 45 ? 6 : 8;
  const even = [wish, wish - 1, wish + 1].find((count) => count > 1 && minutes % count === 0);
  return even ?? wish;
}

function build(context: PlanContext, choose: Chooser, minutes: number): Body {
  const cap = levelCaps[context.request.level.value].emomWorkSeconds;
  const target = Math.min(cap - 2, minutes > 30 ? 28 : 32);
  const least = context.request.mustInclude.value.length;
  const chosen = choose(context.body.moves ?? Math.max(least, countFor(minutes)));
  const items = chosen.map((candidate) => {
    const { reps: asked, seconds } = candidate.asked ?? {};
    if (seconds !== undefined) return makeWorkItem(candidate, context, { duration: seconds });
    if (asked !== undefined) {
      // What stands in for another may take longer than it.
      const isOwn = candidate.asked?.exerciseId === candidate.exercise.id;
      const most = isOwn ? asked : repsWithin(candidate.exercise, cap - 2);
      return makeWorkItem(candidate, context, { reps: Math.min(asked, most) });
    }
    if (!isCountable(candidate.exercise)) {
      return makeWorkItem(candidate, context, { duration: holdFor(candidate.exercise, target) });
    }
    let reps = repsWithin(candidate.exercise, target);
    if (secondsFor(candidate.exercise, reps) < minWorkSeconds) reps += 1;
    return makeWorkItem(candidate, context, { reps });
  });
  const fields = {
    referencePattern: 'EMOM',
    workoutType: 'EMOM',
    workoutStructure: `EMOM ${minutes} min`,
    estimatedDuration: minutes,
    totalRounds: Math.max(1, Math.ceil(minutes / Math.max(1, chosen.length))),
  };
  return { fields, chosen, items };
}

/** Spec §4: a minute each. The work must leave room to breathe within it. */
export const layOutEmom: LayOut = (context, choose, bodySeconds) => {
  const { minutes: stated, rounds } = context.body;
  const wished = clamp(Math.round(bodySeconds / 60), { min: 2, max: 118 });
  const list = onlyList(context.request);
  // Five rounds of three listed moves are fifteen minutes.
  const ofList = rounds !== undefined && list ? rounds * list.items.length : undefined;
  const whole =
    ofList ?? (rounds === undefined ? wished : Math.max(rounds, wished - (wished % rounds)));
  const most = stated ?? whole;
  // A minute less where a short session would have no warm-up.
  const wishes =
    stated === undefined && rounds === undefined && most > 2 ? [most, most - 1] : [most];
  return wishes.map((minutes) => ({
    bodySeconds: minutes * 60,
    cost: (most - minutes) * 0.5,
    build: () => build(context, choose, minutes),
  }));
};
