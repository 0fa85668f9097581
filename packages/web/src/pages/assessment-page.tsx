import { useState } from 'react';
import { discard, type Result } from '../features/assessment/assessment-calls.ts';
import { QuestionCard } from '../features/assessment/question-card.tsx';
import { ResultView } from '../features/assessment/result-view.tsx';
import { ScaleSketch } from '../features/assessment/scale-sketch.tsx';
import { useAssessment } from '../features/assessment/use-assessment.ts';
import { type Results, useResults } from '../features/assessment/use-results.ts';
import { asFailure } from '../platform/api.ts';
import { failureText } from '../platform/failure-text.ts';
import { useIdentity } from '../platform/identity.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast.tsx';
import { EmptyPanel } from './empty-panel.tsx';
import { Page } from './page.tsx';

export function AssessmentPage() {
  const userId = useIdentity(({ user }) => user?.id);
  return <Page title="Assessment">{userId && <Assess userId={userId} />}</Page>;
}

interface AssessProps {
  userId: string;
}

function Assess({ userId }: AssessProps) {
  const known = useResults(userId);
  const assessment = useAssessment(userId, (result) => {
    if (known.status === 'ready') known.add(result);
  });
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

interface OverviewProps {
  known: Results;
  busy: boolean;
  error: string | null;
  onBegin: () => void;
}

function Overview({ known, busy, error, onBegin }: OverviewProps) {
  if (known.status === 'loading') {
    return (
      <SkeletonGroup label="Loading your assessments" className="flex flex-col gap-4">
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-72 w-full" />
      </SkeletonGroup>
    );
  }
  if (known.status === 'failed') {
    return (
      <ErrorState title="Your assessments could not be loaded." onRetry={known.retry}>
        {known.message}
      </ErrorState>
    );
  }
  const [latest] = known.results;
  if (!latest) return <Welcome busy={busy} error={error} onBegin={onBegin} />;
  return <Latest result={latest} count={known.results.length} busy={busy} onBegin={onBegin} />;
}

type WelcomeProps = Omit<OverviewProps, 'known'>;

function Welcome({ busy, error, onBegin }: WelcomeProps) {
  return (
    <EmptyPanel
      art={<ScaleSketch />}
      title="Where do you stand?"
      action={
        <Button variant="primary" size="lg" busy={busy} onClick={onBegin}>
          Begin the assessment
        </Button>
      }
    >
      <p>
        A few questions about your health and training, then tests that you choose to do. About five
        minutes without the tests; you can stop and go on at any time.
      </p>
      <p>It is a picture of where you stand, not a grade.</p>
      {error && (
        <p role="alert" className="font-[550] text-danger">
          {error}
        </p>
      )}
    </EmptyPanel>
  );
}

interface LatestProps {
  result: Result;
  count: number;
  busy: boolean;
  onBegin: () => void;
}

function Latest({ result, count, busy, onBegin }: LatestProps) {
  const [isGone, setIsGone] = useState(false);
  async function remove() {
    try {
      await discard(result.sessionId);
      setIsGone(true);
      toast('The result was deleted.');
    } catch (error) {
      toast(failureText(asFailure(error)), { tone: 'error' });
    }
  }
  return (
    <div className="flex flex-col gap-4">
      {!isGone && <ResultView result={result} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={busy} onClick={onBegin}>
          Assess again
        </Button>
        {count > 1 && <ButtonLink to="/progress">See the change</ButtonLink>}
        {!isGone && (
          <Button variant="ghost" onClick={() => void remove()}>
            Delete this result
          </Button>
        )}
      </div>
    </div>
  );
}
