import { repsOf } from '../../timer/lengths.ts';
import { type Tap, tapsOf } from '../../timer/taps.ts';
import type { TimerStep } from '../../timer/types.ts';
import { defined } from '../../workout/defined.ts';
import type { ScoreKind } from '../../workout/formats/ids.ts';
import type { Block, Exercise } from '../../workout/types.ts';
import { setKey } from '../session-exercises.ts';
import type { LoggedSet, SessionScore } from '../types.ts';

/** What is known of a run when it is over. */
export interface ScoredRun {
  steps: readonly TimerStep[];
  taps: readonly Tap[];
  isDone: (stepIndex: number) => boolean;
  /** By what setKey gives for the set. */
  sets: Readonly<Record<string, LoggedSet>>;
}

interface Work {
  step: TimerStep;
  index: number;
}

/** The steps of work of one block. */
interface BlockRun extends ScoredRun {
  block: Block;
  work: Work[];
  /** Beyond whole rounds or minutes, as the user has said. */
  extraReps: number;
}

type Result = Pick<SessionScore, 'value'> &
  Partial<Pick<SessionScore, 'rounds' | 'reps' | 'repsPlanned' | 'splits' | 'cap' | 'capped'>>;

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const wholeSeconds = (ms: number) => Math.floor(ms / 1000);

const sideFactor = ({ side }: Exercise) => (side === 'both' ? 2 : 1);
const isWork = ({ type }: Exercise) => type === 'exercise';
const repsOnce = (items: readonly Exercise[]) =>
  sum(items.filter(isWork).map((item) => (repsOf(item) ?? 0) * sideFactor(item)));

/** From tap to tap; what follows the last one is no split. */
function splitsOf(taps: readonly Tap[]): number[] {
  const times = taps.map(({ atMs }) => wholeSeconds(atMs));
  return times.map((at, place) => at - (times[place - 1] ?? 0));
}

const isDoneAny = ({ work, isDone }: BlockRun) => work.some(({ index }) => isDone(index));

function scoreRounds(run: BlockRun): Result | null {
  const { work, taps, block, extraReps, isDone } = run;
  const isTapped = work.some(({ step }) => step.count === 'rounds');
  if (!isTapped) {
    const rounds = work.filter(({ index }) => isDone(index)).length;
    return rounds > 0 ? { value: rounds, rounds } : null;
  }
  const counted = work.map(({ index }) => tapsOf(taps, index, 'count'));
  const rounds = sum(counted.map(({ length }) => length));
  if (rounds === 0 && extraReps === 0 && !isDoneAny(run)) return null;
  const repsPlanned = repsOnce(block.items);
  return {
    value: rounds,
    rounds,
    reps: extraReps,
    splits: counted.flatMap(splitsOf),
    ...(repsPlanned > 0 && { repsPlanned }),
  };
}

/** Reps of each round of a task, whole or by its ladder. */
function roundReps({ block }: BlockRun): number[] {
  const items = block.items.filter(isWork);
  if (block.ladder) {
    const factor = sum(items.map(sideFactor));
    return block.ladder.map((reps) => reps * factor);
  }
  return Array.from({ length: block.rounds ?? 1 }, () => repsOnce(items));
}

interface Part {
  /** Null when the clock or the user ended it before it was done. */
  seconds: number | null;
  splits: number[];
  reps: number;
}

interface PartPlan {
  /** Of each round. */
  reps: readonly number[];
  /** Of each line, where a ladder says it. */
  level: number | undefined;
}

function repsDone({ block }: BlockRun, step: TimerStep, marks: readonly Tap[], plan: PartPlan) {
  if (step.count !== 'items') return sum(plan.reps.slice(0, marks.length));
  const lines = block.items.filter(isWork);
  const ticked = marks.map(({ item = 0 }) => lines[item]).filter((line) => line !== undefined);
  return sum(ticked.map((line) => (plan.level ?? repsOf(line) ?? 0) * sideFactor(line)));
}

/** All rounds tapped or all lines ticked is finished, though nobody pressed the button. */
function readPart(run: BlockRun, { step, index }: Work, plan: PartPlan): Part {
  const marks = tapsOf(run.taps, index).filter(({ kind }) => kind === 'count' || kind === 'item');
  const finish = tapsOf(run.taps, index, 'finish').at(-1);
  const goal = step.count === 'items' ? (step.flow?.length ?? 1) : (step.totalRounds ?? 1);
  const isAllMarked = marks.length >= goal;
  const end = finish ?? (isAllMarked ? marks.at(-1) : undefined);
  return {
    seconds: end ? wholeSeconds(end.atMs) : null,
    splits: splitsOf(finish && !isAllMarked ? [...marks, finish] : marks),
    reps: end ? sum(plan.reps) : repsDone(run, step, marks, plan),
  };
}

/** One part for the whole task, or one for each round that has a rest after it. */
function scoreTask(run: BlockRun): Result | null {
  const { work, extraReps, block } = run;
  const reps = roundReps(run);
  const repsPlanned = sum(reps);
  const isSplit = work.length > 1;
  const parts = work.map((one, place) =>
    readPart(run, one, {
      reps: isSplit ? reps.slice(place, place + 1) : reps,
      level: block.ladder?.[isSplit ? place : 0],
    }),
  );
  const cap = sum(work.map(({ step }) => step.capSeconds ?? step.duration));
  const times = parts.map(({ seconds }) => seconds).filter((seconds) => seconds !== null);
  const splits = isSplit ? times : (parts[0]?.splits ?? []);
  if (times.length === parts.length) return { value: sum(times), splits, cap, repsPlanned };
  const done = Math.min(repsPlanned, extraReps + sum(parts.map((part) => part.reps)));
  if (done === 0 && splits.length === 0 && !isDoneAny(run)) return null;
  return { value: cap, splits, cap, capped: true, reps: done, repsPlanned };
}

