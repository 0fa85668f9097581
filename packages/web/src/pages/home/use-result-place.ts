import { useState } from 'react';
import { isFinished } from '../../features/analytics/sessions/session-log.ts';
import { hasNext } from '../../features/program/data/has-next.ts';
import type { GenerationView } from '../../features/workout/generate/generation-status.ts';
import { useHasColumns } from './home-columns.ts';
import type { ExamplePlace } from './use-example-place.ts';

/** Whether what came of the prompt stands below all else, in the document as on the screen. */
export function useIsResultLast(generation: GenerationView, examplePlace: ExamplePlace): boolean {
  const isBehindNext = useIsBehindNext(generation);
  const hasColumns = useHasColumns();
  return !hasColumns && (generation.status === 'idle' ? examplePlace === 'last' : isBehindNext);
}

/** What is finished makes room for what is next. Told at once: later it would move the page. */
function useIsBehindNext({ status, result }: GenerationView): boolean {
  const [isNextKnown] = useState(() => hasNext.read() === true);
  const [finishedId] = useState(() => {
    const id = result?.reply.workout.id;
    return isFinished(id) ? id : undefined;
  });
  const isSame = finishedId !== undefined && finishedId === result?.reply.workout.id;
  return isNextKnown && isSame && status === 'success';
}
