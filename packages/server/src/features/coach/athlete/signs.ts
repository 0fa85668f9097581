import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import type { tellSigns } from '@cadence/contract/safety/routes';
import { flagsAfterTold, openFlags } from '@cadence/domain/coach/signs/flags';

import { type CoachDeps, instantOf } from '../deps.ts';

type Deps = Pick<CoachDeps, 'flags' | 'now'>;
type Signs = ReplyOf<typeof tellSigns>;

export async function showSigns(deps: Deps, userId: string): Promise<Signs> {
  return { signs: openFlags(await deps.flags.list(userId), instantOf(deps)) };
}

/** Whatever page it was told or settled on, it holds for the coach, the generator and the timer. */
export async function takeSigns(
  deps: Deps,
  userId: string,
  { signs }: BodyOf<typeof tellSigns>,
): Promise<Signs> {
  const nowMs = deps.now();
  const told = signs.map(({ id, isOpen, secondsAgo }) => ({
    id,
    isOpen,
    at: new Date(nowMs - secondsAgo * 1000).toISOString(),
  }));
  const before = await deps.flags.list(userId);
  const after = flagsAfterTold(before, told);
  await deps.flags.change(userId, before, after);
  return { signs: openFlags(after, instantOf(deps)) };
}
