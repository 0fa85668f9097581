import { expiredSessions } from '@cadence/domain/analytics/retention';
import { newLogSessions, newSessions } from '@cadence/domain/analytics/transfer/duplicates';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import type { WeightUnit } from '@cadence/domain/profile/units';
import { countText } from '@cadence/domain/workout/words';
import { useMemo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { datedText } from '../words.ts';
import type { FileRead } from './data-file.ts';
import { type FileItem, newItems } from './file-items.ts';
import { MatchNames } from './match-names.tsx';
import { retentionWords, useRetention } from './retention.ts';

/** Spec §5. */
const invalid = 'Invalid data format';

export interface Import {
  sessions: readonly WorkoutSession[];
  items: readonly FileItem[];
  /** Some are older than sessions are kept, and wanted all the same. */
  keepsAll: boolean;
}

/** A file, and what it holds where weights without a unit are read as of this one. */
export interface ChosenFile {
  text: string;
  unit: WeightUnit;
  found: FileRead;
}

interface ImportDialogProps {
  chosen: ChosenFile | undefined;
  known: readonly WorkoutSession[];
  busy: boolean;
  onClose: () => void;
  onUnit: (unit: WeightUnit) => void;
  onMatch: (name: string, exerciseId: string) => void;
  onImport: (chosen: Import) => void;
}

const watchProblems = {
  damaged: 'is damaged or was cut short. Save it once more from your watch or its app.',
  'too-large': 'is too large to be read here.',
  empty: 'has no session in it.',
} as const;

function whyNot({ row, watch }: FileRead & { ok: false }): string {
  if (watch) return `This ${watch.kind} file ${watchProblems[watch.problem]}`;
  return row === undefined
    ? 'Choose a JSON or CSV file that Cadence has written, a CSV export of Strong, Hevy or FitNotes, a FIT, TCX or GPX file of a watch, or the export.xml of Apple Health.'
    : `Row ${row} of the file cannot be read.`;
}

/** What is in the file, before anything changes. */
export function ImportDialog({ chosen, ...props }: ImportDialogProps) {
  const found = chosen?.found;
  if (!found?.ok) {
    return (
      <Dialog
        open={found !== undefined}
        onClose={props.onClose}
        title={invalid}
        actions={<Button onClick={props.onClose}>Close</Button>}
      >
        Nothing was changed. {found && whyNot(found)}
      </Dialog>
    );
  }
  return <Preview {...props} found={found} unit={chosen?.unit} />;
}

/** 'With 2 goals, 1 own exercise, records that outlasted their sessions.' */
function alongText(items: readonly FileItem[]): string {
  const counted = (wanted: FileItem['kind'], one: string) => {
    const count = items.filter(({ kind }) => kind === wanted).length;
    return count > 0 ? [countText(count, one)] : [];
  };
  const isOther = ({ kind }: FileItem) => kind !== 'goal' && kind !== 'own_exercise';
  const parts = [
    ...counted('goal', 'goal'),
    ...counted('own_exercise', 'own exercise'),
    ...(items.some(isOther) ? ['records that outlasted their sessions'] : []),
  ];
  return `With ${parts.join(', ')}.`;
}

function olderText(old: number, all: number): string {
  if (old === 1) return all === 1 ? 'It is' : '1 of them is';
  return `${old === all ? 'All' : old} of them are`;
}

const unitOptions = [
  { value: 'kg', label: 'kg, km' },
  { value: 'lb', label: 'lb, miles' },
] as const;

interface PreviewProps extends Omit<ImportDialogProps, 'chosen'> {
  found: FileRead & { ok: true };
  unit: WeightUnit | undefined;
}

function Preview({ found, unit, known, busy, onClose, onUnit, onMatch, onImport }: PreviewProps) {
  const retention = useRetention();
  const fresh = useMemo(
    () => (found.log ? newLogSessions : newSessions)(found.sessions, known),
    [found, known],
  );
  const items = useMemo(() => newItems(found.items), [found]);
  const old = useMemo(() => expiredSessions(fresh, Date.now(), retention), [fresh, retention]);
  const recent = () => {
    const expired = new Set(old);
    return fresh.filter((session) => !expired.has(session));
  };
  const now = new Date();
  const doubles = found.sessions.length - fresh.length;
  const recentCount = fresh.length - old.length;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Import from ${found.from}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {old.length > 0 && recentCount > 0 && (
            <Button
              busy={busy}
              onClick={() => onImport({ sessions: recent(), items, keepsAll: false })}
            >
              Only the {recentCount} newer
            </Button>
          )}
          <Button
            variant="primary"
            busy={busy}
            disabled={fresh.length + items.length === 0}
            onClick={() => onImport({ sessions: fresh, items, keepsAll: old.length > 0 })}
          >
            Import {fresh.length}
            {old.length > 0 && ' and keep all'}
          </Button>
        </>
      }
    >
      <p className="num">
        {countText(found.sessions.length, 'session')} in the file.
        {doubles > 0 && ` ${doubles} of them you have already: they stay as they are.`}
        {items.length > 0 && ` ${alongText(items)}`}
        {found.log !== undefined &&
          found.log.warmUps > 0 &&
          ` ${countText(found.log.warmUps, 'warm-up set')} kept apart: only working sets count.`}
      </p>
      <ul className="num mt-3 flex flex-col gap-1">
        {fresh.slice(-5).map(({ id, title, date, exercises }) => (
          <li key={id}>
            {datedText(new Date(date), now)} · {title} · {countText(exercises.length, 'exercise')}
          </li>
        ))}
        {fresh.length > 5 && <li>and {fresh.length - 5} more</li>}
      </ul>
      {found.log?.asksUnit && (
        <div className="mt-4 text-ink">
          <Segmented
            label="The file does not say what it counts in"
            options={unitOptions}
            value={unit}
            onChange={onUnit}
          />
        </div>
      )}
      {found.log !== undefined && found.log.unmatched.length > 0 && (
        <MatchNames names={found.log.unmatched} onMatch={onMatch} />
      )}
      {old.length > 0 && (
        <p className="num mt-3 font-[650] text-ink">
          {olderText(old.length, fresh.length)} older than {retentionWords[retention]}, and you keep
          sessions for {retentionWords[retention]}. Import all, and from now on every session is
          kept.
        </p>
      )}
    </Dialog>
  );
}
