import type { WorkoutSession } from '../analytics/types.ts';
import { exerciseById } from '../exercise/library.ts';
import { type LibraryExerciseView, projectExercise } from '../exercise/project.ts';
import type { Muscle } from '../exercise/types.ts';
import { makePool } from '../planner/pool.ts';
import type { AthleteFacts, Request, Understanding } from '../planner/request.ts';
import { focusWords } from '../planner/words.ts';
import { departuresOf } from './departures.ts';
import type { CalmMoves } from './fill-time.ts';
import { guidelinesFor, mainLiftOf } from './guidelines.ts';
import { knownMaxima } from './loads.ts';
import { type Outline, ownOutline } from './outline.ts';
import { makePhases, phaseIdOf } from './phases.ts';
import { type ProgramContext, planCalm, planSlot, type SlotPlan } from './plan-slot.ts';
import { prepareProgram } from './prepare.ts';
import { dateOf } from './schedule.ts';
import { settleWeek } from './settle-week.ts';
import { type ShapedSession, shapeWeek } from './shape-week.ts';
import { type Gait, isBesideLifting, slotWords } from './split.ts';
import type { MainLift, Program, ProgramWeek, ProgramWish } from './types.ts';
import { varyAccessories } from './vary-accessories.ts';
import { countSets, liftsOf, sharesOf, underfed } from './volume.ts';
import { blockOf, variationOf, weeksPerBlock } from './weeks.ts';

export interface BuildOptions {
  id: string;
  /** Another number, another program for the same wish. */
  seed: number;
  /** When it is made, as an instant. */
  madeAt: string;
  workoutId: (week: number, session: number) => string;
  athlete?: AthleteFacts;
  /** Newest first. */
  sessions?: readonly WorkoutSession[];
  /** Drawn up elsewhere; the program's own otherwise. */
  outline?: Outline;
}

export type BuildOutcome =
  | {
      kind: 'program';
      program: Program;
      /** What each session was checked against, by its workout's id. */
      requests: ReadonlyMap<string, Request>;
    }
  | Exclude<Understanding, { kind: 'request' }>
  /** No session holds all of the limits. */
  | { kind: 'unfit' };

/** Another draw for a session that does not fit; limits that nothing fits stay unfit. */
const draws = 4;

const gaitNames: Record<Gait, string> = { run: 'Running', walk: 'Walking' };

function nameOf(wish: ProgramWish, request: Request, gait: Gait | null): string {
  const goalNames = {
    strength: 'Strength',
    hypertrophy: 'Muscle',
    power: 'Power',
    endurance: 'Stamina',
    hiit: 'Conditioning',
    mobility: 'Mobility',
    general: 'Fitness',
  } as const;
  const [area, ...others] = request.focus.value;
  const isOne = area && area !== 'full_body' && others.length === 0;
  const part = isOne ? `${focusWords[area]} ` : '';
  const lifts = `${part}${goalNames[request.goal.value]}`;
  const goal = isBesideLifting(request.goal.value, gait)
    ? `${gaitNames[gait]} and ${lifts}`
    : gait
      ? gaitNames[gait]
      : lifts;
  return `${wish.weeks}-Week ${goal}`;
}

/** Accessories change in the second half of a block; the main lifts stay. */
const halfOf = (week: number): number => ((week - 1) % weeksPerBlock < 2 ? 0 : 1);

function makePlanner(context: ProgramContext, outline: Outline) {
  const known = new Map<string, SlotPlan[]>();
  const remember = (key: string, make: () => SlotPlan[]) => {
    const made = known.get(key) ?? make();
    known.set(key, made);
    return made;
  };
  const firstHalf = (block: number, draw: number) =>
    remember(`${block}.0.${draw}`, () => {
      const used = new Set<string>();
      const seeded = { ...context, seed: context.seed + draw, isStrict: draw < draws / 2 };
      const plans = (outline[block]?.slots ?? []).map((slot) => {
        const planned = planSlot(seeded, slot, block, used);
        for (const id of planned.mainIds) used.add(id);
        return planned;
      });
      return settleWeek(plans);
    });
  return (week: number, draw: number): SlotPlan[] => {
    const block = blockOf(week);
    const first = firstHalf(block, draw);
    if (halfOf(week) === 0) return first;
    return remember(`${block}.1.${draw}`, () => settleWeek(first.map(varyAccessories)));
  };
}

/** The library does not change, and what an exercise harms and leads to takes long to find. */
const views = new Map<string, LibraryExerciseView>();

function viewOf(id: string): LibraryExerciseView | undefined {
  const exercise = exerciseById(id);
  const view = views.get(id) ?? (exercise && projectExercise(exercise));
  if (view) views.set(id, view);
  return view;
}

function libraryOf(weeks: readonly ProgramWeek[]): LibraryExerciseView[] {
  const ids = new Set<string>();
  for (const { sessions } of weeks) {
    for (const { workout } of sessions) {
      for (const { exerciseId } of workout.workout) if (exerciseId) ids.add(exerciseId);
    }
  }
  return [...ids].map(viewOf).filter((view) => view !== undefined);
}

