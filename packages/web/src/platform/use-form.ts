import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import * as z from 'zod/mini';

type Values<K extends string> = Record<K, string>;
type Problems<K extends string> = Partial<Record<K, string>>;

interface FormOptions<K extends string, Out> {
  /** A schema of the contract: the messages are the server's. */
  schema: z.core.$ZodType<Out>;
  initial: Values<K>;
  /** With what the schema made of the values. The form is busy until it settles. */
  onValid: (data: Out) => Promise<void>;
}

/**
 * A form of text fields: checked on blur and on submit, the first wrong field
 * gets the focus. A form library and its resolver weigh 13 kB, a seventh of
 * what the sign-in page may load.
 */
export function useForm<K extends string, Out>(options: FormOptions<K, Out>) {
  const { schema, initial, onValid } = options;
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<K>>({});
  const [busy, setBusy] = useState(false);

  function change(name: K, value: string): void {
    const next = { ...values, [name]: value };
    setValues(next);
    // A message goes as soon as it is wrong, but none appears while somebody types.
    if (problems[name]) setProblems({ ...problems, [name]: check(schema, next)[name] });
  }

  function leave(name: K): void {
    // A field passed by is not a mistake yet; and a message that pushes the page away
    // under a click on a link would make the click miss.
    if (values[name] === initial[name]) return;
    setProblems({ ...problems, [name]: check(schema, values)[name] });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const result = z.safeParse(schema, values);
    if (!result.success) {
      const found = check(schema, values);
      setProblems(found);
      focusFirst(event.currentTarget, Object.keys(found));
      return;
    }
    setProblems({});
    setBusy(true);
    try {
      await onValid(result.data);
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    field: (name: K) => ({
      name,
      value: values[name],
      error: problems[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
      onBlur: () => leave(name),
    }),
    submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    set: (some: Partial<Values<K>>) => setValues((before) => ({ ...before, ...some })),
    setProblems,
    reset: () => {
      setValues(initial);
      setProblems({});
    },
  };
}

function check<K extends string, Out>(
  schema: z.core.$ZodType<Out>,
  values: Values<K>,
): Problems<K> {
  const result = z.safeParse(schema, values);
  const problems: Problems<K> = {};
  for (const issue of result.error?.issues ?? []) {
    const name = String(issue.path[0]) as K;
    problems[name] ??= issue.message;
  }
  return problems;
}

function focusFirst(form: HTMLFormElement, names: string[]): void {
  const fields = [...form.elements].filter((field) => field instanceof HTMLInputElement);
  fields.find((field) => names.includes(field.name))?.focus();
}
