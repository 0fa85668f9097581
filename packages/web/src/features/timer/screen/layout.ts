import type { RunSoFar } from '../log/set-draft.ts';
import { setBefore } from '../log/set-draft.ts';
import { isLoadedSet, join } from '../step-words.ts';
import { setPlace } from './set-head.tsx';

/** Which of the three faces the clock has: a set that waits, the rest between sets, an interval. */
export type Layout = { place?: string | undefined } & (
  | { kind: 'set' | 'interval' }
  | { kind: 'rest'; doneIndex: number; nextIndex: number }
);

export function layoutOf({ steps, log }: RunSoFar, index: number): Layout {
  const step = steps[index];
  if (step?.untilDone) return { kind: 'set', place: setPlace(step) };
  if (step?.type !== 'rest' || step.openEnded) return { kind: 'interval' };
  const doneIndex = setBefore(steps, index, log?.skippedSteps ?? []);
  const done = doneIndex === null ? undefined : steps[doneIndex];
  const nextIndex = steps.findIndex(
    ({ type }, i) => i > index && type !== 'rest' && type !== 'phase_transition',
  );
  const isSet = done && !done.flow && (done.untilDone || done.setInfo || isLoadedSet(done));
  if (doneIndex === null || !isSet || nextIndex < 0) return { kind: 'interval' };
  return {
    kind: 'rest',
    doneIndex,
    nextIndex,
    place: join([setPlace(done), 'done']).replace(' · done', ' done'),
  };
}
