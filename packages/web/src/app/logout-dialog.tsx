import { countText } from '@cadence/domain/workout/words';
import { useUnsentSessionCount } from '../features/analytics/sessions/session-log.ts';
import { useUnsentRemovalCount } from '../features/coach/knowledge/removal-outbox.ts';
import { useStoredRun } from '../features/timer/engine/run-store.ts';
import { logout } from '../platform/identity.ts';
import { useUnsentCount } from '../platform/outbox/outbox.ts';
import { ConfirmDialog } from '../ui/overlay/dialog.tsx';

interface LogoutDialogProps {
  open: boolean;
  onClose: () => void;
}

const haveOf = (count: number) => (count === 1 ? 'has' : 'have');

/** Spec §2: the question, and what goes. */
export function LogoutDialog({ open, onClose }: LogoutDialogProps) {
  const unsent = useUnsentSessionCount();
  const unsentWorkouts = useUnsentCount('workout');
  const unsentItems = useUnsentCount('item');
  const unsentMessages = useUnsentCount('message');
  const unsentSteps = useUnsentCount('program');
  const unsentRemovals = useUnsentRemovalCount();
  const untoldSigns = useUnsentCount('sign');
  const run = useStoredRun();
  const underWay = run !== null && run.state.status !== 'complete';
  const lost = 'not been sent to your account yet and would be lost.';
  const losses = [
    unsent > 0 &&
      `${countText(unsent, 'session')} ${haveOf(unsent)} ${lost} They are sent by themselves once there is a connection.`,
    unsentWorkouts > 0 && `What you changed in ${countText(unsentWorkouts, 'workout')} has ${lost}`,
    unsentItems > 0 &&
      `${countText(unsentItems, 'change')} to your profile, goals or settings ${haveOf(unsentItems)} ${lost}`,
    unsentMessages > 0 &&
      `${countText(unsentMessages, 'message')} to your coach ${haveOf(unsentMessages)} not been sent yet and would be lost.`,
    unsentRemovals > 0 &&
      'What you asked your coach to forget or to delete has not been told to your account yet and would come back.',
    unsentSteps > 0 &&
      `${countText(unsentSteps, 'change')} to your program ${haveOf(unsentSteps)} ${lost}`,
    untoldSigns > 0 && `What you told or settled about a reason not to train has ${lost}`,
  ].filter((words) => words !== false);
  const losesData = losses.length > 0 || underWay;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={logout}
      title="Are you sure you want to log out?"
      confirmLabel={losesData ? 'Log out all the same' : 'Log out'}
      cancelLabel="Stay signed in"
      danger={losesData}
    >
      <p>
        Local app data is cleared from this device. Training data stored in your account stays and
        is there when you sign in again.
      </p>
      {underWay && (
        <p className="mt-3 font-[650] text-ink">
          The workout under way cannot be picked up again after that. What you have done of it stays
          in your account as an unfinished session.
        </p>
      )}
      {losses.map((words) => (
        <p key={words} className="mt-3 font-[650] text-ink">
          {words}
        </p>
      ))}
    </ConfirmDialog>
  );
}
