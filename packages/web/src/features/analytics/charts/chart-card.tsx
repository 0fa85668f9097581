import { ChartColumn, Table } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { useTablesFirst } from '../data/preferences.ts';

interface ChartCardProps {
  title: string;
  note?: ReactNode;
  /** The same numbers in words: the first row names the columns. */
  rows: readonly (readonly [string, ...string[]])[];
  children: ReactNode;
}

/** Every chart can be read as a table, too. */
export function ChartCard({ title, note, rows, children }: ChartCardProps) {
  const isTableFirst = useTablesFirst();
  const [chosen, setChosen] = useState<boolean>();
  const isTable = chosen ?? isTableFirst;
  const Icon = isTable ? ChartColumn : Table;
  return (
    <Card className="flex min-w-0 flex-col p-5 sm:p-6 print:break-inside-avoid">
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

const cell = 'py-2 pr-2 last:pr-0 @md:pr-4';

/** In a narrow column lines break between '1 h' and '22 min', not within. */
const unbroken = (text: string) => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');

function DataTable({ title, rows: [head, ...body] }: DataTableProps) {
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too.
      tabIndex={0}
      className="more-shaded @container mt-3 max-h-80 overflow-auto rounded-lg print:max-h-none"
    >
      <table className="num w-full @md:text-[0.9375rem] text-[0.8125rem] text-left">
        <caption className="sr-only">{title}</caption>
        <thead className="sticky top-0 bg-surface @md:text-sm text-ink-2">
          <tr>
            {head?.map((text) => (
              <th key={text} scope="col" className={`${cell} border-line border-b font-[550]`}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map(([first, ...cells]) => (
            <tr key={first} className="border-line border-b last:border-b-0">
              <th scope="row" className={`${cell} font-[550]`}>
                {unbroken(first)}
              </th>
              {cells.map((text, column) => (
                <td key={head?.[column + 1]} className={cell}>
                  {unbroken(text)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
