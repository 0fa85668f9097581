import {
  missedSessions,
  progressOf,
  type WhatNext,
  whatComesNext,
} from '@cadence/domain/program/progress';
import type { Program, ProgramSession } from '@cadence/domain/program/types';
import { loadCurve } from '@cadence/domain/program/view/load-weeks';
import { weekGrid } from '@cadence/domain/program/view/week-grid';
import { countText } from '@cadence/domain/workout/words';
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CalendarCard } from '../calendar/calendar-card.tsx';
import type { ProgramSummary } from '../data/program-api.ts';
import { jumpToSession, moveSession, skipSession } from '../data/program-changes.ts';
import { BlockCurve } from './block-curve.tsx';
import { DeparturesPart } from './departures-part.tsx';
import { ExerciseList } from './exercise-list.tsx';
import { GuidelineList } from './guideline-list.tsx';
import { JumpSheet } from './jump-sheet.tsx';
import { curveWords, LoadCurve } from './load-curve.tsx';
import { MissedCard } from './missed-card.tsx';
import { NextCard } from './next-card.tsx';
import { Part } from './part.tsx';
import { PhaseList } from './phase-list.tsx';
import { ProgramList } from './program-list.tsx';
import { ProgressLine } from './progress-line.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { useEnhancedDetails } from './use-details.ts';
import type { Proposing } from './use-proposal.ts';
import { WeekOffDialog } from './week-off-dialog.tsx';
import { WeekPanel } from './week-panel.tsx';
import { WeekTable } from './week-table.tsx';

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
  today: string;
  proposing: Proposing;
  /** How far the clock of a session is, in words; undefined where it is not under way. */
  underWayIn: (session: ProgramSession) => string | undefined;
  onStart: (session: ProgramSession) => void;
  onOpen: (session: ProgramSession) => void;
  onOpenExercise: (exerciseId: string) => void;
  onPlanNext: (program: Program, weeks: number) => void;
}

/** All of a program: its load, what is next, its weeks, and how it is meant to grow. */
export function Viewer(props: ViewerProps) {
  const { userId, program, programs, today, proposing, underWayIn, onStart, onOpen } = props;
  const [chosenWeek, setChosenWeek] = useState<number | null>(null);
  const [open, setOpen] = useState<'jump' | 'week-off' | null>(null);
  const progress = progressOf(program);
  const { next, currentWeek } = progress;
  const details = useEnhancedDetails(userId, program, currentWeek);
  const finished = whatComesNext(program);
  const missed = missedSessions(program, today);
  const shown = chosenWeek ?? currentWeek;
  const week = program.weeks.find((one) => one.week === shown);
  const nextWeek = program.weeks.find((one) => one.week === next?.week);
  const phaseNow = nextWeek?.phaseId;
  const curve = useMemo(() => loadCurve(program), [program]);
  const close = () => setOpen(null);
  const proposed = next && proposing.proposal && (
    <ProposalCard proposal={proposing.proposal} title={next.title} onAccepted={proposing.settle} />
  );

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
      {curve && week && (
        <div className="flex min-w-0 flex-col gap-6 lg:col-span-2">
          <BlockCurve
            curve={curve}
            currentWeek={currentWeek}
            chosen={shown}
            onChoose={setChosenWeek}
          />
          <WeekTable grid={weekGrid(program, shown)} today={today} />
        </div>
      )}
      <div className="flex min-w-0 flex-col gap-5">
        <DeparturesPart program={program} />
        {!curve && (
          <section aria-labelledby="load-by-week">
            <h2 id="load-by-week" className="eyebrow">
              Load by week
            </h2>
            <p className="mt-1 text-ink-2 text-sm">{curveWords}</p>
            <LoadCurve
              weeks={program.weeks.map(({ week: number, variation, phaseId }) => ({
                week: number,
                variation,
                faded: phaseId !== phaseNow,
              }))}
              chosen={shown}
              onChoose={setChosenWeek}
            />
          </section>
        )}
        {finished && (
          <FinishedCard what={finished} onNext={() => props.onPlanNext(program, finished.weeks)} />
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
        {week && (
          <WeekPanel
            program={program}
            week={week}
            isThisWeek={week.week === currentWeek}
            today={today}
            nextWorkoutId={next?.workoutId}
            underWayIn={underWayIn}
            onOpen={onOpen}
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
        <Part title="Exercises">
          <ExerciseList exercises={details.exerciseLibrary} onOpenExercise={props.onOpenExercise} />
        </Part>
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
            <Button onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4" />
              Print
            </Button>
          </div>
        </Part>
        <Part title="Phases">
          <PhaseList phases={details.phases} currentWeek={currentWeek} onShowWeek={setChosenWeek} />
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
      <WeekOffDialog program={program} today={today} open={open === 'week-off'} onClose={close} />
    </div>
  );
}
