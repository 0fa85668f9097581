// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeAudio } from '../test-support/fake-audio.ts';
import { createAudioOutput } from './audio.ts';
import type { Note } from './audio-note.ts';

const beep: Note = { after: 0, seconds: 0.1, hertz: 880, wave: 'sine', level: 0.5 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'audioSession');
});

async function unlocked() {
  const device = fakeAudio();
  const output = createAudioOutput(device.make);
  output.unlock();
  await vi.advanceTimersByTimeAsync(0);
  return { output, device, context: device.current() };
}

describe('before the first gesture', () => {
  test('there is no context, and sound is locked', () => {
    const device = fakeAudio();
    const output = createAudioOutput(device.make);
    expect(output.state()).toBe('locked');
    expect(output.time()).toBeNull();
    expect(device.contexts).toHaveLength(0);
  });

  test('the gesture opens one, resumes it and plays a silence', async () => {
    const session = { type: 'auto' };
    Object.assign(navigator, { audioSession: session });
    const { output, context } = await unlocked();
    expect(output.state()).toBe('ready');
    expect(context.silences).toBe(1);
    expect(session.type).toBe('transient');
    output.unlock();
    expect(context.silences).toBe(1);
  });
});

describe('sounds', () => {
  test('go through one master gain, which speech can lower', async () => {
    const { output, context } = await unlocked();
    output.play([beep], 1);
    const [master] = context.gains;
    expect(master?.gain.value).toBeCloseTo(0.8);
    output.setDuck(0.25);
    expect(master?.gain.value).toBeCloseTo(0.2);
    output.setDuck(7);
    expect(master?.gain.value).toBeCloseTo(0.8);
  });

  test('leave the graph when they have ended', async () => {
    const { output, context } = await unlocked();
    output.play([beep, { ...beep, after: 0.2 }], 1);
    expect(context.pending().map(({ startsAt }) => startsAt)).toEqual([1, 1.2]);
    context.pass(2);
    expect(context.tones.every(({ connected }) => !connected)).toBe(true);
    expect(context.gains.slice(2).every(({ connected }) => !connected)).toBe(true);
  });

  test('can be taken back', async () => {
    const { output, context } = await unlocked();
    output.play([beep], 50)();
    expect(context.pending()).toEqual([]);
  });
});

describe('speech', () => {
  const speech = { buffer: { duration: 2 } as AudioBuffer, offsetSeconds: 0.1, seconds: 1.5 };

  test('plays at its time and leaves the graph when it has ended', async () => {
    const { output, context } = await unlocked();
    output.playClip(speech, { atSeconds: 3, level: 0.5 });
    expect(context.clips()).toMatchObject([{ startsAt: 3, stopsAt: 4.5 }]);
    // What is taken off the other sounds meanwhile.
    expect(context.constants).toMatchObject([{ offset: { value: -0.65 }, connected: true }]);
    context.pass(5);
    expect(context.constants[0]?.connected).toBe(false);
    expect(context.sources.at(-1)?.connected).toBe(false);
    expect(context.gains.slice(2).every(({ connected }) => !connected)).toBe(true);
  });

  test('can be cut off, and be taken back', async () => {
    const { output, context } = await unlocked();
    const stop = output.playClip(speech, { atSeconds: 3, untilSeconds: 3.5, level: 1 });
    expect(context.clips()).toMatchObject([{ stopsAt: 3.5 }]);
    stop();
    expect(context.clips()).toEqual([]);
  });
});

describe('an interruption', () => {
  test('locks the sound and says so; the next gesture resumes the same context', async () => {
    const { output, context, device } = await unlocked();
    const listener = vi.fn();
    output.subscribe(listener);
    context.change('interrupted');
    expect(listener).toHaveBeenCalled();
    expect(output.state()).toBe('locked');
    expect(output.time()).toBeNull();
    output.unlock();
    await vi.advanceTimersByTimeAsync(0);
    expect(output.state()).toBe('ready');
    expect(device.contexts).toHaveLength(1);
  });

  test('that does not end in a second is told', async () => {
    const { output, context } = await unlocked();
    context.obeys = false;
    context.change('interrupted');
    output.wake();
    expect(output.state()).toBe('ready');
    for (let i = 0; i < 5; i++) output.beat(i * 200);
    expect(output.state()).toBe('locked');
  });
});

describe('a clock that stands still', () => {
  const beats = (output: { beat: (nowMs: number) => void }, from: number, count: number) => {
    for (let i = 0; i < count; i++) output.beat(from + i * 200);
  };

  test('gets a new context; the old one is closed', async () => {
    const { output, device, context } = await unlocked();
    const listener = vi.fn();
    output.subscribe(listener);
    beats(output, 0, 20);
    await vi.advanceTimersByTimeAsync(0);
    expect(device.contexts).toHaveLength(2);
    expect(context.state).toBe('closed');
    expect(listener).toHaveBeenCalled();
    expect(output.state()).toBe('ready');
  });

  test('is not given up each second for ever', async () => {
    const { output, device } = await unlocked();
    for (let i = 0; i < 600; i++) {
      output.beat(i * 200);
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(device.contexts.length).toBeLessThan(9);
  });

  test('is not seen in beats that arrive in a burst, nor in one that moves', async () => {
    const { output, device, context } = await unlocked();
    for (let i = 0; i < 300; i++) output.beat(60_000);
    for (let i = 0; i < 300; i++) {
      context.pass(0.2);
      output.beat(60_000 + i * 200);
    }
    expect(device.contexts).toHaveLength(1);
  });
});

describe('a device without sound', () => {
  test('is unavailable, and nothing throws', () => {
    for (const make of [
      null,
      () => {
        throw new Error('no output');
      },
    ]) {
      const output = createAudioOutput(make);
      output.unlock();
      output.play([beep], 1)();
      output.setDuck(0.5);
      output.beat(0);
      output.wake();
      output.release();
      expect(output.state()).toBe('unavailable');
    }
  });
});

test('is put to sleep when nobody needs it, but the last sound may end', async () => {
  const { output, context } = await unlocked();
  output.release();
  await vi.advanceTimersByTimeAsync(1000);
  expect(context.state).toBe('running');
  output.wake();
  await vi.advanceTimersByTimeAsync(5000);
  expect(context.state).toBe('running');
  output.release();
  await vi.advanceTimersByTimeAsync(3000);
  expect(context.state).toBe('suspended');
});
