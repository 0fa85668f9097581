import { exerciseById } from '../../exercise/library.ts';
import { judge, type Verdict } from '../../planner/legal/legal.ts';
import { gaitPlans } from '../../planner/request/endurance.ts';
import type { Request } from '../../planner/request.ts';
import type { Goal } from '../../reading/vocabulary.ts';
import { liftsBesideRuns, race } from './foot-and-lifts.ts';
import { onlyMentionsRuns, wantsRuns } from './run-wish.ts';

export type Gait = keyof typeof gaitPlans;

/** Whoever walks or runs has a way to do it on. */
function withWay(told: Request): Pick<Request, 'equipment' | 'space'> {
  const { equipment, space } = told;
  const value = [...new Set([...equipment.value, 'turf_space' as const])];
  return { equipment: { ...equipment, value }, space: { ...space, value: 'lane' } };
}

/** What keeps this athlete from its moves; null where nothing does. */
function verdictAgainst(gait: Gait, told: Request): Verdict | null {
  const request = { ...told, ...withWay(told) };
  const verdicts = gaitPlans[gait].moves.flatMap((id) => {
    const exercise = exerciseById(id);
    return exercise ? judge(exercise, request) : [];
  });
  return verdicts.find(({ offence }) => offence !== null) ?? null;
}

function readGait(told: Request, goalText: string): Gait | null {
  const { value: named } = told.mustInclude;
  const isNamed = (gait: Gait) => gaitPlans[gait].moves.every((id) => named.includes(id));
  const isOnWay = told.body.value.moves === 2;
  if (isOnWay && isNamed('walk')) return 'walk';
  // What is in the profile says less of this goal than its own words.
  const isOpen = told.goal.source !== 'text' || told.goal.value === 'endurance';
  const isAnyHealth = isOpen || told.goal.value === 'general';
  if (isOnWay && isNamed('run') && isAnyHealth && !onlyMentionsRuns(goalText)) return 'run';
  return isOpen && (race.test(goalText) || wantsRuns(told, goalText)) ? 'run' : null;
}

/** How a goal is reached on foot, and what else the week is for. */
interface FootGoal {
  gait: Gait;
  /** Endurance where it is for the way alone, otherwise what the lifts beside it are for. */
  goal: Goal;
  /** Why it has to be reached otherwise, in plain words. */
  refusal: string | null;
}

/** Less than this is over before a run has begun. */
const leastMinutes = 8;

/** Null where nobody asked to go on foot. */
export function footGoalOf(told: Request, goalText: string, minutes: number): FootGoal | null {
  const lifts = liftsBesideRuns(told, goalText);
  const gait = lifts ? 'run' : readGait(told, goalText);
  const against = gait && verdictAgainst(gait, told);
  if (!gait || against?.offence === 'excluded') return null;
  const isTooShort = minutes < leastMinutes;
  const tooShort = isTooShort ? `it takes sessions of at least ${leastMinutes} minutes` : null;
  return { gait, goal: lifts ?? 'endurance', refusal: against?.reason ?? tooShort };
}

const steps = new Set(Object.values(gaitPlans).flatMap(({ moves }) => moves));

export const isStep = (exerciseId: string): boolean => steps.has(exerciseId);
