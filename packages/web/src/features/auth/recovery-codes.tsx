import { readCodes, renewCodes } from '@cadence/contract/auth/recovery-routes';
import { codesRequest } from '@cadence/contract/auth/recovery-schemas';
import { countText } from '@cadence/domain/workout/words';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { queryClient, refresh } from '../../platform/api/query.ts';
import type { User } from '../../platform/identity.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { CodeList } from './code-list.tsx';
import { FormBanner } from './form-banner.tsx';
import { OwnPassword } from './own-password.tsx';
import { tellRefusal } from './tell-refusal.ts';

interface RecoveryCodesProps {
  user: User;
}

const leftText = (left: number): string =>
  left === 0
    ? 'You have no codes. Without one, a forgotten password is lost.'
    : `You have ${countText(left, 'code')} left. Each works once.`;

export function RecoveryCodes({ user }: RecoveryCodesProps) {
  const queryKey = ['account', user.id, 'codes'];
  const { data } = useQuery({ queryKey, queryFn: () => call(readCodes, {}) }, queryClient);
  const [open, setOpen] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const formId = useId();
  const form = useForm({
    schema: codesRequest,
    initial: { password: '' },
    onValid: async (body) => {
      setError(null);
      try {
        const made = await call(renewCodes, { body });
        setCodes(made.recovery_codes);
        form.reset();
        await refresh(queryKey);
        return true;
      } catch (thrown) {
        setError(tellRefusal(form, thrown));
        return false;
      }
    },
  });

  function close(): void {
    setOpen(false);
    setCodes(null);
    setError(null);
    form.reset();
  }

  const asking = (
    <>
      <Button onClick={close}>Cancel</Button>
      <Button type="submit" form={formId} variant="primary" busy={form.busy}>
        Make new codes
      </Button>
    </>
  );
  const showing = (
    <Button variant="primary" onClick={close}>
      I have kept them
    </Button>
  );

  return (
    <div className="flex flex-col items-start gap-5">
      {data && <p className="text-ink-2">{leftText(data.left)}</p>}
      <Button onClick={() => setOpen(true)}>Make new codes</Button>
      <Dialog
        open={open}
        onClose={close}
        title={codes ? 'Keep your recovery codes' : 'Make new recovery codes?'}
        actions={codes ? showing : asking}
      >
        {codes ? (
          <CodeList codes={codes} />
        ) : (
          <form
            id={formId}
            noValidate
            onSubmit={form.submit}
            className="flex flex-col gap-4 text-ink"
          >
            <p>The codes that you have now will open nothing any more.</p>
            <FormBanner>{error}</FormBanner>
            <OwnPassword user={user} {...form.field('password')} />
          </form>
        )}
      </Dialog>
    </div>
  );
}
