import { BookmarkPlus } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';
import { putItem } from '../../platform/items/item-store.ts';
import { useItems } from '../../platform/items/use-items.ts';
import { newId } from '../../platform/new-id.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { giveConsent, useHealthConsent } from './health-consent.tsx';
import { saveInjury } from './injury-form.tsx';
import { newLimits, type ToldLimit } from './told-limits.ts';

/** What was offered and not wanted: asked once, not each time. On this device only. */
const declinedOffers = createDeviceStore<readonly string[]>({
  key: 'rememberDeclined',
  version: 1,
  schema: z.array(z.string()),
  fallback: [],
});

function save(told: ToldLimit): void {
  if (told.kind === 'injury') saveInjury(told.value);
  else putItem('condition', newId(), told.value);
}

interface RememberCardProps {
  /** Of the readings that the workout was made from. */
  chips: readonly { id: string }[];
}

/** Offers once to keep an injury or condition that a wish has told. */
export function RememberCard({ chips }: RememberCardProps) {
  const items = useItems();
  const agreed = useHealthConsent();
  const declined = useSyncExternalStore(declinedOffers.subscribe, declinedOffers.read);
  const told = newLimits(
    chips.map(({ id }) => id),
    items,
    declined,
  );
  if (told.length === 0) return null;
  const words = told.map((one) => one.words).join(' and ');

  function remember() {
    if (!agreed) giveConsent();
    told.forEach(save);
    toast(`Cadence remembers ${words}. See it in your profile.`);
  }

  return (
    <Card className="mt-5 flex flex-col gap-4 p-5 sm:flex-row sm:items-center">
      <BookmarkPlus aria-hidden="true" className="hidden size-6 shrink-0 sm:block" />
      <div className="min-w-0 grow">
        <h2 className="font-[650] text-base">Remember this for next time?</h2>
        <p className="mt-0.5 text-ink-2">
          You mentioned {words}. Keep it in your profile, and every workout takes care of it.
          {!agreed && ' Your yes lets Cadence keep facts about your health until you take it back.'}{' '}
          <Link to="/profile#limits" className="underline underline-offset-4">
            Your profile
          </Link>
        </p>
      </div>
      <div className="flex shrink-0 gap-2.5">
        <Button
          onClick={() =>
            declinedOffers.write([...declined, ...told.map(({ id }) => id)].slice(-100))
          }
        >
          No
        </Button>
        <Button onClick={remember}>Remember</Button>
      </div>
    </Card>
  );
}
