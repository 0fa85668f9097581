// @vitest-environment jsdom
import { defaultTimerSettings } from '@cadence/domain/timer/settings';
import { afterEach, expect, test, vi } from 'vitest';
import { eachWorld, type World, work } from './test-support/world.ts';

const steps = [work(20), work(20)];
const voice = {
  follow: vi.fn(),
  settle: vi.fn(),
  finish: vi.fn(),
  noteRecords: vi.fn(),
  say: vi.fn(),
  hush: vi.fn(),
  beat: vi.fn(),
  end: vi.fn(),
};
const input = { runKey: 'w1', steps, settings: defaultTimerSettings, muted: false, voice };
const silent = { ...defaultTimerSettings, soundEnabled: false };
let world: World;

eachWorld((fresh) => {
  world = fresh;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** What the voice was told last: the status, the step, and whether it may speak. */
const told = () => {
  const [timeline, speaks] = voice.follow.mock.lastCall ?? [];
  return [timeline?.state.status, timeline?.state.stepIndex, speaks];
};

test('the voice follows what the user does', () => {
  const timer = world.open(input);
  timer.actions.start();
  expect(told()).toEqual(['running', 0, true]);
  timer.actions.skip();
  expect(told()).toEqual(['running', 1, true]);
  timer.actions.pause();
  expect(told()).toEqual(['paused', 1, true]);
  timer.actions.reset();
  expect(told()).toEqual(['not-started', 0, true]);
});

test('it is told the steps that time brings, and the end', async () => {
  const timer = world.open(input);
  timer.actions.start();
  await world.pass(20_100);
  expect(voice.settle.mock.lastCall?.[0]).toMatchObject({ status: 'running', stepIndex: 1 });
  expect(voice.beat).toHaveBeenCalled();
  await world.pass(20_000);
  expect(voice.settle.mock.lastCall?.[0]).toMatchObject({ status: 'complete' });
});

test('it is told an end that was skipped to', () => {
  const timer = world.open({ ...input, steps: [work(20)] });
  timer.actions.start();
  timer.actions.skip();
  expect(voice.finish).toHaveBeenCalledOnce();
});

test.each([
  ['muted', { ...input, muted: true }],
  ['switched off', { ...input, settings: { ...defaultTimerSettings, voiceEnabled: false } }],
])('%s while it runs, it is silent', (_, changed) => {
  const timer = world.open(input);
  timer.actions.start();
  timer.update(changed);
  expect(told()).toEqual(['running', 0, false]);
  timer.update(input);
  expect(told()).toEqual(['running', 0, true]);
});

test('it is heard with the beeps switched off', async () => {
  const timer = world.open({ ...input, settings: silent });
  timer.actions.start();
  await world.pass(100);
  expect(timer.view().soundState).toBe('ready');
  expect(voice.follow.mock.lastCall?.[0]).toMatchObject({ beeps: false });
  expect(world.device.current().tones).toEqual([]);
});

test('a voice that fails does not stop the clock', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const fails = () => {
    throw new Error('no voice');
  };
  const broken = {
    follow: fails,
    settle: fails,
    finish: fails,
    noteRecords: fails,
    say: fails,
    hush: fails,
    beat: fails,
    end: fails,
  };
  const timer = world.open({ ...input, voice: broken });
  timer.actions.start();
  await world.pass(41_000);
  expect(timer.view().reading.complete).toBe(true);
  expect(warn).toHaveBeenCalled();
});

test('a page that is left takes the voice with it', () => {
  world.open(input).end();
  expect(voice.end).toHaveBeenCalledOnce();
});

test('the tap on Start lets on sound and speech itself, before anything is waited for', () => {
  const timer = world.open(input);
  expect(world.device.contexts).toHaveLength(0);
  timer.actions.start();
  expect(world.device.contexts).toHaveLength(1);
  expect(world.device.current().silences).toBe(1);
  expect(world.primes()).toBe(1);
});

test('so does the tap that turns the sound on during a run', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  const timer = world.open({ ...input, muted: true });
  timer.actions.start();
  expect(world.primes()).toBe(0);
  timer.update(input);
  expect(world.primes()).toBe(1);
});

test.each([
  ['muted', { muted: true }],
  ['without a voice', { settings: { ...defaultTimerSettings, voiceEnabled: false } }],
])('%s, nothing asks to speak', (_, change) => {
  world.open({ ...input, ...change }).actions.start();
  expect(world.primes()).toBe(0);
});
