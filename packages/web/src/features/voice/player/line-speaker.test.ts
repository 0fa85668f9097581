// @vitest-environment jsdom
import { priorities } from '@cadence/domain/voice/line';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetFailures, noteRung } from './rung.ts';
import { createSpeechWorld, line, running, t0, work } from './test-support/speech-world.ts';

const script = [line('Squat.', 0, 0), line('Halfway.', 0, 10), line('Again.', 1, 0)];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  forgetFailures();
});

async function started({ hasVoice = false, clips = true, lines = script } = {}) {
  const world = createSpeechWorld(lines, { hasVoice });
  if (clips) for (const { text } of lines) world.give(text);
  await world.unlock();
  world.speaker.follow(world.timeline(running()));
  return world;
}

describe('clips', () => {
  test('are laid out on the audio clock, each at its moment', async () => {
    expect((await started()).starts()).toEqual([0, 10, 20]);
  });

  test('wait for the loudspeaker', async () => {
    const world = createSpeechWorld(script);
    world.give('Squat.');
    world.speaker.follow(world.timeline(running()));
    await world.unlock();
    expect(world.starts()).toEqual([]);
    await world.pass(300);
    world.speaker.follow(world.timeline(running()));
    expect(world.starts()).toEqual([0.3]);
  });

  test('are announced, so that they can be made ready', async () => {
    const world = await started();
    expect(world.ahead[0]?.map(({ text }) => text)).toEqual(['Squat.', 'Halfway.', 'Again.']);
  });

  test('that come late are laid out as well, and nothing is said twice', async () => {
    const world = await started({ clips: false });
    world.give('Squat.');
    world.give('Halfway.');
    await world.pass(300);
    world.speaker.refresh();
    expect(world.starts()).toEqual([0.3, 10]);
    await world.pass(1500);
    world.speaker.refresh();
    expect(world.starts()).toEqual([10]);
  });

  test('beside the script wait for their turn, outlast a new layout, and are said once', async () => {
    const world = await started();
    world.give('Zone 3.');
    await world.pass(500);
    world.speaker.say(line('Zone 3.', 0, 0.5));
    const laid = world.starts();
    // After what is being said, before what comes.
    expect(laid).toHaveLength(4);
    expect(laid[1]).toBeGreaterThan(0.5);
    expect(laid[1]).toBeLessThan(10);
    world.speaker.refresh();
    expect(world.starts()).toEqual(laid);
    await world.pass(8000);
    world.speaker.refresh();
    expect(world.starts()).toEqual([10, 20]);
  });

  test('follow an audio clock that drifts away', async () => {
    const world = await started();
    await world.pass(5000);
    world.device.current().currentTime -= 0.5;
    await world.pass(1000);
    expect(world.starts()).toEqual([9.5, 19.5]);
  });

  test('that began early by the audio clock are not said again', async () => {
    const world = await started();
    await world.pass(9000);
    world.device.current().currentTime += 1.2;
    world.speaker.refresh();
    expect(world.starts()).toEqual([10, 21.2]);
  });

  test('that are about to begin are left alone: their first sound may be out already', async () => {
    const world = await started();
    await world.pass(9900);
    const [about] = world.device.current().clips();
    world.speaker.refresh();
    expect(world.device.current().clips()).toContain(about);
    expect(world.starts()).toEqual([10, 20]);
  });

  test('end where a critical one begins', async () => {
    const critical = { priority: priorities.critical };
    const world = createSpeechWorld([line('Long.', 0, 0), line('Three.', 0, 2, critical)]);
    world.give('Long.', 5);
    world.give('Three.');
    await world.unlock();
    world.speaker.follow(world.timeline(running()));
    expect(
      world.device
        .current()
        .clips()
        .map(({ stopsAt }) => stopsAt),
    ).toEqual([2, 3]);
  });
});

describe('what no longer belongs is not heard', () => {
  test.each([
    ['a pause', running({ status: 'paused', anchorMs: null, offsetMs: 500 })],
    ['a reset', running({ status: 'not-started', anchorMs: null })],
  ])('after %s nothing is', async (_, state) => {
    const world = await started();
    await world.pass(500);
    world.speaker.follow(world.timeline(state));
    expect(world.starts()).toEqual([]);
  });

  test('after a skip only what lies ahead is', async () => {
    const world = await started();
    await world.pass(500);
    world.speaker.follow(world.timeline(running({ stepIndex: 1, anchorMs: t0 + 500 })));
    expect(world.starts()).toEqual([0.5]);
  });

  test('after an absence nothing stale is', async () => {
    const world = await started();
    world.device.current().currentTime = 14;
    vi.setSystemTime(t0 + 14_000);
    world.speaker.follow(world.timeline(running()));
    expect(world.starts()).toEqual([20]);
  });

  test('switched off it stops in the middle of a word', async () => {
    const world = await started();
    await world.pass(300);
    world.speaker.follow(null);
    expect(world.starts()).toEqual([]);
  });
});

