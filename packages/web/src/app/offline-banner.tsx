import { countText } from '@cadence/domain/workout/words';
import { WifiOff } from 'lucide-react';
import { useIdentity } from '../platform/identity.ts';
import { useOutbox } from '../platform/outbox/outbox.ts';

const waitingWords = (waiting: number): string =>
  waiting > 0
    ? `${countText(waiting, 'change')} to your account will be sent then.`
    : 'Changes to your account have to wait.';

/** Always mounted: a live region speaks only of what changes inside it. */
export function OfflineBanner() {
  const offline = useIdentity((state) => state.offline);
  const waiting = useOutbox().filter(({ failure }) => failure === null).length;
  return (
    <div role="status" aria-live="polite" className="print:hidden">
      {offline && (
        <p className="flex items-start gap-2.5 border-line border-b bg-sunken px-5 py-2.5 text-ink lg:px-10">
          <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            <strong className="font-[650]">You are offline.</strong> You see what is on this device.{' '}
            {waitingWords(waiting)} Cadence connects again by itself.
          </span>
        </p>
      )}
    </div>
  );
}
