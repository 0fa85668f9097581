import type { Scene, VoiceCue } from './scene.ts';
import { likelyWorkSeconds } from './work-time.ts';

/** A stretch of silence within a step, for one line. */
export interface LineSlot {
  startSeconds: number;
  endSeconds: number;
}

/** Spec §9: the gap between clips. */
export const gapSeconds = 0.3;

/** A number is said when its beep has sounded, and is over before the next. */
const afterBeepSeconds = 0.15;
const beforeBeepSeconds = 0.05;

/** Nothing follows the end but silence. */
const afterEndSeconds = 20;

/** What is due to the second; all else is said where there is room for it. */
export const isPunctual = ({ kind }: VoiceCue): boolean =>
  kind === 'step' || kind === 'switch-sides' || kind === 'countdown' || kind === 'complete';

const isMark = ({ kind }: VoiceCue): boolean => kind === 'countdown' || kind === 'switch-sides';

/** A change of sides is more than a number: it is said over the ten and the five next to it. */
const yieldsSeconds = 1.5;
const lastBeeps = 3;

const yields = (mark: VoiceCue, cue: VoiceCue): boolean =>
  cue.kind === 'switch-sides' &&
  mark.kind === 'countdown' &&
  mark.secondsLeft > lastBeeps &&
  mark.atSeconds - cue.atSeconds < yieldsSeconds;

/** Speech ends before the last three beeps of a step, and nothing is said after them. */
function speechEnds({ steps, cues }: Scene, stepIndex: number): number {
  const beep = cues[stepIndex]?.find(
    (cue) => cue.kind === 'countdown' && cue.secondsLeft <= lastBeeps,
  );
  return beep ? beep.atSeconds - gapSeconds : (steps[stepIndex]?.duration ?? 0);
}

/** The time that a cue has before the next one that is due to the second. */
export function punctualSlot(scene: Scene, cue: VoiceCue): LineSlot {
  const durationSeconds = scene.steps[cue.stepIndex]?.duration ?? 0;
  if (cue.atSeconds >= durationSeconds) {
    return { startSeconds: cue.atSeconds, endSeconds: cue.atSeconds + afterEndSeconds };
  }
  const next = scene.cues[cue.stepIndex]?.find(
    (mark) => isMark(mark) && mark.atSeconds > cue.atSeconds && !yields(mark, cue),
  );
  if (cue.kind === 'countdown') {
    const nextSeconds = next?.atSeconds ?? durationSeconds;
    const room = nextSeconds - cue.atSeconds > 1 ? gapSeconds : beforeBeepSeconds;
    return {
      startSeconds: cue.atSeconds + afterBeepSeconds,
      endSeconds: nextSeconds - room,
    };
  }
  const endSeconds = next ? next.atSeconds - gapSeconds : durationSeconds;
  return {
    startSeconds: cue.atSeconds,
    endSeconds: Math.min(endSeconds, speechEnds(scene, cue.stepIndex)),
  };
}

/** Said to somebody who works, not to somebody who has done the reps of this minute. */
const workKinds: readonly VoiceCue['kind'][] = ['halfway', 'form', 'motivation'];

/** The most time that a cue which is not punctual could get. */
export function widestSlot(scene: Scene, cue: VoiceCue): LineSlot {
  const step = scene.steps[cue.stepIndex];
  if (cue.atSeconds >= (step?.duration ?? 0)) return punctualSlot(scene, cue);
  const endSeconds = speechEnds(scene, cue.stepIndex);
  const isOfWork = step !== undefined && workKinds.includes(cue.kind);
  return {
    startSeconds: cue.atSeconds,
    endSeconds: isOfWork ? Math.min(endSeconds, likelyWorkSeconds(step)) : endSeconds,
  };
}
