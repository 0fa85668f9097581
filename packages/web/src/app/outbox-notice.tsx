import { countText } from '@cadence/domain/workout/words';
import { CloudAlert } from 'lucide-react';
import { useState } from 'react';
import {
  type OutboxKind,
  type OutboxRow,
  retryRows,
  takeRows,
  useOutbox,
} from '../platform/outbox/outbox.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';

const kindWords: Record<OutboxKind, string> = {
  session: 'A session',
  workout: 'A workout',
  item: 'A change to your profile, goals or settings',
  sign: 'A reason not to train',
  program: 'A change to your program',
  message: 'A message to your coach',
  removal: 'Something to be deleted',
  voice: 'A change to a voice',
};

/** What your account would not take, until it is tried again, changed or let go. */
export function OutboxNotice() {
  // A message says so where it stands.
  const refused = useOutbox().filter(({ kind, failure }) => failure && kind !== 'message');
  const [isOpen, setOpen] = useState(false);
  return (
    <div role="status" aria-live="polite" className="print:hidden">
      {refused.length > 0 && (
        <p className="flex flex-wrap items-center gap-2.5 border-line border-b bg-sunken px-5 py-2 text-ink lg:px-10">
          <CloudAlert aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0 grow">
            Your account did not take {countText(refused.length, 'change')}. On this device nothing
            is lost.
          </span>
          <Button onClick={() => setOpen(true)}>See what</Button>
        </p>
      )}
      <Dialog
        open={isOpen && refused.length > 0}
        onClose={() => setOpen(false)}
        title="Not in your account"
        actions={<Button onClick={() => retryRows(refused)}>Try all again</Button>}
      >
        <ul className="flex flex-col gap-4">
          {refused.map((row) => (
            <RefusedRow key={row.id} row={row} />
          ))}
        </ul>
      </Dialog>
    </div>
  );
}

function RefusedRow({ row }: { row: OutboxRow }) {
  return (
    <li className="flex items-start gap-3">
      <p className="min-w-0 grow">
        <span className="text-ink">{kindWords[row.kind]}</span>
        <br />
        {row.failure?.message}
      </p>
      <Button variant="ghost" onClick={() => takeRows([row])}>
        Keep it here only
      </Button>
    </li>
  );
}
