import { restNames } from '@cadence/domain/timer/constants';
import {
  coveredText,
  effortText,
  heartRateText,
  stepPaceText,
} from '@cadence/domain/timer/dose-text';
import { formatClock } from '@cadence/domain/timer/format-clock';
import { changesSides } from '@cadence/domain/timer/steps/sides';
import type { NextExercise, TimerStep } from '@cadence/domain/timer/types';
import { showWeight } from '../../platform/items/show-weight.ts';

export const join = (parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

export const plainName = (step: TimerStep): string => step.exerciseName ?? step.name;

const builtRests: readonly string[] = Object.values(restNames);

/** Over the clock. */
export function nameInPlay(step: TimerStep): string {
  if (step.type === 'rest') return builtRests.includes(step.name) ? 'Breathe.' : step.name;
  if (step.type === 'pre-workout' && step.nextExercise) return `First: ${step.nextExercise.name}`;
  return plainName(step);
}

/** Cut short, a name would not say what to do: it is written smaller. */
export const isLongName = (name: string): boolean => name.length > 22;

type Load = Pick<TimerStep, 'weight' | 'weightPercentage' | 'setInfo'>;

function weightText({ weight, weightPercentage, setInfo }: Load): string | undefined {
  if (typeof weight === 'number') return weight > 0 ? showWeight(weight) : undefined;
  if (weight !== undefined) return weight;
  const percentage = setInfo?.weightPercentage ?? weightPercentage;
  return percentage === undefined ? undefined : `${percentage} % of your max`;
}

type Reps = Pick<TimerStep, 'reps' | 'repsText' | 'side'>;

export function repsText({ reps, repsText, side }: Reps): string | undefined {
  const count = repsText ?? (reps === undefined ? undefined : String(reps));
  if (count === undefined) return undefined;
  const words = /^[\d\s–-]+$/.test(count) ? `${count} ${count === '1' ? 'rep' : 'reps'}` : count;
  return side === 'both' ? `${words} a side` : words;
}

function sideText({ side }: Reps): string | undefined {
  return side === 'left' || side === 'right' ? `${side} side` : undefined;
}

/** '3 left' where the plan says it; of a task as a whole nobody asks. */
export function effortOf(step: TimerStep): string | undefined {
  const { rir, rpe, role, count, pace, targetSeconds } = step;
  if (rir !== undefined) return effortText(rir);
  const isSaid = pace !== undefined || targetSeconds !== undefined || count !== undefined;
  return rpe === undefined || role === 'ramp' || isSaid ? undefined : `RPE ${rpe}`;
}

/** 'in 1:45 · 4:18–4:28 /km · 150–160 bpm' */
function targetText({ targetSeconds, mode, pace, heartRate }: TimerStep): string {
  return join([
    targetSeconds === undefined || mode !== 'up' ? undefined : `in ${formatClock(targetSeconds)}`,
    pace && stepPaceText(pace),
    heartRate && heartRateText(heartRate),
  ]);
}

/** '16 kg · 3 left' */
export function loadText(step: TimerStep): string {
  return join([
    weightText(step),
    sideText(step),
    targetText(step),
    effortOf(step),
    step.tempo === undefined ? undefined : `tempo ${step.tempo}`,
  ]);
}

/** '12 reps', '400 m' */
const toDo = (step: TimerStep): string | undefined => coveredText(step) ?? repsText(step);

/** '12 reps · 16 kg' */
export function workText(step: TimerStep): string {
  return join([toDo(step), loadText(step)]);
}

/** '10 reps', '0:40'. How long an open step takes, nobody knows. */
function amountOf(step: TimerStep): string | undefined {
  return toDo(step) ?? (step.openEnded ? undefined : formatClock(step.duration));
}

/** A set with a weight: what to lift is read from afar, the time beside it. */
export function isLoadedSet(step: TimerStep | null | undefined): boolean {
  if (!step || step.block === undefined || step.flow) return false;
  if (step.type !== 'exercise' && step.role !== 'ramp') return false;
  const isCounted = step.count !== undefined || step.reps === undefined;
  return !isCounted && typeof step.weight === 'number' && step.weight > 0;
}

/** '12 reps · 16 kg', '0:40 · 16 kg' */
export function upNextText(step: TimerStep): string {
  return join([amountOf(step), loadText(step)]);
}

interface PartWords {
  key: string;
  name: string;
  /** '5 reps a side', '0:30' */
  amount: string;
  /** '16 kg' */
  load: string;
}

/** The exercises of a flow. One may stand in it twice, so it is known by its place. */
export function flowWords(flow: readonly NextExercise[] = []): PartWords[] {
  return flow.map((part, position) => {
    const length = part.duration === undefined ? undefined : formatClock(part.duration);
    return {
      key: String(position),
      name: part.name,
      amount: coveredText(part) ?? repsText(part) ?? length ?? '',
      load: join([weightText(part), sideText(part)]),
    };
  });
}

/** '110 kg × 5', '20 kg × 8 a side' */
export function setTargetText(step: TimerStep): string {
  const sides = step.side === 'both' ? ' a side' : '';
  return `${weightText(step) ?? ''} × ${step.repsText ?? step.reps}${sides}`;
}

/** What the rounds of a step are called. */
function roundWord({ count, distanceMeters, calories }: TimerStep): string {
  if (count === 'minutes') return 'Minute';
  return distanceMeters !== undefined || calories !== undefined ? 'Rep' : 'Round';
}

/** 'Round 2 of 4 · Set 1/3', 'A1 · Set 2/3', 'Warm-up set' */
export function placeText(step: TimerStep): string {
  const { round, totalRounds, setInfo, group, role } = step;
  // Of a superset the round and the set are the same number.
  const isRound = round !== undefined && totalRounds !== undefined && totalRounds > 1;
  const isSaid = setInfo !== undefined && setInfo.currentSet === round;
  return join([
    group,
    isRound && !isSaid ? `${roundWord(step)} ${round} of ${totalRounds}` : undefined,
    setInfo ? `Set ${setInfo.currentSet}/${setInfo.totalSets}` : undefined,
    role === 'ramp' ? 'Warm-up set' : undefined,
    role === 'top' ? 'Top set' : undefined,
    role === 'drop' ? 'Drop set' : undefined,
    role === 'failure' ? 'To failure' : undefined,
  ]);
}

/** A rest between sets is known by the set that it leads to. */
export function placeAt(steps: readonly TimerStep[], index: number): string {
  const step = steps[index];
  if (!step) return '';
  if (step.type !== 'rest') return placeText(step);
  const next = nextWork(steps, index);
  const set = next?.setInfo;
  const ahead = join([next?.group, set && `Set ${set.currentSet} of ${set.totalSets}`]);
  return ahead || placeText(step) || (next && next.block !== undefined ? placeText(next) : '');
}

/** 'Goblet Squat, Push Press': what a block that is about to start consists of. */
export function blockMoves(steps: readonly TimerStep[], block: number | undefined): string {
  const work = steps.filter((step) => step.block === block && step.type === 'exercise');
  const names = work.flatMap((step) => step.flow?.map(({ name }) => name) ?? [plainName(step)]);
  return [...new Set(names)].join(', ');
}

/** '0:40'. Of an open step only the limit is known, and a stopwatch's limit says nothing. */
export function lengthText({ duration, openEnded, untilDone, flow }: TimerStep): string {
  if (!openEnded || untilDone) return formatClock(duration);
  return flow ? `up to ${formatClock(duration)}` : 'until you finish';
}

/** Between sets or exercises is where everybody expects it. */
const plainRests: readonly string[] = [restNames.sets, restNames.exercise];

interface PreviewWords {
  name: string;
  /** '10 reps', '0:15' */
  amount: string | undefined;
}

export function previewWords(step: TimerStep): PreviewWords {
  if (step.type !== 'exercise') {
    const name = plainRests.includes(step.name) ? restNames.plain : step.name;
    return { name, amount: formatClock(step.duration) };
  }
  return { name: plainName(step), amount: amountOf(step) };
}

/** 'One-arm row · 10 reps', 'Rest · 0:15' */
export function previewText(step: TimerStep): string {
  const { name, amount } = previewWords(step);
  return join([name, amount]);
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.;])\s+/).filter((part) => part.trim() !== '');
}

