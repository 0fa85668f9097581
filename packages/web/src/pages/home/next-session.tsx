import { buildTimerSteps } from '@cadence/domain/timer/build-steps';
import { useMemo } from 'react';
import {
  useSessions,
  useUnsentSessionCount,
} from '../../features/analytics/sessions/session-log.ts';
import { hasNext } from '../../features/program/data/has-next.ts';
import type { Preview, SessionLine } from '../../features/program/data/program-api.ts';
import { useNextPreview } from '../../features/program/data/use-next-preview.ts';
import { dayText, failedTo, nearDayText } from '../../features/program/program-words.ts';
import { useToday } from '../../platform/dates/use-today.ts';
import { useIdentity } from '../../platform/identity.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Strip } from '../../ui/strip/strip.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { useEndedText } from '../session/ended-words.ts';
import { ReplaceDialog } from '../session/replace-dialog.tsx';
import { keepInStep } from '../session/session-in-step.ts';
import { useStartSession } from '../session/use-start-session.ts';
import { NextWaiting } from './home-waiting.tsx';

const keepPreviewInStep = ({ workout_id: workoutId, workout }: Preview) =>
  keepInStep({ workoutId, workout });

/** What the program has for today, or next. Nothing where there is no program. */
export function NextSession() {
  const { isAsking, preview, after, afterProblem, hasFailed, retry } = useNextPreview(
    useSessions(),
    useUnsentSessionCount(),
    keepPreviewInStep,
  );
  const isOffline = useIdentity((state) => state.offline);
  if (preview) return <NextTile {...{ preview, after, afterProblem }} />;
  if (isAsking && hasNext.read()) return <NextWaiting />;
  // Without a connection the banner has said so already.
  if (!hasFailed || isOffline) return null;
  return (
    <Card>
      <h2 className="eyebrow mb-2">Next session</h2>
      <div className="flex flex-col items-start gap-2 text-ink-2">
        <p>{failedTo.preview}</p>
        <Button onClick={retry}>Try again</Button>
      </div>
    </Card>
  );
}

interface NextTileProps {
  preview: Preview;
  after: SessionLine | null;
  afterProblem: string | null;
}

function NextTile({ preview, after, afterProblem }: NextTileProps) {
  const { title, date, workout } = preview;
  const session = { workoutId: preview.workout_id, workout };
  const { underWayIn, start, starting } = useStartSession();
  const ended = useEndedText(preview.workout_id);
  // What was left stands above all else on the page already.
  if (underWayIn(session) !== undefined) return null;
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h2 className="eyebrow">
          {ended ?? (
            <>
              Next session · <NearDayWords day={date} />
            </>
          )}
        </h2>
        <p className="display mt-1.5 text-[1.375rem]">
          <WholeWords text={title} />
        </p>
      </div>
      <WorkoutStrip workout={workout} title={title} />
      {/* Asked for once the session itself is known: the buttons stay where they are. */}
      <p className="min-h-[1lh] text-ink-2 text-sm">
        {after ? (
          <>
            Then {after.title}, <DayWords day={after.date} />
          </>
        ) : (
          afterProblem
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => start(session)}>
          {ended === undefined ? 'Start session' : 'Start again'}
        </Button>
        <ButtonLink to="/program?view=program" variant="ghost">
          Program
        </ButtonLink>
      </div>
      <ReplaceDialog loading={starting} />
    </Card>
  );
}

// Each by itself, so that a slow phone can answer a tap between the two.

interface DayWordsProps {
  day: string;
}

function DayWords({ day }: DayWordsProps) {
  return dayText(day);
}

function NearDayWords({ day }: DayWordsProps) {
  return nearDayText(day, useToday());
}

interface WorkoutStripProps {
  workout: Preview['workout'];
  title: string;
}

function WorkoutStrip({ workout, title }: WorkoutStripProps) {
  const steps = useMemo(() => buildTimerSteps(workout), [workout]);
  return <Strip steps={steps} size="sm" label={title} />;
}
