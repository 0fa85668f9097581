import { generationStages } from '@cadence/contract/workout/events';
import { Check } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SpinnerMark } from '../../../ui/spinner.tsx';
import type { Progress } from '../generate/obtain-workout.ts';

type Stage = Progress['stage'];

interface ProgressCardProps {
  progress: Progress;
  onCancel: () => void;
}

/** How long it is to be is known once the words have been read: they overrule the form. */
const wordsFor = (stage: Stage, minutes: number | undefined): string =>
  ({
    reading: 'Reading your request',
    choosing: 'Choosing exercises',
    fitting: minutes === undefined ? 'Fitting your time' : `Fitting ${minutes} minutes`,
    checking: 'Checking safety',
  })[stage];

export function ProgressCard({ progress, onCancel }: ProgressCardProps) {
  const at = generationStages.indexOf(progress.stage);
  return (
    <Card className="flex flex-col gap-6 p-5 sm:p-6">
      <p role="status" className="sr-only">
        {progress.words}
      </p>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ol aria-hidden="true" className="flex flex-col gap-2.5">
          {generationStages.map((stage, index) => (
            <li
              key={stage}
              className={`flex items-center gap-3 ${index === at ? 'font-[650] text-ink' : 'text-ink-2'}`}
            >
              <span className="grid size-5 place-items-center">
                {index < at && <Check className="size-5 text-ok" />}
                {index === at && <SpinnerMark />}
                {index > at && <span className="size-2 rounded-full bg-line" />}
              </span>
              {index === at ? progress.words : wordsFor(stage, progress.minutes)}
            </li>
          ))}
        </ol>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <Skeleton className="h-12 w-full" />
      <div className="flex flex-col gap-4">
        {['w-2/3', 'w-1/2', 'w-3/5'].map((width) => (
          <div key={width} className="flex items-center gap-4">
            <Skeleton className="h-10 w-1.5" />
            <div className="flex grow flex-col gap-2">
              <Skeleton className={`h-4 ${width}`} />
              <Skeleton className="h-3 w-4/5" />
            </div>
          </div>
        ))}
      </div>
    </Card>
  );
}
