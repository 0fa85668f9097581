import { type SecondsByKind, type WeekMinutes, workKinds } from '@cadence/domain/analytics/weekly';
import { minutesText } from '../../../ui/minutes-text.ts';
import { phaseFills } from '../../../ui/strip/phase-fills.ts';
import { PhaseDot } from '../../../ui/strip/strip-readout.tsx';
import { dateOfDay } from '../local-time.ts';
import { daysText, dayText } from '../words.ts';
import { ChartCard } from './chart-card.tsx';
import { ChartExplorer } from './chart-explorer.tsx';

const phases = { warmup: 'warm', work: 'work', rest: 'rest', cooldown: 'cool' } as const;
const names = { warmup: 'Warm-up', work: 'Work', rest: 'Rest', cooldown: 'Cool-down' } as const;

const totalOf = (seconds: SecondsByKind) => workKinds.reduce((sum, kind) => sum + seconds[kind], 0);

/** Minutes that are easily read off. */
const roundMinutes = [1, 2, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300, 600];

/** The middle of a scale that has room for the most. */
function middleSeconds(mostSeconds: number): number {
  const halfMinutes = mostSeconds / 120;
  const [last = 1] = roundMinutes.slice(-1);
  const round = roundMinutes.find((minutes) => minutes >= halfMinutes);
  return 60 * (round ?? Math.ceil(halfMinutes / last) * last);
}

const weekText = ({ from }: WeekMinutes) => daysText(dateOfDay(from), dateOfDay(from + 6));

interface WeekBarsProps {
  weeks: readonly WeekMinutes[];
}

/** The minutes of each week by what they went into. */
export function WeekBars({ weeks }: WeekBarsProps) {
  const middle = middleSeconds(Math.max(1, ...weeks.map(({ seconds }) => totalOf(seconds))));
  const top = 2 * middle;
  const isEmpty = weeks.every(({ seconds }) => totalOf(seconds) === 0);
  const textAt = (index: number) => {
    const week = weeks[index];
    if (!week) return '';
    const parts = workKinds
      .filter((kind) => week.seconds[kind] >= 30)
      .map((kind) => `${names[kind].toLowerCase()} ${minutesText(week.seconds[kind])}`);
    const total = minutesText(totalOf(week.seconds));
    return [`${weekText(week)}: ${total}`, ...parts].join(', ');
  };
  const rows = weeks
    .toReversed()
    .map(
      (week) =>
        [
          weekText(week),
          minutesText(totalOf(week.seconds)),
          ...workKinds.map((kind) => minutesText(week.seconds[kind])),
        ] as const,
    );
  const kinds = workKinds.map((kind) => names[kind]);
  return (
    <ChartCard
      title="Minutes per week, by phase"
      note={isEmpty ? 'None in these weeks.' : 'Seven days each; the latest ends today.'}
      rows={[['Seven days', 'In all', ...kinds], ...rows]}
    >
      <div className="mt-4 flex gap-2">
        <Scale marks={[top, middle, 0]} />
        <div className="min-w-0 flex-1">
          <ChartExplorer
            label="Minutes per week"
            count={weeks.length}
            textAt={textAt}
            indexAt={(across) => Math.floor(across * weeks.length)}
          >
            {(shown) => (
              <div aria-hidden="true" className="pb-6">
                <div className={`relative ${chartHeight}`}>
                  <ScaleLines />
                  {shown !== undefined && (
                    <span
                      className="absolute inset-y-0 rounded-md bg-ink/7"
                      style={columnOf(shown, weeks.length)}
                    />
                  )}
                  <Bars key={weeks.length} weeks={weeks} top={top} />
                  <WeekLabels weeks={weeks} />
                </div>
              </div>
            )}
          </ChartExplorer>
        </div>
      </div>
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

const chartHeight = 'h-48 xl:h-64';
/** Of the chart's height, in percent: some two pixels. */
const partGap = 1;

interface ScaleProps {
  /** In seconds, from the top down, equally far apart. */
  marks: readonly number[];
}

function Scale({ marks }: ScaleProps) {
  return (
    <div
      aria-hidden="true"
      className={`num flex shrink-0 flex-col justify-between whitespace-nowrap text-right text-[0.6875rem] text-ink-2 leading-none ${chartHeight}`}
    >
      {marks.map((seconds) => (
        <span key={seconds}>{seconds === 0 ? '0' : minutesText(seconds)}</span>
      ))}
    </div>
  );
}

function ScaleLines() {
  return (
    <span
      className={`pointer-events-none absolute inset-x-0 top-0 flex flex-col justify-between ${chartHeight}`}
    >
      {['top', 'middle', 'zero'].map((name) => (
        <span key={name} className="block border-line border-t" />
      ))}
    </span>
  );
}

interface Column {
  left: string;
  width: string;
}

/** A year of weeks has thinner gaps, or they would leave no room for the bars. */
function columnOf(index: number, count: number): Column {
  const gap = `min(10px, ${25 / count}%)`;
  return {
    left: `calc((100% + ${gap}) * ${index / count})`,
    width: `calc((100% + ${gap}) / ${count} - ${gap})`,
  };
}

interface BarsProps extends WeekBarsProps {
  /** Of the scale. */
  top: number;
}

function Bars({ weeks, top }: BarsProps) {
  return weeks.map(({ from, seconds }, index) => (
    <Bar key={from} seconds={seconds} top={top} {...columnOf(index, weeks.length)} />
  ));
}

interface BarProps extends Column {
  seconds: SecondsByKind;
  /** Of the scale. */
  top: number;
}

/** Its parts stand for themselves in the chart: a year is a lot of boxes as it is. */
function Bar({ seconds, top, ...column }: BarProps) {
  const kinds = workKinds.filter((kind) => seconds[kind] > 0);
  const percentOf = (some: typeof kinds) =>
    (some.reduce((sum, kind) => sum + seconds[kind], 0) / top) * 100;
  return kinds.map((kind, place) => {
    // Cut out of the part below it: the bar ends where its minutes do.
    const gap = place < kinds.length - 1 ? partGap : 0;
    return (
      <span
        key={kind}
        className={`absolute min-h-px rounded-[3px] ${phaseFills[phases[kind]]}`}
        style={{
          ...column,
          bottom: `${percentOf(kinds.slice(0, place))}%`,
          height: `${Math.max(0, percentOf([kind]) - gap)}%`,
        }}
      />
    );
  });
}

interface WeekLabelsProps {
  weeks: readonly WeekMinutes[];
}

/** As many as there is room for, the last one always. */
function WeekLabels({ weeks }: WeekLabelsProps) {
  const every = Math.ceil(weeks.length / 5);
  return weeks.map(({ from }, index) => {
    const back = weeks.length - 1 - index;
    if (back % every > 0) return null;
    // Wider than its bar, the last one would stand out over the edge.
    const place = back === 0 && every > 1 ? 'justify-end' : 'justify-center';
    return (
      <span
        key={from}
        className={`num absolute top-full mt-2 flex h-4 whitespace-nowrap text-[0.6875rem] text-ink-2 ${place}`}
        style={columnOf(index, weeks.length)}
      >
        {dayText(dateOfDay(from))}
      </span>
    );
  });
}
