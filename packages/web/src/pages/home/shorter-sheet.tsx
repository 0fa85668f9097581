import { type Shortened, shortenWorkout } from '@cadence/domain/planner/edit/shorten';
import { buildTimerSteps } from '@cadence/domain/timer/build-steps';
import { sumLikelySeconds } from '@cadence/domain/timer/timeline';
import type { Workout } from '@cadence/domain/workout/types';
import { useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { Strip } from '../../ui/strip/strip.tsx';

interface ShorterSheetProps {
  open: boolean;
  workout: Workout;
  onStart: (workout: Workout) => void;
  onClose: () => void;
}

const shares = [0.8, 0.6, 0.4];

/** Each length once: what cannot be made shorter is not offered again. */
function waysToShorten(workout: Workout): Shortened[] {
  const whole = sumLikelySeconds(buildTimerSteps(workout));
  const ways = shares.map((share) => shortenWorkout(workout, whole * share));
  const known = new Map(
    ways.filter(({ seconds }) => seconds < whole).map((way) => [Math.round(way.seconds / 60), way]),
  );
  return [...known.values()];
}

/** The planned session in less time, each way with what it leaves out. */
export function ShorterSheet({ open, workout, onStart, onClose }: ShorterSheetProps) {
  const ways = useMemo(() => waysToShorten(workout), [workout]);
  return (
    <Sheet open={open} onClose={onClose} title="Make it shorter">
      <p className="-mt-2 text-ink-2">
        Warm-up and the first lift stay. What is planned for other days does not change.
      </p>
      {ways.length === 0 && <p>This session is as short as it can be.</p>}
      <ul className="flex flex-col divide-y divide-line border-line border-t">
        {ways.map((way) => (
          <Way key={way.seconds} way={way} onStart={onStart} />
        ))}
      </ul>
    </Sheet>
  );
}

interface WayProps {
  way: Shortened;
  onStart: (workout: Workout) => void;
}

function Way({ way: { workout, seconds, left }, onStart }: WayProps) {
  const steps = useMemo(() => buildTimerSteps(workout), [workout]);
  return (
    <li className="flex flex-col gap-2.5 py-4">
      <Strip steps={steps} size="sm" decorative />
      <p className="text-ink-2">
        {left.length > 0 ? `Without ${left.join(', ')}.` : 'The same lifts with fewer sets.'}
      </p>
      <Button onClick={() => onStart(workout)} className="self-start">
        Start · {Math.round(seconds / 60)} min
      </Button>
    </li>
  );
}
