import { buildTimerSteps } from '@cadence/domain/timer/build-steps';
import { useMemo, useState } from 'react';
import { changeWords } from '../../features/client/change-words.ts';
import {
  type PlannedSession as Session,
  withdrawChange,
} from '../../features/client/client-calls.ts';
import type { OpenedProps } from '../../features/client/client-part.tsx';
import { DifferenceList } from '../../features/client/difference-list.tsx';
import { outlineOf } from '../../features/workout/result/outline.ts';
import { SectionList } from '../../features/workout/result/section-list.tsx';
import { failureWords } from '../../platform/api/failure-text.ts';
import { longDay } from '../../platform/dates/long-day.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Strip } from '../../ui/strip/strip.tsx';
import { ChangeForm } from './change-form.tsx';

/** What a session of an athlete's program holds, and a change to it for them to decide on. */
export function PlannedSession(opened: OpenedProps<Session>) {
  const { client, session, onClose } = opened;
  const { week, session: number, date, title, workout, change } = session;
  const [isEditing, setIsEditing] = useState(false);
  const steps = useMemo(() => buildTimerSteps(workout), [workout]);
  const mayPropose = client.rights.includes('adjust');
  return (
    <Sheet open onClose={onClose} title={title}>
      <p className="-mt-2 text-ink-2">
        Week {week}, session {number} · {longDay(date)}
      </p>
      {isEditing ? (
        <ChangeForm
          client={client}
          session={session}
          onDone={() => setIsEditing(false)}
          onCancel={() => setIsEditing(false)}
        />
      ) : (
        <>
          {steps.length > 0 && <Strip steps={steps} label={title} legend />}
          {change && <Proposed {...opened} change={change} />}
          {mayPropose && (
            <Button onClick={() => setIsEditing(true)} className="self-start">
              {change?.state === 'waiting' ? 'Propose another change' : 'Propose a change'}
            </Button>
          )}
          <SectionList sections={outlineOf(workout, steps)} />
        </>
      )}
    </Sheet>
  );
}

interface ProposedProps extends OpenedProps<Session> {
  change: NonNullable<Session['change']>;
}

function Proposed({ client, session, change: { state, differences } }: ProposedProps) {
  async function takeBack(): Promise<void> {
    try {
      await withdrawChange(client.athlete_id, session);
      toast('Your change is taken back.');
    } catch (thrown) {
      toast(failureWords(thrown), { tone: 'error' });
    }
  }
  return (
    <section aria-label="Your change" className="flex flex-col gap-2">
      <p className="font-[650]">{changeWords(state, client.name)}</p>
      <DifferenceList label="What you proposed" differences={differences} />
      {(state === 'waiting' || state === 'unfit') && (
        <Button variant="ghost" className="self-start" onClick={() => void takeBack()}>
          Take it back
        </Button>
      )}
    </section>
  );
}
