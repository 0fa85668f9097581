import { markRecords } from '@cadence/domain/analytics/lifts/records';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { toast } from '../../../ui/overlay/toast.tsx';
import { useLasting } from './keep-lasting.ts';
import { removeSession, saveSession, useSessions } from './session-log.ts';
import { SessionSheet } from './session-sheet.tsx';

interface SessionRecordProps {
  /** Undefined while none is open. */
  id: string | undefined;
  onClose: () => void;
  onShare: (session: WorkoutSession) => void;
}

const undo = (onPress: () => void) => ({ action: { label: 'Undo', onPress } });

/** One session of the log, to be read, changed and deleted. */
export function SessionRecord({ id, onClose, onShare }: SessionRecordProps) {
  const sessions = useSessions();
  // The bests of lifts whose sessions were removed.
  const { records } = useLasting();
  const session = sessions.find((one) => one.id === id);

  // Behind an open sheet nobody could press Undo.
  function change(changed: WorkoutSession) {
    const earlier = sessions.filter(({ date }) => Date.parse(date) < Date.parse(changed.date));
    onClose();
    saveSession(markRecords(changed, earlier, records));
    if (session)
      toast(
        'Session changed.',
        undo(() => saveSession(session)),
      );
  }

  function remove(deleted: WorkoutSession) {
    onClose();
    removeSession(deleted.id);
    toast(
      `${deleted.title} deleted.`,
      undo(() => saveSession(deleted)),
    );
  }

  return (
    <SessionSheet
      session={session}
      sessions={sessions}
      onClose={onClose}
      onChange={change}
      onDelete={remove}
      onShare={(shared) => {
        onClose();
        onShare(shared);
      }}
    />
  );
}
