import { type ReactNode, useId, useState } from 'react';
import type * as z from 'zod/mini';
import { asFailure } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import type { User } from '../../platform/identity.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/form/field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FormBanner } from './form-banner.tsx';

type Values<K extends string> = Record<K | 'password', string>;

interface PasswordDialogProps<K extends string, Out> {
  user: User;
  open: boolean;
  onClose: () => void;
  title: string;
  schema: z.core.$ZodType<Out>;
  /** Fields beside the password, empty at first. */
  fields?: readonly K[];
  /** Does what the password is asked for; the text says why it was not done. */
  onGiven: (body: Out) => Promise<string | null>;
  action: string;
  variant?: 'primary' | 'danger';
  cancel?: string;
  /** Between a failure and the password. */
  children: (field: ReturnType<typeof useForm<K | 'password', Out>>['field']) => ReactNode;
  /** Stands in place of the form once it is done. */
  made?: { title: string; close: string; content: ReactNode } | null;
}

/** The password once more before something that a borrowed browser must not do. */
export function PasswordDialog<K extends string = never, Out = unknown>({
  fields = [],
  variant = 'primary',
  cancel = 'Cancel',
  made = null,
  ...props
}: PasswordDialogProps<K, Out>) {
  const { user, onGiven } = props;
  const formId = useId();
  const [error, setError] = useState<string | null>(null);
  const initial = Object.fromEntries(['password', ...fields].map((name) => [name, '']));
  const form = useForm<K | 'password', Out>({
    schema: props.schema,
    initial: initial as Values<K>,
    onValid: async (body) => {
      setError(null);
      try {
        const problem = await onGiven(body);
        setError(problem);
        if (problem === null) form.reset();
        return problem === null;
      } catch (thrown) {
        const failure = asFailure(thrown);
        form.set({ password: '' } as Partial<Values<K>>);
        if (failure.code !== 'WRONG_PASSWORD') setError(failureText(failure));
        else form.setProblems({ password: failure.message } as Partial<Values<K>>);
        return false;
      }
    },
  });

  function close(): void {
    setError(null);
    form.reset();
    props.onClose();
  }

  const asking = (
    <>
      <Button onClick={close}>{cancel}</Button>
      <Button type="submit" form={formId} variant={variant} busy={form.busy}>
        {props.action}
      </Button>
    </>
  );
  return (
    <Dialog
      open={props.open}
      onClose={close}
      title={made?.title ?? props.title}
      actions={
        made ? (
          <Button variant="primary" onClick={close}>
            {made.close}
          </Button>
        ) : (
          asking
        )
      }
    >
      {made?.content ?? (
        <form
          id={formId}
          noValidate
          onSubmit={form.submit}
          className="flex flex-col gap-5 text-ink"
        >
          <FormBanner>{error}</FormBanner>
          {props.children(form.field)}
          {/* Tells a password manager whose password this is. */}
          <input hidden readOnly type="text" autoComplete="username" value={user.email} />
          <PasswordField
            {...form.field('password')}
            label="Your password, to be sure it is you"
            autoComplete="current-password"
          />
        </form>
      )}
    </Dialog>
  );
}
