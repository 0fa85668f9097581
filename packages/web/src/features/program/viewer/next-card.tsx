import type { ProgramSession, ProgramWeek } from '@cadence/domain/program/types';
import { Play } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Strip } from '../../../ui/strip/strip.tsx';
import { WholeWords } from '../../../ui/whole-words.tsx';
import { longDayText } from '../program-words.ts';
import { weekLabel } from '../week-words.ts';
import { underWayText } from './weeks/session-state.ts';
import { minutesOf, useSessionSteps } from './weeks/session-steps.ts';

interface NextCardProps {
  session: ProgramSession;
  week: ProgramWeek;
  today: string;
  /** How far its clock is, in words, where it has been begun. */
  underWay: string | undefined;
  onStart: () => void;
  onOpen: () => void;
  onSkip: () => void;
  onJump: () => void;
}

/** What to do next, one tap from its clock. */
export function NextCard(props: NextCardProps) {
  const { session, week, today, underWay, onStart, onOpen, onSkip, onJump } = props;
  const steps = useSessionSteps(session);
  const minutes = minutesOf(steps);
  return (
    <Card className="flex flex-col gap-3.5 sm:p-6">
      <div>
        <p className="eyebrow">
          {underWay === undefined
            ? `Next · ${session.date === today ? 'Today' : longDayText(session.date)}`
            : `${underWayText} · ${underWay}`}
        </p>
        <h2 className="display mt-1.5 text-[1.75rem]">
          <WholeWords text={session.title} />
        </h2>
        <p className="num mt-2 text-base text-ink-2">
          {weekLabel(week)}
          {minutes && ` · ${minutes}`}
        </p>
      </div>
      {steps.length > 0 && <Strip steps={steps} label={session.title} legend />}
      <div className="flex flex-wrap gap-2.5">
        {steps.length > 0 && (
          <Button variant="primary" onClick={onStart}>
            <Play aria-hidden="true" className="size-4 fill-current" />
            {underWay === undefined ? 'Start' : 'Resume'}
          </Button>
        )}
        <Button onClick={onSkip}>Skip</Button>
        <Button aria-haspopup="dialog" onClick={onJump}>
          Jump to…
        </Button>
        <Button variant="ghost" aria-haspopup="dialog" onClick={onOpen}>
          See exercises
        </Button>
      </div>
    </Card>
  );
}
