import { WifiOff } from 'lucide-react';
import { useIdentity } from '../platform/identity.ts';

/** Always mounted: a live region speaks only of what changes inside it. */
export function OfflineBanner() {
  const offline = useIdentity((state) => state.offline);
  return (
    <div role="status" aria-live="polite" className="print:hidden">
      {offline && (
        <p className="flex items-start gap-2.5 border-line border-b bg-sunken px-5 py-2.5 text-ink lg:px-10">
          <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            <strong className="font-[650]">You are offline.</strong> You see what is on this device.
            Changes to your account have to wait. Cadence connects again by itself.
          </span>
        </p>
      )}
    </div>
  );
}
