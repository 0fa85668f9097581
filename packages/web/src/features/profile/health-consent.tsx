import { consentId, hasHealthConsent, isHealth } from '@cadence/domain/profile/facts-consent';
import { useState } from 'react';
import { putItem, readItems, removeItem } from '../../platform/items/item-store.ts';
import { useItems } from '../../platform/items/use-items.ts';
import { Switch } from '../../ui/form/switch.tsx';
import { ConfirmDialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/overlay/toast.tsx';

export function useHealthConsent(): boolean {
  return hasHealthConsent(useItems());
}

export function giveConsent(): void {
  putItem('fact', consentId, true);
}

function withdraw(): void {
  for (const item of readItems()) {
    if (isHealth(item) && !item.deleted) removeItem(item.kind, item.id);
  }
  // Last, so that the server has nothing to forget by the time it hears of it.
  removeItem('fact', consentId);
  toast('Your health facts are deleted.');
}

/** Design, training §5: nothing on health is kept without a yes, and a no takes it all back. */
export function HealthConsent() {
  const agreed = useHealthConsent();
  const items = useItems();
  const [asking, setAsking] = useState(false);
  const count = items.filter((item) => isHealth(item) && !item.deleted).length;

  function change(next: boolean) {
    if (next) giveConsent();
    else if (count > 0) setAsking(true);
    else withdraw();
  }

  return (
    <>
      <Switch
        label="Keep facts about my health"
        checked={agreed}
        onChange={change}
        hint="Injuries, conditions and body weight, on this device and in your account, to keep your workouts safe. If you choose an AI coach, it is told what to avoid, not who you are. Switch it off and they are deleted everywhere."
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          withdraw();
        }}
        title="Delete your health facts?"
        confirmLabel="Delete them"
        cancelLabel="Keep them"
        danger
      >
        <p>
          Your injuries, conditions and body weights are deleted here, in your account and on your
          other devices. This cannot be undone. Workouts no longer know about them.
        </p>
      </ConfirmDialog>
    </>
  );
}
