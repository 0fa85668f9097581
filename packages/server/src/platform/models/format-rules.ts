import type { PlanContext } from '@cadence/domain/planner/context';
import { bandsFor } from '@cadence/domain/planner/dose/dose';
import { levelCaps } from '@cadence/domain/planner/legal/caps';
import { formatDefinitions } from '@cadence/domain/workout/formats/definitions';

const range = ({ min, max }: { min: number; max: number }) =>
  min === max ? `${min}` : `${min}–${max}`;

/** How the timer plays the format, so that a model can do the sum itself. */
export function formatRules({ request, format }: PlanContext): string[] {
  return formatDefinitions[format].draftRules({
    workSeconds: levelCaps[request.level.value].emomWorkSeconds,
    sets: range(bandsFor(request).sets),
  });
}

/** Lengths, reps, rests and effort that suit this goal and level. */
export function doseRules({ request, dose, format }: PlanContext): string[] {
  const bands = bandsFor(request);
  const { traits, style } = formatDefinitions[format];
  return [
    traits.work === 'time'
      ? `Work about ${dose.workSeconds} s at a time.`
      : `Reps ${range(bands.reps)}.`,
    style === 'structured' ? `Rest ${range(bands.restSeconds)} s between sets.` : '',
    `rpe ${range(bands.rpe)}, never above ${bands.rpe.max}.`,
  ].filter(Boolean);
}
