import type { CountedGoal, GoalKind } from '@cadence/domain/analytics/goals';
import { showWeight } from '../../../platform/items/show-weight.ts';
import { numberText } from '../words.ts';

/** What the form calls a goal, with its amount as it is written. */
export function goalName(kind: GoalKind, amount: string, lift = ''): string {
  if (kind === 'lift') return `${lift} ${amount}`;
  if (kind === 'weekly_sessions') return `${amount} sessions a week`;
  return kind === 'streak' ? `${amount} days in a row` : `${amount} ${kind}`;
}

export const amountText = ({ kind }: Pick<CountedGoal, 'kind'>, value: number): string =>
  kind === 'lift' ? showWeight(value, { maximumFractionDigits: 1 }) : numberText(value);

/** A name that the form gave follows the unit, as the values do; any other is somebody's own words. */
export function goalTitle({ kind, title, lift, targetValue }: CountedGoal): string {
  const written = kind === 'lift' ? /\d[\d.,]* (?:kg|lb)$/ : /^\d[\d.,]*/;
  const [amount] = written.exec(title) ?? [];
  const isOurs = amount !== undefined && title === goalName(kind, amount, lift);
  return isOurs ? goalName(kind, amountText({ kind }, targetValue), lift) : title;
}
