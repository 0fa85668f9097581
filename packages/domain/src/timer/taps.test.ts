import { describe, expect, test } from 'vitest';
import { describeAbsence } from './absence.ts';
import { cuesBetween } from './cues.ts';
import { missed, tapRound, tickItem, undoTap } from './tap-actions.ts';
import { tapsOf } from './taps.ts';
import { done, finish, pause, previous, seek, skip, start, timerAt } from './timer.ts';
import { newTimer, reviveTimer, type TimerState } from './timer-state.ts';
import type { TimerStep } from './types.ts';

const flow = [
  { name: 'Row', type: 'exercise' as const },
  { name: 'Squat', type: 'exercise' as const },
];
const amrap: TimerStep = {
  name: 'Cindy',
  type: 'exercise',
  duration: 600,
  mode: 'down',
  count: 'rounds',
  flow,
  block: 0,
};
const task: TimerStep = {
  name: 'Chipper',
  type: 'exercise',
  duration: 900,
  mode: 'up',
  openEnded: true,
  likelySeconds: 600,
  capSeconds: 900,
  count: 'items',
  flow,
  block: 1,
};
const minute = (round: number, fields: Partial<TimerStep> = {}): TimerStep => ({
  name: 'Burpee',
  type: 'exercise',
  duration: 60,
  reps: round,
  round,
  mode: 'down',
  count: 'minutes',
  block: 2,
  ...fields,
});
const walk: TimerStep = { name: 'Walk', type: 'cooldown', duration: 60 };
const repeat: TimerStep = {
  name: 'Run',
  type: 'exercise',
  duration: 144,
  mode: 'up',
  openEnded: true,
  targetSeconds: 96,
  distanceMeters: 400,
};

const ms = (seconds: number) => seconds * 1000;
type Act = (steps: readonly TimerStep[], state: TimerState, nowMs: number) => TimerState;
/** Each at its second after the start. */
const play = (steps: TimerStep[], ...acts: [number, Act][]): TimerState =>
  acts.reduce((state, [at, act]) => act(steps, state, ms(at)), start(steps, newTimer(), 0));
const told = ({ taps = [] }: TimerState) => taps.map(({ kind, atMs }) => [kind, atMs / 1000]);

describe('taps', () => {
  test('count rounds, but not a trembling finger, and can be taken back', () => {
    const state = play([amrap], [60, tapRound], [60.2, tapRound], [130, tapRound], [131, undoTap]);
    expect(told(state)).toEqual([['count', 60]]);
  });

  test('outlive storing, a pause and an absence', () => {
    const tapped = play([amrap, walk], [60, tapRound], [70, pause], [500, start]);
    const revived = reviveTimer(JSON.parse(JSON.stringify(tapped)));
    expect(revived).toEqual(tapped);
    const state = tapRound([amrap, walk], tapped, ms(510));
    expect(told(state)).toEqual([
      ['count', 60],
      ['count', 80],
    ]);
    const absence = describeAbsence([amrap, walk], state, ms(511), ms(1100));
    expect(absence?.continued.taps).toEqual(state.taps);
  });

  test('a broken list of them is no state', () => {
    const state = { ...newTimer(), taps: [{ step: 0, kind: 'shout', atMs: 1 }] };
    expect(reviveTimer(state)).toBeNull();
  });

  test('tick the lines in order, each once', () => {
    const state = play([task], [50, tickItem], [90, tickItem], [95, tickItem]);
    expect((state.taps ?? []).map(({ item }) => item)).toEqual([0, 1]);
  });

  test('of a step that is begun anew count until the first new one', () => {
    const steps = [amrap, walk];
    const back = play(steps, [60, tapRound], [100, skip], [110, previous]);
    expect(tapsOf(back.taps, 0)).toHaveLength(1);
    expect(told(tapRound(steps, back, ms(150)))).toEqual([['count', 40]]);
  });

  test('survive an undone skip', () => {
    const steps = [amrap, walk];
    const undone = play(
      steps,
      [60.4, tapRound],
      [61, skip],
      [63, (all, state, now) => seek(all, state, now, 60)],
    );
    expect(told(tapRound(steps, undone, ms(103)))).toEqual([
      ['count', 60.4],
      ['count', 100],
    ]);
  });
});

describe('a step that counts up', () => {
  test('shows what has passed, and likely totals', () => {
    const reading = timerAt([task, walk], play([task, walk]), ms(62));
    expect(reading).toMatchObject({
      clockSeconds: 62,
      likelyTotalSeconds: 660,
      likelyLeftSeconds: 598,
      totalSeconds: 960,
    });
  });

  test.each<[string, Act]>([
    ['finish', finish],
    ['done', done],
  ])('ends by %s, which notes the time', (_, act) => {
    const state = play([task, walk], [512.4, act]);
    expect(state.stepIndex).toBe(1);
    expect(told(state)).toEqual([['finish', 512.4]]);
  });

  test('ends at its cap without a finish, and by skip without one', () => {
    const steps = [task, walk];
    expect(timerAt(steps, play(steps), ms(901)).stepIndex).toBe(1);
    expect(told(play(steps, [30, skip]))).toEqual([]);
  });

  test('is not finished any more when the end is undone', () => {
    const steps = [task, walk];
    const undone = play(steps, [300, finish], [302, (all, s, now) => seek(all, s, now, 300)]);
    expect(told(undone)).toEqual([]);
    expect(timerAt(steps, undone, ms(303)).clockSeconds).toBe(301);
  });
});

describe('windows', () => {
  test('note when the work was done and go on', () => {
    const state = play([minute(1), minute(2)], [41, done], [45, done]);
    expect(state.stepIndex).toBe(0);
    expect(told(state)).toEqual([['work', 41]]);
  });

  test('a missed minute is noted', () => {
    expect(play([minute(1), minute(2)], [61, missed])).toMatchObject({
      stepIndex: 1,
      taps: [{ step: 1, kind: 'missed' }],
    });
  });

  test('a missed minute ends a block that lasts until then', () => {
    const steps = [1, 2, 3, 4].map((n) => minute(n, { untilMissed: true }));
    expect(play([...steps, walk], [61, missed]).stepIndex).toBe(4);
    expect(play(steps, [61, missed]).status).toBe('complete');
  });
});

describe('cues', () => {
  const cuesOf = (step: TimerStep) => {
    const steps = [step];
    return cuesBetween(steps, play(steps), 0, Number.POSITIVE_INFINITY)
      .filter(({ kind }) => ['halfway', 'time-left', 'target'].includes(kind))
      .map(({ kind, atMs }) => [kind, atMs / 1000]);
  };
  test.each([
    [
      600,
      [
        ['halfway', 300],
        ['time-left', 420],
        ['time-left', 540],
      ],
    ],
    [
      360,
      [
        ['halfway', 180],
        ['time-left', 300],
      ],
    ],
    [120, [['halfway', 60]]],
  ])('of an AMRAP of %i s', (duration, expected) => {
    expect(cuesOf({ ...amrap, duration })).toEqual(expected);
  });

  test('of a repeat: shortly before its target and at it', () => {
    expect(cuesOf(repeat)).toEqual([
      ['target', 91],
      ['target', 96],
    ]);
  });
});
