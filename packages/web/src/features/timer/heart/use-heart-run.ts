import { restMove } from '@cadence/domain/heart/rest-until';
import { readyLine } from '@cadence/domain/heart/words';
import { useEffect, useRef } from 'react';
import { onLeave } from '../../../platform/on-leave.ts';
import type { TimerHandle } from '../engine/use-timer.ts';
import { logHeart, writeHeartLog } from './heart-log.ts';
import { readHeartSettings } from './heart-settings.ts';
import { useHeart } from './heart-store.ts';

/** What was done for the pulse in one rest. */
interface RestNotes {
  stepIndex: number;
  addedSeconds: number;
  isTold: boolean;
}

/** Writes the pulse down, and makes a rest longer until it has come down. */
export function useHeartRun(timer: TimerHandle, say: (text: string) => void): void {
  const latest = useRef({ timer, say });
  useEffect(() => {
    latest.current = { timer, say };
  });
  useEffect(() => {
    let rest: RestNotes | null = null;

    function follow(beats: number | null): void {
      const { timer: now, say: speak } = latest.current;
      const { restUntil } = readHeartSettings();
      const { status, step, stepIndex, remainingMs } = now.readings.read();
      if (now.log && beats !== null && status !== 'complete') {
        logHeart(now.log.sessionId, (now.now() - now.log.startedAtMs) / 1000, beats);
      }
      if (restUntil === null || status !== 'running' || step?.type !== 'rest') return;
      if (rest?.stepIndex !== stepIndex) rest = { stepIndex, addedSeconds: 0, isTold: false };
      const remainingSeconds = remainingMs / 1000;
      const move = restMove({ target: restUntil, beats, remainingSeconds, ...rest });
      if (move === 'ready') {
        rest.isTold = true;
        speak(readyLine(restUntil));
      } else if (move) {
        rest.addedSeconds += move.add;
        now.actions.adjust(move.add);
      }
    }

    let { beats: last, told: lastTold } = useHeart.getState();
    const stop = useHeart.subscribe(({ beats, told }) => {
      if (told && told !== lastTold) latest.current.say(told.text);
      last = beats;
      lastTold = told;
    });
    // Each second, also where the pulse stays the same.
    const stopReadings = latest.current.timer.readings.subscribe(() => follow(last));
    const stopLeaving = onLeave(writeHeartLog);
    return () => {
      stop();
      stopReadings();
      stopLeaving();
      writeHeartLog();
    };
  }, []);
}
