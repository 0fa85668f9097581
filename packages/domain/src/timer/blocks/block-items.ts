import { bounds } from '../../workout/limits.ts';
import { clamp } from '../../workout/read-value.ts';
import type { Block, Exercise } from '../../workout/types.ts';
import { itemSeconds } from '../lengths.ts';
import { makePlanItem, type PlanItem } from '../steps/plan-items.ts';
import type { TimerStep } from '../types.ts';
import { openLength, pacedSeconds } from './distance.ts';

/** '3-1-1-0', '3110' or '31X0' as the seconds of a rep; X is as fast as can be. */
export function tempoSeconds(tempo: string | undefined): number | undefined {
  const text = tempo?.trim().toLowerCase() ?? '';
  const phases = /^[\dx]{3,4}$/.test(text) ? [...text] : text.split(/[-/]/);
  if (phases.length < 3 || !phases.every((phase) => /^(\d{1,2}|x)$/.test(phase))) return undefined;
  const sum = phases.reduce((all, phase) => all + (phase === 'x' ? 1 : Number(phase)), 0);
  return sum > 0 ? sum : undefined;
}

function withTempo(exercise: Exercise): Exercise {
  const secondsPerRep = tempoSeconds(exercise.tempo);
  return secondsPerRep === undefined ? exercise : { ...exercise, secondsPerRep };
}

/** Three times what it should take, so that nobody is cut off in the last rep. */
const openShare = 3;
const leastOpenSeconds = 60;
const restByDistance = { likelySeconds: 90, capSeconds: 240 };

type Length = Partial<
  Pick<
    TimerStep,
    'duration' | 'mode' | 'openEnded' | 'likelySeconds' | 'capSeconds' | 'targetSeconds'
  >
>;

const open = (likelySeconds: number, capSeconds: number): Length => ({
  duration: capSeconds,
  mode: 'up',
  openEnded: true,
  likelySeconds,
  capSeconds,
});

/** Ends when the user says so. */
function openStep(exercise: Exercise): Length {
  const likely = itemSeconds(exercise);
  return open(
    likely,
    Math.min(bounds.itemSeconds.max, Math.max(leastOpenSeconds, likely * openShare)),
  );
}

/** How the length of a distance, of calories, or of an item with a mode of its own is found. */
function lengthOf(exercise: Exercise, isSteady: boolean): Length {
  const { distanceMeters, calories, stepMode, type } = exercise;
  const isMeasured = distanceMeters !== undefined || calories !== undefined;
  if (stepMode === 'open' && !isMeasured) return openStep(exercise);
  if (!isMeasured) return {};
  if (type === 'rest') return open(restByDistance.likelySeconds, restByDistance.capSeconds);
  const paced = pacedSeconds(exercise);
  const isCountdown = stepMode === 'time' || (isSteady && stepMode === undefined);
  if (isCountdown) {
    const told = exercise.duration ?? paced;
    if (told !== undefined)
      return {
        duration: clamp(Math.round(told), { min: 1, max: bounds.capSeconds.max }),
        mode: 'down',
      };
  }
  const { likelySeconds, capSeconds } = openLength(exercise, !isSteady);
  const length = open(likelySeconds, capSeconds);
  const hasTarget = !isSteady && stepMode !== 'open' && (exercise.duration ?? paced) !== undefined;
  return hasTarget ? { ...length, targetSeconds: likelySeconds } : length;
}

/** The item of a block with all that its step needs, whichever builder copies it. */
export function makeBlockItem(draft: Exercise, index: number, isSteady = false): PlanItem {
  const exercise = withTempo(draft);
  const item = makePlanItem(exercise, index);
  const length = lengthOf(exercise, isSteady);
  const isOwn = length.duration !== undefined;
  return {
    ...item,
    step: { ...item.step, ...length },
    isRepBased: item.isRepBased && !isOwn,
  };
}

export function makeBlockItems({ kind, items }: Block, start: number): PlanItem[] {
  return items.map((item, place) => makeBlockItem(item, start + place, kind === 'steady'));
}

/** The same place of the plan with another dose. */
export function withDose(item: PlanItem, changes: Partial<Exercise>): PlanItem {
  return makeBlockItem({ ...item.exercise, ...changes }, item.step.exerciseIndex ?? 0);
}
