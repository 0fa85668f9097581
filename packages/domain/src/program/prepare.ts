import { isFocused } from '../planner/groups.ts';
import type { AthleteFacts, GenerationForm, Request, Understanding } from '../planner/request.ts';
import { understand } from '../planner/understand.ts';
import { defined } from '../workout/defined.ts';
import { footGoalOf } from './on-foot.ts';
import type { OutlineFacts } from './outline.ts';
import { programRequest } from './plan-slot.ts';
import { chooseDays } from './schedule.ts';
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

/** Less than this is over before a run has begun. */
const leastMinutesOnFoot = 8;

export type Prepared =
  | {
      kind: 'ready';
      /** What the user told, as far as it lasts for weeks. */
      told: Request;
      facts: OutlineFacts;
    }
  | Exclude<Understanding, { kind: 'request' }>;

/** What a wish comes to before anything is built for it. */
export function prepareProgram(wish: ProgramWish, athlete: AthleteFacts = {}): Prepared {
  const understood = understandWish(wish, athlete);
  if (understood.kind !== 'request') return understood;
  const { request } = understood;
  const isTimeEnough = wish.minutesPerSession >= leastMinutesOnFoot;
  const onFoot = isTimeEnough ? footGoalOf(request, wish.goalText) : null;
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
      gait: onFoot?.gait ?? null,
    },
  };
}
