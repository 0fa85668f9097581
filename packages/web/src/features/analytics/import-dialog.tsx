import { expiredSessions } from '@cadence/domain/analytics/retention';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { FileRead } from './data-file.ts';
import { retentionWords, useRetention } from './retention.ts';
import { countText } from './words.ts';

/** Spec §5. */
const invalid = 'Invalid data format';

interface ImportDialogProps {
  found: FileRead | undefined;
  known: readonly WorkoutSession[];
  busy: boolean;
  onClose: () => void;
  /** `keepsAll`: some are older than sessions are kept, and wanted all the same. */
  onImport: (sessions: readonly WorkoutSession[], keepsAll: boolean) => void;
}

/** What is in the file, before anything changes. */
export function ImportDialog({ found, known, busy, onClose, onImport }: ImportDialogProps) {
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
  return <Preview found={found} known={known} busy={busy} onClose={onClose} onImport={onImport} />;
}

type PreviewProps = ImportDialogProps & { found: FileRead & { ok: true } };

function Preview({ found, known, busy, onClose, onImport }: PreviewProps) {
  const retention = useRetention();
  const fresh = useMemo(() => {
    const ids = new Set(known.map(({ id }) => id));
    return found.sessions.filter(({ id }) => !ids.has(id));
  }, [found, known]);
  const old = useMemo(() => expiredSessions(fresh, Date.now(), retention), [fresh, retention]);
  const recent = () => {
    const expired = new Set(old);
    return fresh.filter((session) => !expired.has(session));
  };
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
            <Button busy={busy} onClick={() => onImport(recent(), false)}>
              Only the {recentCount} newer
            </Button>
          )}
          <Button
            variant="primary"
            busy={busy}
            disabled={fresh.length === 0}
            onClick={() => onImport(fresh, old.length > 0)}
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
      </p>
      <ul className="num mt-3 flex flex-col gap-1">
        {fresh.slice(-5).map(({ id, title, date, exercises }) => (
          <li key={id}>
            {date.slice(0, 10)} · {title} · {countText(exercises.length, 'exercise')}
          </li>
        ))}
        {fresh.length > 5 && <li>and {fresh.length - 5} more</li>}
      </ul>
      {old.length > 0 && (
        <p className="num mt-3 font-[650] text-ink">
          {old.length === fresh.length ? 'All' : old.length} of them are older than{' '}
          {retentionWords[retention]}, and you keep sessions for {retentionWords[retention]}. Import
          them all, and from now on every session is kept.
        </p>
      )}
    </Dialog>
  );
}
