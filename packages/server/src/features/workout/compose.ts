import { type ProviderName, readProviderName } from '@cadence/contract/workout/provider-names';
import type { Report } from '@cadence/domain/planner/check/report';
import type { RequestChange } from '@cadence/domain/planner/receipts/changes';
import type { Request } from '@cadence/domain/planner/request';
import { type Provider, providerName } from '@cadence/domain/workout/limits';
import type { Workout } from '@cadence/domain/workout/types';
import type { WorkoutDeps } from './deps.ts';

export interface Commission {
  request: Request;
  userId: string;
  userText: string;
  provider: ProviderName;
  /** The reading was counted, and the first draft with it. */
  isCounted: boolean;
  date: string;
  seed: number;
  signal: AbortSignal;
  tell: (stage: 'choosing' | 'fitting') => void;
}

export interface Composed {
  workout: Workout;
  report: Report;
  changes: RequestChange[];
  byModel: boolean;
  providerUsed: ProviderName;
  fallbackReason: string | null;
}

/** As it begins a sentence. */
const openingName = (provider: Provider): string => {
  const name = providerName(provider);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

const builtHere = 'Cadence built this workout itself.';

type Plan = Pick<Composed, 'workout' | 'report' | 'changes'>;

const usedUp = "You have used up this hour's requests to AI models.";

type ComposeDeps = Pick<WorkoutDeps, 'models' | 'modelCalls' | 'planner'>;

/** A draft that cannot be made fit is asked for once more, with what was wrong with it. */
async function askModel(
  { models, modelCalls, planner }: ComposeDeps,
  commission: Commission,
): Promise<Plan | { failed: string }> {
  const { request, userId, userText, date, seed, signal, tell } = commission;
  const { provider, tier } = readProviderName(commission.provider);
  const firstAskedAtMs = performance.now();
  let problems: string[] = [];
  for (const attempt of ['first', 'second']) {
    const isCounted = attempt === 'first' && commission.isCounted;
    if (!isCounted && !(await modelCalls.take(userId))) return { failed: usedUp };
    tell('choosing');
    const call = { provider, tier, request, userText, firstAskedAtMs, signal };
    const answer = await models.draftWorkout(problems.length > 0 ? { ...call, problems } : call);
    if (answer.kind === 'failed') return { failed: answer.reason };
    tell('fitting');
    const repaired = await planner.repair(answer.draft, request, date, seed);
    if (!repaired.changes.some(({ kind }) => kind === 'replaced')) return repaired;
    const { gates } = await planner.check(answer.draft, request);
    problems = gates.flatMap((gate) => gate.problems.map(({ words }) => words));
  }
  return { failed: `${openingName(provider)} gave no plan that passed the checks.` };
}

async function composeHere(
  { planner }: ComposeDeps,
  { request, date, seed, tell }: Commission,
): Promise<Plan> {
  tell('choosing');
  const planned = await planner.plan(request, date, seed);
  tell('fitting');
  return { ...planned, changes: [] };
}

/** By the model that was asked for where it can be had, else by the planner, with the reason. */
export async function compose(deps: ComposeDeps, commission: Commission): Promise<Composed> {
  const { provider } = readProviderName(commission.provider);
  const here = async (fallbackReason: string | null): Promise<Composed> => ({
    ...(await composeHere(deps, commission)),
    byModel: false,
    providerUsed: 'local',
    fallbackReason,
  });
  const state = (await deps.models.states()).find(({ id }) => id === provider);
  if (!state?.available) {
    // Without a model of its own, 'local' is the planner: nothing has gone wrong.
    if (provider === 'local') return here(null);
    return here(`${openingName(provider)} is not connected. ${builtHere}`);
  }
  const modelled = await askModel(deps, commission);
  if ('failed' in modelled) return here(`${modelled.failed} ${builtHere}`);
  return { ...modelled, byModel: true, providerUsed: commission.provider, fallbackReason: null };
}
