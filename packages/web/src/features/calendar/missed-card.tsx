import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/overlay/dialog.tsx';
import { longDayName } from './calendar-words.ts';

interface MissedCardProps {
  count: number;
  /** The day of the first of them. */
  since: string;
  /** By how many weeks the plan has to shift so that none is behind. */
  weeks: number;
  onShift: () => Promise<unknown>;
  onShow: () => void;
}

const weeksText = (weeks: number) => (weeks === 1 ? 'a week' : `${weeks} weeks`);

/** Nothing is rewritten by itself: what to do about it is asked. */
export function MissedCard({ count, since, weeks, onShift, onShow }: MissedCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  async function shift() {
    setIsBusy(true);
    await onShift();
    setIsBusy(false);
    setIsAsking(false);
  }
  return (
    <Card className="flex flex-col gap-4 sm:flex-row sm:items-center">
      <div className="mr-auto max-w-prose">
        <h2 className="font-[650]">
          {count === 1 ? 'One session is behind you.' : `${count} sessions are behind you.`}
        </h2>
        <p className="text-ink-2">
          They stay open since {longDayName(since)}. Do, move or skip them one by one, or go on{' '}
          {weeksText(weeks)} later.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setIsAsking(true)}>Go on {weeksText(weeks)} later</Button>
        <Button onClick={onShow}>Show the first</Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void shift()}
        busy={isBusy}
        title={`Go on ${weeksText(weeks)} later?`}
        confirmLabel="Shift the plan"
      >
        Every open session from {longDayName(since)} on comes {weeksText(weeks)} later, on the same
        days of the week. What is done or skipped stays where it is.
      </ConfirmDialog>
    </Card>
  );
}
