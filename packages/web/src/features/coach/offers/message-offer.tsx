import { toast } from '../../../ui/overlay/toast.tsx';
import type { Message } from '../coach-calls.ts';
import { setTaken, useIsTaken } from './decided-store.ts';
import type { useOffered } from './use-offered.ts';
import { type OfferActions, WorkoutOffer } from './workout-offer.tsx';

/** The coach reads it as what it says. */
export const keepBefore = 'Keep the one before';

interface MessageOfferProps extends Omit<OfferActions, 'onRetry' | 'onChange'> {
  message: Message;
  workoutId: string;
  isLatest: boolean;
  offered: ReturnType<typeof useOffered>;
  onChange: () => void;
  onRefuse: () => void;
}

/** The workout of a message; one that changes another is a proposal until somebody says so. */
export function MessageOffer({
  message,
  workoutId,
  isLatest,
  offered,
  onChange,
  onRefuse,
  ...actions
}: MessageOfferProps) {
  const isTaken = useIsTaken(message.id);
  const { replaces } = message;
  const offer = offered.find(workoutId);
  const before = replaces === undefined ? null : offered.find(replaces);
  function undo() {
    setTaken(message.id, false);
    if (before !== null && typeof before === 'object') actions.onReplaced(workoutId, before);
  }
  function take() {
    setTaken(message.id, true);
    if (typeof offer === 'object') actions.onReplaced(replaces, offer);
    toast('You use the new version.', { action: { label: 'Undo', onPress: undo } });
  }
  const change =
    isLatest && before !== null ? { before, isTaken, onTake: take, onUndo: undo, onRefuse } : null;
  return (
    <WorkoutOffer
      {...actions}
      offer={offer}
      change={change}
      onRetry={offered.retry}
      onChange={isLatest ? onChange : null}
    />
  );
}
