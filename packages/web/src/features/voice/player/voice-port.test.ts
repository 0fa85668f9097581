import { newTimer } from '@cadence/domain/timer/timer-state';
import { expect, test, vi } from 'vitest';
import type { TimerVoice } from './timer-voice.ts';
import { createVoicePort } from './voice-port.ts';

const makeVoice = () =>
  ({
    follow: vi.fn(),
    settle: vi.fn(),
    finish: vi.fn(),
    noteRecords: vi.fn(),
    say: vi.fn(),
    hush: vi.fn(),
    beat: vi.fn(),
    leave: vi.fn(),
    end: vi.fn(),
  }) satisfies TimerVoice;

const running = { ...newTimer(), status: 'running', anchorMs: 1 } as const;
const timeline = { steps: [], state: running, now: () => 1, beeps: true };

test('a voice that is loaded late takes up the timer where it is', () => {
  const port = createVoicePort();
  const voice = makeVoice();
  port.follow(timeline, true);
  const later = { ...running, stepIndex: 2 };
  port.settle(later);
  port.attach(voice);
  expect(voice.follow).toHaveBeenCalledExactlyOnceWith({ ...timeline, state: later }, true);
});

test('a voice that comes when the page has been left has nothing to follow', () => {
  const port = createVoicePort();
  const voice = makeVoice();
  port.follow(timeline, true);
  port.end();
  port.attach(voice);
  expect(voice.follow).not.toHaveBeenCalled();
});

test('a voice that is loaded late knows which records are none any more', () => {
  const port = createVoicePort();
  const voice = makeVoice();
  port.noteRecords([0]);
  port.attach(voice);
  expect(voice.noteRecords).toHaveBeenLastCalledWith([0]);
  port.noteRecords([0, 2]);
  expect(voice.noteRecords).toHaveBeenLastCalledWith([0, 2]);
});

test('another voice takes the place of the first', () => {
  const port = createVoicePort();
  const [first, second] = [makeVoice(), makeVoice()];
  port.attach(first);
  port.attach(second);
  expect(first.end).toHaveBeenCalledOnce();
  port.beat();
  expect(first.beat).not.toHaveBeenCalled();
  expect(second.beat).toHaveBeenCalledOnce();
});
