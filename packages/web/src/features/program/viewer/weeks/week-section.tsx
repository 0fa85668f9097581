import type { WorkoutSession } from '@cadence/domain/analytics/types';
import type { Program, ProgramSession, ProgramWeek } from '@cadence/domain/program/types';
import { weekGrid } from '@cadence/domain/program/view/week-grid';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { rpeWords } from '../../../../platform/exercises/effort-words.ts';
import { useUnit } from '../../../../platform/items/use-unit.ts';
import { Button } from '../../../../ui/button.tsx';
import { shiftText, weekDatesText, weekWords } from '../../week-words.ts';
import { useWeekVariations } from '../use-details.ts';
import { WeekCards } from './week-cards.tsx';
import { effortText, WeekTable } from './week-table.tsx';

interface WeekSectionProps {
  program: Program;
  week: ProgramWeek;
  /** What was trained, for what was done beside what was planned. */
  log: readonly WorkoutSession[];
  today: string;
  nextWorkoutId: string | undefined;
  underWayIn: (session: ProgramSession) => string | undefined;
  onOpen: (session: ProgramSession) => void;
  onShowWeek: (week: number) => void;
}

/** One week, with the weeks before and after it a press away. */
export function WeekSection({ program, week, log, onShowWeek, ...rest }: WeekSectionProps) {
  // The weights below are shown in it.
  useUnit();
  const { week: number } = week;
  const grid = useMemo(() => weekGrid(program, number, log), [program, number, log]);
  // A week of a template has its own plan; the kinds of weeks move only those without one.
  const shift = useWeekVariations(week.phaseId, number);
  const moved = week.plan || !shift ? '' : ` ${shiftText(shift)}`;
  const cells = grid.rows.flatMap((row) => [...row.cells, ...row.others]);
  const hasPercent = cells.some((cell) => cell?.percent != null);
  const hasRpe = cells.some((cell) => cell && effortText(cell).startsWith('RPE'));
  return (
    <section aria-labelledby="shown-week" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="shown-week" aria-live="polite" className="display text-2xl">
          Week {number}
        </h2>
        <p className="num mr-auto text-ink-2">{weekDatesText(week)}</p>
        <p className="text-ink-2 text-sm">
          {hasRpe && `RPE: ${rpeWords}`}
          <span className="max-lg:hidden">
            {hasRpe && ' · '}
            {hasPercent && '% of your 1RM today · '}change since last week
          </span>
        </p>
        <div className="flex gap-1.5">
          <Button
            aria-label="Week before"
            className="px-0"
            disabled={number <= 1}
            onClick={() => onShowWeek(number - 1)}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Button>
          <Button
            aria-label="Week after"
            className="px-0"
            disabled={number >= program.totalWeeks}
            onClick={() => onShowWeek(number + 1)}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </Button>
        </div>
        <p className="num basis-full text-ink-2">
          {weekWords(program, week)}
          {moved}
        </p>
      </div>
      <WeekTable grid={grid} {...rest} />
      <WeekCards grid={grid} week={number} {...rest} />
    </section>
  );
}
