import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import * as z from 'zod/mini';
import { clearDraft, type Draftable, readDraft, writeDraft } from './drafts.ts';

type Values<K extends string> = Record<K, string>;
type Problems<K extends string> = Partial<Record<K, string>>;

interface FormOptions<K extends string, Out> {
  /** A schema of the contract: the messages are the server's. */
  schema: z.core.$ZodType<Out>;
  initial: Values<K>;
  /** With what the schema made of the values. The form is busy until it says whether it worked. */
  onValid: (data: Out) => Promise<boolean>;
  /** What is typed into these fields outlasts a crash of the page and a reload, until it is sent. */
  draft?: { key: string; fields: readonly Draftable<NoInfer<K>>[] };
}

/**
 * A form of text fields: checked on blur and on submit, the first wrong field
 * gets the focus. A form library and its resolver weigh 13 kB, a seventh of
 * what the sign-in page may load.
 */
export function useForm<K extends string, Out>(options: FormOptions<K, Out>) {
  const { schema, initial, onValid, draft } = options;
  const [values, setValues] = useState(() => ({ ...initial, ...(draft && kept(draft)) }));
  const [problems, setProblems] = useState<Problems<K>>({});
  const [busy, setBusy] = useState(false);

  function change(name: K, value: string): void {
    const next = { ...values, [name]: value };
    setValues(next);
    if (draft) keep(draft, next, initial);
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
      if ((await onValid(result.data)) && draft) clearDraft(draft.key);
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
      if (draft) clearDraft(draft.key);
    },
  };
}

interface DraftOf<K extends string> {
  key: string;
  fields: readonly K[];
}

function kept<K extends string>({ key, fields }: DraftOf<K>): Partial<Values<K>> {
  const found = readDraft(key);
  const values: Partial<Values<K>> = {};
  for (const name of fields) if (found[name] !== undefined) values[name] = found[name];
  return values;
}

function keep<K extends string>(draft: DraftOf<K>, values: Values<K>, initial: Values<K>): void {
  const typed = draft.fields.filter((name) => values[name] !== initial[name]);
  if (typed.length === 0) clearDraft(draft.key);
  else writeDraft(draft.key, Object.fromEntries(typed.map((name) => [name, values[name]])));
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
