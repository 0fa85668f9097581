import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';
import { install, readCanInstall, subscribeCanInstall } from '../../platform/installing.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** Of the device, not of the user: whoever signs in next is not asked again either. */
const declined = createDeviceStore<boolean>({
  key: 'installDeclined',
  version: 1,
  schema: z.boolean(),
  fallback: false,
  scope: 'device',
});

/** Last on the page, and gone for good once it is declined. */
export function InstallOffer() {
  const canInstall = useSyncExternalStore(subscribeCanInstall, readCanInstall);
  const isDeclined = useSyncExternalStore(declined.subscribe, declined.read);
  if (!canInstall || isDeclined) return null;

  async function accept() {
    if ((await install()) === 'dismissed') declined.write(true);
  }

  return (
    <Card className="flex flex-col items-start gap-3">
      <div>
        <h2 className="eyebrow">Install Cadence</h2>
        <p className="mt-2 text-ink-2">
          It opens from your home screen, fills the whole screen and works without a connection.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={accept}>Install</Button>
        <Button variant="ghost" onClick={() => declined.write(true)}>
          Not now
        </Button>
      </div>
    </Card>
  );
}
