import { formatClock } from '@cadence/domain/timer/format-clock';
import { sumLikelySeconds } from '@cadence/domain/timer/timeline';
import type { StepType, TimerStep } from '@cadence/domain/timer/types';
import { countText } from '@cadence/domain/workout/words';
import { cueLines, flowWords, lengthText, loadText, plainName, repsText } from '../step-words.ts';

export interface OutlineRow {
  key: string;
  name: string;
  /** '16 kg · RPE 7' */
  load: string;
  cue: string | undefined;
  /** '3 × 0:40', '12 reps' */
  amount: string;
}

export interface OutlineSection {
  title: string;
  type: StepType;
  /** As it is likely to take. */
  seconds: number;
  rows: OutlineRow[];
}

const titles: Partial<Record<StepType, string>> = {
  warmup: 'Warm-up',
  exercise: 'Work',
  cooldown: 'Cool-down',
};

const order: readonly StepType[] = ['warmup', 'exercise', 'cooldown'];

interface Found {
  step: TimerStep;
  times: number;
  lengths: Set<number>;
}

/** Each exercise once, however many sets and rounds it has. */
function gather(steps: readonly TimerStep[], type: StepType): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const step of steps) {
    // Sets that lead up to a lift stand with it.
    if (step.type !== type || (type === 'warmup' && step.block !== undefined)) continue;
    const key = String(step.exerciseIndex ?? step.name);
    const known = found.get(key);
    if (known) {
      known.times += 1;
      known.lengths.add(step.duration);
    } else found.set(key, { step, times: 1, lengths: new Set([step.duration]) });
  }
  return found;
}

function amountOf({ step, times, lengths }: Found): string {
  const sorted = [...lengths].sort((a, b) => a - b);
  const ends = [sorted[0] ?? 0, sorted.at(-1) ?? 0].map(formatClock);
  const length = sorted.length > 1 ? ends.join('–') : ends[0];
  const amount = step.openEnded && !step.untilDone ? lengthText(step) : (repsText(step) ?? length);
  return times > 1 ? `${times} × ${amount}` : `${amount}`;
}

function rowsOf(steps: readonly TimerStep[], type: StepType): OutlineRow[] {
  return [...gather(steps, type)].flatMap(([key, found]) => {
    const { step } = found;
    const cue = step.flow ? undefined : cueLines(step)[0];
    const load = loadText(step);
    const row = { key, name: plainName(step), load, cue, amount: amountOf(found) };
    const flow = flowWords(step.flow).map((part, position) => ({
      ...part,
      key: `${key}-${part.key}`,
      cue: step.flow?.[position]?.instructions,
    }));
    return [row, ...flow];
  });
}

/** The workout as a list to read before it starts. */
export function outlineOfSteps(steps: readonly TimerStep[]): OutlineSection[] {
  return order
    .map((type) => ({
      title: titles[type] ?? '',
      type,
      seconds: sumLikelySeconds(steps.filter((step) => step.type === type && step.role !== 'ramp')),
      rows: rowsOf(steps, type),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** '6 exercises · 21 sets': ramp sets are none. */
function blockSize(steps: readonly TimerStep[]): string {
  const work = steps.filter(({ type, role }) => type === 'exercise' && role !== 'ramp');
  const names = new Set(
    work.flatMap((step) => step.flow?.map(({ name }) => name) ?? [plainName(step)]),
  );
  const sets = work.filter(({ setInfo }) => setInfo !== undefined).length;
  return [countText(names.size, 'exercise'), sets > 0 ? countText(sets, 'set') : '']
    .filter(Boolean)
    .join(' · ');
}

/** '3 rounds · 5 exercises' */
export function sizeText(steps: readonly TimerStep[]): string {
  if (steps.some(({ block }) => block !== undefined)) return blockSize(steps);
  const rounds = Math.max(1, ...steps.map(({ totalRounds }) => totalRounds ?? 1));
  const flow = steps.find((step) => step.flow)?.flow?.length ?? 0;
  const exercises = flow || gather(steps, 'exercise').size;
  const parts = [rounds > 1 ? countText(rounds, 'round') : '', countText(exercises, 'exercise')];
  return parts.filter(Boolean).join(' · ');
}
