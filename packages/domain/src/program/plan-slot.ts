import { exerciseById } from '../exercise/library.ts';
import type { LibraryExercise } from '../exercise/types.ts';
import { expectedSeconds } from '../planner/expected.ts';
import { focusMusclesOf, isFocused, servesFocus } from '../planner/groups.ts';
import { makeItem } from '../planner/make-item.ts';
import { plan, planSets } from '../planner/plan.ts';
import type { Candidate } from '../planner/pool.ts';
import type { Request, Slot as Told } from '../planner/request.ts';
import { hashText } from '../planner/seeded.ts';
import type { Format, Goal } from '../reading/vocabulary.ts';
import type { Workout } from '../workout/types.ts';
import { bodySeconds, transitionSeconds } from './body-time.ts';
import { chooseMains } from './choose-mains.ts';
import type { CalmMoves } from './fill-time.ts';
import { isStep, movesOnFoot, onFootRequest } from './on-foot.ts';
import type { Slot } from './split.ts';
import type { Shares, VolumeWish } from './volume.ts';

/** One place of the week as it stands for a block: its session, and the lifts that stay. */
export interface SlotPlan {
  slot: Slot;
  request: Request;
  workout: Workout;
  mainIds: ReadonlySet<string>;
  /** What the planner gave the body. */
  bodyRoomSeconds: number;
  /** All but the body and the steps between phases. */
  frameSeconds: number;
  wish: VolumeWish;
  /** Exercises that may stand in it. */
  pool: readonly Offered[];
}

/** An exercise that may stand in the program, with whom its sets count for. */
export interface Offered extends Candidate {
  shares: Shares;
}

export interface ProgramContext {
  /** What the user told, as far as it lasts for weeks. */
  told: Request;
  pool: readonly Offered[];
  madeAt: string;
  seed: number;
  /** Whether sessions by the clock keep what was named: not all of it can be done by the clock. */
  isStrict: boolean;
}

const byProgram = <T>(value: T): Told<T> => ({ value, source: 'form', confidence: 0.9 });

/** Below this there is no time for sets and rests. */
const leastLiftingMinutes = 12;

/** Straight sets let loads grow; breath is trained by the clock. */
function formatOf(goal: Goal, minutes: number): Told<Format> {
  if (goal === 'mobility') return byProgram('rounds');
  const isBreath = goal === 'hiit' || goal === 'endurance';
  return byProgram(isBreath || minutes < leastLiftingMinutes ? 'intervals' : 'sets');
}

/**
 * Today's soreness, layout and history say nothing about the weeks to come; the split has the
 * parts, and a distance is where the weeks lead to, not what each day has.
 */
export function programRequest(told: Request, minutes: number): Request {
  const {
    historyWish: _wish,
    written: _written,
    exerciseCount: _count,
    focusMuscles: _muscles,
    warmUp: _warmUp,
    coolDown: _coolDown,
    cardio: _cardio,
    named: _named,
    blocks: _blocks,
    distances: _distances,
    pace: _pace,
    heartRate: _heartRate,
    session: _session,
    ...lasting
  } = told;
  return {
    ...lasting,
    minutes: byProgram(minutes),
    body: byProgram({}),
    readiness: byProgram({}),
    history: { sessions: [] },
  };
}

/** How many lifts a session of this length can build up over weeks. */
function mainCount(minutes: number): number {
  if (minutes < 20) return 1;
  if (minutes < 40) return 2;
  return minutes < 75 ? 3 : 4;
}

function serves(slot: Slot, exercise: LibraryExercise | undefined): boolean {
  // A walk is not done in sets: it has days of its own.
  if (!exercise || slot.kind === 'easy' || isStep(exercise.id)) return false;
  return slot.focus.includes('full_body') || servesFocus(exercise, slot.focus);
}

/** Kept up for minutes while one talks on. */
function isEasyStep({ patterns, impact, met, holdRange = [0, 0] }: LibraryExercise): boolean {
  return patterns[0] === 'cyclic' && impact === 0 && met <= 5 && holdRange[1] >= 120;
}

/** The session of a slot for a whole block, from the planner, around the block's lifts. */
export function planSlot(
  context: ProgramContext,
  slot: Slot,
  block: number,
  used: ReadonlySet<string>,
): SlotPlan {
  const { told, pool, madeAt } = context;
  const seed = hashText(`${context.seed}|${block}|${slot.kind}${slot.letter}`);
  const { value: minutes } = told.minutes;
  const format = formatOf(slot.goal, minutes);
  const ofSlot = (ids: readonly string[]) => ids.filter((id) => serves(slot, exerciseById(id)));
  const named = ofSlot(told.mustInclude.value);
  const asked: Request = {
    ...told,
    ...onFootRequest(slot, minutes, told),
    goal: byProgram(slot.goal),
    focus: byProgram(slot.focus),
    format,
    mustInclude: byProgram(named),
    // What is to be learned has its own days, too.
    skillGoals: byProgram(ofSlot(told.skillGoals?.value ?? [])),
  };
  const mains =
    format.value === 'sets'
      ? chooseMains({ slot, request: asked, pool, used, seed }, named, mainCount(minutes))
      : [...new Set([...movesOnFoot(slot), ...(context.isStrict ? named : [])])];
  const request = { ...asked, mustInclude: byProgram(mains) };
  const workout =
    format.value === 'sets' ? planSets(request, madeAt, seed) : plan(request, madeAt, seed);
  const body = workout.workout.filter(({ type }) => type === 'exercise');
  return {
    slot,
    request,
    workout,
    mainIds: new Set(workout.isStructured ? mains : []),
    bodyRoomSeconds: bodySeconds(body),
    frameSeconds: expectedSeconds(workout) - bodySeconds(body) - transitionSeconds(workout),
    wish: {
      level: told.level.value,
      wished: isFocused(told.focus.value) ? focusMusclesOf(told.focus.value) : new Set(),
    },
    pool,
  };
}

/** Moves for an easy finish, legal for this athlete. */
export function planCalm({ told, pool, madeAt, seed }: ProgramContext): CalmMoves {
  const request: Request = {
    ...told,
    minutes: byProgram(30),
    goal: byProgram('mobility'),
    focus: byProgram(['full_body']),
    format: byProgram('rounds'),
    mustInclude: byProgram([]),
  };
  const { workout } = plan(request, madeAt, hashText(`${seed}|calm`));
  const steps = pool.filter(({ exercise }) => isEasyStep(exercise));
  const upright = steps.filter(({ exercise }) => exercise.position === 'standing');
  const chosen = upright.length > 0 ? upright : steps;
  return {
    stretches: workout.filter(({ type }) => type === 'exercise'),
    steps: chosen.map((offered) => makeItem(offered, {})),
  };
}
