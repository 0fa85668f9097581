import { allSessions, currentSession, progressOf } from '@cadence/domain/program/progress';
import type { Program } from '@cadence/domain/program/types';
import { shortTitle } from '@cadence/domain/workout/words';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import {
  useSessions,
  useUnsentSessionCount,
} from '../../features/analytics/sessions/session-log.ts';
import { type ProgramsView, usePrograms } from '../../features/program/data/use-programs.ts';
import { weekdayText } from '../../features/program/program-words.ts';
import { type Changing, useChanges } from '../../features/program/viewer/changes/use-changes.ts';
import { type Proposing, useProposal } from '../../features/program/viewer/changes/use-proposal.ts';
import { ExampleProgram } from '../../features/program/wizard/example-program.tsx';
import { useIdentity } from '../../platform/identity.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyPanel } from '../page/empty-panel.tsx';
import { NotOnDevice } from '../page/not-on-device.tsx';
import { Page } from '../page/page.tsx';
import { keepInStep } from '../session/session-in-step.ts';
import { useUnderWay } from '../session/under-way.ts';
import { useStartSession } from '../session/use-start-session.ts';
import { ProgramCreate } from './program-create.tsx';
import { ProgramOther } from './program-other.tsx';
import { ProgramTabs } from './program-tabs.tsx';
import { ProgramView } from './program-view.tsx';
import { ProgramWaiting } from './program-waiting.tsx';

export function ProgramPage() {
  const [query] = useSearchParams();
  if (query.get('view') !== 'program') return <CreatePage />;
  const id = query.get('id');
  return id === null ? <ViewPage /> : <ProgramOther key={id} id={id} />;
}

function CreatePage() {
  return (
    <Page key="create" title="Create Program">
      <ProgramTabs viewing={false} />
      <ProgramCreate />
    </Page>
  );
}

function introOf({ current, status }: ProgramsView): ReactNode {
  if (!current) return status === 'loading' && <Skeleton className="h-[1lh] w-64" />;
  const { currentWeek, currentPhase } = progressOf(current);
  const days = current.weeks.find(({ week }) => week === currentWeek)?.sessions ?? [];
  const names = days.map(({ date }) => weekdayText(date)).join(', ');
  return `Week ${currentWeek} of ${current.totalWeeks} · ${currentPhase} · ${names}`;
}

const keepAllInStep = (program: Program) => allSessions(program).forEach(keepInStep);

function ViewPage() {
  const userId = useIdentity(({ user }) => user?.id);
  const log = useSessions();
  const view = usePrograms(log, keepAllInStep);
  const { current } = view;
  const next = current && currentSession(current);
  const unsentCount = useUnsentSessionCount();
  const proposing = useProposal(next, unsentCount);
  const changing = useChanges(current !== null, unsentCount);
  const session = useStartSession(useUnderWay());
  const hasSteps = next !== null && next.workout.workout.length > 0;
  return (
    <Page
      key="program"
      title="Your program"
      heading={current?.programName ?? 'Your program'}
      intro={introOf(view)}
      actions={
        current && (
          <>
            <ButtonLink to="/program">Change program</ButtonLink>
            {hasSteps && (
              <Button variant="primary" onClick={() => session.start(next)}>
                <Play aria-hidden="true" className="size-4 fill-current" />
                {session.underWayIn(next) === undefined ? 'Start' : 'Resume'}{' '}
                {shortTitle(next.title)}
              </Button>
            )}
          </>
        )
      }
    >
      <ProgramTabs viewing />
      {userId && (
        <Content
          userId={userId}
          view={view}
          log={log}
          session={session}
          proposing={proposing}
          changing={changing}
        />
      )}
    </Page>
  );
}

interface ContentProps {
  userId: string;
  view: ProgramsView;
  log: ReturnType<typeof useSessions>;
  session: ReturnType<typeof useStartSession>;
  proposing: Proposing;
  changing: Changing;
}

function Content({ userId, view, proposing, ...rest }: ContentProps) {
  const { status, problem, current, programs, retry } = view;
  const isOffline = useIdentity(({ offline }) => offline);
  if (current && proposing.isAwaited) return <ProgramWaiting />;
  if (current) {
    return (
      <div className="flex flex-col gap-5">
        {/* Without a connection the banner has said so already. */}
        {problem && !isOffline && (
          <p role="status" className="text-ink-2">
            {problem} This is what the device knows.
          </p>
        )}
        <ProgramView
          key={current.id}
          userId={userId}
          program={current}
          programs={programs}
          proposing={proposing}
          {...rest}
        />
      </div>
    );
  }
  if (status === 'loading') return <ProgramWaiting />;
  if (status === 'failed') {
    return (
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {isOffline ? (
          <NotOnDevice title="No program is on this device." />
        ) : (
          <ErrorState title="Your program could not be read." onRetry={retry}>
            {problem}
          </ErrorState>
        )}
        <Card className="p-6 sm:p-8">
          <ExampleProgram />
        </Card>
      </div>
    );
  }
  return <NoProgram />;
}

function NoProgram() {
  return (
    <EmptyPanel
      art={<ExampleProgram />}
      title="You have no program."
      action={
        <ButtonLink to="/program" variant="primary" className="w-full sm:w-auto">
          Create a program
        </ButtonLink>
      }
    >
      <p>
        A program is a run of weeks with a shape: one to build, one to peak, an easy one, one to
        test. Then it starts over, a little further on.
      </p>
      <p>Its sessions, and how far you are, will be here.</p>
    </EmptyPanel>
  );
}
