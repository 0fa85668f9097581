import { changeName } from '@cadence/contract/auth/routes';
import { nameChange } from '@cadence/contract/auth/schemas';
import { useState } from 'react';
import { asFailure, call } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { changeUser, type User } from '../../platform/identity.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { FormBanner } from './form-banner.tsx';

interface ChangeNameFormProps {
  user: User;
}

export function ChangeNameForm({ user }: ChangeNameFormProps) {
  const [error, setError] = useState<string | null>(null);
  const form = useForm({
    schema: nameChange,
    initial: { name: user.name },
    draft: { key: `name_${user.id}`, fields: ['name'] },
    onValid: async (body) => {
      setError(null);
      try {
        const reply = await call(changeName, { body });
        changeUser(reply.user);
        form.set({ name: reply.user.name });
        toast('Name saved.');
        return true;
      } catch (failure) {
        setError(failureText(asFailure(failure)));
        return false;
      }
    },
  });

  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col items-start gap-5">
      <FormBanner>{error}</FormBanner>
      <TextField
        {...form.field('name')}
        label="Name"
        autoComplete="name"
        hint="Shown in the header instead of your e-mail address."
        className="w-full"
      />
      <Button type="submit" busy={form.busy}>
        Save name
      </Button>
    </form>
  );
}
