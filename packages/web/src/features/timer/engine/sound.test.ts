// @vitest-environment jsdom
import { defaultTimerSettings } from '@cadence/domain/timer/settings';
import { describe, expect, test } from 'vitest';
import { input, soundsAhead, startIn } from './test-support/sounds.ts';
import { eachWorld, rest, type World, work } from './test-support/world.ts';

let world: World;

eachWorld((fresh) => {
  world = fresh;
});

const started = (overrides?: Partial<typeof input>) => startIn(world, overrides);
const ahead = () => soundsAhead(world);
const near = (seconds: number) => ahead().some((start) => Math.abs(start - seconds) < 0.06);

describe('sounds', () => {
  test('are laid out as soon as the start has unlocked them, the start itself included', async () => {
    const timer = await started();
    expect(timer.view().soundState).toBe('ready');
    const heard = world.device.current().tones.map(({ startsAt }) => startsAt);
    expect(Math.min(...heard)).toBeLessThan(0.1);
    for (const second of [10, 15, 17, 18, 19, 20, 27, 30]) {
      expect(near(second - 0.05), `${second}`).toBe(true);
    }
  });

  test('of a step skipped to wait until the screen shows it, and those of before are not heard', async () => {
    const timer = await started({ steps: [work(60), work(60), work(60)] });
    world.slowDown();
    timer.actions.skip();
    expect(timer.view().reading.stepIndex).toBe(1);
    expect(ahead().filter((second) => second > 1)).toEqual([]);
    timer.actions.skip();
    world.draw();
    expect(near(60 - 0.05)).toBe(true);
    expect(near(120 - 0.05)).toBe(false);
  });

  test('of a step skipped to just before an old one are heard all the same', async () => {
    const timer = await started({ steps: [work(60), work(60)] });
    await world.pass(56_900);
    world.slowDown();
    const tapSeconds = world.device.current().currentTime;
    timer.actions.skip();
    await world.pass(100);
    world.draw();
    const { tones } = world.device.current();
    expect(tones.some(({ startsAt }) => startsAt >= tapSeconds && startsAt < tapSeconds + 1)).toBe(
      true,
    );
  });

  test('that wait for a screen which is never drawn come with the next beat', async () => {
    const timer = await started({ steps: [work(60), work(60), work(60)] });
    world.slowDown();
    timer.actions.skip();
    world.beat();
    expect(near(60 - 0.05)).toBe(true);
  });

  test('do not wait on a page out of view, nor on one that is just left', async () => {
    const timer = await started({ steps: [work(60), work(60), work(60)] });
    world.slowDown();
    timer.actions.skip();
    world.see('hidden');
    expect(near(120 - 0.05)).toBe(true);
    timer.actions.skip();
    expect(near(120 - 0.05)).toBe(false);
  });

  test('end at a pause without waiting for the screen', async () => {
    const timer = await started();
    world.slowDown();
    timer.actions.skip();
    timer.actions.pause();
    expect(ahead()).toEqual([]);
    world.draw();
    expect(ahead()).toEqual([]);
  });

  test('reach 150 s ahead and no further, and the layout is kept that long', async () => {
    const long = [work(60), work(60), work(60), work(60), work(60), work(60)];
    await started({ steps: long });
    expect(Math.max(...ahead())).toBeLessThanOrEqual(150.5);
    expect(near(120 - 0.05)).toBe(true);
    expect(near(180 - 0.05)).toBe(false);
    await world.pass(60_000);
    expect(near(120 - 0.05)).toBe(true);
  });

  test('are on time to 20 ms with an audio clock that drifts', async () => {
    await started({ steps: [work(30), work(30), work(30), work(30)] });
    for (let i = 0; i < 100; i++) {
      await world.pass(1000);
      world.device.current().currentTime -= 0.001;
    }
    // 100.05 s in: the last step begins at 90 s and ends at 120 s.
    const end = ahead().find((start) => start > 19.5 && start < 20.3) ?? 0;
    expect(Math.abs(end - 19.95)).toBeLessThanOrEqual(0.06);
  });

  test('one sound is enough at one instant: the warning, not the countdown', async () => {
    await started({ steps: [rest(30), work(10)] });
    const { currentTime } = world.device.current();
    const tones = world.device.current().pending();
    const atTen = tones.filter(({ startsAt }) => Math.abs(startsAt - currentTime - 19.95) < 0.04);
    expect(atTen.map(({ hertz }) => hertz)).toEqual([494]);
  });

  test.each([
    ['pause', () => {}],
    ['mute', () => {}],
  ])('%s takes them all back', async (name) => {
    const timer = await started();
    if (name === 'pause') timer.actions.pause();
    else timer.update({ ...input, muted: true });
    expect(ahead()).toEqual([]);
    if (name === 'pause') timer.actions.start();
    else timer.update(input);
    expect(near(19.95)).toBe(true);
  });

  test('follow a seek, an adjustment and the settings', async () => {
    const timer = await started();
    timer.actions.seek(15);
    expect(near(5)).toBe(true);
    expect(near(20)).toBe(false);
    timer.actions.adjust(15);
    expect(near(20)).toBe(true);
    expect(near(17)).toBe(true);
    timer.update({ ...input, settings: { ...defaultTimerSettings, countdownBeeps: false } });
    expect(near(17)).toBe(false);
    expect(near(20)).toBe(true);
    timer.update({ ...input, settings: { ...defaultTimerSettings, soundEnabled: false } });
    expect(ahead()).toEqual([]);
  });

  test('that the page slept through are dropped, not played in a burst', async () => {
    const timer = await started();
    world.see('hidden');
    world.device.current().change('suspended');
    world.freeze(27_500);
    world.see('visible');
    await world.pass(50);
    expect(timer.view().reading).toMatchObject({ stepIndex: 1, remainingSeconds: 3 });
    expect(ahead()[0]).toBeGreaterThan(0.3);
    expect(near(2.4)).toBe(true);
  });

  test.each(['visibilitychange', 'resume'])(
    'of a workout that ended while the page stood still do not come after a %s',
    async (signal) => {
      const timer = await started({ steps: [work(30)] });
      await world.pass(1000);
      world.see('hidden');
      world.freeze(60_000);
      if (signal === 'resume') document.dispatchEvent(new Event('resume'));
      else world.see('visible');
      expect(timer.view().reading.complete).toBe(true);
      expect(ahead()).toEqual([]);
      expect(world.locks.at(-1)).toBe('release');
    },
  );

  test('the end rings on when the timer has stopped or its page has left', async () => {
    const timer = await started({ steps: [work(5)] });
    await world.pass(5000);
    expect(timer.view().reading.complete).toBe(true);
    expect(ahead().length).toBeGreaterThan(0);
    timer.end();
    expect(ahead().length).toBeGreaterThan(0);
  });

  test('skipping to the end is heard', async () => {
    const timer = await started({ steps: [work(60)] });
    await world.pass(3000);
    timer.actions.skip();
    expect(
      world.device
        .current()
        .pending()
        .map(({ hertz }) => hertz),
    ).toContain(1047);
  });
});
