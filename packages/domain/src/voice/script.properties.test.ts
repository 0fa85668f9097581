import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diceFor } from '../planner/seeded.ts';
import {
  calloutFrequencies,
  defaultVoicePreferences,
  type VoicePreferences,
} from '../profile/voice-preferences.ts';
import { runs } from '../test-support/by-night.ts';
import { buildTimerSteps } from '../timer/build-steps.ts';
import type { TimerStep } from '../timer/types.ts';
import { isCount } from './choices.ts';
import type { SpokenLine } from './line.ts';
import { linesFor } from './script.ts';
import { speakingSeconds } from './speaking-time.ts';
import { voiceStyles } from './styles.ts';
import { linesOfWorkout } from './warm-up.ts';

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const name = fc.constantFrom('Squat', 'DB Row', 'Plank', 'Burpee!', 'Single-Leg Romanian Deadlift');
const cue = fc.constantFrom('Back long.', 'Breathe!', 'Knees track over the toes all the way');

const exercise = fc.record({
  name,
  type: fc.constantFrom('exercise', 'exercise', 'exercise', 'warmup', 'cooldown'),
  duration: maybe(fc.integer({ min: 1, max: 90 })),
  reps: maybe(fc.integer({ min: 1, max: 20 })),
  weight: maybe(fc.constantFrom(16, 17.5, '2 × 12 kg', 'heavy')),
  sets: maybe(fc.integer({ min: 1, max: 4 })),
  restAfter: maybe(fc.integer({ min: 0, max: 60 })),
  side: maybe(fc.constantFrom('left', 'right', 'both')),
  cues: maybe(fc.array(cue, { maxLength: 3 })),
});
const pause = fc.record({
  name: fc.constant('Rest'),
  type: fc.constant('rest'),
  duration: fc.integer({ min: 1, max: 90 }),
});
const list = fc.array(fc.oneof({ weight: 3, arbitrary: exercise }, pause), {
  minLength: 1,
  maxLength: 6,
});
const plan = fc.record({
  workoutType: maybe(
    fc.constantFrom('EMOM', 'Pyramid', 'Tabata', 'Compound', 'Circuit', 'Strength'),
  ),
  totalRounds: maybe(fc.integer({ min: 1, max: 4 })),
  restBetweenRounds: maybe(fc.integer({ min: 0, max: 120 })),
  estimatedDuration: maybe(fc.integer({ min: 1, max: 20 })),
  workout: list,
  phases: maybe(fc.array(fc.record({ name, exercises: list }), { maxLength: 2 })),
});
const preferences: fc.Arbitrary<VoicePreferences> = fc
  .record({
    exerciseAnnouncements: fc.boolean(),
    motivationalMessages: fc.boolean(),
    formCues: fc.boolean(),
    progressUpdates: fc.boolean(),
    restMessages: fc.boolean(),
    selectedVoiceStyle: fc.constantFrom(...voiceStyles),
    userNames: fc.subarray(['Ada', 'Max']),
    calloutFrequency: fc.constantFrom(...calloutFrequencies),
  })
  .map((wanted) => ({ ...defaultVoicePreferences, ...wanted }));

const recordPlace = fc.record({ stepIndex: fc.nat(20), atSeconds: fc.nat(90) });

interface Case {
  steps: TimerStep[];
  lines: SpokenLine[];
  wanted: VoicePreferences;
}

const cases: Case[] = fc
  .sample(fc.tuple(plan, preferences, fc.nat(), fc.array(recordPlace, { maxLength: 3 })), {
    numRuns: runs(200),
    seed: 2024,
  })
  .map(([workout, wanted, seed, records]) => {
    const steps = buildTimerSteps(workout);
    const lines = linesFor(steps, wanted, { records, unit: 'kg' }, (key) => diceFor(seed, key));
    return { steps, wanted, lines };
  });

const endOf = (line: SpokenLine, startSeconds: number) =>
  startSeconds + speakingSeconds(line.text, line.style);

/** The lines of all workouts that break a rule; none, if it holds. */
function breaking(
  rule: (line: SpokenLine, context: { step: TimerStep; before?: SpokenLine }) => boolean,
) {
  return cases.flatMap(({ steps, lines }) =>
    lines.filter((line, i) => {
      const step = steps[line.stepIndex];
      const before = lines[i - 1];
      return step === undefined || !rule(line, before ? { step, before } : { step });
    }),
  );
}