test('a change that moves nothing lets it speak on', async () => {
  const world = await started();
  await world.pass(500);
  world.speaker.follow(world.timeline(running()));
  expect(world.starts()).toEqual([0, 10, 20]);
});

test('whoever goes back hears it again, whoever goes on does not', async () => {
  const world = await started();
  await world.pass(2500);
  world.speaker.follow(world.timeline(running({ offsetMs: 1500, anchorMs: t0 + 2500 })));
  expect(world.starts()).toEqual([11, 21]);
  world.speaker.follow(world.timeline(running({ offsetMs: 0, anchorMs: t0 + 2500 })));
  expect(world.starts()).toEqual([2.5, 12.5, 22.5]);
});

test('the layout is kept 150 s long', async () => {
  const far = [line('Squat.', 0, 0), line('Far.', 0, 170)];
  const world = createSpeechWorld(far);
  world.give('Far.');
  await world.unlock();
  world.speaker.follow(world.timeline(running(), [work(300)]));
  expect(world.starts()).toEqual([]);
  await world.pass(61_000);
  expect(world.starts()).toEqual([170]);
});

describe('the end', () => {
  const last = [line('Squat.', 0, 0), line('Workout complete.', 0, 20)];

  test('is said when time has brought it', async () => {
    const world = createSpeechWorld(last);
    world.give('Workout complete.');
    await world.unlock();
    world.speaker.follow(world.timeline(running(), [work(20)]));
    await world.pass(20_000);
    world.speaker.settle(running({ status: 'complete', anchorMs: null }));
    await world.pass(500);
    expect(world.starts()).toEqual([20]);
  });

  test('is said at once when it was skipped to', async () => {
    const world = createSpeechWorld(last);
    world.give('Squat.');
    world.give('Workout complete.');
    await world.unlock();
    world.speaker.follow(world.timeline(running(), [work(20)]));
    await world.pass(500);
    const complete = running({ status: 'complete', anchorMs: null });
    world.speaker.follow(world.timeline(complete, [work(20)]));
    world.speaker.finish(world.timeline(complete, [work(20)]));
    expect(world.starts()).toEqual([0.5]);
  });
});

describe("the browser's own voice", () => {
  test('says what has no clip, when it is due, and the beeps give way', async () => {
    const world = await started({ hasVoice: true, clips: false });
    await world.pass(400);
    const [master] = world.device.current().gains;
    expect(master?.gain.value).toBeCloseTo(0.28);
    await world.pass(11_000);
    expect(world.browser.said).toEqual([
      { text: 'Squat.', atMs: t0 },
      { text: 'Halfway.', atMs: t0 + 10_000 },
    ]);
    await world.pass(1000);
    expect(master?.gain.value).toBeCloseTo(0.8);
  });

  test('falls silent with a pause', async () => {
    const world = await started({ hasVoice: true, clips: false });
    await world.pass(400);
    world.speaker.follow(world.timeline(running({ status: 'paused', anchorMs: null })));
    await world.pass(20_000);
    expect(world.browser.said.map(({ text }) => text)).toEqual(['Squat.', '(stop)']);
  });
});

describe('after the end', () => {
  test('what is left to say follows what is being said', async () => {
    const lines = [line('Done.', 0, 20)];
    const world = createSpeechWorld(lines);
    world.give('Done.', 2);
    world.give('New record.');
    await world.unlock();
    const steps = [work(20)];
    world.speaker.follow(world.timeline(running(), steps));
    await world.pass(20_500);
    world.speaker.settle(running({ status: 'complete', anchorMs: null, stepIndex: 0 }));
    world.speaker.add(line('New record.', 0, 23));
    expect(world.starts()).toEqual([20, 22.3]);
  });

  test('nothing is added while the timer runs', async () => {
    const world = await started();
    world.give('New record.');
    world.speaker.add(line('New record.', 0, 5));
    expect(world.starts()).toEqual([0, 10, 20]);
  });
});

describe('tones', () => {
  test('stand in for words where there is neither voice nor beep', async () => {
    const world = createSpeechWorld(script);
    await world.unlock();
    world.speaker.follow(world.timeline(running(), [work(20)], false));
    await world.pass(100);
    expect(world.device.current().tones).toHaveLength(2);
  });

  test('are not needed beside the beeps', async () => {
    noteRung('browser', 'No voice');
    const world = await started({ hasVoice: true, clips: false });
    await world.pass(1000);
    expect(world.device.current().tones).toEqual([]);
    expect(world.browser.said).toEqual([]);
  });
});
