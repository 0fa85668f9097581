import { exerciseById } from '../exercise/library.ts';
import { judge, type Verdict } from '../planner/legal.ts';
import { gaitBody, gaitPlans } from '../planner/request/endurance.ts';
import type { Request } from '../planner/request.ts';
import { countWords } from '../planner/words.ts';
import type { Goal } from '../reading/vocabulary.ts';
import type { FitnessLevel } from '../workout/limits.ts';
import { mapItems } from '../workout/map-items.ts';
import type { Exercise, Workout } from '../workout/types.ts';
import { liftsBesideRuns, race } from './foot-and-lifts.ts';
import { shiftEffort } from './loads.ts';
import { onlyMentionsRuns, wantsRuns } from './run-wish.ts';
import type { Gait, Slot } from './split.ts';
import type { PlaceInProgram } from './types.ts';
import { blockOf, shareOfSets, type Variation, weeksPerBlock } from './weeks.ts';

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

const isGait = (kind: string): kind is Gait => kind === 'run' || kind === 'walk';

/** What a session on foot asks the planner for beside the rest. */
export function onFootRequest({ kind }: Slot, minutes: number, told: Request): Partial<Request> {
  if (!isGait(kind)) return {};
  const value = gaitBody(minutes, {});
  return { ...withWay(told), body: { value, source: 'form', confidence: 0.9 } };
}

export const movesOnFoot = ({ kind }: Slot): readonly string[] =>
  isGait(kind) ? gaitPlans[kind].moves : [];

const steps = new Set(Object.values(gaitPlans).flatMap(({ moves }) => moves));

export const isStep = (exerciseId: string): boolean => steps.has(exerciseId);

/** Most running is easy; the second day of a week is the quick one. */
const paces = [
  { word: 'Easy', effort: -1.5, share: 0 },
  { word: 'Quick', effort: 0, share: -0.1 },
  { word: 'Steady', effort: -0.5, share: 0.05 },
] as const;

function paceOf({ letter }: Slot) {
  return paces[(letter.charCodeAt(0) - 65) % paces.length] ?? paces[0];
}

export const paceWord = (slot: Slot): string => paceOf(slot).word;

/** How much of the time is run: in the first block, and in the last. */
const runShare: Record<FitnessLevel, readonly [number, number]> = {
  beginner: [0.4, 0.7],
  intermediate: [0.65, 0.9],
  advanced: [0.75, 0.95],
};

/** Shorter than this there is no finding a stride. */
const leastSeconds = 20;
const walkEffort = 3;

function shareOf(level: FitnessLevel, { week, totalWeeks }: PlaceInProgram): number {
  const [first, last] = runShare[level];
  const lastBlock = blockOf(totalWeeks);
  const grown = lastBlock === 0 ? ((week - 1) / weeksPerBlock) * 0.5 : blockOf(week) / lastBlock;
  return first + (last - first) * grown;
}

/** The run and the walk after it; null where something else had to stand in for one of them. */
function pairOf({ workout }: Workout): readonly [Exercise, Exercise] | null {
  const body = workout.filter(({ type }) => type === 'exercise');
  const [run, walk] = body;
  const ids = body.map(({ exerciseId }) => exerciseId).join();
  return run && walk && ids === gaitPlans.run.moves.join() ? [run, walk] : null;
}

/**
 * A run as one week wants it: what is not run is walked, so that nobody stands still. The running
 * grows from block to block.
 */
export function shapeRun(
  base: Workout,
  slot: Slot,
  request: Request,
  variation: Variation,
  place: PlaceInProgram,
): Workout | null {
  const pair = slot.kind === 'run' ? pairOf(base) : null;
  if (!pair) return null;
  const [run, walk] = pair;
  const both = (run.duration ?? 0) + (walk.duration ?? 0);
  const { effort, share } = paceOf(slot);
  const wished = (shareOf(request.level.value, place) + share) * shareOfSets(variation) * both;
  const most = both - leastSeconds;
  const runSeconds = Math.min(most, Math.max(leastSeconds, Math.round(wished / 5) * 5));
  const walkSeconds = both - runSeconds;
  const rpe = shiftEffort((run.rpe ?? 7) + effort, variation, request);
  const shaped = mapItems(base, (item) => {
    if (item.type !== 'exercise') return item;
    return item.exerciseId === run.exerciseId
      ? { ...item, duration: runSeconds, rpe }
      : { ...item, duration: walkSeconds, rpe: walkEffort };
  });
  const rounds = countWords(shaped.totalRounds ?? 1, 'round');
  return {
    ...shaped,
    workoutStructure: `${runSeconds} s run, ${walkSeconds} s walk, ${rounds}`,
  };
}
