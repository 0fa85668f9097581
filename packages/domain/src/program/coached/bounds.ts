import { bestEstimate, oneRepMax } from '../../analytics/lifts/strength.ts';
import type { LibraryExercise } from '../../exercise/types.ts';
import { resolveExercise } from '../../planner/check/subject.ts';
import { effortCap, leastReps, mostSets } from '../../planner/dose/dose.ts';
import { contextOf, swapItem } from '../../planner/edit/edit.ts';
import { leadOf, readRuns, runAt } from '../../planner/edit/edit-runs.ts';
import { expectedSeconds } from '../../planner/layout/expected.ts';
import { isHeldBack, percentCap } from '../../planner/legal/caps.ts';
import type { Request } from '../../planner/request.ts';
import { makeLoads, type SessionLoads } from '../../planner/session/dose/loads.ts';
import { settleRequest } from '../../planner/settle/settle-request.ts';
import { buildTimerSteps } from '../../timer/build-steps.ts';
import { repsOf } from '../../timer/lengths.ts';
import { isBodyLift, strengthKeyOf } from '../../training/load-class.ts';
import { durationLimits } from '../../workout/limits.ts';
import type { Exercise, Workout } from '../../workout/types.ts';

export interface Beyond {
  name: string;
  what: 'load' | 'amount' | 'length';
}

export interface Bounded {
  /** What nobody plans for this athlete. */
  beyond: Beyond | null;
  /** What the athlete should know before they say yes. */
  cautions: string[];
}

/** An estimate from a log may be this far off. */
const slack = 1.05;
/** Beyond these nobody plans: of what is known of a lift, and of what is only guessed for it. */
const mostOfKnown = 1.5;
const mostOfGuess = 2;
/** More than planned by this much is told, where nothing is known. */
const noticed = 1.25;
/** Where nothing is planned on top, in kilograms. */
const leastGuess = 5;
/** So much more than the planner's guess a coach who watches may try with those who are held back. */
const tried = 1.15;

/** As many as the longest of the known workouts has of one move. */
const mostReps = 300;
const muchMore = 2;
/** For those who are held back, beside what is planned. */
const moreTime = 1.5;

/** One line as it was planned, or as the planner would put it there, and as it is wished. */
interface Pair {
  was: Exercise;
  is: Exercise;
  exercise: LibraryExercise | undefined;
}

interface Athlete {
  request: Request;
  loads: SessionLoads;
}

type Finding = Beyond['what'] | { caution: string } | null;

const kilogramsOf = ({ weight }: Exercise): number => (typeof weight === 'number' ? weight : 0);
const setsOf = ({ sets, setScheme }: Exercise): number => sets ?? setScheme?.sets ?? 1;

/** What the log shows, as of one rep. */
function shownOf({ id }: LibraryExercise, { history }: Request): number {
  const sets = history.sessions
    .flatMap(({ exercises }) => exercises)
    .filter(({ exerciseId }) => exerciseId === id)
    .flatMap(({ actual }) => actual.sets);
  return bestEstimate(sets)?.oneRepMax ?? 0;
}

/** Kilograms of one rep, the body's own apart; null where nothing tells of it. */
function knownOf(exercise: LibraryExercise, { request, loads }: Athlete): number | null {
  const maximum = loads.maximum(exercise);
  // Of a log of belts and of one's own weight only the state knows what was lifted.
  if (isBodyLift(strengthKeyOf(exercise.id))) return maximum;
  return Math.max(maximum ?? 0, shownOf(exercise, request)) || null;
}

/** No more than the planner gives those whose loads it limits. */
function isBeyondLimit(pair: Pair, exercise: LibraryExercise, athlete: Athlete): boolean {
  const { request, loads } = athlete;
  const weight = kilogramsOf(pair.is);
  if (weight <= kilogramsOf(pair.was)) return false;
  const reps = Math.max(repsOf(pair.is) ?? 0, leastReps(request));
  const dosed = loads.of(exercise, { reps, rir: 10 - effortCap(request) }).kilograms ?? 0;
  const known = knownOf(exercise, athlete);
  const most =
    known === null ? dosed * tried : Math.max(dosed, (known * percentCap(request)) / 100);
  return weight > most;
}

const toldOf = ({ name, weight }: Exercise, reps: number | undefined): string =>
  `${name}: ${weight} kg${reps === undefined ? '' : ` × ${reps}`}`;

function byKnown(item: Exercise, reps: number, known: number, mass: number): Finding {
  const share = oneRepMax(kilogramsOf(item) + mass, reps) / known;
  if (share > mostOfKnown) return 'load';
  if (share <= slack) return null;
  const once = Math.round(known - mass);
  return { caution: `${toldOf(item, reps)} is more than your log shows, about ${once} kg once.` };
}

