import { defaultVoicePreferences } from '../../../packages/domain/src/profile/voice-preferences.ts';
import { buildTimerSteps } from '../../../packages/domain/src/timer/build-steps.ts';
import { noFacts } from '../../../packages/domain/src/voice/choice.ts';
import { linesFor } from '../../../packages/domain/src/voice/script.ts';
import { speakingSeconds } from '../../../packages/domain/src/voice/speaking-time.ts';
import { linesOfWorkout } from '../../../packages/domain/src/voice/warm-up.ts';
import { sum } from '../numbers.ts';
import type { VoiceClient } from './voice-client.ts';

export interface Readiness {
  minutes: number;
  /** Different lines that the timer may say. */
  lines: number;
  warmUpSeconds: number;
  /** Moments at which something is said, over some scripts of the same workout. */
  moments: number;
  /** Of them, the share whose clip was on the server. */
  readyShare: number;
  /** The share that had been ready if the timer had been started as soon as the workout came. */
  readyAtOnceShare: number;
  /** Lines that took longer than the script leaves room for. */
  tooLong: number;
}

const preferences = { ...defaultVoicePreferences, userNames: ['Ann'] };
const scripts = 5;

const linesOf = (workout: unknown) => linesOfWorkout(buildTimerSteps(workout), preferences);

function momentsOf(workout: unknown) {
  const steps = buildTimerSteps(workout);
  const starts = steps.map((_, index) => sum(steps.slice(0, index).map((step) => step.duration)));
  return Array.from({ length: scripts }, (_, script) => {
    let roll = script;
    const dice = () => {
      roll = (roll * 16807 + 11) % 2147483647;
      return roll / 2147483647;
    };
    return linesFor(steps, preferences, noFacts, dice).map((line) => ({
      line,
      atSeconds: (starts[line.stepIndex] ?? 0) + line.cueAtSeconds,
    }));
  }).flat();
}

/** Asks for every line once in the order of need, a few at a time as a page does. */
export async function warmUp(
  client: VoiceClient,
  workout: unknown,
  sessionId?: string,
): Promise<{ readyAtSeconds: Map<string, number>; tooLong: number }> {
  const waiting = [...linesOf(workout)];
  const readyAtSeconds = new Map<string, number>();
  const startedAt = performance.now();
  let tooLong = 0;
  const work = async () => {
    for (let line = waiting.shift(); line; line = waiting.shift()) {
      const { durationMs } = await client.say(line, sessionId);
      readyAtSeconds.set(line.id, (performance.now() - startedAt) / 1000);
      if (durationMs / 1000 > speakingSeconds(line.text, line.style)) tooLong += 1;
    }
  };
  await Promise.all([work(), work(), work()]);
  return { readyAtSeconds, tooLong };
}

export async function measureReadiness(client: VoiceClient, workout: unknown): Promise<Readiness> {
  const { readyAtSeconds, tooLong } = await warmUp(client, workout);
  const moments = momentsOf(workout);
  let ready = 0;
  for (const { line } of moments) ready += (await client.say(line)).hit ? 1 : 0;
  const atOnce = moments.filter(
    ({ line, atSeconds }) => (readyAtSeconds.get(line.id) ?? Number.POSITIVE_INFINITY) <= atSeconds,
  );
  return {
    minutes: sum(buildTimerSteps(workout).map(({ duration }) => duration)) / 60,
    lines: readyAtSeconds.size,
    warmUpSeconds: Math.max(...readyAtSeconds.values()),
    moments: moments.length,
    readyShare: ready / moments.length,
    readyAtOnceShare: atOnce.length / moments.length,
    tooLong,
  };
}
