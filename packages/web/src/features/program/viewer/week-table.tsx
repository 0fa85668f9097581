import type { ProgramSession } from '@cadence/domain/program/types';
import type { Change, GridCell, GridRow, WeekGrid } from '@cadence/domain/program/view/week-grid';
import { readBlocks } from '@cadence/domain/timer/blocks/read-blocks';
import { showWeight } from '../../../platform/items/show-weight.ts';
import { stateText } from './session-row.tsx';
import { minutesOf, useSessionSteps } from './session-steps.ts';

/** '+2.5', '−1 rep', 'same', 'new'. */
function changeText(change: Change): string {
  if (!('by' in change)) return change.kind;
  const sign = change.by > 0 ? '+' : '−';
  const size = Math.abs(change.by);
  if (change.kind === 'kg') return `${sign}${showWeight(size)}`;
  const word = change.kind === 'reps' ? 'rep' : 'set';
  return `${sign}${size} ${word}${size === 1 ? '' : 's'}`;
}

const weightText = ({ kg }: GridCell): string => (kg === null ? 'Bodyweight' : showWeight(kg));
const effortText = ({ percent, rpe }: GridCell): string =>
  percent !== null ? `${percent} %` : rpe !== null ? `RPE ${rpe}` : '';

interface WeekTableProps {
  grid: WeekGrid;
  today: string;
}

/** A week as a coach hands it out, sessions by lifts; a phone shows its sessions as a list. */
export function WeekTable(props: WeekTableProps) {
  return (
    <div className="hidden overflow-x-auto rounded-card border border-line bg-surface lg:block">
      <Table {...props} />
    </div>
  );
}

function Table({ grid, today }: WeekTableProps) {
  const { columns, rows } = grid;
  return (
    <table className="num w-full border-collapse text-left text-sm">
      <thead>
        <tr className="bg-paper">
          <th scope="col" className="p-3">
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
            className={`border-line border-t ${row.session.date === today ? 'bg-work/5' : ''}`}
          >
            <th scope="row" className="w-48 p-3 align-middle font-normal">
              <SessionHead session={row.session} today={today} />
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
  return (
    <>
      <p className="text-ink-2">
        {cell.sets} × {cell.reps}
      </p>
      <p className="display text-xl leading-7">{weightText(cell)}</p>
      <p className="flex justify-between gap-2">
        <strong className="font-[700]">{effortText(cell)}</strong>
        <span className="text-ink-2">{changeText(cell.change)}</span>
      </p>
      {cell.percent !== null && (
        <span aria-hidden="true" className="mt-1.5 block h-1 rounded-full bg-sunken">
          <span
            className="block h-1 rounded-full bg-work"
            style={{ width: `${Math.min(100, cell.percent)}%` }}
          />
        </span>
      )}
    </>
  );
}

function SessionHead({ session, today }: { session: ProgramSession; today: string }) {
  const steps = useSessionSteps(session);
  const isToday = session.date === today && session.status === 'planned';
  return (
    <div className="flex flex-col gap-1">
      <span className={`text-sm ${isToday ? 'font-[700] text-brand-text' : 'text-ink-2'}`}>
        {stateText(session, today)}
      </span>
      <span className="flex items-baseline justify-between gap-3">
        <strong className="font-[700] text-base leading-5">{session.title}</strong>
        <span className="shrink-0 text-ink-2">{minutesOf(steps)}</span>
      </span>
    </div>
  );
}

/** What a session without lifts is made of: runs, circuits, mobility. */
function BlockLines({ session }: { session: ProgramSession }) {
  const lines = readBlocks(session.workout, showWeight).flatMap(({ groups }) =>
    groups.flatMap((group) => group.lines),
  );
  if (lines.length === 0) return <p className="text-ink-2">{session.focus}</p>;
  return (
    <ul className="flex flex-col gap-1">
      {lines.map(({ index, item, dose, details }) => (
        <li key={index}>
          <strong className="font-[650]">{item.name}</strong> {dose}
          {details.length > 0 && <span className="text-ink-2"> · {details.join(' · ')}</span>}
        </li>
      ))}
    </ul>
  );
}
