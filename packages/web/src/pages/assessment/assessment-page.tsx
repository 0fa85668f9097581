import { type ReactNode, useState } from 'react';
import type { Result } from '../../features/assessment/assessment-calls.ts';
import { QuestionCard } from '../../features/assessment/question-card.tsx';
import { ResultView } from '../../features/assessment/result-view.tsx';
import { ScaleSketch } from '../../features/assessment/scale-sketch.tsx';
import { useAssessment } from '../../features/assessment/use-assessment.ts';
import { type Results, useResults } from '../../features/assessment/use-results.ts';
import { asFailure } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { useIdentity } from '../../platform/identity.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ConfirmDialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { AsKnownHere } from '../page/as-known-here.tsx';
import { EmptyPanel } from '../page/empty-panel.tsx';
import { Page } from '../page/page.tsx';

export function AssessmentPage() {
  const userId = useIdentity(({ user }) => user?.id);
  return <Page title="Assessment">{userId && <Assess userId={userId} />}</Page>;
}

interface AssessProps {
  userId: string;
}

function Assess({ userId }: AssessProps) {
  const known = useResults(userId);
  const assessment = useAssessment(userId, known.add);
  const { view, busy, error } = assessment;
  if (view?.question) {
    return (
      <QuestionCard
        key={view.question.id}
        question={view.question}
        progress={view.progress}
        busy={busy}
        error={error}
        onAnswer={(value) => void assessment.answer(value)}
        onFinish={view.phase === 'adaptive' ? () => void assessment.finish() : undefined}
      />
    );
  }
  return (
    <Overview known={known} busy={busy} error={error} onBegin={() => void assessment.begin()} />
  );
}

interface BeginProps {
  busy: boolean;
  error: string | null;
  onBegin: () => void;
}

interface OverviewProps extends BeginProps {
  known: Results;
}

function Overview({ known, ...begin }: OverviewProps) {
  const isOffline = useIdentity(({ offline }) => offline);
  const { results, problem, retry } = known;
  if (results && problem !== null && !isOffline) {
    return (
      <div className="flex flex-col gap-4">
        <AsKnownHere problem={problem} onRetry={retry}>
          You see your assessments as this device knows them.
        </AsKnownHere>
        {overview()}
      </div>
    );
  }
  return overview();

  function overview() {
    if (results?.[0]) return <Latest known={known} result={results[0]} {...begin} />;
    if (results) return <Welcome {...begin} />;
    if (problem === null) {
      return (
        <SkeletonGroup label="Loading your assessments" className="flex flex-col gap-4">
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-72 w-full" />
        </SkeletonGroup>
      );
    }
    if (isOffline) {
      return (
        <Welcome {...begin}>
          <p>Earlier results are not on this device. They come by themselves once you connect.</p>
        </Welcome>
      );
    }
    return (
      <ErrorState title="Your assessments could not be loaded." onRetry={retry}>
        {problem}
      </ErrorState>
    );
  }
}

/** What stands in the way of an assessment. */
function Hindrance({ error }: Pick<BeginProps, 'error'>) {
  const isOffline = useIdentity(({ offline }) => offline);
  if (isOffline) {
    return (
      <p className="font-[550] text-ink">
        An assessment needs a connection, since your account keeps each answer.
      </p>
    );
  }
  return <Problem className="">{error}</Problem>;
}

function Welcome({ busy, error, onBegin, children }: BeginProps & { children?: ReactNode }) {
  const isOffline = useIdentity(({ offline }) => offline);
  return (
    <EmptyPanel
      art={<ScaleSketch />}
      title="Where do you stand?"
      action={
        <Button variant="primary" size="lg" busy={busy} disabled={isOffline} onClick={onBegin}>
          Begin the assessment
        </Button>
      }
    >
      <p>
        A few questions about your health and training, then tests that you choose to do. About five
        minutes without the tests; you can stop and go on at any time.
      </p>
      <p>It is a picture of where you stand, not a grade.</p>
      {children}
      <Hindrance error={error} />
    </EmptyPanel>
  );
}

interface LatestProps extends OverviewProps {
  result: Result;
}

function Latest({ known, result, busy, error, onBegin }: LatestProps) {
  const isOffline = useIdentity(({ offline }) => offline);
  const [isAsking, setIsAsking] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  async function remove() {
    setIsRemoving(true);
    try {
      await known.remove(result);
      toast('The result was deleted.');
    } catch (failure) {
      toast(failureText(asFailure(failure)), { tone: 'error' });
    }
    setIsRemoving(false);
    setIsAsking(false);
  }
  return (
    <div className="flex flex-col gap-4">
      <ResultView result={result} />
      <Hindrance error={error} />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={busy} disabled={isOffline} onClick={onBegin}>
          Assess again
        </Button>
        {(known.results?.length ?? 0) > 1 && <ButtonLink to="/progress">See the change</ButtonLink>}
        <Button variant="ghost" disabled={isOffline} onClick={() => setIsAsking(true)}>
          Delete this result
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void remove()}
        title="Delete this result?"
        confirmLabel="Delete"
        danger
        busy={isRemoving}
      >
        It will be gone from your account and cannot be brought back.
      </ConfirmDialog>
    </div>
  );
}