/** The lines of which one stands under the clock. */
export function cueLines(step: TimerStep): string[] {
  // A flow is followed as a whole: its parts must not come one by one as if they were timed.
  if (step.flow) return step.instructions ? [step.instructions] : [];
  if (step.cues?.length) return step.cues;
  if (step.quote) return [step.quote, ...(step.instructions ? [step.instructions] : [])];
  return step.instructions ? sentencesOf(step.instructions) : [];
}

/** Long enough to read between two glances, short enough to see them all. */
const secondsPerCue = 8;

export function cueAt(step: TimerStep, stepElapsedSeconds: number): string | undefined {
  const lines = cueLines(step);
  return lines[Math.floor(stepElapsedSeconds / secondsPerCue) % Math.max(1, lines.length)];
}

/** For one-sided work in one step: the first half is left, the second right. */
export function sideAt(
  step: TimerStep,
  { stepElapsedMs, remainingMs }: { stepElapsedMs: number; remainingMs: number },
): 'left' | 'right' | undefined {
  if (!changesSides(step)) return undefined;
  return stepElapsedMs < (stepElapsedMs + remainingMs) / 2 ? 'left' : 'right';
}

/** The next step that is not a rest: what a rest prepares for. */
export function nextWork(steps: readonly TimerStep[], index: number): TimerStep | undefined {
  return steps.find(({ type }, i) => i > index && type !== 'rest' && type !== 'phase_transition');
}
