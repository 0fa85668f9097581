import { CloudOff, CloudUpload } from 'lucide-react';
import { useIdentity } from '../../platform/identity.ts';
import { useUnsentCount } from '../../platform/outbox/outbox.ts';

/** Where the last change is. Silent while all is well. */
export function SaveState() {
  const unsent = useUnsentCount('item');
  const offline = useIdentity((state) => state.offline);
  const Icon = offline ? CloudOff : CloudUpload;
  return (
    <p role="status" className="-mt-4 flex min-h-6 items-center gap-2 text-ink-2 text-sm">
      {unsent > 0 && (
        <>
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {offline
            ? 'Saved on this device. Sent to your account when you are online again.'
            : 'Saving to your account.'}
        </>
      )}
    </p>
  );
}
