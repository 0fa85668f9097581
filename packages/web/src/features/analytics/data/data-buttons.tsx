import { sessionsToCsv } from '@cadence/domain/analytics/transfer/export-csv';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import type { WeightUnit } from '@cadence/domain/profile/units';
import { countText } from '@cadence/domain/workout/words';
import { Download, Upload } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { readItems } from '../../../platform/items/item-store.ts';
import { currentUnit } from '../../../platform/items/use-unit.ts';
import { saveFile } from '../../../platform/save-file.ts';
import type { StorageProblem } from '../../../platform/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { currentLiftNames, keepLiftName } from '../charts/lift-names.ts';
import { type ActivityFile, ActivityFileError, readActivityFile } from '../files/activity-file.ts';
import { restoreSessions } from '../sessions/session-log.ts';
import { type FileRead, readDataFile, writeDataFile } from './data-file.ts';
import { addItems, itemsForFile } from './file-items.ts';
import { type ChosenFile, type Import, ImportDialog } from './import-dialog.tsx';
import { chooseRetention, keptSentence } from './retention.ts';

const noImport: Record<StorageProblem, string> = {
  full: 'This device has no room for them. Nothing was imported.',
  blocked: 'This browser gives no access to its storage. Nothing was imported.',
};

/** Of a log: some hundred thousand sets. */
const mostBytes = 64e6;

/** Their sessions may be here already, written down by the timer. */
const ofWatch = ({ kind, sessions }: ActivityFile): FileRead => ({
  ok: true,
  from: kind,
  sessions,
  items: [],
  log: { asksUnit: false, warmUps: 0, unmatched: [] },
});

interface DataButtonsProps {
  sessions: readonly WorkoutSession[];
}

/** Your data in and out, as a file. */
export const DataButtons = memo(function DataButtons({ sessions }: DataButtonsProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [choosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<ChosenFile>();
  const [importing, setImporting] = useState(false);

  async function read(file: File | undefined) {
    if (!file) return;
    try {
      const watched = await readActivityFile(file);
      if (watched) setChosen({ text: '', unit: currentUnit(), found: ofWatch(watched) });
      else if (file.size > mostBytes) throw new Error(`A file of ${file.size} bytes`);
      else readAs(await file.text(), currentUnit());
    } catch (error) {
      console.error(error);
      const watch = error instanceof ActivityFileError ? { watch: error } : {};
      setChosen({ text: '', unit: currentUnit(), found: { ok: false, ...watch } });
    }
  }

  function readAs(text: string, unit: WeightUnit) {
    setChosen({ text, unit, found: readDataFile(text, unit, currentLiftNames()) });
  }

  async function add({ sessions: given, items, keepsAll }: Import) {
    setImporting(true);
    // As of now: a session that was deleted before comes back to the account too.
    const written = await restoreSessions(given);
    setImporting(false);
    setChosen(undefined);
    if (!written.ok) {
      toast(noImport[written.problem], { tone: 'error' });
      return;
    }
    addItems(items);
    if (keepsAll) chooseRetention('forever');
    const kept = keepsAll ? ` ${keptSentence('forever')}` : '';
    toast(`${countText(given.length, 'session')} imported.${kept}`);
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
        accept=".json,.csv,.fit,.tcx,.gpx,.xml,application/json,text/csv"
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
                  writeDataFile(sessions, itemsForFile(readItems()), new Date()),
                  'application/json',
                )
              }
            >
              JSON
            </Button>
          </>
        }
      >
        {countText(sessions.length, 'session')}. Both can be imported again; JSON also holds your
        goals, records, achievements and own exercises. Everything else of yours is under Account in
        your profile.
      </Dialog>
      <ImportDialog
        chosen={chosen}
        known={sessions}
        onClose={() => setChosen(undefined)}
        busy={importing}
        onUnit={(unit) => chosen && readAs(chosen.text, unit)}
        onMatch={(name, exerciseId) => {
          keepLiftName(name, exerciseId);
          if (chosen) readAs(chosen.text, chosen.unit);
        }}
        onImport={(wanted) => void add(wanted)}
      />
    </div>
  );
});
