import { gearPreferenceId } from '@cadence/domain/profile/athlete';
import type { ProgramBody } from '../../features/program/data/program-api.ts';
import { putItem } from '../../platform/items/item-store.ts';
import { newId } from '../../platform/new-id.ts';
import {
  type Answers,
  firstDayOf,
  firstWeeks,
  goalChoices,
  kitOf,
  minutesEach,
  sessionsOf,
  wishOf,
} from './answers.ts';

/** Asked once on any device. */
const welcomedId = 'welcomed';

export const noteWelcomed = () => putItem('preference', welcomedId, true);

/** The profile knows what was tapped; what was left open stays open. */
export function keepAnswers(answers: Answers): void {
  const { goal, days } = answers;
  if (goal !== null) putItem('fact', 'goal', goalChoices[goal].goal);
  if (days.length > 0) putItem('fact', 'days_per_week', days.length);
  const kit = kitOf(answers);
  if (kit) {
    const id = newId();
    putItem('equipment_profile', id, kit);
    putItem('preference', gearPreferenceId, id);
  }
  noteWelcomed();
}

export function programOf(answers: Answers, today: string): ProgramBody {
  const kit = kitOf(answers);
  return {
    goal_text: wishOf(answers),
    weeks: firstWeeks,
    sessions_per_week: sessionsOf(answers),
    minutes_per_session: minutesEach,
    preferred_days: [...answers.days],
    start_date: firstDayOf(answers, today),
    ...(kit && { equipment: kit.equipment, props: kit.props }),
  };
}
