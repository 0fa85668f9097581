import { toIcs } from '@cadence/domain/program/ics';
import type { Program } from '@cadence/domain/program/types';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { asFailure } from '../../platform/api.ts';
import { failureText } from '../../platform/failure-text.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { endCalendarLink, renewCalendarLink, useCalendarLink } from './calendar-link.ts';
import { failedTo } from './program-words.ts';

interface CalendarCardProps {
  program: Program;
}

function minutesOf(time: string): number | undefined {
  const [hours, minutes] = time.split(':').map(Number);
  return hours === undefined || minutes === undefined ? undefined : hours * 60 + minutes;
}

/** Whose clocks the time of day is meant by. */
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const fileNameOf = (name: string) => `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.ics`;

/** The sessions in the calendar that the user already looks at. */
export function CalendarCard({ program }: CalendarCardProps) {
  const [time, setTime] = useState('');
  const startMinutes = time === '' ? undefined : minutesOf(time);

  function download() {
    const madeAt = new Date().toISOString();
    const options = { madeAt, ...(startMinutes !== undefined && { startMinutes, zone }) };
    saveFile(fileNameOf(program.programName), toIcs(program, options), 'text/calendar');
    toast(`Saved as ${fileNameOf(program.programName)}.`);
  }

  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Time of day"
        type="time"
        value={time}
        hint="Left empty, sessions stand there for the whole day."
        onChange={(event) => setTime(event.target.value)}
      />
      <Button onClick={download} className="self-start">
        <Download aria-hidden="true" className="size-4" />
        Download .ics
      </Button>
      <PrivateLink startMinutes={startMinutes} />
    </div>
  );
}

interface PrivateLinkProps {
  startMinutes: number | undefined;
}

function PrivateLink({ startMinutes }: PrivateLinkProps) {
  const known = useCalendarLink();
  const [busy, setBusy] = useState(false);
  const start = { start: String(startMinutes), zone };
  const query = startMinutes === undefined ? '' : `?${new URLSearchParams(start)}`;
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
