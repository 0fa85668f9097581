import type { RunLog } from '@cadence/domain/analytics/session';
import type { LoggedSet } from '@cadence/domain/analytics/types';
import { pause, settle, timerAt } from '@cadence/domain/timer/timer';
import { newTimer, type TimerState } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/new-id.ts';
import { createAbsenceWatch, minAwayMs } from './absence-watch.ts';
import { createRunKeeper, type Run } from './run-keeper.ts';
import { type Leap, noteChange, noteSet } from './run-log.ts';
import type { Move } from './timer-actions.ts';

interface ModelOptions {
  runKey: string;
  clock: Clock;
  steps: () => readonly TimerStep[];
}

/** How often the device is told that the timer is in view, for when the page dies unasked. */
const seenEveryMs = 5000;

/** One run of one workout: the timer's value, its log, and what the device keeps of them. */
export function createRunModel({ runKey, clock, steps }: ModelOptions) {
  const keeper = createRunKeeper({ runKey, clock, steps });
  const away = createAbsenceWatch();
  let state = newTimer();
  let log: RunLog | null = null;
  let tickedMs = clock.now();
  let savedMs = tickedMs;

  const run = (): Run => ({ state, log, lastSeenMs: away.leftAtMs() ?? clock.now() });
  const fresh = () => ({ startedAtMs: Math.round(clock.now() + clock.wallAheadMs()), newId });

  function become(next: TimerState, noted: RunLog | null): void {
    state = next;
    log = noted;
    tickedMs = clock.now();
    savedMs = tickedMs;
    away.touch(state, tickedMs);
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
    // An open question stays open: what is stored still leads to it.
    if (!away.absence()) keeper.keep(run());
    savedMs = clock.now();
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
    claim: keeper.claim,

    /** False when there was nothing left to do. */
    act(move: Move, leap: Leap | null): boolean {
      const nowMs = clock.now();
      const before = settle(steps(), state, nowMs);
      const after = move(steps(), before, nowMs);
      if (before.status === 'complete' && after.status === 'complete') return false;
      if (leap) away.forget();
      const stepCount = steps().length;
      change(after, noteChange(log, { leap, before, after, stepCount, ...fresh() }));
      return true;
    },

    reset(): void {
      away.forget();
      change(newTimer(), null);
    },

    logSet(stepIndex: number, set: LoggedSet | null): void {
      log = noteSet(log, stepIndex, set, fresh());
      keeper.take(run());
    },

    resolve(choice: 'catch-up' | 'continue'): void {
      const after = choice === 'continue' ? away.continued(steps(), clock.now()) : null;
      away.forget();
      if (!after) {
        save();
        return;
      }
      const skipped = log?.skippedSteps.filter((index) => index < after.stepIndex) ?? [];
      change(after, log && { ...log, skippedSteps: skipped });
    },

    /** Lets time pass. `stalled`: the page stood still; `moved`: another step, or the end. */
    advance(): { stalled: boolean; moved: boolean } {
      if (state.status !== 'running') return { stalled: false, moved: false };
      const nowMs = clock.now();
      const stalled = !away.isAway() && nowMs - tickedMs >= minAwayMs;
      if (stalled) away.notice(steps(), { state, seenMs: tickedMs }, nowMs);
      tickedMs = nowMs;
      const { complete, stepIndex } = timerAt(steps(), state, nowMs);
      const moved = complete || stepIndex !== state.stepIndex;
      if (moved) state = settle(steps(), state, nowMs);
      if (moved) save();
      return { stalled, moved };
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
        else if (change.kind === 'replaced') become(pause(steps(), state, clock.now()), log);
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