function longestHold({ work, sets, isDone }: BlockRun): Result | null {
  const held = work.flatMap(({ step, index }) => {
    const logged = sets[setKey(index)]?.seconds;
    return logged ?? (isDone(index) ? [step.duration] : []);
  });
  return held.length > 0 ? { value: Math.max(...held) } : null;
}

const scoreTime = (run: BlockRun): Result | null =>
  run.work.some(({ step }) => step.mode === 'up') ? scoreTask(run) : longestHold(run);

/** Windows that were kept; work that was done early leaves its seconds as a split. */
function scoreMinutes(run: BlockRun): Result | null {
  const { work, taps, isDone, extraReps } = run;
  const isMissed = (index: number) => tapsOf(taps, index, 'missed').length > 0;
  const kept = work.filter(({ index }) => isDone(index) && !isMissed(index)).length;
  const splits = work.flatMap(({ index }) =>
    tapsOf(taps, index, 'work').map(({ atMs }) => wholeSeconds(atMs)),
  );
  if (kept === 0 && !work.some(({ index }) => isMissed(index))) return null;
  return { value: kept, splits, ...(extraReps > 0 && { reps: extraReps }) };
}

const setsOf = ({ work, sets }: BlockRun): LoggedSet[] =>
  work.flatMap(({ index, step }) => {
    const keys = step.flow ? step.flow.map((_, place) => setKey(index, place)) : [setKey(index)];
    return keys.map((key) => sets[key]).filter((set) => set !== undefined);
  });

/** Good tries are tapped; of Tabata the lowest counts, of the others all. */
function scoreReps(run: BlockRun): Result | null {
  const { work, taps, block, extraReps } = run;
  if (work.some(({ step }) => step.count === 'tries')) {
    const tries = sum(work.map(({ index }) => tapsOf(taps, index, 'count').length)) + extraReps;
    return tries > 0 || isDoneAny(run) ? { value: tries } : null;
  }
  const reps = setsOf(run)
    .map((set) => set.reps)
    .filter((one) => one !== undefined);
  if (reps.length === 0) return null;
  return { value: block.kind === 'tabata' ? Math.min(...reps) : sum(reps) };
}

function scoreLoad(run: BlockRun): Result | null {
  const weights = setsOf(run)
    .filter(({ role, failed }) => role !== 'ramp' && !failed)
    .map(({ weight }) => weight)
    .filter((weight) => weight !== undefined);
  return weights.length > 0 ? { value: Math.max(...weights) } : null;
}

/** What was covered: as it was logged, else as it was planned. */
function scoreDistance({ work, sets, isDone }: BlockRun): Result | null {
  const meters = work.map(({ step, index }) => {
    const logged = sets[setKey(index)]?.distanceMeters;
    return logged ?? (isDone(index) ? (step.distanceMeters ?? 0) : 0);
  });
  return sum(meters) > 0 ? { value: sum(meters) } : null;
}

/** The mean of the repeats, to the tenth. */
function scorePace({ work, taps }: BlockRun): Result | null {
  const splits = work.flatMap(({ index }) =>
    tapsOf(taps, index, 'finish').map(({ atMs }) => Math.round(atMs / 100) / 10),
  );
  if (splits.length === 0) return null;
  return { value: Math.round((sum(splits) / splits.length) * 10) / 10, splits };
}

const scorers: Record<ScoreKind, (run: BlockRun) => Result | null> = {
  time: scoreTime,
  rounds: scoreRounds,
  reps: scoreReps,
  load: scoreLoad,
  distance: scoreDistance,
  pace: scorePace,
  minutes: scoreMinutes,
  done: (run) => (run.work.every(({ index }) => run.isDone(index)) ? { value: 1 } : null),
};

function loadsOf({ items }: Block): string | undefined {
  const loads = items
    .filter(({ weight, role }) => weight !== undefined && role !== 'ramp')
    .map(({ name, weight }) => `${name} ${typeof weight === 'number' ? `${weight} kg` : weight}`);
  return loads.length > 0 ? [...new Set(loads)].join(', ') : undefined;
}

interface ScoreOptions {
  extraReps?: number | undefined;
  scaled?: string | undefined;
}

/** The result of a block; null when nothing was done that could be one. */
export function makeScore(
  block: Block,
  blockIndex: number,
  run: ScoredRun,
  { extraReps = 0, scaled }: ScoreOptions = {},
): SessionScore | null {
  const work = run.steps.flatMap((step, index) =>
    step.block === blockIndex && step.type === 'exercise' ? [{ step, index }] : [],
  );
  if (work.length === 0) return null;
  const result = scorers[block.score]({ ...run, block, work, extraReps });
  if (result === null) return null;
  return defined({
    kind: block.score,
    block: blockIndex,
    format: block.kind,
    title: block.title,
    ...result,
    splits: result.splits?.length ? result.splits : undefined,
    scaled,
    loads: loadsOf(block),
  });
}
