import { progressOf } from '@cadence/domain/program/progress';
import type { Program, ProgramSession } from '@cadence/domain/program/types';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { makeCurrent } from '../data/program-changes.ts';
import { DeparturesPart } from './departures-part.tsx';
import { ExerciseList } from './exercise-list.tsx';
import { GuidelineList } from './guideline-list.tsx';
import { curveWords, LoadCurve } from './load-curve.tsx';
import { Part } from './part.tsx';
import { PhaseList } from './phase-list.tsx';
import { ProgressLine } from './progress-line.tsx';
import { WeekPanel } from './week-panel.tsx';

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
      <div className="flex min-w-0 flex-col gap-5">
        <DeparturesPart program={program} />
        <section aria-labelledby="load-by-week">
          <h2 id="load-by-week" className="eyebrow">
            Load by week
          </h2>
          <p className="mt-1 text-ink-2 text-sm">{curveWords}</p>
          <LoadCurve weeks={program.weeks} chosen={shown} onChoose={setShown} />
        </section>
        {week && (
          <WeekPanel
            program={program}
            week={week}
            isThisWeek={false}
            today={today}
            nextWorkoutId={undefined}
            underWayIn={underWayIn}
            onOpen={onOpen}
          />
        )}
        <Part title="Exercises">
          <ExerciseList exercises={program.exerciseLibrary} onOpenExercise={onOpenExercise} />
        </Part>
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
