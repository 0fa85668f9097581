import { connectModel } from '@cadence/contract/model/routes';
import { connectionChange } from '@cadence/contract/model/schemas';
import { type Vendor, vendorWords } from '@cadence/domain/workout/limits';
import { useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../../platform/api/api.ts';
import { failureWords } from '../../platform/api/failure-text.ts';
import type { User } from '../../platform/identity.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { refreshModels } from './use-models.ts';

const typed = z.required(z.pick(connectionChange, { api_key: true }));

interface ConnectFormProps {
  user: User;
  /** Those that are not connected by the user yet. */
  vendors: readonly Vendor[];
}

/** A vendor and its key. The key goes one way: it is never shown again. */
export function ConnectForm({ user, vendors }: ConnectFormProps) {
  const [chosen, setChosen] = useState<Vendor | null>(null);
  const provider = chosen !== null && vendors.includes(chosen) ? chosen : vendors[0];
  const form = useForm({
    schema: typed,
    initial: { api_key: '' },
    onValid: async (body) => {
      if (!provider) return false;
      try {
        await call(connectModel, { params: { provider }, body });
        form.reset();
        toast(`${vendorWords[provider].name} is connected. Test it once.`);
        return true;
      } catch (thrown) {
        form.setProblems({ api_key: failureWords(thrown) });
        return false;
      } finally {
        await refreshModels(user);
      }
    },
  });
  if (!provider) return null;
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <SelectField
        label="Vendor"
        value={provider}
        onChange={(event) => setChosen(event.target.value as Vendor)}
      >
        {vendors.map((vendor) => (
          <option key={vendor} value={vendor}>
            {vendorWords[vendor].name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.field('api_key')}
        type="password"
        label="Key"
        autoComplete="off"
        hint={`From your account at ${vendorWords[provider].keyPlace}. It is stored locked and used for your requests alone.`}
      />
      <Button type="submit" variant="primary" busy={form.busy} className="self-start">
        Connect
      </Button>
    </form>
  );
}
