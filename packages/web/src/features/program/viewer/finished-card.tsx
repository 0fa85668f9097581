import type { WhatNext } from '@cadence/domain/program/progress';
import { countText } from '@cadence/domain/workout/words';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

interface FinishedCardProps {
  what: WhatNext;
  onNext: () => void;
}

/** The end of a program, and what comes after it. */
export function FinishedCard({ what, onNext }: FinishedCardProps) {
  return (
    <Card className="flex flex-col items-start gap-3 sm:p-6">
      <p className="eyebrow">Finished</p>
      <h2 className="display text-[1.75rem]">{what.message}</h2>
      <p className="max-w-prose text-base text-ink-2">{what.suggestion}</p>
      <Button variant="primary" onClick={onNext} className="mt-1">
        Plan the next {what.weeks === 1 ? 'week' : countText(what.weeks, 'week')}
      </Button>
    </Card>
  );
}
