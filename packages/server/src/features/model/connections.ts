import { nameProvider, type ProviderName } from '@cadence/contract/workout/provider-names';
import { type Provider, providers } from '@cadence/domain/workout/limits';
import { type Connections, isSetUp, type Providers } from '../../platform/models/models.ts';
import type { ProviderConfig } from '../../platform/models/vendors/vendor.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { ConnectionDeps } from './deps.ts';
import type { ConnectionRow } from './store.ts';

/** Where a key is kept, so that one copied to another place opens nothing there. */
export const placeOf = (userId: string, provider: Provider): string =>
  `model ${userId} ${provider}`;

export interface Connection {
  provider: Provider;
  ownerId: string;
  row: ConnectionRow;
  /** Null where it is needed and cannot be read. */
  config: ProviderConfig | null;
}

function configOf(
  secrets: Secrets,
  settings: Providers,
  ownerId: string,
  provider: Provider,
  row: ConnectionRow,
): ProviderConfig | null {
  const models = { advanced: row.model, light: row.light_model };
  if (provider === 'local') return { apiKey: null, baseUrl: row.base_url, models };
  const apiKey = row.sealed_key && secrets.open(row.sealed_key, placeOf(ownerId, provider));
  return apiKey ? { apiKey, baseUrl: settings[provider].baseUrl, models } : null;
}

export async function connectionsOf(
  { store, secrets, settings }: ConnectionDeps,
  ownerId: string,
): Promise<Connection[]> {
  const rows = await store.list(ownerId);
  return providers.flatMap((provider) => {
    const row = rows.find((one) => one.provider === provider);
    if (!row) return [];
    return [
      { provider, ownerId, row, config: configOf(secrets, settings, ownerId, provider, row) },
    ];
  });
}

/** What somebody who runs this server has connected for all. */
export async function sharedWith(deps: ConnectionDeps, userId: string): Promise<Connection[]> {
  const shared: Connection[] = [];
  for (const id of await deps.administratorIds()) {
    if (id === userId) continue;
    shared.push(...(await connectionsOf(deps, id)).filter(({ row }) => row.for_all === 1));
  }
  return shared;
}

export interface Reach {
  own: readonly Connection[];
  shared: readonly Connection[];
}

export async function reachOf(deps: ConnectionDeps, userId: string): Promise<Reach> {
  return { own: await connectionsOf(deps, userId), shared: await sharedWith(deps, userId) };
}

/** Their own first, then what is everybody's, then the settings. */
export function configFor(
  { settings }: ConnectionDeps,
  { own, shared }: Reach,
  provider: Provider,
): { config: ProviderConfig; source: 'own' | 'server' | null } {
  const mine = own.find((one) => one.provider === provider && one.config !== null);
  if (mine?.config) return { config: mine.config, source: 'own' };
  const everybodys = shared.find((one) => one.provider === provider && one.config !== null);
  if (everybodys?.config) return { config: everybodys.config, source: 'server' };
  const config = settings[provider];
  return { config, source: isSetUp(provider, config) ? 'server' : null };
}

export function createConnections(deps: ConnectionDeps): Connections {
  return {
    async providersOf(userId) {
      const reach = await reachOf(deps, userId);
      const known = providers.map((id) => [id, configFor(deps, reach, id).config] as const);
      return Object.fromEntries(known) as Providers;
    },
    async noteUse(userId, { provider, model, tokens }) {
      const { source } = configFor(deps, await reachOf(deps, userId), provider);
      await deps.store.noteUse(userId, {
        source: source ?? 'server',
        provider,
        model,
        calls: 1,
        input_tokens: tokens.input,
        output_tokens: tokens.output,
        last_at: new Date(deps.now()).toISOString(),
      });
    },
  };
}

/** Whose model words the coach's answers: by the user's own word, then by the server's. */
export function createCoachProvider(deps: ConnectionDeps) {
  return async (userId: string): Promise<ProviderName | null> => {
    const { own, shared } = await reachOf(deps, userId);
    const chosen = [...own, ...shared].find(
      ({ row, config }) => row.for_coach === 1 && config !== null,
    );
    return chosen ? nameProvider(chosen.provider, 'advanced') : deps.coachProvider;
  };
}
