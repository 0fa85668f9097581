import { Copy } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { asFailure } from '../../../platform/api/api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { createDeviceStore } from '../../../platform/device-store.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { endLink, makeLink } from '../data/program-api.ts';
import { failedTo } from '../program-words.ts';
import type { StartTime } from './calendar-time.ts';

/** The server keeps only its hash, so whoever made the address is the one who can show it again. */
const link = createDeviceStore<string | null>({
  key: 'calendarLink',
  version: 1,
  schema: z.nullable(z.string()),
  fallback: null,
  broken: 'discard',
});

function useCalendarLink(): string | null {
  return useSyncExternalStore(link.subscribe, link.read);
}

async function renewCalendarLink(): Promise<void> {
  const base: string | undefined = import.meta.env.VITE_API_BASE_URL;
  const path = await makeLink();
  link.write(new URL(path, base ? new URL(base, location.href) : location.href).href);
}

async function endCalendarLink(): Promise<void> {
  await endLink();
  link.remove();
}

interface PrivateLinkProps {
  /** When sessions begin; null where they stand there for the whole day. */
  start: StartTime | null;
}

/** An address that a calendar app asks by itself. */
export function PrivateLink({ start }: PrivateLinkProps) {
  const known = useCalendarLink();
  const [busy, setBusy] = useState(false);
  const query = start
    ? `?${new URLSearchParams({ start: String(start.startMinutes), zone: start.zone })}`
    : '';
  const url = known && `${known}${query}`;

  async function change(work: () => Promise<void>, words: string) {
    setBusy(true);
    try {
      await work();
      toast(words);
    } catch (error) {
      toast(`${failedTo.link}. ${failureText(asFailure(error))}`, { tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      toast('Address copied.');
    } catch {
      toast('Your browser did not allow it. Select the address and copy it yourself.', {
        tone: 'error',
      });
    }
  }

  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <p className="text-ink-2">
        A private address keeps a calendar app up to date. Whoever has it can read your sessions, so
        show it to nobody.
      </p>
      {url && (
        <TextField
          label="Private address"
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
          trailing={
            <button
              type="button"
              aria-label="Copy the address"
              onClick={() => void copy(url)}
              className="grid size-11 place-items-center rounded-control text-ink-2 hover:text-ink"
            >
              <Copy aria-hidden="true" className="size-5" />
            </button>
          }
        />
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button
          busy={busy}
          onClick={() =>
            void change(
              renewCalendarLink,
              url ? 'A new address. The one before is dead.' : 'Your private address is ready.',
            )
          }
        >
          {url ? 'Make a new one' : 'Make a private address'}
        </Button>
        <Button
          variant="ghost"
          onClick={() => void change(endCalendarLink, 'The address is dead. No app can read it.')}
        >
          {url ? 'End it' : 'End any address'}
        </Button>
      </div>
    </div>
  );
}
