import type { Result } from '../../features/assessment/assessment-calls.ts';
import { ChangeCard } from '../../features/assessment/change-card.tsx';
import { LineSketch } from '../../features/assessment/line-sketch.tsx';
import { useResults } from '../../features/assessment/use-results.ts';
import { useIdentity } from '../../platform/identity.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { AsKnownHere } from '../page/as-known-here.tsx';
import { EmptyPanel } from '../page/empty-panel.tsx';
import { NotOnDevice } from '../page/not-on-device.tsx';
import { Page } from '../page/page.tsx';

export function ProgressPage() {
  const userId = useIdentity(({ user }) => user?.id);
  return <Page title="Progress">{userId && <Progress userId={userId} />}</Page>;
}

interface ProgressProps {
  userId: string;
}

function Progress({ userId }: ProgressProps) {
  const { results, problem, retry } = useResults(userId);
  const isOffline = useIdentity(({ offline }) => offline);
  if (results) {
    return (
      <>
        {problem !== null && !isOffline && (
          <div className="mb-4">
            <AsKnownHere problem={problem} onRetry={retry}>
              You see your progress as this device knows it.
            </AsKnownHere>
          </div>
        )}
        {results.length > 1 ? (
          <Changes results={results.toReversed()} />
        ) : (
          <NothingYet count={results.length} />
        )}
      </>
    );
  }
  if (problem === null) {
    return (
      <SkeletonGroup label="Loading your progress" className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-44 w-full" />
        <Skeleton className="h-44 w-full" />
      </SkeletonGroup>
    );
  }
  if (isOffline) return <NotOnDevice title="Your progress is not on this device." />;
  return (
    <ErrorState title="Your progress could not be loaded." onRetry={retry}>
      {problem}
    </ErrorState>
  );
}

interface ChangesProps {
  /** The oldest first. */
  results: readonly Result[];
}

function Changes({ results }: ChangesProps) {
  const latest = results.at(-1);
  return (
    <>
      <p className="mb-4 max-w-prose text-base text-ink-2">
        {results.length} assessments. Each value has a bar: the score is somewhere within it, so two
        bars that overlap may be the same.
      </p>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {latest?.dimensions.map(({ dimension, name }) => (
          <ChangeCard
            key={dimension}
            name={name}
            points={results.flatMap(({ submittedAt, dimensions }) => {
              const row = dimensions.find((one) => one.dimension === dimension);
              return row ? [{ at: submittedAt, row }] : [];
            })}
          />
        ))}
      </div>
    </>
  );
}

interface NothingYetProps {
  count: number;
}

function NothingYet({ count }: NothingYetProps) {
  return (
    <EmptyPanel
      art={<LineSketch />}
      title="Nothing to compare yet."
      action={
        <ButtonLink to="/assessment" variant="primary" className="w-full sm:w-auto">
          Go to Assessment
        </ButtonLink>
      }
    >
      <p>
        Progress is the way from one assessment to the next. It takes two to draw a line. You have{' '}
        {count === 0 ? 'none' : 'one'}.
      </p>
    </EmptyPanel>
  );
}
