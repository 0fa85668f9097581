import { progressOf } from '@cadence/domain/program/progress';
import type { Program, ProgramSession } from '@cadence/domain/program/types';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { makeCurrent } from '../data/program-changes.ts';
import { Curve } from './curve/curve.tsx';
import { DeparturesPart } from './departures-part.tsx';
import { ExerciseList, exercisesOf } from './exercise-list.tsx';
import { GuidelineList } from './guideline-list.tsx';
import { Part } from './part.tsx';
import { PhaseList } from './phase-list.tsx';
import { ProgressLine } from './progress-line.tsx';
import { WeekSection } from './weeks/week-section.tsx';

interface OtherProgramProps {
  program: Program;
  today: string;
  underWayIn: (session: ProgramSession) => string | undefined;
  onOpen: (session: ProgramSession) => void;
  onOpenExercise: (exerciseId: string) => void;
  onUsed: () => void;
}

/** One that is not the current one: all of it to look at, nothing that changes it but taking it up. */
export function OtherProgram(props: OtherProgramProps) {
  const { program, today, underWayIn, onOpen, onOpenExercise, onUsed } = props;
  const progress = progressOf(program);
  const [shown, setShown] = useState(progress.currentWeek);
  const [busy, setBusy] = useState(false);
  const week = program.weeks.find((one) => one.week === shown);

  async function use() {
    setBusy(true);
    const isDone = await makeCurrent(program.id);
    setBusy(false);
    if (isDone) onUsed();
  }

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-7 lg:col-span-2">
        <Curve
          program={program}
          currentWeek={progress.currentWeek}
          chosen={shown}
          onChoose={setShown}
        />
        {week && (
          <WeekSection
            program={program}
            week={week}
            log={[]}
            today={today}
            nextWorkoutId={undefined}
            underWayIn={underWayIn}
            onOpen={onOpen}
            onShowWeek={setShown}
          />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <DeparturesPart program={program} />
        {week && (
          <Part title={`Exercises of week ${week.week}`}>
            <ExerciseList
              exercises={exercisesOf(week, program.exerciseLibrary)}
              onOpenExercise={onOpenExercise}
            />
          </Part>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Card className="flex flex-col gap-4 sm:p-6">
          <p className="text-base">This is not your current program. It stays as you left it.</p>
          <ProgressLine progress={progress} />
          <div className="flex flex-wrap gap-2.5">
            <Button variant="primary" busy={busy} onClick={() => void use()}>
              Use it
            </Button>
            <ButtonLink to="/program?view=program">Back to the current one</ButtonLink>
          </div>
        </Card>
        <Part title="Phases">
          <PhaseList
            phases={program.phases}
            currentWeek={progress.currentWeek}
            onShowWeek={setShown}
          />
        </Part>
        <Part title="How it progresses">
          <GuidelineList lines={program.progressionGuidelines} />
        </Part>
      </div>
    </div>
  );
}
