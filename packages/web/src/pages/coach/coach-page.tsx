import { MessagesSquare, Plus, Target } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ChatPorts } from '../../features/coach/chat/chat.tsx';
import { ConversationList } from '../../features/coach/chat/conversation-list.tsx';
import { Thread } from '../../features/coach/chat/thread.tsx';
import { useLiveCoach } from '../../features/coach/chat/use-live.ts';
import { useSummaries } from '../../features/coach/chat/use-summaries.ts';
import type { Summary } from '../../features/coach/coach-calls.ts';
import { GoalView } from '../../features/coach/goal/goal-view.tsx';
import { KnowledgeSheet } from '../../features/coach/knowledge/knowledge-sheet.tsx';
import { KnowsLine } from '../../features/coach/knowledge/knows-line.tsx';
import { useKnowledge } from '../../features/coach/knowledge/use-knowledge.ts';
import { type CoachPlace, useCoachPlace } from '../../features/coach/use-coach-place.ts';
import { rereadPrograms } from '../../features/program/data/program-store.ts';
import { exchangePlanned } from '../../features/workout/exchange-planned.ts';
import { DictateButton } from '../../features/workout/generate/dictate-button.tsx';
import { findStored } from '../../features/workout/kept/stored-workouts.ts';
import { formatName, mainExercises } from '../../features/workout/result/outline.ts';
import { SafetyCard } from '../../features/workout/safety/safety-card.tsx';
import { unlockTraining, useOpenSigns } from '../../features/workout/safety/safety-lock.ts';
import { refreshSigns } from '../../features/workout/safety/safety-sync.ts';
import { settledWords } from '../../features/workout/safety/settled-words.ts';
import { useIdentity } from '../../platform/identity.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Page } from '../page/page.tsx';
import { ReplaceDialog } from '../session/replace-dialog.tsx';
import { rereadLoaded } from '../session/session-in-step.ts';
import { useLoadWorkout } from '../session/use-load-workout.ts';

export function CoachPage() {
  const userId = useIdentity(({ user }) => user?.id);
  return userId ? <Coach userId={userId} /> : null;
}

interface CoachProps {
  userId: string;
}

function Coach({ userId }: CoachProps) {
  const token = useIdentity((identity) => identity.token);
  const isOffline = useIdentity((identity) => identity.offline);
  useLiveCoach(userId, token);

  const navigate = useNavigate();
  const redirect = useRef('/workout');
  const loading = useLoadWorkout(() => void navigate(redirect.current));
  const knowledge = useKnowledge(userId);
  const [search, setSearch] = useState('');
  const summaries = useSummaries(search);
  const place = useCoachPlace(search === '' ? summaries : null);
  const [sign] = useOpenSigns();
  const [sheet, setSheet] = useState<'conversations' | 'knowledge' | null>(null);

  const ports: ChatPorts = {
    userId,
    formatOf: formatName,
    exercisesOf: mainExercises,
    findWorkout: findStored,
    dictate: (onWords) => <DictateButton onWords={onWords} />,
    refreshSigns,
    onReplaced: exchangePlanned,
    onSessionChanged: (workoutId) => {
      void rereadPrograms();
      void rereadLoaded(workoutId);
    },
    heldBy: sign?.message ?? null,
    held: sign
      ? (goOn) => (
          <SafetyCard
            failure={sign}
            place="conversation"
            onCleared={() => {
              settle(sign.id, goOn);
              toast(settledWords(sign.id));
            }}
            onNotMeant={() => settle(sign.id, goOn)}
          />
        )
      : null,
    onLoaded: (workout, redirectUrl) => {
      redirect.current = redirectUrl;
      loading.load(workout);
    },
  };

  function settle(signId: string, goOn: () => void) {
    unlockTraining(signId);
    goOn();
  }

  function remove(summary: Summary) {
    if (summary.id === place.thread) place.openNew();
    summaries.remove(summary);
  }

  const list = (
    <ConversationList
      summaries={summaries}
      search={search}
      onSearch={setSearch}
      current={place.thread ?? null}
      onRemove={remove}
      onOpen={(id) => {
        place.open(id);
        setSheet(null);
      }}
    />
  );

  return (
    <Page
      title="Coach"
      intro={<KnowsLine knowledge={knowledge} onOpen={() => setSheet('knowledge')} />}
      actions={<IconActions place={place} onList={() => setSheet('conversations')} />}
    >
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-12">
        <div className="min-w-0">
          {place.goal === undefined ? (
            <Thread {...ports} place={place} isOffline={isOffline} />
          ) : (
            <GoalView
              userId={userId}
              goalId={place.goal}
              onGoal={place.openGoal}
              onConversation={place.open}
              onClose={place.openNew}
            />
          )}
        </div>
        <aside aria-label="Conversations" className="hidden lg:block">
          <div className="sticky top-24 flex max-h-[calc(100dvh-7rem)] flex-col gap-4 overflow-y-auto px-2 pb-4">
            <Actions place={place} />
            {list}
          </div>
        </aside>
      </div>
      <Sheet open={sheet === 'conversations'} onClose={() => setSheet(null)} title="Conversations">
        {list}
      </Sheet>
      <KnowledgeSheet
        open={sheet === 'knowledge'}
        onClose={() => setSheet(null)}
        knowledge={knowledge}
      />
      <ReplaceDialog loading={loading} />
    </Page>
  );
}

interface ActionsProps {
  place: CoachPlace;
}

function Actions({ place }: ActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={place.openNew}>
        <Plus aria-hidden="true" className="size-4" />
        New
        <span className="sr-only"> conversation</span>
      </Button>
      <Button onClick={() => place.openGoal(null)}>
        <Target aria-hidden="true" className="size-4" />
        Goal
      </Button>
    </div>
  );
}

interface IconActionsProps {
  place: CoachPlace;
  onList: () => void;
}

const iconOnly = 'size-11 border-transparent! bg-transparent! p-0!';

/** What stands at the side where there is room. */
function IconActions({ place, onList }: IconActionsProps) {
  return (
    <div className="-mr-3 flex lg:hidden">
      <Button aria-label="New conversation" className={iconOnly} onClick={place.openNew}>
        <Plus aria-hidden="true" className="size-5" />
      </Button>
      <Button aria-label="Goal" className={iconOnly} onClick={() => place.openGoal(null)}>
        <Target aria-hidden="true" className="size-5" />
      </Button>
      <Button aria-label="Conversations" className={iconOnly} onClick={onList}>
        <MessagesSquare aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}
