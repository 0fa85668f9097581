import { runGates } from '../planner/check/gates.ts';
import { makeSubject } from '../planner/check/subject.ts';
import { expectedSeconds } from '../planner/expected.ts';
import type { Request } from '../planner/request.ts';
import { mapItems } from '../workout/map-items.ts';
import type { Exercise, Workout } from '../workout/types.ts';
import { bodyOf } from './body.ts';
import { bodySeconds, transitionSeconds } from './body-time.ts';
import { type CalmMoves, fillTime } from './fill-time.ts';
import { paceWord, shapeRun } from './on-foot.ts';
import type { SlotPlan } from './plan-slot.ts';
import { markTests, withWords } from './session-words.ts';
import { shapeByClock } from './shape-clock.ts';
import { shapeLifting } from './shape-lifting.ts';
import { type Slot, slotWords } from './split.ts';
import type { PlaceInProgram } from './types.ts';
import { variationOf } from './weeks.ts';

export interface WeekFacts extends PlaceInProgram {
  phaseName: string;
  maxima: ReadonlyMap<string, number>;
  calm: () => CalmMoves;
}

/** A session of a week, and what it was checked against. */
export interface ShapedSession {
  slot: Slot;
  title: string;
  request: Request;
  workout: Workout;
  passed: boolean;
}

function passesGates(workout: Workout, request: Request): boolean {
  return runGates(makeSubject(workout, request)).every(({ passed }) => passed);
}

function titleOf(slot: Slot): string {
  const { title } = slotWords[slot.kind];
  if (slot.kind === 'easy') return title;
  const isOnFoot = slot.kind === 'run' || slot.kind === 'walk';
  return isOnFoot ? `${paceWord(slot)} ${title}` : `${title} ${slot.letter}`;
}

function shapeSession(plan: SlotPlan, facts: WeekFacts): Workout {
  const { slot, request, workout } = plan;
  const variation = variationOf(facts.week);
  if (workout.isStructured) return shapeLifting(plan, variation, facts.maxima);
  return (
    shapeRun(workout, slot, request, variation, facts) ??
    shapeByClock(workout, request, variation, facts)
  );
}

/** Each lift is tested once in the week, in the first session that has it. */
function testOnce(tested: Set<string>, mainIds: ReadonlySet<string>, workout: Workout) {
  const firstOfBody = workout.workout.find(({ type }) => type === 'exercise');
  const own = new Set(mainIds.size > 0 ? mainIds : [firstOfBody?.exerciseId ?? '']);
  for (const id of tested) own.delete(id);
  for (const id of own) tested.add(id);
  return ({ exerciseId }: Exercise) => own.has(exerciseId ?? '');
}

/** A light week, or the week's bands, leave time that ends a session calmly: on purpose. */
const calmEnd: Partial<Request> = {
  coolDown: { value: { length: 'long' }, source: 'form', confidence: 0.9 },
};

/** What the gates look for: the lifts that this session has kept. */
function requestFor({ request }: SlotPlan, workout: Workout, endsCalmly: boolean): Request {
  const { value: wished } = request.mustInclude;
  const kept = workout.workout.flatMap(({ type, exerciseId = '' }) =>
    type === 'exercise' && wished.includes(exerciseId) ? [exerciseId] : [],
  );
  return {
    ...request,
    ...(endsCalmly && calmEnd),
    mustInclude: { ...request.mustInclude, value: [...new Set(kept)] },
  };
}

/** As the timer will play it; for straight sets without building its steps. */
function secondsOf({ frameSeconds }: SlotPlan, workout: Workout): number {
  if (!workout.isStructured) return expectedSeconds(workout);
  return frameSeconds + bodySeconds(bodyOf(workout)) + transitionSeconds(workout);
}

/** All sessions of one week from the block's plans: scaled, refitted, checked. */
export function shapeWeek(plans: readonly SlotPlan[], facts: WeekFacts): ShapedSession[] {
  const { week, totalWeeks, phaseName, calm } = facts;
  const variation = variationOf(week);
  const tested = new Set<string>();
  return plans.map((one) => {
    const { slot, request, mainIds } = one;
    const shaped = shapeSession(one, facts);
    const filled = fillTime(shaped, request.minutes.value * 60 - secondsOf(one, shaped), calm);
    const isTested = variation.type === 'test' && slot.kind !== 'easy';
    const marked = isTested
      ? mapItems(filled, markTests(filled, slot, request, testOnce(tested, mainIds, filled)))
      : filled;
    const title = titleOf(slot);
    const words = { title, variation, week, totalWeeks, phaseName };
    const workout = withWords(marked, words);
    const checked = requestFor(one, workout, filled.workout.length > shaped.workout.length);
    return { slot, title, request: checked, workout, passed: passesGates(workout, checked) };
  });
}
