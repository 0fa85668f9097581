import { ChartColumn, Table } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { usePreferences } from './preferences.ts';

interface ChartCardProps {
  title: string;
  note?: ReactNode;
  /** The same numbers in words: the first row names the columns. */
  rows: readonly (readonly [string, ...string[]])[];
  children: ReactNode;
}

/** Every chart can be read as a table, too. */
export function ChartCard({ title, note, rows, children }: ChartCardProps) {
  const { tables } = usePreferences().display;
  const [chosen, setChosen] = useState<boolean>();
  const isTable = chosen ?? tables;
  const Icon = isTable ? ChartColumn : Table;
  return (
    <Card className="seen-then-skipped flex min-w-0 flex-col p-5 sm:p-6 print:break-inside-avoid">
      <div className="flex items-start justify-between gap-3">
        <h2 className="eyebrow pt-1">{title}</h2>
        <button
          type="button"
          aria-pressed={isTable}
          aria-label={`${title} as a table`}
          onClick={() => setChosen(!isTable)}
          className="-mt-2.5 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </div>
      {note && <p className="text-ink-2">{note}</p>}
      {isTable ? <DataTable title={title} rows={rows} /> : children}
    </Card>
  );
}

interface DataTableProps {
  title: string;
  rows: ChartCardProps['rows'];
}

function DataTable({ title, rows: [head, ...body] }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too.
    <div tabIndex={0} className="mt-3 max-h-80 overflow-auto rounded-lg">
      <table className="num w-full text-left">
        <caption className="sr-only">{title}</caption>
        <thead className="sticky top-0 bg-surface text-ink-2 text-sm">
          <tr>
            {head?.map((text) => (
              <th key={text} scope="col" className="border-line border-b py-2 pr-4 font-[550]">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map(([first, ...cells]) => (
            <tr key={first} className="border-line border-b last:border-b-0">
              <th scope="row" className="min-w-28 py-2 pr-4 font-[550]">
                {first}
              </th>
              {cells.map((text, column) => (
                <td key={head?.[column + 1]} className="whitespace-nowrap py-2 pr-4">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
