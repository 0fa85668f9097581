import { addDays, dayNumber } from '@cadence/domain/program/days';
import { chooseDays, dateOf } from '@cadence/domain/program/schedule';
import { variationOf } from '@cadence/domain/program/weeks';
import { countText } from '@cadence/domain/workout/words';
import { Card } from '../../../ui/card.tsx';
import type { ProgramBody } from '../data/program-api.ts';
import { fullDayText, weekdayText } from '../program-words.ts';
import { CurveLegend, CurvePicture, curveWords } from '../viewer/load-curve.tsx';

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
  const weeks = Array.from({ length: count }, (_, i) => ({
    week: i + 1,
    variation: variationOf(i + 1),
  }));
  const isReal = dayNumber(body.start_date) !== null;
  const days = isReal
    ? chooseDays(body.start_date, perWeek, preferred).map((day) => dateOf(body.start_date, 1, day))
    : [];
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="eyebrow">Load by week</h2>
        <p className="mt-1 text-ink-2 text-sm">{curveWords}</p>
      </div>
      <CurvePicture weeks={weeks} />
      <CurveLegend weeks={weeks} />
      <div className="flex flex-col gap-1 border-line border-t pt-4">
        <p className="font-[650] text-base">
          {countText(count, 'week')}, {countText(count * perWeek, 'session')}
        </p>
        {isReal && (
          <p className="text-ink-2">
            {listed(days.map(weekdayText))}. {fullDayText(body.start_date)} to{' '}
            {fullDayText(addDays(body.start_date, count * 7 - 1))}.
          </p>
        )}
      </div>
    </Card>
  );
}
