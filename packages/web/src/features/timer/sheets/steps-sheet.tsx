import { doneSteps, type RunLog } from '@cadence/domain/analytics/session';
import type { TimerStep } from '@cadence/domain/timer/types';
import { Check } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { phaseFills } from '../../../ui/strip/phase-fills.ts';
import { phaseOf, segmentsOf } from '../../../ui/strip/strip-segments.ts';
import { lookOf } from '../phase-look.ts';
import { flowWords, lengthText, placeText, plainName, workText } from '../step-words.ts';

interface StepsSheetProps {
  open: boolean;
  onClose: () => void;
  steps: readonly TimerStep[];
  current: number;
  log: RunLog | null;
  onChoose: (index: number) => void;
}

export function StepsSheet({ open, onClose, ...list }: StepsSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="Steps">
      <StepList {...list} />
    </Sheet>
  );
}

type StepListProps = Omit<StepsSheetProps, 'open' | 'onClose'>;

function Steps({ steps, current, log, onChoose }: StepListProps) {
  const isDone = log ? doneSteps(log, current) : () => false;
  const here = useRef<HTMLButtonElement>(null);
  // In braces: newer browsers give a promise back, which is no way to clean up.
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'center' });
    here.current?.focus({ preventScroll: true });
  }, []);
  return (
    <ol className="-mx-2 max-h-[calc(88dvh-6.5rem)] overflow-y-auto overscroll-contain px-1 py-1">
      {segmentsOf(steps).map(({ index }) => (
        <li key={index} className="unseen-row-skipped">
          <button
            ref={index === current ? here : undefined}
            type="button"
            aria-current={index === current ? 'step' : undefined}
            onClick={() => onChoose(index)}
            className="flex min-h-14 w-full items-center gap-3.5 rounded-control px-2 py-1 text-left hover:bg-ink/5 focus-visible:-outline-offset-3 aria-[current]:bg-sunken"
          >
            <StepRow step={steps[index]} done={index !== current && isDone(index)} />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Hundreds of rows, which a second does not change; choosing one is the same at any time. */
const StepList = memo(
  Steps,
  (before, after) =>
    before.steps === after.steps && before.current === after.current && before.log === after.log,
);

interface StepRowProps {
  step: TimerStep | undefined;
  done: boolean;
}

function StepRow({ step, done }: StepRowProps) {
  if (!step) return null;
  const more = [placeText(step), workText(step)].filter(Boolean).join(' · ');
  return (
    <>
      <span
        aria-hidden="true"
        className={`h-9 w-1.5 shrink-0 rounded-full ${phaseFills[phaseOf(step.type)]}`}
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-[650] text-base">{plainName(step)}</span>
        <span className="block truncate text-ink-2 text-sm">
          {[lookOf(step.type).word, more].filter(Boolean).join(' · ')}
        </span>
        {flowWords(step.flow).map(({ key, name, amount, load }) => (
          <span key={key} className="num block text-ink-2 text-sm">
            {[name, amount, load].filter(Boolean).join(' · ')}
          </span>
        ))}
      </span>
      {done && <Check aria-label="done" className="size-4 shrink-0 text-ok" />}
      <span className="num shrink-0 font-[650]">{lengthText(step)}</span>
    </>
  );
}
