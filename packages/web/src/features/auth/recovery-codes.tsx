import { readCodes, renewCodes } from '@cadence/contract/auth/recovery-routes';
import { codesRequest } from '@cadence/contract/auth/recovery-schemas';
import { countText } from '@cadence/domain/workout/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { queryClient, refresh } from '../../platform/api/query.ts';
import type { User } from '../../platform/identity.ts';
import { Button } from '../../ui/button.tsx';
import { CodeList } from './code-list.tsx';
import { PasswordDialog } from './password-dialog.tsx';

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
  return (
    <div className="flex flex-col items-start gap-5">
      {data && <p className="text-ink-2">{leftText(data.left)}</p>}
      <Button onClick={() => setOpen(true)}>Make new codes</Button>
      <PasswordDialog
        user={user}
        open={open}
        onClose={() => {
          setOpen(false);
          setCodes(null);
        }}
        title="Make new recovery codes?"
        schema={codesRequest}
        onGiven={async (body) => {
          setCodes((await call(renewCodes, { body })).recovery_codes);
          await refresh(queryKey);
          return null;
        }}
        action="Make new codes"
        made={
          codes && {
            title: 'Keep your recovery codes',
            close: 'I have kept them',
            content: <CodeList codes={codes} />,
          }
        }
      >
        {() => <p>The codes that you have now will open nothing any more.</p>}
      </PasswordDialog>
    </div>
  );
}
