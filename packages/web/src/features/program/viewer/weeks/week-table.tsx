import type { ProgramSession } from '@cadence/domain/program/types';
import type {
  DoneLift,
  GridCell,
  GridChange,
  GridRow,
  WeekGrid,
} from '@cadence/domain/program/view/week-grid';
import { shortTitle } from '@cadence/domain/workout/words';
import { showWeight } from '../../../../platform/items/show-weight.ts';
import { Strip } from '../../../../ui/strip/strip.tsx';
import { BlockLines } from './block-lines.tsx';
import { stateText, underWayText } from './session-state.ts';
import { minutesOf, useSessionSteps } from './session-steps.ts';

/** '+2.5', '−1 rep', 'same', 'new'. */
export function changeText(change: GridChange): string {
  if (!('by' in change)) return change.kind;
  const sign = change.by > 0 ? '+' : '−';
  const size = Math.abs(change.by);
  if (change.kind === 'kg') return `${sign}${showWeight(size)}`;
  const word = change.kind === 'reps' ? 'rep' : 'set';
  return `${sign}${size} ${word}${size === 1 ? '' : 's'}`;
}

export const weightText = ({ kg }: Pick<GridCell, 'kg'>): string =>
  kg === null ? 'Bodyweight' : showWeight(kg);
export const effortText = ({ percent, rpe }: GridCell): string =>
  percent !== null ? `${percent} %` : rpe !== null ? `RPE ${rpe}` : '';
/** 'Done 5 × 5 · 95 kg', beside what was planned. */
export const doneText = ({ sets, reps, kg }: DoneLift): string =>
  `Done ${sets} × ${reps}${kg === null ? '' : ` · ${showWeight(kg)}`}`;

interface WeekTableProps {
  grid: WeekGrid;
  today: string;
  underWayIn: (session: ProgramSession) => string | undefined;
  onOpen: (session: ProgramSession) => void;
}

/** A week as a coach hands it out, sessions by lifts; a phone shows it by day. */
export function WeekTable({ grid, ...rest }: WeekTableProps) {
  const { columns, rows } = grid;
  return (
    <div className="hidden overflow-x-auto rounded-card border border-line bg-surface lg:block">
      <table className="num w-full table-fixed border-collapse text-left text-sm">
        <thead className={columns.length === 0 ? 'sr-only' : ''}>
          <tr className="bg-paper">
            <th scope="col" className="w-50 p-3">
              <span className="sr-only">Session</span>
            </th>
            {columns.map(({ exerciseId, name }) => (
              <th key={exerciseId} scope="col" className="border-line border-l p-3 font-[700]">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.session.workoutId}
              className={`border-line border-t ${row.session.date === rest.today ? 'bg-work/5' : ''}`}
            >
              <th scope="row" className="p-0 align-middle font-normal">
                <SessionHead session={row.session} {...rest} />
              </th>
              <Cells row={row} count={columns.length} />
            </tr>
          ))}
          {columns.length > 0 && (
            <tr className="border-line border-t bg-paper">
              <th scope="row" className="p-3 font-[700]">
                Hard sets this week
              </th>
              {columns.map(({ exerciseId, hardSets, change }) => (
                <td key={exerciseId} className="border-line border-l p-3">
                  <span className="flex justify-between gap-2">
                    <strong className="font-[700]">{hardSets}</strong>
                    <span className="text-ink-2">{changeText(change)}</span>
                  </span>
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function Cells({ row, count }: { row: GridRow; count: number }) {
  const hasLifts = row.cells.some((cell) => cell !== null);
  if (!hasLifts) {
    return (
      <td colSpan={Math.max(1, count)} className="border-line border-l p-3 align-middle">
        <BlockLines session={row.session} />
      </td>
    );
  }
  return row.cells.map((cell, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
    <td key={index} className="border-line border-l p-3 align-top">
      {cell && <Cell cell={cell} />}
    </td>
  ));
}

function Cell({ cell }: { cell: GridCell }) {
  const { percent, rpe, done } = cell;
  const share = percent ?? (rpe === null ? null : rpe * 10);
  return (
    <>
      <p className="text-ink-2">
        {cell.sets} × {cell.reps}
      </p>
      <p className={cell.kg === null ? 'font-[700] leading-7' : 'display text-xl leading-7'}>
        {weightText(cell)}
      </p>
      <p className="flex justify-between gap-2">
        <strong className="font-[700]">{effortText(cell)}</strong>
        <span className="text-ink-2">{changeText(cell.change)}</span>
      </p>
      {share !== null && (
        <span aria-hidden="true" className="mt-1.5 block h-1 rounded-full bg-sunken">
          <span
            className="block h-1 rounded-full bg-work"
            style={{ width: `${Math.min(100, share)}%` }}
          />
        </span>
      )}
      {done && <p className="mt-1.5 font-[650] text-ok">{doneText(done)}</p>}
    </>
  );
}

interface SessionHeadProps extends Omit<WeekTableProps, 'grid'> {
  session: ProgramSession;
}

function SessionHead({ session, today, underWayIn, onOpen }: SessionHeadProps) {
  const steps = useSessionSteps(session);
  const isToday = session.date === today && session.status === 'planned';
  const isUnderWay = underWayIn(session) !== undefined;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(session)}
      className="flex w-full flex-col gap-1.5 p-3 text-left -outline-offset-3 hover:bg-ink/5"
    >
      <span className={`text-sm ${isToday ? 'font-[700] text-brand-text' : 'text-ink-2'}`}>
        {isUnderWay ? underWayText : stateText(session, today)}
      </span>
      <span className="flex items-baseline justify-between gap-3">
        <strong className="min-w-0 font-[700] text-base leading-5">
          {shortTitle(session.title)}
        </strong>
        <span className="shrink-0 text-ink-2">{minutesOf(steps)}</span>
      </span>
      {steps.length > 0 && (
        <span className="mt-1 block">
          <Strip steps={steps} size="sm" decorative />
        </span>
      )}
    </button>
  );
}