describe('over many workouts', () => {
  test('enough is said to speak of', () => {
    const count = cases.reduce((sum, { lines }) => sum + lines.length, 0);
    expect(count).toBeGreaterThan(runs(200) * 50);
  });

  test('no line begins after its moment, nor before the step', () => {
    expect(
      breaking(
        ({ cueAtSeconds, latestStartSeconds }) =>
          cueAtSeconds >= 0 && cueAtSeconds <= latestStartSeconds,
      ),
    ).toEqual([]);
  });

  test('what tells of a time is said while it is true', () => {
    const seconds: Record<string, number> = { Ten: 10, Five: 5, Three: 3, Two: 2, One: 1 };
    const lateness = (
      { text, fallback, latestStartSeconds }: SpokenLine,
      { duration }: TimerStep,
    ) => {
      if (isCount(text)) return latestStartSeconds - duration + (seconds[text.slice(0, -1)] ?? 0);
      const isOfHalf = fallback !== undefined || /\bhalf/i.test(text);
      return isOfHalf ? latestStartSeconds - duration / 2 : 0;
    };
    expect(breaking((line, { step }) => !isCount(line.text) || lateness(line, step) < 0.3)).toEqual(
      [],
    );
    expect(breaking((line, { step }) => lateness(line, step) <= 3)).toEqual([]);
  });

  test('a line that begins as late as it may still ends in its step and in its room', () => {
    expect(
      breaking((line, { step }) => {
        if (line.cueAtSeconds >= step.duration) return true;
        const end = endOf(line, line.latestStartSeconds);
        const roomEnd = line.cueAtSeconds + line.maxSeconds;
        return end <= step.duration + 1e-9 && end <= roomEnd + 1e-9;
      }),
    ).toEqual([]);
  });

  test('no line sounds over one of the last three beeps', () => {
    expect(
      breaking((line, { step }) =>
        [3, 2, 1].every((left) => {
          const beep = step.duration - left;
          const isBefore = endOf(line, line.latestStartSeconds) < beep;
          return beep <= 0 || isBefore || line.cueAtSeconds > beep + 0.1;
        }),
      ),
    ).toEqual([]);
  });

  test('nothing but numbers is said in the last three seconds', () => {
    expect(
      breaking(({ cueAtSeconds, text }, { step }) => {
        const isLate = cueAtSeconds > step.duration - 3 && cueAtSeconds < step.duration;
        return step.duration <= 3 || !isLate || isCount(text);
      }),
    ).toEqual([]);
  });

  test('no two lines sound at once', () => {
    expect(
      breaking(
        (line, { before }) =>
          before === undefined ||
          before.stepIndex !== line.stepIndex ||
          endOf(before, before.cueAtSeconds) <= line.cueAtSeconds + 1e-9,
      ),
    ).toEqual([]);
  });

  test('no line is said twice in a row', () => {
    expect(breaking((line, { before }) => line.text !== before?.text)).toEqual([]);
  });

  test('nor with only numbers between', () => {
    const repeated = cases.flatMap(({ lines }) => {
      const talk = lines.filter(({ text }) => !isCount(text));
      return talk.filter(({ text }, i) => text === talk[i - 1]?.text);
    });
    expect(repeated).toEqual([]);
  });

  test('a rest under 20 s has numbers only', () => {
    expect(
      breaking(
        ({ text }, { step }) => step.type !== 'rest' || step.duration >= 20 || isCount(text),
      ),
    ).toEqual([]);
  });

  test('only the sergeant shouts, and nothing is left to fill in or to expand', () => {
    expect(breaking(({ text, style }) => style === 'sergeant' || !text.includes('!'))).toEqual([]);
    expect(breaking(({ text }) => !/[{}0-9]|\bDB\b/.test(text))).toEqual([]);
  });

  test('each line and its fallback were among those that can be said', () => {
    const missing = cases.slice(0, 300).flatMap(({ steps, wanted, lines }) => {
      const possible = new Set(linesOfWorkout(steps, wanted).map(({ id }) => id));
      const said = lines.flatMap((line) => [line, line.fallback ?? line]);
      return said.filter(({ id }) => !possible.has(id));
    });
    expect(missing).toEqual([]);
  });
});
