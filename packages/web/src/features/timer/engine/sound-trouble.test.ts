// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { type input, soundsAhead, startIn } from './test-support/sounds.ts';
import { eachWorld, rest, type World, work } from './test-support/world.ts';

let world: World;

eachWorld((fresh) => {
  world = fresh;
});

const started = (overrides?: Partial<typeof input>) => startIn(world, overrides);
const near = (seconds: number) =>
  soundsAhead(world).some((start) => Math.abs(start - seconds) < 0.06);

describe('a failing loudspeaker', () => {
  test('interrupted: the clock goes on, the next touch brings the sound back', async () => {
    const timer = await started();
    world.device.current().obeys = false;
    world.device.current().change('interrupted');
    await world.pass(3000);
    expect(timer.view()).toMatchObject({ soundState: 'locked', reading: { remainingSeconds: 17 } });
    world.device.current().obeys = true;
    window.dispatchEvent(new Event('pointerup'));
    await world.pass(50);
    expect(timer.view().soundState).toBe('ready');
    expect(near(16.9)).toBe(true);
  });

  test('with a clock that stands still it is replaced, and the sounds are laid out again', async () => {
    const timer = await started();
    const stuck = world.device.current();
    stuck.pass = () => {};
    await world.pass(3000);
    expect(world.device.current()).not.toBe(stuck);
    expect(near(16.95)).toBe(true);
    expect(timer.view().reading.remainingSeconds).toBe(17);
  });

  test('that throws at everything does not stop the clock', async () => {
    const timer = await started();
    const broken = world.device.current();
    broken.createOscillator = () => {
      throw new Error('no more nodes');
    };
    timer.actions.pause();
    timer.actions.start();
    await world.pass(2000);
    expect(timer.view().reading.remainingSeconds).toBe(18);
  });
});

test('twenty minutes leave nothing behind', async () => {
  const tabata = Array.from({ length: 44 }, (_, index) => (index % 2 ? rest(10) : work(50)));
  await started({ steps: tabata });
  const context = world.device.current();
  const counts: number[] = [];
  for (let minute = 0; minute < 20; minute++) {
    await world.pass(60_000);
    counts.push(context.tones.filter(({ connected }) => connected).length);
    context.tones = context.tones.filter(({ connected }) => connected);
    context.gains = context.gains.filter(({ connected }) => connected);
  }
  expect(Math.max(...counts.slice(5))).toBeLessThanOrEqual(Math.max(...counts.slice(0, 5)) + 4);
  expect(context.gains.length).toBeLessThan(120);
  expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
});
