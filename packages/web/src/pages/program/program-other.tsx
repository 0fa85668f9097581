import { allSessions } from '@cadence/domain/program/progress';
import { countText } from '@cadence/domain/workout/words';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { OtherProgram } from '../../features/program/viewer/other-program.tsx';
import { useOtherProgram } from '../../features/program/viewer/use-other-program.ts';
import { ExerciseSheet } from '../../features/workout/exercise/exercise-sheet.tsx';
import { useToday } from '../../platform/dates/use-today.ts';
import { useIdentity } from '../../platform/identity.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { NotOnDevice } from '../page/not-on-device.tsx';
import { Page } from '../page/page.tsx';
import { ReplaceDialog } from '../session/replace-dialog.tsx';
import { useUnderWay } from '../session/under-way.ts';
import { useStartSession } from '../session/use-start-session.ts';
import { ProgramSessionSheet } from './program-session-sheet.tsx';
import { ProgramTabs } from './program-tabs.tsx';
import { ProgramWaiting } from './program-waiting.tsx';

interface ProgramOtherProps {
  id: string;
}

/** Another program than the current one. */
export function ProgramOther({ id }: ProgramOtherProps) {
  const { program, problem, retry } = useOtherProgram(id);
  const isOffline = useIdentity(({ offline }) => offline);
  const navigate = useNavigate();
  const { underWayIn, start, starting } = useStartSession(useUnderWay());
  const today = useToday();
  const [openId, setOpenId] = useState<string | null>(null);
  const [exerciseId, setExerciseId] = useState<string | null>(null);
  const opened = program && allSessions(program).find(({ workoutId }) => workoutId === openId);
  const intro =
    program &&
    `${countText(program.totalWeeks, 'week')} · ${countText(program.wish.sessionsPerWeek, 'session')} a week`;

  return (
    <Page title="Program" heading={program?.programName ?? 'Program'} intro={intro}>
      <ProgramTabs viewing />
      {problem && (
        <div className="flex flex-col items-start gap-4">
          {isOffline ? (
            <NotOnDevice title="This program is not on this device." />
          ) : (
            <ErrorState title="This program could not be read." onRetry={retry}>
              {problem}
            </ErrorState>
          )}
          <ButtonLink to="/program?view=program">Back to the current one</ButtonLink>
        </div>
      )}
      {!problem && !program && <ProgramWaiting />}
      {program && (
        <OtherProgram
          key={program.id}
          program={program}
          today={today}
          underWayIn={underWayIn}
          onOpen={({ workoutId }) => setOpenId(workoutId)}
          onOpenExercise={setExerciseId}
          onUsed={() => void navigate('/program?view=program')}
        />
      )}
      {opened && (
        <ProgramSessionSheet
          session={opened}
          today={today}
          isNext={false}
          isCurrent={false}
          isUnderWay={underWayIn(opened) !== undefined}
          onStart={() => start(opened)}
          onOpenExercise={setExerciseId}
          onClose={() => setOpenId(null)}
        />
      )}
      {exerciseId !== null && (
        <ExerciseSheet exerciseId={exerciseId} onClose={() => setExerciseId(null)} />
      )}
      <ReplaceDialog loading={starting} />
    </Page>
  );
}
