import { Card } from '../../ui/card.tsx';
import { minutesText, type Week } from './figures.ts';

const short = new Intl.DateTimeFormat(navigator.language, { month: 'numeric', day: 'numeric' });
const hourSeconds = 3600;

interface WeeksProps {
  weeks: readonly Week[];
}

/** The minutes of the last twelve weeks, a bar for each. */
export function Weeks({ weeks }: WeeksProps) {
  const most = Math.max(...weeks.map(({ seconds }) => seconds));
  // Whole hours, so that the thirds are whole minutes.
  const top = Math.max(1, Math.ceil(most / hourSeconds)) * hourSeconds;
  return (
    <Card className="flex flex-col p-5 sm:p-6">
      <h2 className="eyebrow">Minutes per week</h2>
      <p className="mt-1 text-ink-2">
        {most === 0
          ? '0 minutes in each of the last 12 weeks.'
          : 'Each bar is seven days. The last one ends today.'}
      </p>
      <div className="relative mt-6 h-40 border-ink/25 border-b-2">
        <div aria-hidden="true" className="absolute inset-0 grid grid-rows-3">
          {[3, 2, 1].map((thirds) => (
            <span key={thirds} className="num border-line border-t text-ink-3 text-xs">
              {(top / 180) * thirds}
            </span>
          ))}
        </div>
        {most > 0 && (
          <ol className="absolute inset-0 flex items-end gap-1.5 pl-8 sm:gap-3">
            {weeks.map(({ from, seconds }) => (
              <li key={+from} className="flex h-full flex-1 items-end">
                <span className="sr-only">
                  {`From ${short.format(from)}: ${minutesText(seconds)}`}
                </span>
                <span
                  aria-hidden="true"
                  className={`block w-full rounded-t-sm bg-brand ${seconds > 0 ? 'min-h-0.5' : ''}`}
                  style={{ height: `${(seconds / top) * 100}%` }}
                />
              </li>
            ))}
          </ol>
        )}
      </div>
      <div
        aria-hidden="true"
        className="mt-2 flex gap-1.5 pl-8 text-[0.6875rem] text-ink-2 sm:gap-3"
      >
        {weeks.map(({ from }, index) => (
          <span
            key={+from}
            className={`flex min-w-0 flex-1 justify-center whitespace-nowrap ${index % 2 ? '' : 'max-sm:invisible'}`}
          >
            {short.format(from)}
          </span>
        ))}
      </div>
    </Card>
  );
}
