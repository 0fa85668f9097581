import { addDays, dayNumber } from '@cadence/domain/program/calendar/days';
import { chooseDays, dateOf } from '@cadence/domain/program/weeks/schedule';
import { countText } from '@cadence/domain/workout/words';
import { Card } from '../../../ui/card.tsx';
import type { ProgramBody } from '../data/program-api.ts';
import { fullDayText, weekdayText } from '../program-words.ts';

interface PlanPreviewProps {
  body: ProgramBody;
}

function listed(parts: readonly string[]): string {
  return parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

/** What the wish comes to, as it is being made: the same rules that build the program. */
export function PlanPreview({ body }: PlanPreviewProps) {
  const { weeks: count, sessions_per_week: perWeek, preferred_days: preferred = [] } = body;
  const isReal = dayNumber(body.start_date) !== null;
  const days = isReal
    ? chooseDays(body.start_date, perWeek, preferred).map((day) => dateOf(body.start_date, 1, day))
    : [];
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="eyebrow">Your weeks</h2>
      <div className="flex flex-col gap-1">
        <p className="font-[650] text-base">
          {countText(count, 'week')}, {countText(count * perWeek, 'session')}
        </p>
        {isReal && (
          <p className="text-ink-2">
            {listed(days.map(weekdayText))}. {fullDayText(body.start_date)} to{' '}
            {fullDayText(addDays(body.start_date, count * 7 - 1))}.
          </p>
        )}
        <p className="text-ink-2">
          The goal decides what each week holds: its end, its easy weeks and its test are planned
          from there.
        </p>
      </div>
    </Card>
  );
}
