import type { ProgramSession } from '@cadence/domain/program/types';
import { countText } from '@cadence/domain/workout/words';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/dialog.tsx';
import { shiftPlan, spanText, weeksBehind } from '../../calendar/shift-plan.ts';
import { dayText, longDayText } from '../../program-words.ts';

interface MissedCardProps {
  sessions: readonly ProgramSession[];
  today: string;
  onMove: (session: ProgramSession, date: string) => void;
  onSkip: (session: ProgramSession) => void;
}

const firstShown = 3;

/** Open sessions whose day has gone by. Nothing happens to them by itself. */
export function MissedCard({ sessions, today, onMove, onSkip }: MissedCardProps) {
  const [isAsking, setAsking] = useState(false);
  const since = sessions.map(({ date }) => date).toSorted()[0] ?? today;
  const span = spanText(weeksBehind(since, today));
  const more = sessions.length - firstShown;
  return (
    <Card className="sm:p-6">
      <h2 className="font-[700] text-lg">{countText(sessions.length, 'session')} missed</h2>
      <p className="mt-1 text-ink-2">Still there to do. Nothing else has moved.</p>
      <ul className="mt-3 divide-y divide-line border-line border-t">
        {sessions.slice(0, firstShown).map((session) => (
          <li key={session.workoutId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <p className="min-w-40 grow">
              <span className="font-[650] text-base">{session.title}</span>
              <span className="text-ink-2"> · {dayText(session.date)}</span>
            </p>
            <div className="flex gap-2">
              <Button
                aria-label={`Move ${session.title} to today`}
                onClick={() => onMove(session, today)}
              >
                To today
              </Button>
              <Button
                variant="ghost"
                aria-label={`Skip ${session.title}`}
                onClick={() => onSkip(session)}
              >
                Skip
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="pb-2 text-ink-2">And {more} more, in their weeks.</p>}
      <Button aria-haspopup="dialog" onClick={() => setAsking(true)} className="mt-1">
        Go on {span} later
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void shiftPlan(since, today);
        }}
        title={`Go on ${span} later?`}
        confirmLabel="Shift the plan"
      >
        Every open session from {longDayText(since)} on comes {span} later, on the same days of the
        week. What is done or skipped stays where it is.
      </ConfirmDialog>
    </Card>
  );
}
