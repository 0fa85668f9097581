import type { connectModel, listModels } from '@cadence/contract/model/routes';
import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import { type Provider, providers } from '@cadence/domain/workout/limits';
import { ApiError } from '../../http/errors.ts';
import { estimateCost } from '../../platform/models/cost.ts';
import type { ProviderConfig } from '../../platform/models/vendors/vendor.ts';
import { modelsOf } from '../../platform/models/vendors/vendors.ts';
import { configFor, connectionsOf, placeOf, type Reach, reachOf } from './connections.ts';
import type { ModelDeps } from './deps.ts';
import type { ConnectionRow, UsageRow } from './store.ts';

type State = ReplyOf<typeof listModels>['models'][number];

function usedOf(usage: readonly UsageRow[], provider: Provider): State['used'] {
  const rows = usage.filter((row) => row.provider === provider);
  const costs = rows.map(({ model, input_tokens: input, output_tokens: output }) =>
    provider === 'local' ? 0 : estimateCost(model, { input, output }),
  );
  const isPriced = costs.every((cost) => cost !== null);
  const latest = rows.map(({ last_at }) => last_at).sort();
  return {
    calls: rows.reduce((sum, { calls }) => sum + calls, 0),
    cost_usd: isPriced ? costs.reduce((sum: number, cost) => sum + (cost ?? 0), 0) : null,
    last_at: latest.at(-1) ?? null,
  };
}

function choicesOf(provider: Provider, { models }: ProviderConfig, found: readonly string[]) {
  const known = provider === 'local' ? found : modelsOf(provider);
  return [...new Set([...known, models.advanced, models.light])];
}

function stateOf(
  deps: ModelDeps,
  provider: Provider,
  { reach, usage }: { reach: Reach; usage: readonly UsageRow[] },
): State {
  const { config, source } = configFor(deps, reach, provider);
  const mine = reach.own.find((one) => one.provider === provider);
  return {
    provider,
    source: mine ? 'own' : source,
    readable: !mine || mine.config !== null,
    models: { ...config.models },
    choices: choicesOf(provider, config, []),
    for_coach: mine?.row.for_coach === 1,
    for_all: mine?.row.for_all === 1,
    connected_at: mine?.row.connected_at ?? null,
    used: usedOf(usage, provider),
  };
}

const isAdministrator = async ({ administratorIds }: ModelDeps, userId: string) =>
  (await administratorIds()).includes(userId);

export async function showModels(
  deps: ModelDeps,
  userId: string,
): Promise<ReplyOf<typeof listModels>> {
  const reach = await reachOf(deps, userId);
  const usage = await deps.store.usage(userId);
  return {
    models: providers.map((provider) => stateOf(deps, provider, { reach, usage })),
    runs_server: await isAdministrator(deps, userId),
  };
}

type Change = BodyOf<typeof connectModel>;

/** Only a server on this machine that was found is ever connected: no address is taken from a caller. */
async function localBase(deps: ModelDeps, { server }: Change, before: ConnectionRow | undefined) {
  if (!server) {
    if (before) return { baseUrl: before.base_url, first: before.model };
    throw new ApiError('NOT_FOUND');
  }
  const found = (await deps.findLocal()).find(({ id }) => id === server);
  if (!found) throw new ApiError('NOT_FOUND');
  return { baseUrl: found.baseUrl, first: found.models[0] ?? deps.settings.local.models.advanced };
}

function sealedKey(
  { secrets }: ModelDeps,
  userId: string,
  provider: Provider,
  { api_key: given }: Change,
  before: ConnectionRow | undefined,
): string {
  if (given) return secrets.seal(given, placeOf(userId, provider));
  if (before?.sealed_key) return before.sealed_key;
  throw new ApiError('MODEL_KEY_REQUIRED');
}

const asNumber = (given: boolean | undefined, before: number | undefined): number =>
  given === undefined ? (before ?? 0) : Number(given);

export async function connect(
  deps: ModelDeps,
  userId: string,
  provider: Provider,
  change: Change,
): Promise<State> {
  const runsServer = await isAdministrator(deps, userId);
  // The machine is theirs, and so is the decision who spends their money.
  if ((provider === 'local' || change.for_all) && !runsServer) throw new ApiError('NOT_FOUND');
  const before = (await connectionsOf(deps, userId)).find((one) => one.provider === provider)?.row;
  const usual = deps.settings[provider].models;
  const local = provider === 'local' ? await localBase(deps, change, before) : null;
  const fresh = change.server !== undefined || !before;
  const { advanced = fresh ? (local?.first ?? usual.advanced) : before.model } = change;
  const { light = fresh ? (local?.first ?? usual.light) : before.light_model } = change;
  await deps.store.put(userId, {
    provider,
    sealed_key: local ? null : sealedKey(deps, userId, provider, change, before),
    base_url: local?.baseUrl ?? '',
    model: advanced,
    light_model: light,
    for_coach: asNumber(change.for_coach, before?.for_coach),
    for_all: asNumber(change.for_all, before?.for_all),
    connected_at: before?.connected_at ?? new Date(deps.now()).toISOString(),
  });
  const reach = await reachOf(deps, userId);
  return stateOf(deps, provider, { reach, usage: await deps.store.usage(userId) });
}

export async function forget(deps: ModelDeps, userId: string, provider: Provider): Promise<void> {
  if (!(await deps.store.remove(userId, provider))) throw new ApiError('NOT_FOUND');
}

const untilDone = new AbortController().signal;
const usedUp = "You have used up this hour's requests to AI models. Try again later.";

export async function check(deps: ModelDeps, userId: string, provider: Provider) {
  if (!(await deps.modelCalls.take(userId))) return { works: false, words: usedUp };
  const reply = await deps.models.check({ provider, signal: untilDone });
  if (reply.kind === 'ok') return { works: true, words: 'It answers.' };
  return { works: false, words: reply.reason };
}
