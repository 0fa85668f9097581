import type { PlanContext } from '../context.ts';
import type { SkillSteps } from './data/skills.ts';

const guessByLevel = { beginner: 0.25, intermediate: 0.43, advanced: 0.7 } as const;

/** Where somebody stands on the way, by what they say they can do, else by the level. */
export function stepsAhead({ request }: PlanContext, { steps, aims }: SkillSteps): string[] {
  const told = request.abilities?.value ?? [];
  const can = told
    .filter(({ reps = 0, seconds = 0 }) => reps >= 3 || seconds >= 10)
    .map(({ exercise }) => steps.indexOf(exercise));
  const cannot = (request.skillGoals?.value ?? []).some((id) => aims.includes(id));
  const guess = Math.round(guessByLevel[request.level.value] * (steps.length - 1));
  const best = Math.max(...can, -1);
  const at = best >= 0 ? Math.min(best + 1, steps.length - 1) : guess;
  const aim = Math.min(...aims.map((id) => steps.indexOf(id)).filter((i) => i >= 0), steps.length);
  const place = cannot && best < 0 ? Math.min(at, Math.max(0, aim - 1)) : at;
  return [...steps.slice(0, place + 1)].reverse();
}
