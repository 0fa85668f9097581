import { Card } from '../../ui/card.tsx';

const dayMs = 86_400_000;
const short = new Intl.DateTimeFormat(navigator.language, { month: 'numeric', day: 'numeric' });

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
      <div aria-hidden="true" className="mt-6">
        <div className="flex h-40 flex-col justify-between border-ink/25 border-b-2">
          {[60, 40, 20].map((minutes) => (
            <span key={minutes} className="num border-line border-t text-ink-3 text-xs">
              {minutes}
            </span>
          ))}
          <span className="num text-ink-3 text-xs">0</span>
        </div>
        <div className="mt-2 flex gap-1.5 text-center text-[0.6875rem] text-ink-2 sm:gap-3">
          {weeks.map((week, index) => (
            <span key={+week} className={`flex-1 ${index % 2 ? 'max-sm:hidden' : ''}`}>
              {short.format(week)}
            </span>
          ))}
        </div>
      </div>
    </Card>
  );
}
