import { useUnsentCount } from '../features/analytics/session-log.ts';
import { useUnsentMessageCount } from '../features/coach/chat-outbox.ts';
import { useWaitingChangeCount } from '../features/program/program-outbox.ts';
import { useStoredRun } from '../features/timer/engine/run-store.ts';
import { useUnsentWorkoutCount } from '../features/workout/kept/workout-outbox.ts';
import { useUntoldSignCount } from '../features/workout/safety/safety-lock.ts';
import { logout } from '../platform/identity.ts';
import { useUnsentItemCount } from '../platform/items/use-items.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';

interface LogoutDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Spec §2: the question, and what goes. */
export function LogoutDialog({ open, onClose }: LogoutDialogProps) {
  const unsent = useUnsentCount();
  const unsentWorkouts = useUnsentWorkoutCount();
  const unsentItems = useUnsentItemCount();
  const unsentMessages = useUnsentMessageCount();
  const unsentSteps = useWaitingChangeCount();
  const untoldSigns = useUntoldSignCount();
  const run = useStoredRun();
  const underWay = run !== null && run.state.status !== 'complete';
  const unsentCount = unsent + unsentWorkouts + unsentItems + unsentMessages + unsentSteps;
  const losesData = unsentCount + untoldSigns > 0 || underWay;
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
      {unsent > 0 && (
        <p className="mt-3 font-[650] text-ink">
          {unsent === 1 ? '1 session has' : `${unsent} sessions have`} not been sent to your account
          yet and would be lost. They are sent by themselves once there is a connection.
        </p>
      )}
      {unsentWorkouts > 0 && (
        <p className="mt-3 font-[650] text-ink">
          What you changed in {unsentWorkouts === 1 ? '1 workout' : `${unsentWorkouts} workouts`}{' '}
          has not been sent to your account yet and would be lost.
        </p>
      )}
      {unsentItems > 0 && (
        <p className="mt-3 font-[650] text-ink">
          {unsentItems === 1 ? '1 change' : `${unsentItems} changes`} to your profile, goals or
          settings {unsentItems === 1 ? 'has' : 'have'} not been sent to your account yet and would
          be lost.
        </p>
      )}
      {unsentMessages > 0 && (
        <p className="mt-3 font-[650] text-ink">
          {unsentMessages === 1 ? '1 message' : `${unsentMessages} messages`} to your coach{' '}
          {unsentMessages === 1 ? 'has' : 'have'} not been sent yet and would be lost.
        </p>
      )}
      {unsentSteps > 0 && (
        <p className="mt-3 font-[650] text-ink">
          {unsentSteps === 1 ? '1 change' : `${unsentSteps} changes`} to your program{' '}
          {unsentSteps === 1 ? 'has' : 'have'} not been sent to your account yet and would be lost.
        </p>
      )}
      {untoldSigns > 0 && (
        <p className="mt-3 font-[650] text-ink">
          What you told or settled about a reason not to train has not been sent to your account yet
          and would be lost.
        </p>
      )}
    </ConfirmDialog>
  );
}
