import { inviteCoach } from '@cadence/contract/client/routes';
import type { ClientRight } from '@cadence/contract/client/schemas';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { failureWords } from '../../platform/api/failure-text.ts';
import { copyText } from '../../platform/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { RightBoxes } from './right-boxes.tsx';

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
  onMade: () => void;
}

/** What is allowed is chosen before there is a code, which is shown once. */
export function InviteDialog({ open, onClose, onMade }: InviteDialogProps) {
  const [rights, setRights] = useState<ClientRight[]>(['plan', 'log', 'comment']);
  const [code, setCode] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function make(): Promise<void> {
    setBusy(true);
    try {
      setCode((await call(inviteCoach, { body: { rights } })).code);
      onMade();
    } catch (thrown) {
      toast(failureWords(thrown), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  function close(): void {
    onClose();
    setCode(null);
  }

  const asking = (
    <>
      <Button onClick={close}>Cancel</Button>
      <Button variant="primary" busy={busy} onClick={() => void make()}>
        Make a code
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={close}
      title={code ? 'Give this code to your coach' : 'Invite a coach'}
      actions={code ? <Button onClick={close}>Done</Button> : asking}
    >
      {code ? (
        <div className="flex flex-col items-start gap-4">
          <p>It works once, within a week. Your coach enters it on the page Clients.</p>
          <TextField
            label="Code"
            readOnly
            value={code}
            onFocus={(event) => event.target.select()}
            className="w-full"
          />
          <Button onClick={() => void copyText(code, 'Code').then((words) => toast(words))}>
            <Copy aria-hidden="true" className="size-[1.1em]" />
            Copy code
          </Button>
        </div>
      ) : (
        <div className="flex flex-col gap-4 text-ink">
          <RightBoxes legend="Your coach may" value={rights} onChange={setRights} />
          <p className="text-ink-2">You can change it at any time, and end it with one tap.</p>
        </div>
      )}
    </Dialog>
  );
}
