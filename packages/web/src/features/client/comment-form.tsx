import { writeComment } from '@cadence/contract/client/routes';
import { commentRequest } from '@cadence/contract/client/schemas';
import { call } from '../../platform/api/api.ts';
import { failureWords } from '../../platform/api/failure-text.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import type { Client } from './client-calls.ts';

interface CommentFormProps {
  client: Client;
}

export function CommentForm({ client: { athlete_id: athleteId, name } }: CommentFormProps) {
  const form = useForm({
    schema: commentRequest,
    initial: { text: '' },
    onValid: async (body) => {
      try {
        await call(writeComment, { params: { athleteId }, body });
        form.reset();
        toast(`${name} finds it in their account.`);
        return true;
      } catch (thrown) {
        form.setProblems({ text: failureWords(thrown) });
        return false;
      }
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex max-w-xl flex-col gap-3">
      <TextField {...form.field('text')} label={`Write to ${name}`} autoComplete="off" />
      <Button type="submit" busy={form.busy} className="self-start">
        Send
      </Button>
    </form>
  );
}
