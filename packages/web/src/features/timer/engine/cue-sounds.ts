import type { Cue } from '@cadence/domain/timer/cues';
import type { TimerSettings } from '@cadence/domain/timer/settings';
import type { StepType, TimerStep } from '@cadence/domain/timer/types';
import type { Note } from '../../../platform/audio/audio-note.ts';

type Tone = Pick<Note, 'wave' | 'level' | 'seconds'>;

/** One tone after the other. */
const run = (tone: Tone, gap: number, ...hertz: number[]): Note[] =>
  hertz.map((value, index) => ({ ...tone, hertz: value, after: index * (tone.seconds + gap) }));

const bright: Tone = { wave: 'square', level: 0.28, seconds: 0.14 };
const round: Tone = { wave: 'sine', level: 0.7, seconds: 0.26 };
const soft: Tone = { wave: 'triangle', level: 0.6, seconds: 0.15 };

/** Up for effort, down for ease; warm-up and cool-down are the gentle forms of the two. */
const stepSounds: Record<StepType, readonly Note[]> = {
  exercise: run(bright, 0.02, 659, 988),
  rest: run(round, 0.02, 587, 392),
  warmup: run(soft, 0.03, 440, 554, 659),
  cooldown: run(soft, 0.03, 659, 554, 440),
  'pre-workout': run(soft, 0, 523),
  phase_transition: run(soft, 0.08, 523, 523),
};

const sounds = {
  halfway: run({ ...soft, seconds: 0.09 }, 0.06, 784, 784),
  switchSides: run({ ...soft, seconds: 0.12 }, 0.03, 523, 784, 523, 784),
  restWarning: run({ ...round, seconds: 0.12 }, 0.1, 494, 494),
  early: run({ ...round, level: 0.4, seconds: 0.07 }, 0, 440),
  last: run({ ...round, seconds: 0.11 }, 0, 880),
  complete: [
    ...run({ ...bright, seconds: 0.16 }, 0.02, 523, 659, 784),
    { wave: 'triangle', level: 0.7, hertz: 1047, after: 0.54, seconds: 0.7 },
  ],
} as const satisfies Record<string, readonly Note[]>;

const lastSeconds = 3;

/** What is heard at a cue; null when it is for the eyes or for the voice only. */
export function soundOf(
  cue: Cue,
  steps: readonly TimerStep[],
  { countdownBeeps }: TimerSettings,
): readonly Note[] | null {
  switch (cue.kind) {
    case 'step':
      return stepSounds[steps[cue.stepIndex]?.type ?? 'exercise'];
    case 'halfway':
      return sounds.halfway;
    case 'switch-sides':
      return sounds.switchSides;
    case 'rest-warning':
    case 'time-left':
      return sounds.restWarning;
    case 'target':
      return cue.secondsToTarget === 0 ? sounds.halfway : sounds.early;
    case 'countdown':
      if (!countdownBeeps) return null;
      return cue.secondsLeft <= lastSeconds ? sounds.last : sounds.early;
    case 'complete':
      return sounds.complete;
    case 'rest-preview':
      return null;
  }
}
