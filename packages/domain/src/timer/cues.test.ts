import { describe, expect, test } from 'vitest';
import { cuesBetween } from './cues.ts';
import { adjust, goto, pause, seek, start } from './timer.ts';
import { newTimer } from './timer-state.ts';
import type { TimerStep } from './types.ts';

const t0 = 1_780_000_000_000;
const at = (seconds: number) => t0 + seconds * 1000;

const work = (duration: number, more: Partial<TimerStep> = {}): TimerStep => ({
  name: 'Squat',
  duration,
  type: 'exercise',
  ...more,
});
const rest = (duration: number): TimerStep => ({ name: 'Rest', duration, type: 'rest' });

/** All cues as [second, kind, seconds left]. */
function listen(steps: TimerStep[], options?: { restWarning: number }) {
  const state = start(steps, newTimer(), t0);
  return cuesBetween(steps, state, t0, Number.POSITIVE_INFINITY, options).map((cue) => [
    (cue.atMs - t0) / 1000,
    cue.kind,
    ...('secondsLeft' in cue ? [cue.secondsLeft] : []),
  ]);
}

describe('cues', () => {
  test('of an exercise: its start, halfway, the countdown at 10, 5, 3, 2, 1 s left, the end', () => {
    expect(listen([work(40)])).toEqual([
      [0, 'step'],
      [20, 'halfway'],
      [30, 'countdown', 10],
      [35, 'countdown', 5],
      [37, 'countdown', 3],
      [38, 'countdown', 2],
      [39, 'countdown', 1],
      [40, 'complete'],
    ]);
  });

  test('of a rest: a preview at half of it, a warning at 10 s left, the countdown', () => {
    expect(listen([rest(60), work(2)])).toEqual([
      [0, 'step'],
      [30, 'rest-preview'],
      [50, 'rest-warning', 10],
      [50, 'countdown', 10],
      [55, 'countdown', 5],
      [57, 'countdown', 3],
      [58, 'countdown', 2],
      [59, 'countdown', 1],
      [60, 'step'],
      [61, 'countdown', 1],
      [62, 'complete'],
    ]);
  });

  test('a countdown that does not fit in the step is left out', () => {
    expect(listen([work(5)])).toEqual([
      [0, 'step'],
      [2, 'countdown', 3],
      [3, 'countdown', 2],
      [4, 'countdown', 1],
      [5, 'complete'],
    ]);
  });

  test('halfway gives way where it would fall on the countdown or into it', () => {
    const kinds = (seconds: number) => listen([work(seconds)]).map(([, kind]) => kind);
    expect(kinds(20)).not.toContain('halfway');
    expect(kinds(10)).not.toContain('halfway');
    expect(kinds(21)).toContain('halfway');
    expect(listen([work(45)])[1]).toEqual([22.5, 'halfway']);
  });

  test('only exercises have a halfway', () => {
    for (const type of ['warmup', 'cooldown', 'pre-workout', 'phase_transition'] as const) {
      expect(listen([{ name: 'X', duration: 60, type }]).map(([, kind]) => kind)).not.toContain(
        'halfway',
      );
    }
  });

  test('a step that the user ends has no halfway', () => {
    expect(listen([work(1200, { openEnded: true })]).flat()).not.toContain('halfway');
  });

  test('a rest under 20 s has no preview, one of 20 s has', () => {
    const kinds = (seconds: number) => listen([rest(seconds), work(30)]).map(([, kind]) => kind);
    expect(kinds(19)).not.toContain('rest-preview');
    expect(kinds(20).slice(0, 4)).toEqual(['step', 'rest-preview', 'rest-warning', 'countdown']);
  });

  test('the preview names the step to prepare for, past rests and transitions', () => {
    const transition: TimerStep = { name: 'Starting: B', duration: 10, type: 'phase_transition' };
    const steps = [rest(30), transition, work(30), rest(30)];
    const cues = cuesBetween(steps, start(steps, newTimer(), t0), t0, at(1000));
    const previews = cues.filter(({ kind }) => kind === 'rest-preview');
    expect(previews).toMatchObject([
      { stepIndex: 0, nextIndex: 2 },
      { stepIndex: 3, nextIndex: null },
    ]);
  });

  test('the rest warning follows the settings, and may be off', () => {
    const steps = [rest(30), work(2)];
    expect(listen(steps, { restWarning: 7 })).toContainEqual([23, 'rest-warning', 7]);
    expect(listen(steps, { restWarning: 0 }).flat()).not.toContain('rest-warning');
    expect(listen(steps, { restWarning: 30 }).flat()).not.toContain('rest-warning');
  });

  test('a step for both sides switches at half instead of calling halfway', () => {
    expect(listen([work(40, { side: 'both' })])[1]).toEqual([20, 'switch-sides']);
    expect(listen([work(20, { side: 'both' })]).slice(1, 3)).toEqual([
      [10, 'switch-sides'],
      [10, 'countdown', 10],
    ]);
    expect(listen([work(40, { side: 'left' })])[1]).toEqual([20, 'halfway']);
  });

  test('begin where the timer was last anchored: nothing of the past is repeated', () => {
    const steps = [work(60), rest(30)];
    const running = start(steps, newTimer(), t0);
    const resumed = start(steps, pause(steps, running, at(30)), at(100));
    expect(cuesBetween(steps, resumed, t0, at(121)).map(({ atMs, kind }) => [atMs, kind])).toEqual([
      [at(100), 'halfway'],
      [at(120), 'countdown'],
    ]);
    const sought = seek(steps, running, at(5), 45);
    expect(cuesBetween(steps, sought, t0, at(11))).toMatchObject([
      { atMs: at(10), secondsLeft: 10 },
    ]);
    expect(cuesBetween(steps, goto(steps, running, at(5), 1), t0, at(6))).toMatchObject([
      { atMs: at(5), kind: 'step', stepIndex: 1 },
    ]);
  });

  test('lose nothing when the timer is started between two milliseconds', () => {
    const steps = [work(30)];
    for (const nowMs of [t0 + 0.25, t0 + 0.75]) {
      const state = start(steps, newTimer(), nowMs);
      expect(cuesBetween(steps, state, nowMs, nowMs + 100)).toMatchObject([{ kind: 'step' }]);
    }
  });

  test('follow a step that was made longer', () => {
    const steps = [work(30)];
    const longer = adjust(steps, start(steps, newTimer(), t0), at(25), 15);
    expect(cuesBetween(steps, longer, at(25), at(36))).toMatchObject([
      { atMs: at(35), kind: 'countdown', secondsLeft: 10 },
    ]);
  });

  test('are silent while the timer does not run', () => {
    const steps = [work(30)];
    const running = start(steps, newTimer(), t0);
    for (const state of [newTimer(), pause(steps, running, at(3)), pause(steps, running, at(99))]) {
      expect(cuesBetween(steps, state, t0, at(1000))).toEqual([]);
    }
    expect(cuesBetween([], running, t0, at(1000))).toEqual([]);
  });
});
