import type { WorkoutSession } from '@cadence/domain/analytics/types';
import {
  missedSessions,
  progressOf,
  type WhatNext,
  whatComesNext,
} from '@cadence/domain/program/progress';
import type { Program, ProgramSession } from '@cadence/domain/program/types';
import { countText } from '@cadence/domain/workout/words';
import { Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CalendarCard } from '../calendar/calendar-card.tsx';
import type { ProgramSummary } from '../data/program-api.ts';
import { jumpToSession, moveSession, skipSession } from '../data/program-changes.ts';
import { ChangesCard } from './changes/changes-card.tsx';
import { MissedCard } from './changes/missed-card.tsx';
import { NewsDialog } from './changes/news-dialog.tsx';
import { ProposalCard } from './changes/proposal-card.tsx';
import type { Changing } from './changes/use-changes.ts';
import type { Proposing } from './changes/use-proposal.ts';
import { WeekOffDialog } from './changes/week-off-dialog.tsx';
import { Curve } from './curve/curve.tsx';
import { DeparturesPart } from './departures-part.tsx';
import { ExerciseList, exercisesOf } from './exercise-list.tsx';
import { GuidelineList } from './guideline-list.tsx';
import { NextCard } from './next-card.tsx';
import { Part } from './part.tsx';
import { PhaseList } from './phase-list.tsx';
import { ProgramList } from './program-list.tsx';
import { ProgressLine } from './progress-line.tsx';
import { useEnhancedDetails } from './use-details.ts';
import { JumpSheet } from './weeks/jump-sheet.tsx';
import { WeekSection } from './weeks/week-section.tsx';

interface FinishedCardProps {
  what: WhatNext;
  onNext: () => void;
}

/** The end of a program, and what comes after it. */
function FinishedCard({ what, onNext }: FinishedCardProps) {
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

interface ViewerProps {
  userId: string;
  program: Program;
  programs: readonly ProgramSummary[];
  /** What was trained, newest first. */
  log: readonly WorkoutSession[];
  today: string;
  proposing: Proposing;
  changing: Changing;
  /** How far the clock of a session is, in words; undefined where it is not under way. */
  underWayIn: (session: ProgramSession) => string | undefined;
  onStart: (session: ProgramSession) => void;
  onOpen: (session: ProgramSession) => void;
  onOpenExercise: (exerciseId: string) => void;
  onPlanNext: (program: Program, weeks: number) => void;
  onShare: () => void;
}

/** All of a program: its load, its weeks as a coach writes them, and how it is meant to grow. */
export function Viewer(props: ViewerProps) {
  const { userId, program, programs, log, today, proposing, underWayIn, onStart, onOpen } = props;
  const [chosenWeek, setChosenWeek] = useState<number | null>(null);
  const [open, setOpen] = useState<'jump' | 'week-off' | 'news' | null>(null);
  const progress = progressOf(program);
  const { next, currentWeek } = progress;
  const details = useEnhancedDetails(userId, program, currentWeek);
  const finished = whatComesNext(program);
  const missed = missedSessions(program, today);
  const shown = chosenWeek ?? currentWeek;
  const week = program.weeks.find((one) => one.week === shown);
  const nextWeek = program.weeks.find((one) => one.week === next?.week);
  const close = () => setOpen(null);
  const proposed = next && proposing.proposal && (
    <ProposalCard proposal={proposing.proposal} title={next.title} onAccepted={proposing.settle} />
  );

  return (
    <div className="flex flex-col gap-7">
      <Curve program={program} currentWeek={currentWeek} chosen={shown} onChoose={setChosenWeek} />
      {week && (
        <WeekSection
          program={program}
          week={week}
          log={log}
          today={today}
          nextWorkoutId={next?.workoutId}
          underWayIn={underWayIn}
          onOpen={onOpen}
          onShowWeek={setChosenWeek}
        />
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <DeparturesPart program={program} />
          {finished && (
            <FinishedCard
              what={finished}
              onNext={() => props.onPlanNext(program, finished.weeks)}
            />
          )}
          {!proposing.isLate && proposed}
          {next && nextWeek && (
            <NextCard
              session={next}
              week={nextWeek}
              today={today}
              underWay={underWayIn(next)}
              onStart={() => onStart(next)}
              onOpen={() => onOpen(next)}
              onSkip={() => void skipSession(next)}
              onJump={() => setOpen('jump')}
            />
          )}
          {missed.length > 0 && (
            <MissedCard
              sessions={missed}
              today={today}
              onMove={(session, date) => void moveSession(session, date)}
              onSkip={(session) => void skipSession(session)}
            />
          )}
          {proposing.isLate && proposed}
          <ChangesCard changing={props.changing} today={today} />
          {props.changing.isWithoutEffect && (
            <p role="status" className="text-ink-2">
              No open session lies in those days: the plan stays as it is.
            </p>
          )}
          {week && (
            <Part title={`Exercises of week ${week.week}`}>
              <ExerciseList
                exercises={exercisesOf(week, details.exerciseLibrary)}
                onOpenExercise={props.onOpenExercise}
              />
            </Part>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Part title="Progress">
            <ProgressLine progress={progress} />
            <div className="mt-4 flex flex-wrap gap-2.5">
              {next && (
                <Button aria-haspopup="dialog" onClick={() => setOpen('week-off')}>
                  Week off
                </Button>
              )}
              {next && (
                <Button aria-haspopup="dialog" onClick={() => setOpen('news')}>
                  Something came up
                </Button>
              )}
              <Button onClick={props.onShare}>
                <Share2 aria-hidden="true" className="size-4" />
                Share
              </Button>
              <Button onClick={() => window.print()}>
                <Printer aria-hidden="true" className="size-4" />
                Print
              </Button>
            </div>
          </Part>
          <Part title="Phases">
            <PhaseList
              phases={details.phases}
              currentWeek={currentWeek}
              onShowWeek={setChosenWeek}
            />
          </Part>
          <Part title="How it progresses">
            <GuidelineList lines={details.progressionGuidelines} />
          </Part>
          <Part title="In your calendar">
            <CalendarCard program={program} />
          </Part>
          <Part title="Your programs">
            <ProgramList programs={programs} />
          </Part>
        </div>
      </div>
      {open === 'jump' && (
        <JumpSheet
          program={program}
          today={today}
          nextWorkoutId={next?.workoutId}
          onJump={(session) => {
            close();
            setChosenWeek(null);
            void jumpToSession(session);
          }}
          onClose={close}
        />
      )}
      {open === 'news' && (
        <NewsDialog program={program} today={today} onTell={props.changing.tell} onClose={close} />
      )}
      <WeekOffDialog program={program} today={today} open={open === 'week-off'} onClose={close} />
    </div>
  );
}
