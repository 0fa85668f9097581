import { acceptClient } from '@cadence/contract/client/routes';
import { acceptRequest } from '@cadence/contract/client/schemas';
import { call } from '../../platform/api/api.ts';
import { failureWords } from '../../platform/api/failure-text.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { toast } from '../../ui/overlay/toast.tsx';

interface AcceptFormProps {
  onAccepted: () => Promise<void>;
}

export function AcceptForm({ onAccepted }: AcceptFormProps) {
  const form = useForm({
    schema: acceptRequest,
    initial: { code: '' },
    onValid: async (body) => {
      try {
        const { client } = await call(acceptClient, { body });
        form.reset();
        toast(`You coach ${client.name} now.`);
        await onAccepted();
        return true;
      } catch (thrown) {
        form.setProblems({ code: failureWords(thrown) });
        return false;
      }
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex max-w-xl flex-col gap-4">
      <TextField
        {...form.field('code')}
        label="Code from an athlete"
        autoComplete="off"
        hint="They make it in their account, under Your coaches."
      />
      <Button type="submit" busy={form.busy} className="self-start">
        Add client
      </Button>
    </form>
  );
}
