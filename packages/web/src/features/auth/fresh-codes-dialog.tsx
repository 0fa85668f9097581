import { useState } from 'react';
import { forgetFreshCodes, useFreshCodes } from '../../platform/fresh-codes.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { CodeList } from './code-list.tsx';

/** After registering: the one time that the codes are shown. */
export function FreshCodesDialog() {
  const codes = useFreshCodes((state) => state.codes);
  // They stay to be seen while the dialog goes.
  const [shown, setShown] = useState(codes ?? []);
  if (codes && codes !== shown) setShown(codes);
  return (
    <Dialog
      open={codes !== null}
      onClose={forgetFreshCodes}
      title="Keep your recovery codes"
      actions={
        <Button variant="primary" onClick={forgetFreshCodes}>
          I have kept them
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p>
          If you ever forget your password, one of these sets a new one. Each works once. They are
          shown only now; you can make new ones in your account.
        </p>
        <CodeList codes={shown} />
      </div>
    </Dialog>
  );
}
