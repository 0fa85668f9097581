import type { modelState } from '@cadence/contract/model/schemas';
import { type Provider, providerName } from '@cadence/domain/workout/limits';
import { countText } from '@cadence/domain/workout/words';
import type * as z from 'zod/mini';
import { longDay } from '../../platform/dates/long-day.ts';

export type ModelState = z.output<typeof modelState>;

export const modelTitle = (provider: Provider): string =>
  provider === 'local' ? 'A model on this machine' : providerName(provider);

const dollars = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

function costText({ provider, used: { cost_usd: cost } }: ModelState): string {
  if (provider === 'local') return 'at no cost';
  if (cost === null) return 'cost not known';
  if (cost > 0 && cost < 0.01) return `less than ${dollars.format(0.01)}`;
  return `about ${dollars.format(cost)}`;
}

/** '12 requests by you, about $0.34' */
export function usedText(state: ModelState): string {
  const { calls, last_at } = state.used;
  if (calls === 0) return 'Not used yet.';
  const last = last_at ? `, last on ${longDay(last_at)}` : '';
  return `${countText(calls, 'request')} by you, ${costText(state)}${last}.`;
}

/** Who it is there for. */
export function whoText({ source, for_all, for_coach }: ModelState): string {
  if (source === 'server') return 'Connected by whoever runs this server, for everybody here.';
  const who = for_all ? 'Everybody here uses it' : 'Only you use it';
  return `${who}, for workouts${for_coach ? ' and the coach' : ''}.`;
}
