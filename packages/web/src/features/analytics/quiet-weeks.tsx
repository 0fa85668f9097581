import { Card } from '../../ui/card.tsx';

const dayMs = 86_400_000;
const short = new Intl.DateTimeFormat(navigator.language, { month: 'short', day: 'numeric' });

interface QuietWeeksProps {
  today: Date;
}

/** The last twelve weeks, none of them trained in. */
export function QuietWeeks({ today }: QuietWeeksProps) {
  const weeks = Array.from(
    { length: 12 },
    (_, index) => new Date(+today - (11 - index) * 7 * dayMs),
  );
  return (
    <Card className="flex flex-col p-5 sm:p-6">
      <h2 className="eyebrow">Minutes per week, by what you did</h2>
      <p className="mt-1 text-ink-2">0 minutes in each of the last 12 weeks.</p>
      <div aria-hidden="true" className="mt-6 flex h-44 items-end gap-1.5 sm:gap-3">
        {weeks.map((week, index) => (
          <div key={+week} className="flex h-full flex-1 flex-col justify-end gap-2">
            <span className="block grow rounded-md bg-sunken" />
            <span className="block h-1 rounded-full bg-ink/25" />
            <span
              className={`text-center text-[0.6875rem] text-ink-2 ${index % 2 ? 'max-sm:invisible' : ''}`}
            >
              {short.format(week)}
            </span>
          </div>
        ))}
      </div>
    </Card>
  );
}
