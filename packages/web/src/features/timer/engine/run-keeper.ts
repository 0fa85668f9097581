import type { RunLog } from '@cadence/domain/analytics/session';
import type { TimerState } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';
import type { Clock } from '../../../platform/audio/clock.ts';
import { newId } from '../../../platform/new-id.ts';
import { isRunOf, readRun, runStore, type StoredRun } from './run-store.ts';
import { printSteps } from './steps-print.ts';

export interface Run {
  state: TimerState;
  log: RunLog | null;
  lastSeenMs: number;
}

interface KeeperOptions {
  runKey: string;
  clock: Clock;
  steps: () => readonly TimerStep[];
}

/** What became of the stored run by other hands. */
export type Change = { kind: 'changed'; run: Run } | { kind: 'cleared' } | { kind: 'replaced' };

function shift<T extends Run>(run: T, byMs: number): T {
  const { state, lastSeenMs } = run;
  const anchorMs = state.anchorMs === null ? null : Math.round(state.anchorMs + byMs);
  return { ...run, state: { ...state, anchorMs }, lastSeenMs: Math.round(lastSeenMs + byMs) };
}

/**
 * Keeps one run on the device, in step with other tabs. The store speaks of the
 * wall clock, since the timer's own clock begins anew with each page.
 */
export function createRunKeeper({ runKey, clock, steps }: KeeperOptions) {
  const tab = newId();
  /** Whether the stored run is this one. If not, only the user's doing makes it so. */
  let attached = false;
  /** Whether this tab was the last one touched. */
  let mine = true;
  let writing = false;

  /** Seen later than now: the wall clock was set back meanwhile, and no time is known to have passed. */
  function toClock(stored: StoredRun): Run {
    const run = shift(stored, -clock.wallAheadMs());
    return shift(run, Math.min(0, clock.now() - run.lastSeenMs));
  }

  function put(stored: StoredRun): void {
    writing = true;
    attached = true;
    mine = true;
    runStore.write(stored);
    writing = false;
  }

  function write(run: Run): void {
    put({ ...shift(run, clock.wallAheadMs()), runKey, stepsPrint: printSteps(steps()), tab });
  }

  function drop(): void {
    if (!attached) return;
    writing = true;
    attached = false;
    runStore.remove();
    writing = false;
  }

  /** A run of other steps is none of this workout as it is now. */
  function find(): Run | null {
    const stored = readRun();
    attached = stored?.runKey === runKey && isRunOf(stored, steps());
    mine = !attached || stored?.tab === tab;
    return stored && attached ? toClock(stored) : null;
  }

  function noticeChange(): Change | null {
    const had = attached;
    const run = find();
    if (run) return { kind: 'changed', run };
    if (!had) return null;
    return { kind: readRun() ? 'replaced' : 'cleared' };
  }

  return {
    find,
    sounds: () => mine,
    /** After the user did something here: a run that has begun takes the place of any other. */
    take(run: Run): void {
      if (run.state.status === 'not-started') drop();
      else write(run);
    },
    /** Touched or looked at, without a change of its own. */
    claim(): boolean {
      const stored = readRun();
      if (!attached || mine || !stored) return false;
      put({ ...stored, tab });
      return true;
    },
    /** What time alone has changed; written by one tab. */
    keep(run: Run): void {
      if (attached && mine) write(run);
    },
    listen(onChange: (change: Change) => void): () => void {
      return runStore.subscribe(() => {
        const change = writing ? null : noticeChange();
        if (change) onChange(change);
      });
    },
  };
}
