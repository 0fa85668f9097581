import { alone } from '../../../platform/alone.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { toastQueue } from '../../../ui/overlay/toast-queue.ts';
import { sendRemoval } from '../coach-calls.ts';
import {
  heldRemovals,
  holdRemoval,
  isHeld,
  type Removal,
  releaseRemovals,
  subscribeRemovals,
  undoRemoval,
} from '../knowledge/removal-outbox.ts';

const offeredHere = new Set<string>();

/** Held for as long as the tab that offers to undo it, and gone with it. */
const offerLock = (id: string) => `coach-undo-${id}`;

const release = (id: string) => releaseRemovals((one) => one === id);

/** Those of a tab that ended without a word, or of a sign-in that did: what another tab offers waits for its end. */
export function releaseLeftBehind(): void {
  const leftBehind = heldRemovals().filter(({ id }) => !offeredHere.has(id));
  for (const { id } of leftBehind) void alone(offerLock(id), async () => release(id));
}

/** Gone from sight at once, from the server once it can no longer be undone. */
export function removeWithUndo(words: string, what: Removal): void {
  const { id } = what;
  holdRemoval(what);
  offeredHere.add(id);
  const action = { label: 'Undo', onPress: () => undoRemoval(id) };
  const dismiss = toast(words, { action });
  const stopWatching = toastQueue.subscribe(() => {
    if (toastQueue.read().some((item) => item.action === action)) return;
    // Pressing Undo takes the toast away too, a moment before it is heard.
    queueMicrotask(() => release(id));
  });
  const onLeave = () => {
    release(id);
    // Where it does not arrive, the next visit sends it.
    sendRemoval(what).catch(() => {});
  };
  window.addEventListener('pagehide', onLeave);
  const offered = new Promise<void>((end) => {
    // Undone, released here or elsewhere, or no longer of the user who is signed in.
    const stopListening = subscribeRemovals(() => {
      if (isHeld(id)) return;
      stopListening();
      stopWatching();
      window.removeEventListener('pagehide', onLeave);
      offeredHere.delete(id);
      dismiss();
      end();
    });
  });
  void alone(offerLock(id), () => offered);
}