/** Lifting is judged by the building week, which holds the most. */
function underfedIn(sessions: readonly ShapedSession[], request: Request): Muscle[] {
  const lifts = sessions.flatMap(({ workout }) => liftsOf(workout));
  return lifts.length === 0 ? [] : underfed(countSets(lifts), request.level.value);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** Up to the first week of which a session does not pass: then null. */
function shapeWeeks(
  weeks: readonly number[],
  shape: (week: number) => ShapedSession[],
): ShapedSession[][] | null {
  const shaped: ShapedSession[][] = [];
  for (const week of weeks) {
    const sessions = shape(week);
    if (!sessions.every(({ passed }) => passed)) return null;
    shaped.push(sessions);
  }
  return shaped;
}

/** A block keeps its lifts, so it is drawn anew as a whole. */
function firstThatPasses(shape: (draw: number) => ShapedSession[][] | null) {
  for (let draw = 0; draw < draws; draw += 1) {
    const block = shape(draw);
    if (block) return { block, draw };
  }
  return null;
}

function weekOf(
  week: number,
  shaped: readonly ShapedSession[],
  days: readonly number[],
  wish: ProgramWish,
  options: BuildOptions,
  requests: Map<string, Request>,
): ProgramWeek {
  const sessions = shaped.map(({ slot, title, request, workout }, i) => {
    const workoutId = options.workoutId(week, i + 1);
    requests.set(workoutId, request);
    return {
      week,
      session: i + 1,
      date: dateOf(wish.startDate, week, days[i] ?? 0),
      title,
      focus: slotWords[slot.kind].focus,
      status: 'planned' as const,
      workoutId,
      workout: { ...workout, id: workoutId },
      statusAt: options.madeAt,
      dateAt: options.madeAt,
      moves: 0,
    };
  });
  const phaseId = phaseIdOf(options.id, week);
  return { week, variation: variationOf(week), phaseId, sessions };
}

/**
 * A whole program from a goal in the user's own words. The same for the same
 * wish, athlete, log and seed.
 */
export function buildProgram(wish: ProgramWish, options: BuildOptions): BuildOutcome {
  const prepared = prepareProgram(wish, options.athlete);
  if (prepared.kind !== 'ready') return prepared;
  const { told, facts, refused } = prepared;
  const outline = options.outline ?? ownOutline(facts);
  const pool = makePool(told).body.map((one) => ({ ...one, shares: sharesOf(one.exercise) }));
  const context = { told, pool, madeAt: options.madeAt, seed: options.seed, isStrict: true };
  const plansFor = makePlanner(context, outline);
  const maxima = knownMaxima(options.sessions ?? [], told, options.madeAt);
  let calmMoves: CalmMoves | null = null;
  const calm = () => (calmMoves ??= planCalm(context));

  const requests = new Map<string, Request>();
  const weeks: ProgramWeek[] = [];
  const phases: { name: string; mainLifts: MainLift[] }[] = [];
  let under: Muscle[] = [];
  for (let first = 1; first <= wish.weeks; first += weeksPerBlock) {
    const last = Math.min(wish.weeks, first + weeksPerBlock - 1);
    const { name: phaseName } = outline[blockOf(first)] ?? { name: '' };
    const weekFacts = { totalWeeks: wish.weeks, phaseName, maxima, calm };
    const shapeBlock = (draw: number) =>
      shapeWeeks(range(first, last), (week) =>
        shapeWeek(plansFor(week, draw), { week, ...weekFacts }),
      );
    const passing = firstThatPasses(shapeBlock);
    if (!passing) return { kind: 'unfit' };
    const { block, draw } = passing;
    phases.push({ name: phaseName, mainLifts: liftsOfBlock(plansFor(first, draw)) });
    if (first === 1) under = underfedIn(block[0] ?? [], told);
    block.forEach((shaped, i) => {
      weeks.push(weekOf(first + i, shaped, facts.days, wish, options, requests));
    });
  }
  const hasSets = weeks.some(({ sessions }) =>
    sessions.some(({ workout }) => workout.isStructured),
  );
  const program: Program = {
    id: options.id,
    programName: nameOf(wish, told, facts.gait),
    goal: wish.goalText,
    goalKind: told.goal.value,
    level: told.level.value,
    startDate: wish.startDate,
    totalWeeks: wish.weeks,
    currentWeek: 1,
    currentPhase: phases[0]?.name ?? '',
    exerciseLibrary: libraryOf(weeks),
    phases: makePhases(options.id, wish.weeks, told.goal.value, phases),
    progressionGuidelines: guidelinesFor({
      request: told,
      totalWeeks: wish.weeks,
      sessionsPerWeek: wish.sessionsPerWeek,
      under,
      hasSets,
      mainLifts: phases[0]?.mainLifts ?? [],
      gait: facts.gait,
    }),
    departures: departuresOf(told, refused, weeks),
    weeks,
    wish,
    pointer: null,
  };
  return { kind: 'program', program, requests };
}

function liftsOfBlock(plans: readonly SlotPlan[]): MainLift[] {
  const seen = new Set<string>();
  return plans.flatMap(({ mainIds, workout, request }) =>
    [...mainIds].flatMap((id) => {
      if (seen.has(id)) return [];
      seen.add(id);
      const item = workout.workout.find(
        ({ type, exerciseId }) => type === 'exercise' && exerciseId === id,
      );
      return mainLiftOf(id, item?.reps ?? 8, request);
    }),
  );
}
