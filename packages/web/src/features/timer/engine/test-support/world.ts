import { defaultTimerSettings } from '@cadence/domain/timer/settings';
import type { TimerStep } from '@cadence/domain/timer/types';
import { afterEach, beforeEach, vi } from 'vitest';
import { createAudioOutput } from '../../../../platform/audio/audio.ts';
import { createClock } from '../../../../platform/audio/clock.ts';
import { fakeAudio } from '../../../../platform/test-support/fake-audio.ts';
import { createTimerEngine, type EngineInput } from '../timer-engine.ts';

export const t0 = 1_780_000_000_000;

export const work = (duration: number, more: Partial<TimerStep> = {}): TimerStep => ({
  name: 'Squat',
  duration,
  type: 'exercise',
  ...more,
});
export const rest = (duration: number): TimerStep => ({ name: 'Rest', duration, type: 'rest' });

const beatMs = 200;

/** A device: its two clocks, its loudspeaker, its screen. Use with fake timers. */
function createWorld() {
  let monotonic = 5000;
  let wall = t0;
  const device = fakeAudio();
  const beats = new Set<() => void>();
  /** What waits for the screen to be drawn. */
  const unseen = new Set<() => void>();
  let isSlow = false;
  const buzzes: number[][] = [];
  const locks: string[] = [];
  /** How often it was asked that speech be let on. */
  let primes = 0;
  const ends: (() => void)[] = [];

  const passOnce = (ms: number) => {
    monotonic += ms;
    wall += ms;
    device.contexts.at(-1)?.pass(ms / 1000);
    vi.advanceTimersByTime(ms);
  };

  return {
    device,
    buzzes,
    locks,
    beats,
    wallNow: () => wall,
    primes: () => primes,
    /** Everything runs. */
    async pass(ms: number) {
      for (let passed = 0; passed < ms; passed += 50) {
        passOnce(Math.min(50, ms - passed));
        if (passed % beatMs === 0) for (const beat of [...beats]) beat();
        await Promise.resolve();
      }
    },
    /** Time goes by, but the page does not run. */
    freeze(ms: number) {
      monotonic += ms;
      wall += ms;
    },
    /** The device sleeps, and its monotonic clock with it. */
    sleep(ms: number) {
      wall += ms;
    },
    /** From now on the screen is drawn only when it is said. */
    slowDown() {
      isSlow = true;
    },
    draw() {
      const acts = [...unseen];
      unseen.clear();
      for (const act of acts) act();
    },
    beat() {
      for (const beat of [...beats]) beat();
    },
    see(state: DocumentVisibilityState) {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    },
    open(input: Partial<EngineInput> & { steps: readonly TimerStep[] }) {
      const engine = createTimerEngine(
        { runKey: 'w1', settings: defaultTimerSettings, muted: false, ...input },
        {
          audio: createAudioOutput(device.make),
          clock: createClock({ monotonic: () => monotonic, wall: () => wall }),
          onceSeen(act) {
            if (isSlow) unseen.add(act);
            else act();
            return () => unseen.delete(act);
          },
          primeSpeech() {
            primes += 1;
          },
          startHeartbeat(onBeat) {
            beats.add(onBeat);
            return () => beats.delete(onBeat);
          },
          vibrate: (pattern) => buzzes.push([...pattern]),
          wakeLock: { hold: () => locks.push('hold'), release: () => locks.push('release') },
        },
      );
      const end = engine.connect();
      ends.push(end);
      return { ...engine, end };
    },
    /** The page is gone without a word. */
    crash() {
      beats.clear();
      vi.clearAllTimers();
    },
    endAll() {
      for (const end of ends) end();
    },
  };
}

export type World = ReturnType<typeof createWorld>;

/** A fresh one for each test of a file; nothing else moves its timers. */
export function eachWorld(use: (world: World) => void): void {
  let world: World;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    world = createWorld();
    use(world);
  });
  afterEach(() => {
    world.endAll();
    vi.restoreAllMocks();
    vi.useRealTimers();
    localStorage.clear();
  });
}
