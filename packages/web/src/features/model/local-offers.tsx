import { connectModel } from '@cadence/contract/model/routes';
import type { localServers } from '@cadence/contract/model/schemas';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { call } from '../../platform/api/api.ts';
import { failureWords } from '../../platform/api/failure-text.ts';
import type { User } from '../../platform/identity.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { refreshModels } from './use-models.ts';

type Found = z.output<typeof localServers>['servers'];

interface LocalOffersProps {
  user: User;
  servers: Found;
}

/** What runs beside this server already: one press, no key, no cost. */
export function LocalOffers({ user, servers }: LocalOffersProps) {
  const [busy, setBusy] = useState<string | null>(null);

  async function connect({ id, name }: Found[number]): Promise<void> {
    setBusy(id);
    try {
      await call(connectModel, { params: { provider: 'local' }, body: { server: id } });
      toast(`${name} is connected.`);
    } catch (thrown) {
      toast(failureWords(thrown), { tone: 'error' });
    } finally {
      await refreshModels(user);
      setBusy(null);
    }
  }

  if (servers.length === 0) {
    return (
      <p className="text-ink-2">
        Nothing found. Start Ollama, LM Studio, llama.cpp or <code>npm run model</code> on the
        machine that Cadence runs on, and open this page again.
      </p>
    );
  }
  return (
    <ul aria-label="Found on this machine" className="divide-y divide-line">
      {servers.map((server) => (
        <li key={server.id} className="flex items-center justify-between gap-4 py-3.5">
          <span className="min-w-0">
            <span className="block font-[650] text-ink">{server.name}</span>
            <span className="wrap-anywhere block text-ink-2 text-sm">
              {server.models.join(', ') || 'Runs without a model yet'}
            </span>
          </span>
          <Button
            busy={busy === server.id}
            aria-label={`Connect ${server.name}`}
            onClick={() => void connect(server)}
          >
            Connect
          </Button>
        </li>
      ))}
    </ul>
  );
}
