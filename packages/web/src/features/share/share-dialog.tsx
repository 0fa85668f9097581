import type { ReplyOf } from '@cadence/contract/route';
import { makeShare } from '@cadence/contract/share/routes';
import { shareTitle } from '@cadence/contract/share/schemas';
import type { SharedContent } from '@cadence/domain/share/types';
import { Copy, Image, Share2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { asFailure, call } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { refresh } from '../../platform/api/query.ts';
import { copyText } from '../../platform/copy-text.ts';
import { longDay } from '../../platform/dates/long-day.ts';
import { handOver } from '../../platform/share-file.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { EndField } from '../../ui/form/end-field.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { addressOf } from './link-address.ts';
import { QrCode } from './qr-code.tsx';
import { kindWords } from './share-words.ts';

const ends = [1, 7, 30, 365] as const;

type Made = ReplyOf<typeof makeShare>;

interface ShareDialogProps {
  userId: string;
  open: boolean;
  title: string;
  content: SharedContent;
  /** What the link will show, drawn. */
  preview: ReactNode;
  onPicture: (title: string) => Promise<string>;
  /** What else can be done with it together. */
  together?: ReactNode;
  onClose: () => void;
}

/** What will be seen comes first; only then is there a link. */
export function ShareDialog(props: ShareDialogProps) {
  const { userId, open, title, content, preview, onPicture, together, onClose } = props;
  const formId = useId();
  const [days, setDays] = useState<(typeof ends)[number]>(30);
  const [made, setMade] = useState<Made | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({
    schema: shareTitle,
    initial: { title },
    onValid: async (body) => {
      setProblem(null);
      try {
        setMade(await call(makeShare, { body: { ...body, content, days } }));
        await refresh(['account', userId, 'shares']);
        return true;
      } catch (thrown) {
        setProblem(failureText(asFailure(thrown)));
        return false;
      }
    },
  });
  const asking = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} variant="primary" busy={form.busy}>
        Make a link
      </Button>
    </>
  );
  const showing = (
    <Button variant="primary" onClick={onClose}>
      Done
    </Button>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={made ? 'Your link is ready' : `Share this ${kindWords[content.kind].toLowerCase()}`}
      actions={made ? showing : asking}
    >
      {made ? (
        <MadeLink made={made} onPicture={() => onPicture(made.share.title)} />
      ) : (
        <form
          id={formId}
          noValidate
          onSubmit={form.submit}
          className="flex flex-col gap-5 text-ink"
        >
          {problem && (
            <p role="alert" className="font-[650] text-danger">
              {problem}
            </p>
          )}
          <TextField {...form.field('title')} label="Title" autoComplete="off" />
          <section aria-label="What the link shows" className="flex flex-col gap-3">
            <p className="text-ink-2">
              Whoever has the link sees this and nothing else: no name, no weights, no injuries, no
              notes.
            </p>
            <div className="max-h-72 overflow-y-auto rounded-card border border-line p-4">
              {preview}
            </div>
          </section>
          <EndField options={ends} value={days} onChange={setDays} />
          {together}
        </form>
      )}
    </Dialog>
  );
}

interface MadeLinkProps {
  made: Made;
  onPicture: () => Promise<string>;
}

function MadeLink({ made: { token, share }, onPicture }: MadeLinkProps) {
  const [told, setTold] = useState('');
  const url = addressOf(token);

  async function copy(): Promise<void> {
    toast(await copyText(url, 'Link'));
  }

  async function send(): Promise<void> {
    if (!(await handOver({ url, title: share.title }))) await copy();
  }

  return (
    <div className="flex flex-col gap-4">
      <p>
        It opens without an account until {longDay(share.ends_at)}. It is shown only now; you can
        end it in your account at any time.
      </p>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={url} label={`QR code of the link to ${share.title}`} />
        <div className="flex flex-col items-stretch gap-2.5">
          <Button variant="primary" onClick={() => void send()}>
            <Share2 aria-hidden="true" className="size-[1.1em]" />
            Send
          </Button>
          <Button onClick={() => void copy()}>
            <Copy aria-hidden="true" className="size-[1.1em]" />
            Copy link
          </Button>
          <Button onClick={() => void onPicture().then(setTold)}>
            <Image aria-hidden="true" className="size-[1.1em]" />
            Picture
          </Button>
        </div>
      </div>
      <TextField
        label="Link"
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        className="w-full text-ink"
      />
      <p role="status">{told}</p>
    </div>
  );
}
