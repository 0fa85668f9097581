import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { GoalAnalysisCard } from './goal-analysis.tsx';
import { GoalForm } from './goal-form.tsx';
import { useGoal } from './use-goal.ts';

interface GoalViewProps {
  userId: string;
  /** Null before one has been analyzed. */
  goalId: string | null;
  onGoal: (goalId: string) => void;
  onConversation: (conversationId: string) => void;
  onClose: () => void;
}

/** A goal first, then what it takes. */
export function GoalView({ userId, goalId, onGoal, onConversation, onClose }: GoalViewProps) {
  const goal = useGoal(userId, goalId);
  const [isRefining, setRefining] = useState(false);
  const [isNew, setNew] = useState(false);
  const { analysis, busy, problem } = goal;

  if (goalId === null) {
    return (
      <Card className="p-5 sm:p-7">
        <GoalForm
          draftKey="coach_goal"
          label="Tell me a goal"
          hint="What do you want, by when, and what have you got to work with?"
          action="See what it takes"
          busy={busy !== null}
          problem={problem}
          onCancel={onClose}
          onSubmit={async (text) => {
            const made = await goal.analyze(text);
            if (!made) return false;
            setNew(true);
            onGoal(made.id);
            return true;
          }}
        />
      </Card>
    );
  }
  if (!analysis) {
    if (busy === null && problem)
      return <ErrorState title="There is nothing to show.">{problem}</ErrorState>;
    return (
      <SkeletonGroup label="Loading your goal" className="flex flex-col gap-4">
        <Skeleton className="h-8 w-3/5" />
        <Skeleton className="h-72 w-full" />
      </SkeletonGroup>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <GoalAnalysisCard
        analysis={analysis}
        isNew={isNew}
        busy={busy === 'starting'}
        problem={isRefining ? null : problem}
        onRefine={() => setRefining(true)}
        onTalk={() =>
          void goal.talk().then((conversationId) => {
            if (conversationId) onConversation(conversationId);
          })
        }
      />
      {isRefining && (
        <Card className="p-5 sm:p-7">
          <GoalForm
            draftKey="coach_refine"
            label="What should change?"
            hint="A date, a limit, days a week, anything that was missing."
            action="Look again"
            busy={busy === 'analyzing'}
            problem={problem}
            onCancel={() => setRefining(false)}
            onSubmit={async (text) => {
              const made = await goal.refine(text);
              if (!made) return false;
              setRefining(false);
              setNew(true);
              onGoal(made.id);
              return true;
            }}
          />
        </Card>
      )}
    </div>
  );
}
