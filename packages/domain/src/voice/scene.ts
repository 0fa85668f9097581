import { type Cue, cuesOfStep } from '../timer/cues.ts';
import { sumSeconds } from '../timer/timeline.ts';
import type { TimerStep } from '../timer/types.ts';
import { findRecordMoments, type RecordMoments, type RecordPlace } from './record-places.ts';
import { sayName } from './wording.ts';
import { likelyWorkSeconds } from './work-time.ts';

/** An instant at which something may be said; the time is that within its step. */
export type VoiceCue = { stepIndex: number; atSeconds: number } & (
  | { kind: 'step' | 'news' | 'form' | 'motivation' | 'halfway' | 'switch-sides' }
  | { kind: 'complete' | 'record' }
  | { kind: 'rest-preview'; nextIndex: number | null }
  | { kind: 'countdown'; secondsLeft: number }
  | { kind: 'time-left'; secondsLeft: number }
);

/** What the script knows of the steps, found once. */
export interface Scene {
  steps: readonly TimerStep[];
  /** By step, in order of time. */
  cues: readonly (readonly VoiceCue[])[];
  /** By step: the exercise's name as it is spoken; empty for a step without one. */
  names: readonly string[];
  /** By step: the work before it; null for the first. */
  workBefore: readonly (number | null)[];
  /** By step: how often its exercise came before. */
  timesBefore: readonly number[];
  /** Where the last exercise begins, whatever sets or rounds it has; −1 when it is the only one. */
  lastExercise: number;
  /** The rests that begin with word of a record. */
  recordStarts: ReadonlySet<number>;
  firstWarmup: number;
  firstCooldown: number;
}

export const isWork = ({ type }: TimerStep): boolean =>
  type === 'exercise' || type === 'warmup' || type === 'cooldown';

const timeLeft = { seconds: 120, minSessionSeconds: 300 } as const;
const talk = { minFormSeconds: 30, maxFormAtSeconds: 15, minMotivationSeconds: 40 } as const;

/** Where the time left is worth a word; null where it cannot be known or comes too soon. */
function findTimeLeft(steps: readonly TimerStep[]): VoiceCue | null {
  if (sumSeconds(steps) < timeLeft.minSessionSeconds) return null;
  let leftSeconds = 0;
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i];
    if (step === undefined || step.openEnded) return null;
    leftSeconds += step.duration;
    if (leftSeconds <= timeLeft.seconds) continue;
    const atSeconds = leftSeconds - timeLeft.seconds;
    return { kind: 'time-left', stepIndex: i, atSeconds, secondsLeft: timeLeft.seconds };
  }
  return null;
}

/** Within the work, clear of its start and its end. */
function talkCues(step: TimerStep, stepIndex: number): VoiceCue[] {
  const cues: VoiceCue[] = [];
  const seconds = likelyWorkSeconds(step);
  if (step.type !== 'exercise') return cues;
  if (seconds >= talk.minFormSeconds) {
    const atSeconds = Math.min(talk.maxFormAtSeconds, seconds * 0.2);
    cues.push({ kind: 'form', stepIndex, atSeconds });
  }
  if (seconds >= talk.minMotivationSeconds && !step.openEnded) {
    cues.push({ kind: 'motivation', stepIndex, atSeconds: seconds * 0.7 });
  }
  return cues;
}

/** With the time within the step, whenever that begins. */
function cuesOfAll(steps: readonly TimerStep[]): Cue[] {
  const cues = steps.flatMap(({ duration }, i) =>
    duration > 0 ? cuesOfStep(steps, i, 0, duration * 1000) : [],
  );
  const last = steps.at(-1);
  if (!last) return cues;
  return [...cues, { kind: 'complete', atMs: last.duration * 1000, stepIndex: steps.length - 1 }];
}

/** The timer's own cues, with the time within the step, and those of the voice alone. */
function cuesByStep(steps: readonly TimerStep[], told: RecordMoments): VoiceCue[][] {
  const byStep: VoiceCue[][] = steps.map(() => []);
  for (const { atMs, ...cue } of cuesOfAll(steps)) {
    // The countdown's ten says what the warning would; a target is a tone.
    if (cue.kind === 'rest-warning' || cue.kind === 'target') continue;
    const atSeconds = atMs / 1000;
    byStep[cue.stepIndex]?.push({ ...cue, atSeconds });
    if (cue.kind === 'step') byStep[cue.stepIndex]?.push({ ...cue, kind: 'news', atSeconds });
    if (cue.kind === 'complete' && told.atEnd) {
      byStep[cue.stepIndex]?.push({ ...cue, kind: 'record', atSeconds });
    }
  }
  steps.forEach((step, i) => {
    byStep[i]?.push(...talkCues(step, i));
  });
  for (const place of told.inRests) byStep[place.stepIndex]?.push({ kind: 'record', ...place });
  const left = findTimeLeft(steps);
  if (left) byStep[left.stepIndex]?.push(left);
  for (const cues of byStep) cues.sort((a, b) => a.atSeconds - b.atSeconds);
  return byStep;
}

function findLastExercise(steps: readonly TimerStep[], names: readonly string[]): number {
  const exercises = steps.flatMap(({ type }, i) => (type === 'exercise' ? [i] : []));
  const last = names[exercises.at(-1) ?? -1];
  const beforeLast = exercises.findLastIndex((i) => names[i] !== last);
  return beforeLast < 0 ? -1 : (exercises[beforeLast + 1] ?? -1);
}

export function readScene(
  steps: readonly TimerStep[],
  records: readonly RecordPlace[] = [],
): Scene {
  const told = findRecordMoments(steps, records);
  const spoken = new Map<string, string>();
  const counts = new Map<string, number>();
  const names: string[] = [];
  const workBefore: (number | null)[] = [];
  const timesBefore: number[] = [];
  let lastWork: number | null = null;
  steps.forEach((step, i) => {
    const written = isWork(step) ? (step.exerciseName ?? step.name) : '';
    const name = spoken.get(written) ?? sayName(written);
    spoken.set(written, name);
    names.push(name);
    workBefore.push(lastWork);
    timesBefore.push(counts.get(name) ?? 0);
    if (!isWork(step)) return;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    lastWork = i;
  });
  return {
    steps,
    cues: cuesByStep(steps, told),
    names,
    workBefore,
    timesBefore,
    lastExercise: findLastExercise(steps, names),
    recordStarts: told.startsOf,
    firstWarmup: steps.findIndex(({ type }) => type === 'warmup'),
    firstCooldown: steps.findIndex(({ type }) => type === 'cooldown'),
  };
}
