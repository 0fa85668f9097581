import { listClientSwaps } from '@cadence/contract/client/routes';
import type { EditDose } from '@cadence/domain/planner/edit/dose-limits';
import { changeItem } from '@cadence/domain/planner/edit/edit-dose';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  type Client,
  type PlannedSession,
  proposeChange,
  type WishedLine,
} from '../../features/client/client-calls.ts';
import { DoseSteppers } from '../../features/workout/edit/dose-steppers.tsx';
import { type EditRow, readParts } from '../../features/workout/edit/edit-rows.ts';
import { call } from '../../platform/api/api.ts';
import { failureWords } from '../../platform/api/failure-text.ts';
import { queryClient } from '../../platform/api/query.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Problem } from '../../ui/problem.tsx';

const wireNames = {
  sets: 'sets',
  reps: 'reps',
  seconds: 'seconds',
  kilograms: 'kilograms',
  setRestSeconds: 'set_rest_seconds',
  restSeconds: 'rest_seconds',
} as const satisfies Record<keyof EditDose, keyof WishedLine>;

type Lines = ReadonlyMap<string, WishedLine>;

interface ChangeFormProps {
  client: Client;
  session: PlannedSession;
  onDone: () => void;
  onCancel: () => void;
}

/** Sets, reps, weight, rest and another exercise, line by line; the athlete decides. */
export function ChangeForm({ client, session, onDone, onCancel }: ChangeFormProps) {
  const [draft, setDraft] = useState(session.workout);
  const [lines, setLines] = useState<Lines>(new Map());
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const parts = useMemo(() => readParts(draft), [draft]);
  // What is sent names the lines as the athlete's program has them.
  const planned = useMemo(
    () =>
      new Map(readParts(session.workout).flatMap(({ rows }) => rows.map((row) => [row.key, row]))),
    [session.workout],
  );

  function wish(key: string, change: Partial<WishedLine>) {
    const row = planned.get(key);
    if (!row) return;
    const before = lines.get(key) ?? { index: row.index, name: row.item.name };
    setLines(new Map(lines).set(key, { ...before, ...change }));
    setProblem('');
  }

  function dose(row: EditRow, name: keyof EditDose, value: number) {
    setDraft(changeItem(draft, row.index, { [name]: value }));
    wish(row.key, { [wireNames[name]]: value });
  }

  async function send(): Promise<void> {
    setBusy(true);
    try {
      await proposeChange(client.athlete_id, session, [...lines.values()]);
      toast(`${client.name} decides about it on their program page.`);
      onDone();
    } catch (thrown) {
      setProblem(failureWords(thrown));
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-1 flex-col gap-5">
      <p className="text-ink-2">
        {client.name} sees what would change and accepts it or keeps the plan.
      </p>
      {parts.map(({ key, title, rows }) => (
        <section key={key} aria-label={title}>
          <h3 className="eyebrow border-line border-b pb-2">{title}</h3>
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <Line
                key={row.key}
                row={row}
                isOpen={row.key === openKey}
                isChanged={lines.has(row.key)}
                onToggle={() => setOpenKey(row.key === openKey ? null : row.key)}
              >
                <SwapField
                  client={client}
                  session={session}
                  index={planned.get(row.key)?.index ?? row.index}
                  name={row.item.name}
                  value={lines.get(row.key)?.exercise_id}
                  onChange={(exercise_id) => wish(row.key, { exercise_id })}
                />
                <DoseSteppers
                  dose={row.dose}
                  isPerSide={row.item.side === 'both'}
                  onChange={(name, value) => dose(row, name, value)}
                />
              </Line>
            ))}
          </ul>
        </section>
      ))}
      <div className="sheet-foot sticky bottom-0 z-20 -mx-5 mt-auto -mb-6 flex flex-col gap-2 border-line border-t bg-surface px-5 pt-3 pb-4">
        <Problem>{problem}</Problem>
        <div className="flex gap-2.5">
          <Button onClick={onCancel} className="flex-1">
            Cancel
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={lines.size === 0}
            onClick={() => void send()}
            className="flex-2"
          >
            Propose it
          </Button>
        </div>
      </div>
    </div>
  );
}

interface LineProps {
  row: EditRow;
  isOpen: boolean;
  isChanged: boolean;
  onToggle: () => void;
  children: React.ReactNode;
}

function Line({ row: { item, doseText }, isOpen, isChanged, onToggle, children }: LineProps) {
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-13 w-full items-center gap-3 rounded-control py-2 text-left"
      >
        <span className="wrap-anywhere min-w-0 flex-1 font-[650] text-base leading-tight">
          {item.name}
          {isChanged && <span className="block font-[550] text-ink-2 text-sm">Changed</span>}
        </span>
        <span className="num shrink-0 font-[650] text-sm">{doseText}</span>
        <ChevronDown
          aria-hidden="true"
          className={`size-4 shrink-0 text-ink-2 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      {isOpen && <div className="flex flex-col gap-4 pb-4">{children}</div>}
    </li>
  );
}

interface SwapFieldProps {
  client: Client;
  session: PlannedSession;
  index: number;
  name: string;
  value: string | undefined;
  onChange: (exerciseId: string | undefined) => void;
}

/** What suits the athlete in its place, nearest first. */
function SwapField({ client, session, index, name, value, onChange }: SwapFieldProps) {
  const { athlete_id: athleteId } = client;
  const { week, session: number, workout_id: id } = session;
  const query = { week, session: number, index };
  const { data } = useQuery(
    {
      queryKey: ['clients', athleteId, 'swaps', id, index],
      queryFn: () => call(listClientSwaps, { params: { athleteId }, query }),
      meta: { isKept: false },
    },
    queryClient,
  );
  return (
    <SelectField
      label="Exercise"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      <option value="">{name}</option>
      {data?.swaps.map((swap) => (
        <option key={swap.exercise_id} value={swap.exercise_id}>
          {swap.name}
        </option>
      ))}
    </SelectField>
  );
}
