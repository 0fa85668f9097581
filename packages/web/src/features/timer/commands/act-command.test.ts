// @vitest-environment jsdom
import { setKey } from '@cadence/domain/analytics/session-exercises';
import { readCommands } from '@cadence/domain/commands/read-commands';
import { defaultTimerSettings } from '@cadence/domain/timer/settings';
import { expect, test, vi } from 'vitest';
import { eachWorld, rest, type World, work } from '../engine/test-support/world.ts';
import { shownSet } from '../log/shown-set.ts';
import { type Acted, actOn, type CommandPlace } from './act-command.ts';

const squat = { name: 'Squat', exerciseId: 'back-squat', reps: 5, weight: 100, exerciseIndex: 0 };
const waiting = [
  work(40, { ...squat, untilDone: true, setInfo: { currentSet: 1, totalSets: 2 } }),
  rest(90),
  work(40, { ...squat, untilDone: true, setInfo: { currentSet: 2, totalSets: 2 } }),
];

let world: World;
eachWorld((fresh) => {
  world = fresh;
});

function begin(more: Partial<CommandPlace> = {}, steps = waiting) {
  const runOf = () => ({ steps, log: engine.view().log, earlierSessions: [] });
  const engine = world.open({
    runKey: 'w1',
    steps,
    settings: defaultTimerSettings,
    muted: false,
    shownSet: (index, log) => shownSet({ steps, log, earlierSessions: [] }, setKey(index)),
  });
  engine.actions.start();
  const say = (text: string): Acted => {
    const commands = readCommands(text);
    if (!commands) throw new Error(`No command: ${text}`);
    const { reading, state, log, absence, soundState } = engine.view();
    const { actions, resolveAbsence, now } = engine;
    const view = { reading, state, log, absence, soundState, readings: engine };
    const timer = { ...view, actions, resolveAbsence, now };
    return actOn(commands, { timer, run: runOf(), skip: actions.skip, ...more });
  };
  const place = () => engine.view().reading;
  return { engine, say, place, sets: () => engine.view().log?.sets ?? {} };
}

test('done ends the set as it was said, and undo brings it back unlogged', async () => {
  const { say, place, sets } = begin();
  await world.pass(10_000);
  const acted = say('twelve at sixty, effort eight, done');
  expect(acted.words).toBe('12 reps at 60 kg. Effort 8. Done.');
  expect(place().step?.type).toBe('rest');
  expect(sets()[setKey(0)]).toMatchObject({ reps: 12, weight: 60, rpe: 8 });
  acted.undo?.();
  expect(place().stepIndex).toBe(0);
  expect(sets()[setKey(0)]).toBeUndefined();
});

test('a set on the clock is written down at once', async () => {
  const { say, sets } = begin({}, [work(40, squat), rest(30), work(40, squat)]);
  await world.pass(5000);
  const acted = say('six at eighty');
  expect(sets()[setKey(0)]).toMatchObject({ reps: 6, weight: 80 });
  acted.undo?.();
  expect(sets()[setKey(0)]).toBeUndefined();
});

test('in a rest what is said belongs to the set before it', async () => {
  const { say, sets } = begin();
  await world.pass(5000);
  say('done');
  const before = sets()[setKey(0)];
  const acted = say('four reps');
  expect(sets()[setKey(0)]).toMatchObject({ reps: 4, weight: 100 });
  acted.undo?.();
  expect(sets()[setKey(0)]).toEqual(before);
});

test('a rest gets longer and shorter, and only a rest', async () => {
  const { say, place } = begin();
  await world.pass(1000);
  expect(say('rest thirty more')).toMatchObject({ words: 'That cannot be done here.', undo: null });
  say('done');
  const left = place().remainingMs;
  const acted = say('rest thirty more');
  expect(acted.words).toBe('30 seconds more.');
  expect(place().remainingMs).toBe(left + 30_000);
  acted.undo?.();
  expect(place().remainingMs).toBe(left);
});

test('skip, back, pause and go on, each with its way back', async () => {
  const { say, place } = begin();
  await world.pass(3000);
  const skipped = say('skip');
  expect(place().stepIndex).toBe(1);
  skipped.undo?.();
  expect(place().stepIndex).toBe(0);
  say('done');
  say('back').undo?.();
  expect(place().stepIndex).toBe(1);
  const paused = say('pause');
  expect(place().status).toBe('paused');
  paused.undo?.();
  expect(place().status).toBe('running');
  say('stop');
  say('go on');
  expect(place().status).toBe('running');
  expect(place().stepIndex).toBe(1);
  say('start');
  expect(place().stepIndex).toBe(2);
});

test('whoever is hurt is paused, whatever else was said', async () => {
  const { say, place } = begin();
  await world.pass(1000);
  expect(say('done it hurts').words).toMatch(/^Paused\./);
  expect(place()).toMatchObject({ status: 'paused', stepIndex: 0 });
});

test('how and swap open what belongs to the exercise', () => {
  const onHowTo = vi.fn();
  const onSwap = vi.fn();
  const { say } = begin({ onHowTo, onSwap });
  say('how');
  expect(onHowTo).toHaveBeenCalledExactlyOnceWith(waiting[0]);
  say('swap this');
  expect(onSwap).toHaveBeenCalledExactlyOnceWith(waiting[0], 0);
  expect(begin().say('how').words).toBe('That cannot be done here.');
});

test('a weight that nobody lifts is not written down', () => {
  const { say, engine } = begin();
  expect(say('five at nine hundred kilos').words).toBe('There is no set to write that to.');
  expect(engine.view().log?.targets).toBeUndefined();
});
