import { isFocused } from '../planner/groups.ts';
import type { AthleteFacts, GenerationForm, Request, Understanding } from '../planner/request.ts';
import { understandReading } from '../planner/understand.ts';
import { withoutBriefGuesses } from '../reading/danger/weigh-guesses.ts';
import { maxTextLength } from '../reading/engine/tokens.ts';
import { read } from '../reading/read.ts';
import type { Goal } from '../reading/vocabulary.ts';
import { defined } from '../workout/defined.ts';
import { footGoalOf, isStep } from './on-foot.ts';
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
  const isPregnant =
    athlete.conditions?.some(({ condition }) => condition === 'pregnancy') ?? false;
  const reading = read(wish.goalText.slice(0, maxTextLength), [], { isPregnant });
  return understandReading(withoutBriefGuesses(reading), form, athlete, { sessions: [] });
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

const ofBreath: readonly Goal[] = ['endurance', 'hiit'];

/** Where the days are for breath anyway, it is no part of the body to turn to. */
function withoutBreath(told: Request, isOnFoot: boolean): Request {
  if (!isOnFoot && !ofBreath.includes(told.goal.value)) return told;
  const value = told.focus.value.filter((area) => area !== 'cardio');
  return { ...told, focus: { ...told.focus, value } };
}

/** What a wish comes to before anything is built for it. */
export function prepareProgram(wish: ProgramWish, athlete: AthleteFacts = {}): Prepared {
  const understood = understandWish(wish, athlete);
  if (understood.kind !== 'request') return understood;
  const { request } = understood;
  const onFoot = footGoalOf(request, wish.goalText, wish.minutesPerSession);
  const lasting = programRequest(request, wish.minutesPerSession);
  const goal = { ...lasting.goal, value: onFoot?.goal ?? lasting.goal.value };
  // Steps that were only spoken of have no days here.
  const isOnlySteps = onFoot === null && lasting.mustInclude.value.every(isStep);
  const mustInclude = { ...lasting.mustInclude, ...(isOnlySteps && { value: [] }) };
  const told = withoutBreath({ ...lasting, goal, mustInclude }, onFoot !== null);
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