function byGuess({ was, is }: Pair): Finding {
  const planned = kilogramsOf(was) || leastGuess;
  const [before, after] = [repsOf(was) ?? 1, repsOf(is) ?? 1];
  const byWeight = kilogramsOf(is) / planned;
  const share = Math.max(byWeight, oneRepMax(kilogramsOf(is), after) / oneRepMax(planned, before));
  if (share > mostOfGuess) return 'load';
  if (share <= noticed) return null;
  const usual = kilogramsOf(was) > 0 ? `, ${kilogramsOf(was)} kg` : '';
  return {
    caution: `${toldOf(is, repsOf(is))} is much more than the plan would give you${usual}: nothing in your log shows it yet.`,
  };
}

function ofLoad(pair: Pair, athlete: Athlete): Finding {
  const { was, is, exercise } = pair;
  // More help is no more load.
  if (!exercise || typeof is.weight !== 'number' || exercise.loadClass === 'assist') return null;
  const reps = repsOf(is);
  if (is.weight <= kilogramsOf(was) && (reps ?? 0) <= (repsOf(was) ?? 0)) return null;
  const { request } = athlete;
  if (isHeldBack(request) && isBeyondLimit(pair, exercise, athlete)) return 'load';
  const known = knownOf(exercise, athlete);
  if (known === null || reps === undefined) return byGuess(pair);
  const isOfBody = isBodyLift(strengthKeyOf(exercise.id));
  return byKnown(is, reps, known, isOfBody ? (request.bodyMassKg?.value ?? 0) : 0);
}

/** Sets, reps and time that the planner never gives those whom it holds back. */
function isOverdosed({ was, is, exercise }: Pair, { request }: Athlete): boolean {
  if (setsOf(is) > Math.max(setsOf(was), mostSets(request))) return true;
  const [reps, planned] = [repsOf(is), repsOf(was)];
  if (reps !== undefined && reps !== planned) {
    const most = Math.max(planned ?? 0, exercise?.repRange[1] ?? 0);
    const least = Math.min(planned ?? reps, leastReps(request));
    if (reps > most || (kilogramsOf(is) > 0 && reps < least)) return true;
  }
  const usual = Math.max((was.duration ?? 0) * moreTime, exercise?.holdRange?.[1] ?? 0);
  return (is.duration ?? 0) > usual;
}

/** Reps, or seconds of what is not counted, of each item as the timer plays it. */
function amountsOf(workout: Workout): { reps: number; seconds: number }[] {
  const amounts = workout.workout.map(() => ({ reps: 0, seconds: 0 }));
  for (const { type, exerciseIndex = -1, reps, duration } of buildTimerSteps(workout)) {
    const own = amounts[exerciseIndex];
    if (!own || type === 'rest') continue;
    if (reps === undefined) own.seconds += duration;
    else own.reps += reps;
  }
  return amounts;
}

type Amount = ReturnType<typeof amountsOf>[number];

function ofAmount({ is }: Pair, before: Amount, after: Amount): Finding {
  if (after.reps > mostReps && after.reps > before.reps) return 'amount';
  const isMuch = (['reps', 'seconds'] as const).some(
    (name) => before[name] > 0 && after[name] > before[name] * muchMore,
  );
  return isMuch ? { caution: `${is.name} is more than twice as much as was planned.` } : null;
}

/** What the planner would put there stands for what is swapped in. */
function pairAt(
  before: Workout,
  index: number,
  old: Exercise,
  is: Exercise,
  request: Request,
): Pair {
  const exercise = resolveExercise(is);
  if (old.exerciseId === is.exerciseId || !exercise) return { was: old, is, exercise };
  const run = runAt(readRuns(swapItem(before, index, exercise, request)), index);
  return { was: (run && leadOf(run)) ?? old, is, exercise };
}

/** How far a wish is from what is planned, from what is known and from what this athlete may do. */
export function boundsOf(before: Workout, after: Workout, asked: Request): Bounded {
  const request = settleRequest(asked);
  const athlete = { request, loads: makeLoads(contextOf(before, request)) };
  const old = readRuns(before);
  const [planned, wished] = [amountsOf(before), amountsOf(after)];
  const cautions = new Set<string>();
  for (const [place, run] of readRuns(after).entries()) {
    const is = leadOf(run);
    const was = old[place];
    const lead = was && leadOf(was);
    if (!is || !lead || JSON.stringify(is) === JSON.stringify(lead)) continue;
    const pair = pairAt(before, was.index, lead, is, request);
    const none = { reps: 0, seconds: 0 };
    const findings: Finding[] = [
      ofLoad(pair, athlete),
      isHeldBack(request) && isOverdosed(pair, athlete) ? 'amount' : null,
      ofAmount(
        pair,
        planned[before.workout.indexOf(lead)] ?? none,
        wished[after.workout.indexOf(is)] ?? none,
      ),
    ];
    for (const found of findings) {
      if (typeof found === 'string')
        return { beyond: { name: is.name, what: found }, cautions: [] };
      if (found) cautions.add(found.caution);
    }
  }
  const seconds = expectedSeconds(after);
  const most = Math.max(durationLimits.maxMinutes * 60, expectedSeconds(before));
  const beyond = seconds > most ? { name: after.title ?? '', what: 'length' as const } : null;
  return { beyond, cautions: [...cautions] };
}
