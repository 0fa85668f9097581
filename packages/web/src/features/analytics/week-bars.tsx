import { type SecondsByKind, type WeekMinutes, workKinds } from '@cadence/domain/analytics/weekly';
import { phaseFills } from '../../ui/phase-fills.ts';
import { PhaseDot } from '../../ui/strip-readout.tsx';
import { ChartCard } from './chart-card.tsx';
import { ChartExplorer } from './chart-explorer.tsx';
import { dateOfDay } from './local-time.ts';
import { dayText, minutesText } from './words.ts';

const phases = { warmup: 'warm', work: 'work', rest: 'rest', cooldown: 'cool' } as const;
const names = { warmup: 'Warm-up', work: 'Work', rest: 'Rest', cooldown: 'Cool-down' } as const;

const totalOf = (seconds: SecondsByKind) => workKinds.reduce((sum, kind) => sum + seconds[kind], 0);

interface WeekBarsProps {
  weeks: readonly WeekMinutes[];
}

/** The minutes of each week by what they went into. */
export function WeekBars({ weeks }: WeekBarsProps) {
  const most = Math.max(1, ...weeks.map(({ seconds }) => totalOf(seconds)));
  const textAt = (index: number) => {
    const week = weeks[index];
    if (!week) return '';
    const parts = workKinds
      .filter((kind) => week.seconds[kind] >= 30)
      .map((kind) => `${names[kind].toLowerCase()} ${minutesText(week.seconds[kind])}`);
    const total = minutesText(totalOf(week.seconds));
    return [`Week of ${dayText(dateOfDay(week.from))}: ${total}`, ...parts].join(', ');
  };
  const rows = weeks.map(
    ({ from, seconds }) =>
      [
        dayText(dateOfDay(from)),
        minutesText(totalOf(seconds)),
        ...workKinds.map((kind) => minutesText(seconds[kind])),
      ] as const,
  );
  const kinds = workKinds.map((kind) => names[kind]);
  return (
    <ChartCard
      title="Minutes per week, by what you did"
      note={weeks.every(({ seconds }) => totalOf(seconds) === 0) && 'None in these weeks.'}
      rows={[['Week of', 'In all', ...kinds], ...rows]}
    >
      <ChartExplorer
        label="Minutes per week"
        count={weeks.length}
        textAt={textAt}
        indexAt={(across) => Math.floor(across * weeks.length)}
        className="mt-4"
      >
        {(shown) => (
          <div aria-hidden="true" className="flex gap-1.5 sm:gap-2.5">
            {weeks.map(({ from, seconds }, index) => (
              <div key={from} className="flex min-w-0 flex-1 flex-col gap-2">
                <div
                  className={`flex h-48 flex-col xl:h-64 justify-end gap-0.5 rounded-md ${shown === index ? 'bg-ink/7' : ''}`}
                >
                  {workKinds
                    .toReversed()
                    .filter((kind) => seconds[kind] > 0)
                    .map((kind) => (
                      <span
                        key={kind}
                        className={`block min-h-px rounded-[3px] ${phaseFills[phases[kind]]}`}
                        style={{ height: `${(seconds[kind] / most) * 100}%` }}
                      />
                    ))}
                </div>
                <WeekLabel index={index} count={weeks.length} from={dateOfDay(from)} />
              </div>
            ))}
          </div>
        )}
      </ChartExplorer>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-sm">
        {workKinds.map((kind) => (
          <li key={kind} className="flex items-center gap-1.5">
            <PhaseDot phase={phases[kind]} />
            {names[kind]}
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}

interface WeekLabelProps {
  index: number;
  count: number;
  from: Date;
}

/** As many as there is room for, the last one always. */
function WeekLabel({ index, count, from }: WeekLabelProps) {
  const every = Math.ceil(count / 6);
  const isNamed = (count - 1 - index) % every === 0;
  return (
    <span className="num flex h-4 justify-center whitespace-nowrap text-[0.6875rem] text-ink-2">
      {isNamed ? dayText(from) : ''}
    </span>
  );
}
