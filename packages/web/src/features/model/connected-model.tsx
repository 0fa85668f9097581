import { checkModel, connectModel, forgetModel } from '@cadence/contract/model/routes';
import type { connectionChange } from '@cadence/contract/model/schemas';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { call } from '../../platform/api/api.ts';
import { failureWords } from '../../platform/api/failure-text.ts';
import type { User } from '../../platform/identity.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { type ModelState, modelTitle, usedText, whoText } from './model-words.ts';
import { refreshModels } from './use-models.ts';

type Change = z.input<typeof connectionChange>;

interface ConnectedModelProps {
  user: User;
  state: ModelState;
  /** Names that were found on this machine. */
  found: readonly string[];
  runsServer: boolean;
}

/** One that answers: what it does, whether it works, what it cost, and how to be rid of it. */
export function ConnectedModel({ user, state, found, runsServer }: ConnectedModelProps) {
  const { provider, source, readable, models } = state;
  const name = modelTitle(provider);
  const choices = [...new Set([...found, ...state.choices])];
  const [busy, setBusy] = useState<'check' | 'forget' | 'change' | null>(null);
  const [outcome, setOutcome] = useState<{ works: boolean; words: string } | null>(null);
  /** Shown as chosen until the server has said what it is. */
  const [asked, setAsked] = useState<Change>({});
  const params = { provider };

  async function run(kind: NonNullable<typeof busy>, act: () => Promise<void>): Promise<void> {
    setBusy(kind);
    try {
      await act();
    } catch (thrown) {
      toast(failureWords(thrown), { tone: 'error' });
    } finally {
      await refreshModels(user);
      setBusy(null);
    }
  }

  const change = (body: Change) =>
    run('change', async () => {
      setOutcome(null);
      setAsked(body);
      await call(connectModel, { params, body });
    }).finally(() => setAsked({}));

  const chooser = (label: string, tier: 'advanced' | 'light') => (
    <SelectField
      label={label}
      value={asked[tier] ?? models[tier]}
      onChange={(event) => void change({ [tier]: event.target.value })}
    >
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </SelectField>
  );

  return (
    <li className="flex flex-col gap-4 border-line border-t py-6 first:border-t-0 first:pt-1">
      <div>
        <h3 className="font-[650] text-ink text-lg">{name}</h3>
        <p className="text-ink-2">{whoText(state)}</p>
        <p className="text-ink-2">{usedText(state)}</p>
      </div>
      {!readable && (
        <p className="flex items-start gap-1.5 font-[550] text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          The stored key can no longer be opened. Forget it and enter it again.
        </p>
      )}
      {source === 'own' && readable && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            {chooser('For workouts and the coach', 'advanced')}
            {chooser('Where light is chosen', 'light')}
          </div>
          <Switch
            label="The coach may speak through it"
            hint="What you write to the coach, and what it knows of you, then goes to this model."
            checked={asked.for_coach ?? state.for_coach}
            onChange={(for_coach) => void change({ for_coach })}
          />
          {runsServer && (
            <Switch
              label="For everybody on this server"
              hint="Their requests count on your bill."
              checked={asked.for_all ?? state.for_all}
              onChange={(for_all) => void change({ for_all })}
            />
          )}
        </>
      )}
      <div role="status">
        {outcome && (
          <p
            className={`flex items-start gap-1.5 font-[550] ${outcome.works ? 'text-ink' : 'text-danger'}`}
          >
            {outcome.works ? (
              <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            ) : (
              <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            )}
            {outcome.words}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {readable && (
          <Button
            busy={busy === 'check'}
            aria-label={`Test ${name}`}
            onClick={() =>
              void run('check', async () => {
                setOutcome(null);
                setOutcome(await call(checkModel, { params }));
              })
            }
          >
            Test
          </Button>
        )}
        {source === 'own' && (
          <Button
            variant="ghost"
            busy={busy === 'forget'}
            aria-label={`Forget ${name}`}
            onClick={() =>
              void run('forget', async () => {
                await call(forgetModel, { params });
                toast(`${name} is forgotten, and its key with it.`);
              })
            }
          >
            Forget
          </Button>
        )}
      </div>
    </li>
  );
}
