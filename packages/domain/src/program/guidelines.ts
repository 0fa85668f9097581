import type { ProgramPlan } from './templates/types.ts';

/** How the program goes, in plain words. */
export function guidelinesFor(plan: ProgramPlan, sessionsPerWeek: number): string[] {
  const days = sessionsPerWeek === 1 ? 'one session' : `${sessionsPerWeek} sessions`;
  const count = plan.weeks.length;
  return [
    `${count === 1 ? 'One week' : `${count} weeks`}, ${days} a week. It ends with ${plan.end.text}.`,
    `Test: ${plan.end.test}`,
    `To begin: ${plan.entry}`,
    ...plan.progress,
    plan.fallback,
    'One session missed: within two days, or leave the least important one out. A week missed: the last one again.',
    plan.next,
    'Pain is a stop sign. Skip the move and tell us.',
  ];
}
