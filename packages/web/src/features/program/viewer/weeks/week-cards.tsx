import type { ProgramSession } from '@cadence/domain/program/types';
import type { GridCell, GridRow, WeekGrid } from '@cadence/domain/program/view/week-grid';
import { Card } from '../../../../ui/card.tsx';
import { Strip } from '../../../../ui/strip/strip.tsx';
import { BlockLines } from './block-lines.tsx';
import { stateText, underWayText } from './session-state.ts';
import { minutesOf, useSessionSteps } from './session-steps.ts';
import { changeText, doneText, effortText, weightText } from './week-table.tsx';

interface WeekCardsProps {
  grid: WeekGrid;
  week: number;
  today: string;
  nextWorkoutId: string | undefined;
  underWayIn: (session: ProgramSession) => string | undefined;
  onOpen: (session: ProgramSession) => void;
}

/** A week by day, as a phone shows it: each session with its lifts, planned and done. */
export function WeekCards({ grid, week, ...rest }: WeekCardsProps) {
  return (
    <ul aria-label={`Sessions of week ${week}`} className="flex flex-col gap-3 lg:hidden">
      {grid.rows.map((row) => (
        <li key={row.session.workoutId}>
          <SessionCard row={row} {...rest} />
        </li>
      ))}
    </ul>
  );
}

interface SessionCardProps extends Omit<WeekCardsProps, 'grid' | 'week'> {
  row: GridRow;
}

function SessionCard({ row, today, nextWorkoutId, underWayIn, onOpen }: SessionCardProps) {
  const { session, cells, others } = row;
  const { status, title, workoutId } = session;
  const steps = useSessionSteps(session);
  const lifts = [...cells.filter((cell) => cell !== null), ...others];
  const isUnderWay = underWayIn(session) !== undefined;
  const isNext = workoutId === nextWorkoutId;
  const isToday = session.date === today && status === 'planned';
  const tone =
    status === 'completed'
      ? 'font-[700] text-ok'
      : isToday
        ? 'font-[700] text-brand-text'
        : isNext || isUnderWay
          ? 'font-[700]'
          : 'text-ink-2';
  return (
    <Card className={`flex flex-col gap-3 p-4 ${isToday ? 'bg-work/5' : ''}`}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => onOpen(session)}
        className="-m-2 flex flex-col gap-1.5 rounded-control p-2 text-left hover:bg-ink/5"
      >
        <span className={tone}>
          {isNext && !isUnderWay && <span className="sr-only">Next, </span>}
          {isUnderWay ? underWayText : stateText(session, today)}
        </span>
        <span className="flex w-full items-baseline justify-between gap-3">
          <strong className={`font-[700] text-lg ${status === 'planned' ? '' : 'text-ink-2'}`}>
            {title}
          </strong>
          <span className="num shrink-0 text-ink-2 text-sm">{minutesOf(steps)}</span>
        </span>
        {steps.length > 0 && (
          <span className={`block w-full ${status === 'planned' ? '' : 'opacity-45'}`}>
            <Strip steps={steps} size="sm" decorative />
          </span>
        )}
      </button>
      {lifts.length > 0 ? <LiftLines lifts={lifts} /> : <BlockLines session={session} />}
    </Card>
  );
}

function LiftLines({ lifts }: { lifts: readonly GridCell[] }) {
  return (
    <ul className="num divide-y divide-line border-line border-t">
      {lifts.map((lift) => (
        <li key={lift.exerciseId} className="py-2">
          <p className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 font-[650]">{lift.name}</span>
            <span className="shrink-0 text-ink-2 text-sm">{changeText(lift.change)}</span>
          </p>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-ink-2">
              {lift.sets} × {lift.reps}
            </span>
            <strong className="font-[750] text-base">{weightText(lift)}</strong>
            <span className="text-ink-2 text-sm">{effortText(lift)}</span>
            {lift.done && <span className="font-[650] text-ok text-sm">{doneText(lift.done)}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
