import type { RunLog } from '@cadence/domain/analytics/session';
import { setKey } from '@cadence/domain/analytics/session-exercises';
import type { LoggedSet } from '@cadence/domain/analytics/types';
import { findPlace } from '@cadence/domain/timer/timeline';
import { pause, settle } from '@cadence/domain/timer/timer';
import { newTimer, type TimerState } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';
import type { Clock } from '../../../platform/audio/clock.ts';
import { newId } from '../../../platform/new-id.ts';
import { createAbsenceWatch, minAwayMs } from './absence-watch.ts';
import { createRunKeeper, type Run } from './run-keeper.ts';
import { type Leap, noteChange, noteExtraReps, noteSet, noteTarget } from './run-log.ts';
import type { Move } from './timer-actions.ts';

interface ModelOptions {
  runKey: string;
  clock: Clock;
  steps: () => readonly TimerStep[];
  /** What a set that waits shows; it is logged by the press that ends it. */
  shownSet: (stepIndex: number, log: RunLog | null) => LoggedSet | null;
}

/** How often the device is told that the timer is in view, for when the page dies unasked. */
const seenEveryMs = 5000;

/** One run of one workout: the timer's value, its log, and what the device keeps of them. */
export function createRunModel({ runKey, clock, steps, shownSet }: ModelOptions) {
  const keeper = createRunKeeper({ runKey, clock, steps });
  const away = createAbsenceWatch();
  let state = newTimer();
  let log: RunLog | null = null;
  let tickedMs = clock.now();
  let savedMs = tickedMs;

  /** As the user last saw it, so that a question which is open is asked again when it is read. */
  function run(): Run {
    const seen = away.lastSeen(state, clock.now());
    return { state: seen.state, log, lastSeenMs: seen.seenMs };
  }

  const fresh = () => ({ startedAtMs: Math.round(clock.now() + clock.wallAheadMs()), newId });

  function become(next: TimerState, noted: RunLog | null): void {
    state = next;
    log = noted;
    tickedMs = clock.now();
    savedMs = tickedMs;
    away.touch(state, tickedMs);
    // A leap from before this change is no question of the timer as it is now.
    clock.takeLeapMs();
  }

  function change(next: TimerState, noted: RunLog | null): void {
    become(next, noted);
    keeper.take(run());
  }

  function adopt(found: Run): void {
    const nowMs = clock.now();
    away.forget();
    away.notice(steps(), { state: found.state, seenMs: found.lastSeenMs }, nowMs);
    become(settle(steps(), found.state, nowMs), found.log);
  }

  function save(): void {
    keeper.keep(run());
    savedMs = clock.now();
  }

  function resolve(choice: 'catch-up' | 'continue'): void {
    const nowMs = clock.now();
    const isBack = choice === 'continue';
    const after = isBack ? away.continued(steps(), nowMs) : away.caughtUp(steps(), state, nowMs);
    away.forget();
    if (!after) {
      save();
      return;
    }
    const skipped = log?.skippedSteps.filter((index) => index < after.stepIndex) ?? [];
    change(after, log && isBack ? { ...log, skippedSteps: skipped } : log);
  }

  /** Of a set that the user ends, unless it was logged before. */
  function logEnded(before: TimerState, leap: Leap | null): void {
    const { stepIndex } = before;
    const key = setKey(stepIndex);
    if (leap !== 'end' || !steps()[stepIndex]?.untilDone || log?.sets[key]) return;
    const set = shownSet(stepIndex, log);
    if (set) log = noteSet(log, key, set, fresh());
  }

  const found = keeper.find();
  if (found) adopt(found);

  return {
    /** Whether the stored run had already come to its end. */
    wasOver: found?.state.status === 'complete',
    state: () => state,
    log: () => log,
    absence: away.absence,
    /** Whether this is the tab that sounds. */
    inCharge: keeper.sounds,
    save,
    resolve,
    claim: keeper.claim,

    /** False when there was nothing left to do. */
    act(move: Move, leap: Leap | null): boolean {
      const nowMs = clock.now();
      let before = settle(steps(), state, nowMs);
      let after = move(steps(), before, nowMs);
      if (before.status === 'complete' && after.status === 'complete') return false;
      // Nobody who pauses has said to have done what passed; any other move takes it as it is.
      if (away.absence() && before.status === 'running' && after.status === 'paused') {
        resolve('continue');
        before = state;
        after = move(steps(), before, nowMs);
      }
      away.forget();
      logEnded(before, leap);
      const stepCount = steps().length;
      change(after, noteChange(log, { leap, before, after, stepCount, ...fresh() }));
      return true;
    },

    reset(): void {
      away.forget();
      change(newTimer(), null);
    },

    logSet(key: string, set: LoggedSet | null): void {
      log = noteSet(log, key, set, fresh());
      keeper.take(run());
    },

    setTarget(key: string, set: LoggedSet): void {
      log = noteTarget(log, key, set, fresh());
      keeper.take(run());
    },

    logExtraReps(block: number, reps: number): void {
      log = noteExtraReps(log, block, reps, fresh());
      keeper.take(run());
    },

    /** Lets time pass. `stalled`: the page or its clock stood still; `moved`: another step, or the end. */
    advance(): { stalled: boolean; moved: boolean } {
      if (state.status !== 'running') return { stalled: false, moved: false };
      const nowMs = clock.now();
      const stalled = !away.isAway() && nowMs - tickedMs >= minAwayMs;
      if (stalled) away.notice(steps(), { state, seenMs: tickedMs }, nowMs);
      const leapMs = clock.takeLeapMs();
      if (leapMs > 0) away.noticeLeap(steps(), state, nowMs, leapMs);
      tickedMs = nowMs;
      const moved = findPlace(steps(), state, nowMs).stepIndex !== state.stepIndex;
      if (moved) state = settle(steps(), state, nowMs);
      if (moved) save();
      return { stalled: stalled || leapMs > 0, moved };
    },

    /** The steps have changed under a run that is under way. */
    noteSteps(): void {
      if (state.status !== 'not-started' && state.status !== 'complete') save();
    },

    /** The user has the timer in view. */
    noteSeen(): void {
      if (!away.isAway() && clock.now() - savedMs >= seenEveryMs) save();
    },

    leave(): void {
      clock.leave();
      away.leave(state, clock.now());
      save();
    },

    comeBack(): void {
      clock.comeBack();
      const wasAway = away.isAway();
      away.comeBack(steps(), clock.now());
      if (wasAway) tickedMs = clock.now();
    },

    /** Changes by other tabs, or by whoever cleared the run. */
    listen(onChange: () => void): () => void {
      return keeper.listen((change) => {
        if (change.kind === 'changed') adopt(change.run);
        // Another workout has begun elsewhere, and nobody does two at a time.
        else if (change.kind === 'replaced') {
          const nowMs = clock.now();
          const seen = away.continued(steps(), nowMs) ?? state;
          away.forget();
          become(pause(steps(), seen, nowMs), log);
        }
        // The end stays to be looked at when the run has been put away.
        else if (state.status !== 'complete') {
          away.forget();
          become(newTimer(), null);
        }
        onChange();
      });
    },
  };
}
