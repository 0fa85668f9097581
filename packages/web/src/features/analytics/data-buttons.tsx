import { sessionsToCsv } from '@cadence/domain/analytics/export-csv';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { type FileRead, readDataFile, writeDataFile } from './data-file.ts';
import { addSessions } from './session-log.ts';
import { countText } from './words.ts';

/** Spec §5. */
const invalid = 'Invalid data format';

interface DataButtonsProps {
  sessions: readonly WorkoutSession[];
}

/** Your data in and out, as a file. */
export function DataButtons({ sessions }: DataButtonsProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [choosing, setChoosing] = useState(false);
  const [found, setFound] = useState<FileRead>();

  async function read(file: File | undefined) {
    if (!file) return;
    try {
      setFound(readDataFile(await file.text()));
    } catch (error) {
      console.error(error);
      setFound({ ok: false });
    }
  }

  function save(name: string, text: string, type: string) {
    saveFile(name, text, type);
    setChoosing(false);
    toast(`Saved as ${name}.`);
  }

  const stamp = () => new Date().toISOString().slice(0, 10);
  return (
    <div className="flex gap-2.5">
      <input
        ref={picker}
        type="file"
        accept=".json,.csv,application/json,text/csv"
        aria-label="File to import"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          void read(event.target.files?.[0]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
      <Button onClick={() => picker.current?.click()}>
        <Upload aria-hidden="true" className="size-[1.1em]" />
        Import
      </Button>
      <Button onClick={() => setChoosing(true)}>
        <Download aria-hidden="true" className="size-[1.1em]" />
        Export
      </Button>
      <Dialog
        open={choosing}
        onClose={() => setChoosing(false)}
        title="Export your sessions"
        actions={
          <>
            <Button
              onClick={() =>
                save(`cadence-${stamp()}.csv`, sessionsToCsv(sessions), 'text/csv;charset=utf-8')
              }
            >
              CSV for spreadsheets
            </Button>
            <Button
              variant="primary"
              onClick={() =>
                save(
                  `cadence-${stamp()}.json`,
                  writeDataFile(sessions, new Date()),
                  'application/json',
                )
              }
            >
              JSON
            </Button>
          </>
        }
      >
        {countText(sessions.length, 'session')}. JSON holds everything and can be imported again.
      </Dialog>
      <ImportDialog
        found={found}
        known={sessions}
        onClose={() => setFound(undefined)}
        onImport={(given) => {
          setFound(undefined);
          const written = addSessions(given);
          if (written.ok) toast(`${countText(given.length, 'session')} imported.`);
          else toast('This device has no room for them. Nothing was imported.', { tone: 'error' });
        }}
      />
    </div>
  );
}

interface ImportDialogProps {
  found: FileRead | undefined;
  known: readonly WorkoutSession[];
  onClose: () => void;
  onImport: (sessions: WorkoutSession[]) => void;
}

/** What is in the file, before anything changes. */
function ImportDialog({ found, known, onClose, onImport }: ImportDialogProps) {
  if (!found?.ok) {
    return (
      <Dialog
        open={found !== undefined}
        onClose={onClose}
        title={invalid}
        actions={<Button onClick={onClose}>Close</Button>}
      >
        Nothing was changed. Choose a JSON file that Cadence has written, or a CSV export of Strong
        or Hevy.
      </Dialog>
    );
  }
  const ids = new Set(known.map(({ id }) => id));
  const fresh = found.sessions.filter(({ id }) => !ids.has(id));
  const doubles = found.sessions.length - fresh.length;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Import from ${found.from}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={fresh.length === 0} onClick={() => onImport(fresh)}>
            Import {fresh.length}
          </Button>
        </>
      }
    >
      <p className="num">
        {countText(found.sessions.length, 'session')} in the file.
        {doubles > 0 && ` ${doubles} of them you have already: they stay as they are.`}
      </p>
      <ul className="num mt-3 flex flex-col gap-1">
        {fresh.slice(-5).map(({ id, title, date, exercises }) => (
          <li key={id}>
            {date.slice(0, 10)} · {title} · {countText(exercises.length, 'exercise')}
          </li>
        ))}
        {fresh.length > 5 && <li>and {fresh.length - 5} more</li>}
      </ul>
    </Dialog>
  );
}
