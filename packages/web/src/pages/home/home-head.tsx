import { useEffect } from 'react';
import {
  useSessions,
  useUnsentSessionCount,
} from '../../features/analytics/sessions/session-log.ts';
import { hasNext } from '../../features/program/data/has-next.ts';
import type { Preview } from '../../features/program/data/program-api.ts';
import { useNextPreview } from '../../features/program/data/use-next-preview.ts';
import { failedTo } from '../../features/program/program-words.ts';
import { useIdentity } from '../../platform/identity.ts';
import { Button } from '../../ui/button.tsx';
import { keepInStep } from '../session/session-in-step.ts';
import { HeadWaiting, Question } from './home-waiting.tsx';
import { Today } from './today.tsx';

const keepPreviewInStep = ({ workout_id: workoutId, workout }: Preview) =>
  keepInStep({ workoutId, workout });

interface HomeHeadProps {
  /** Which workout is planned, once that is known. */
  onPlanned: (workoutId: string | null) => void;
}

/** The planned session, or the question where there is none. */
export function HomeHead({ onPlanned }: HomeHeadProps) {
  const { isAsking, preview, after, afterProblem, hasFailed, retry } = useNextPreview(
    useSessions(),
    useUnsentSessionCount(),
    keepPreviewInStep,
  );
  const isOffline = useIdentity((state) => state.offline);
  const plannedId = preview?.workout_id ?? null;
  useEffect(() => onPlanned(plannedId), [plannedId, onPlanned]);
  if (preview) return <Today {...{ preview, after, afterProblem }} />;
  if (isAsking && hasNext.read() !== false) return <HeadWaiting />;
  return (
    <>
      <Question />
      {/* Without a connection the banner has said so already. */}
      {hasFailed && !isOffline && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-ink-2">
          <p>{failedTo.preview}</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      )}
    </>
  );
}
