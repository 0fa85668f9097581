import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { codeRequest } from './code-request.ts';

interface CodeFormProps {
  onCode: (code: string) => void;
}

export function CodeForm({ onCode }: CodeFormProps) {
  const form = useForm({
    schema: codeRequest,
    initial: { code: '' },
    onValid: async ({ code }) => {
      onCode(code);
      return true;
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex max-w-md flex-col gap-4">
      <TextField
        {...form.field('code')}
        label="Code of the class"
        autoComplete="off"
        autoCapitalize="characters"
        hint="Whoever leads it has it on their screen."
      />
      <Button type="submit" variant="primary" size="lg" className="self-start">
        Open
      </Button>
    </form>
  );
}
