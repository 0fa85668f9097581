import { isRecord } from '../../workout/read-value.ts';
import type { Swap, Workout } from '../../workout/types.ts';
import type { TimerStep } from '../types.ts';

type Steps = readonly TimerStep[];

function readSwap(value: unknown): Swap | null {
  if (!isRecord(value)) return null;
  const { step, name, exerciseId, cues } = value;
  if (!Number.isSafeInteger(step) || typeof name !== 'string' || typeof exerciseId !== 'string') {
    return null;
  }
  const lines = Array.isArray(cues) ? cues.filter((cue) => typeof cue === 'string') : [];
  return { step: Number(step), name, exerciseId, ...(lines.length > 0 && { cues: lines }) };
}

/** Those of a workout, as it was stored. */
export function swapsOf({ swaps }: Workout): Swap[] {
  return (Array.isArray(swaps) ? swaps : []).flatMap((swap) => readSwap(swap) ?? []);
}

const isSame = (one: TimerStep, other: TimerStep): boolean =>
  one.exerciseId !== undefined || other.exerciseId !== undefined
    ? one.exerciseId === other.exerciseId
    : one.exerciseName !== undefined && one.exerciseName === other.exerciseName;

function replace(step: TimerStep, { name, exerciseId, cues }: Swap): TimerStep {
  const { weight: _, loadNote: __, instructions: ___, cues: ____, tempo: _____, ...kept } = step;
  const set = step.setInfo ? ` - Set ${step.setInfo.currentSet}/${step.setInfo.totalSets}` : '';
  return { ...kept, name: `${name}${set}`, exerciseName: name, exerciseId, ...(cues && { cues }) };
}

/** The sets ahead with the other exercise; no step more or less, and none of another length. */
export function applySwaps(steps: Steps, swaps: readonly Swap[]): TimerStep[] {
  let played = [...steps];
  for (const swap of swaps) {
    const from = played[swap.step];
    if (!from) continue;
    played = played.map((step, index) =>
      index >= swap.step && step.type !== 'rest' && isSame(step, from) ? replace(step, swap) : step,
    );
  }
  return played;
}
