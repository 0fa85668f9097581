import type { ProgramProposal } from '@cadence/contract/coach/schemas';
import type { CoachDeps } from './deps.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;

interface Wish {
  change: unknown;
  to?: unknown;
}

/** What can be put before the user about their program, or why nothing can. */
export async function proposalFor(
  deps: Pick<CoachDeps, 'planOf'>,
  userId: string,
  { change, to }: Wish,
  today: string,
): Promise<ProgramProposal | string> {
  const plan = await deps.planOf(userId);
  if (!plan) return 'There is no program.';
  if (change === 'week_off') return { kind: 'week_off', programName: plan.programName };
  if (!plan.next) return 'No session of the program is open.';
  const { date: from, ...session } = plan.next;
  if (change === 'skip_next') return { kind: 'skip_next', ...session };
  if (change === 'adapt_next') {
    const { adaptation } = plan;
    if (adaptation === null) return 'The log suggests no change to the next session.';
    return { kind: 'adapt_next', ...session, summary: adaptation };
  }
  const isDay = typeof to === 'string' && day.test(to) && Number.isFinite(Date.parse(to));
  if (!isDay || to < today) return 'The day is missing or has gone by.';
  return { kind: 'move_next', ...session, from, to };
}
