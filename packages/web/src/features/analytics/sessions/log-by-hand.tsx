import { markRecords } from '@cadence/domain/analytics/lifts/records';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { Pencil } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import type { DescribeExercise } from './add-exercise.tsx';
import { begunByHand, emptySession } from './hand-session.ts';
import { useLasting } from './keep-lasting.ts';
import { SessionEditForm } from './session-edit-form.tsx';
import { removeSession, saveSession, useSessions } from './session-log.ts';

interface LogByHandProps {
  Describe: DescribeExercise;
}

function keep(session: WorkoutSession): void {
  if (session.exercises.length > 0) begunByHand.write(session);
  else if (begunByHand.read()) begunByHand.remove();
}

/** A session of any day, written down as one goes or afterwards. */
export function LogByHand({ Describe }: LogByHandProps) {
  const [session, setSession] = useState<WorkoutSession | null>(null);
  const sessions = useSessions();
  const begun = useSyncExternalStore(begunByHand.subscribe, begunByHand.read);
  const { records } = useLasting();
  const close = () => setSession(null);

  function save(made: WorkoutSession) {
    const earlier = sessions.filter(({ date }) => Date.parse(date) < Date.parse(made.date));
    close();
    begunByHand.remove();
    saveSession(markRecords(made, earlier, records));
    toast(`${made.title} logged.`, {
      action: { label: 'Undo', onPress: () => removeSession(made.id) },
    });
  }

  function throwAway() {
    const thrown = begunByHand.read();
    close();
    begunByHand.remove();
    if (!thrown) return;
    toast(`${thrown.title} thrown away.`, {
      action: { label: 'Undo', onPress: () => begunByHand.write(thrown) },
    });
  }

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setSession(begun ?? emptySession(Date.now()))}>
        <Pencil aria-hidden="true" className="size-[1.1em]" />
        {begun ? `Go on with ${begun.title}` : 'Log a session'}
      </Button>
      <Sheet open={session !== null} onClose={close} title="Log a session">
        {session && (
          <SessionEditForm
            session={session}
            Describe={Describe}
            onKeep={keep}
            onSave={save}
            onCancel={throwAway}
          />
        )}
      </Sheet>
    </>
  );
}
