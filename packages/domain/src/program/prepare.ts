import { isFocused } from '../planner/groups.ts';
import type { AthleteFacts, GenerationForm, Request, Understanding } from '../planner/request.ts';
import { understand } from '../planner/understand.ts';
import { defined } from '../workout/defined.ts';
import { footGoalOf } from './on-foot.ts';
import type { OutlineFacts } from './outline.ts';
import { programRequest } from './plan-slot.ts';
import { chooseDays } from './schedule.ts';
import type { Gait } from './split.ts';
import type { ProgramWish } from './types.ts';

function understandWish(wish: ProgramWish, athlete: AthleteFacts): Understanding {
  const form: GenerationForm = defined({
    durationMinutes: wish.minutesPerSession,
    fitnessLevel: wish.fitnessLevel,
    equipment: wish.equipment?.length ? wish.equipment : undefined,
    props: wish.props?.length ? wish.props : undefined,
    cleared: wish.cleared,
    dismissed: wish.dismissed,
  });
  return understand(wish.goalText, form, athlete, { sessions: [] });
}

export interface RefusedGait {
  gait: Gait;
  /** In plain words. */
  why: string;
}

export type Prepared =
  | {
      kind: 'ready';
      /** What the user told, as far as it lasts for weeks. */
      told: Request;
      facts: OutlineFacts;
      /** What the goal was to be reached by, where that may not be. */
      refused: RefusedGait | null;
    }
  | Exclude<Understanding, { kind: 'request' }>;

/** What a wish comes to before anything is built for it. */
export function prepareProgram(wish: ProgramWish, athlete: AthleteFacts = {}): Prepared {
  const understood = understandWish(wish, athlete);
  if (understood.kind !== 'request') return understood;
  const { request } = understood;
  const onFoot = footGoalOf(request, wish.goalText, wish.minutesPerSession);
  const lasting = programRequest(request, wish.minutesPerSession);
  const told: Request = onFoot
    ? { ...lasting, goal: { ...lasting.goal, value: onFoot.goal } }
    : lasting;
  const { value: focus } = told.focus;
  return {
    kind: 'ready',
    told,
    facts: {
      goal: told.goal.value,
      weeks: wish.weeks,
      days: chooseDays(wish.startDate, wish.sessionsPerWeek, wish.preferredDays),
      focus: isFocused(focus) ? focus : [],
      avoidFocus: told.avoidFocus.value,
      gait: onFoot?.refusal === null ? onFoot.gait : null,
    },
    refused: onFoot?.refusal ? { gait: onFoot.gait, why: onFoot.refusal } : null,
  };
}
