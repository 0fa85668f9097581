import { withOwnExercises } from '@cadence/domain/exercise/own-scope';
import type { TrainingHistory, Understanding } from '@cadence/domain/planner/request';
import { understand } from '@cadence/domain/planner/understand';
import { keptOf } from '@cadence/domain/profile/athlete';
import { athleteFacts } from '@cadence/domain/profile/athlete-facts';
import type { SyncItem } from '@cadence/domain/sync/types';
import { defined } from '@cadence/domain/workout/defined';
import type { Asked } from './generation.ts';

/** The same reading as the server's, from the same text, form and profile. */
export function readAsked(
  asked: Asked,
  history: TrainingHistory,
  items: readonly SyncItem[],
): Understanding {
  const { equipment_override: equipment, props_override: props } = asked;
  const now = new Date().toISOString();
  const form = defined({
    // While somebody types there may be no number yet.
    durationMinutes: Number.isFinite(asked.duration_minutes) ? asked.duration_minutes : undefined,
    difficulty: asked.difficulty,
    fitnessLevel: asked.fitness_level,
    equipment: equipment?.length ? equipment : undefined,
    props: props?.length ? props : undefined,
    dismissed: asked.dismissed,
    cleared: asked.cleared,
    today: now.slice(0, 10),
  });
  const athlete = athleteFacts(items, now);
  // Beside the page nothing else knows them.
  return withOwnExercises(keptOf(items, 'own_exercise'), () =>
    understand(asked.user_preferences, form, athlete, history),
  );
}
