import { stepsToPlay } from '@cadence/domain/timer/quick';
import type { Workout } from '@cadence/domain/workout/types';
import { ArrowRight } from 'lucide-react';
import { type MouseEvent, useMemo } from 'react';
import { Link } from 'react-router';
import { Strip } from '../../../ui/strip/strip.tsx';
import { useStoredRun } from '../engine/run-store.ts';
import { placeOf, placeText } from './run-place.ts';

interface ResumeCardProps {
  runKey: string;
  workout: Workout;
  /** Who takes up what was begun goes on with it; a tap shows the clock, and this lets it run. */
  onResume: () => void;
}

const headings = { running: 'Under way', stopped: 'Pick up where you left off' } as const;

/** In another tab nobody goes on with it here. */
const isForHere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/** The workout that is loaded, with the place where it was last seen. */
export function ResumeCard({ runKey, workout, onResume }: ResumeCardProps) {
  const run = useStoredRun();
  const steps = useMemo(() => stepsToPlay(workout), [workout]);
  const place = placeOf(run, runKey, steps);
  const begun = place?.reading;
  const where = placeText(place, workout, steps);
  return (
    <section>
      <h2 className="eyebrow mb-2.5">{place ? headings[place.kind] : 'Ready when you are'}</h2>
      <Link
        to="/workout"
        onClick={(event) => place && isForHere(event) && onResume()}
        className="flex flex-col gap-3 rounded-card border border-line bg-surface px-4 py-4 no-underline hover:border-ink-3"
      >
        <span className="flex items-center gap-3 text-base">
          <span className="num min-w-0 flex-1 text-ink-2">
            <strong className="font-[700] text-ink">{workout.title ?? 'Workout'}</strong>
            {where && ` · ${where}`}
          </span>
          <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
        </span>
        <Strip
          steps={steps}
          size="md"
          decorative
          position={
            begun
              ? { stepIndex: begun.stepIndex, stepSeconds: begun.stepElapsedSeconds }
              : undefined
          }
        />
      </Link>
    </section>
  );
}
