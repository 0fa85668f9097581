import { fitToTime, timeOf } from '@cadence/domain/planner/edit/fit-edited';
import type { Request } from '@cadence/domain/planner/request';
import { buildTimerSteps } from '@cadence/domain/timer/build-steps';
import { formatClock } from '@cadence/domain/timer/format-clock';
import type { Workout } from '@cadence/domain/workout/types';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Strip } from '../../../ui/strip/strip.tsx';

interface TimeLineProps {
  workout: Workout;
  original: Workout;
  request: Request;
  onFit: (workout: Workout, words: string) => void;
}

const listNames = (names: readonly string[]) => names.join(', ');

function describeFit(minutes: number, added: readonly string[], left: readonly string[]): string {
  return [
    `Fitted to ${minutes} min.`,
    added.length > 0 ? `Added ${listNames(added)}.` : '',
    left.length > 0 ? `No room for ${listNames(left)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the workout takes now, drawn and told, and the way back to the time that was asked for. */
export function TimeLine({ workout, original, request, onFit }: TimeLineProps) {
  const steps = useMemo(() => buildTimerSteps(workout), [workout]);
  const time = useMemo(() => timeOf(workout, request), [workout, request]);
  const [isBusy, setIsBusy] = useState(false);
  const [failedFor, setFailedFor] = useState<Workout>();
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const { value: minutes } = request.minutes;
  const names = new Set(
    workout.workout.filter(({ type }) => type === 'exercise').map((i) => i.name),
  );
  const count = names.size === 1 ? '1 exercise' : `${names.size} exercises`;
  const off = formatClock(Math.abs(time.offSeconds));

  // The search takes a moment on a phone; the button is drawn as busy before it begins.
  function fit() {
    setIsBusy(true);
    timer.current = window.setTimeout(() => {
      const date = new Date().toISOString();
      const fitted = fitToTime(workout, original, request, date, 1);
      setIsBusy(false);
      if (fitted) onFit(fitted.workout, describeFit(minutes, fitted.added, fitted.left));
      else setFailedFor(workout);
    }, 30);
  }

  return (
    <div className="sticky top-0 z-20 -mx-5 -mt-1 border-line border-b bg-surface px-5 pt-1 pb-3">
      <p className="num mb-2 text-ink-2 text-sm">
        <b className="text-base text-ink">
          {time.isEstimate ? 'About ' : ''}
          {formatClock(time.totalSeconds)}
        </b>{' '}
        total · {count}
      </p>
      <Strip steps={steps} label="The workout now" explore={false} />
      <div role="status">
        {time.offSeconds !== 0 && (
          <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="num font-[600]">
              {off} {time.offSeconds > 0 ? 'longer' : 'shorter'} than you asked
            </p>
            <Button busy={isBusy} onClick={fit}>
              Fit to {minutes} min
            </Button>
          </div>
        )}
        {failedFor === workout && (
          <p className="mt-2 text-ink-2 text-sm">
            These exercises do not make {minutes} min. Add or remove one, then try again.
          </p>
        )}
      </div>
    </div>
  );
}
