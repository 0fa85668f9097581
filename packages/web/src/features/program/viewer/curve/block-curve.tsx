import type { LoadCurve, LoadPhase, LoadWeek } from '@cadence/domain/program/view/load-weeks';
import type { CSSProperties } from 'react';
import { showWeight } from '../../../../platform/items/show-weight.ts';

const fills: Record<LoadWeek['kind'], string> = {
  build: 'bg-work',
  return: 'bg-warm',
  deload: 'bg-cool',
  taper: 'bg-cool',
  test: 'bg-shift',
  event: 'bg-rest',
};

const kinds: Record<LoadWeek['kind'], string> = {
  build: 'Build',
  return: 'Return',
  deload: 'Deload',
  taper: 'Taper',
  test: 'Test',
  event: 'Event',
};

const show = (value: number, unit: LoadCurve['unit']): string =>
  unit === 'kg' ? showWeight(value) : `${Math.round(value * 10) / 10} ${unit}`;

/** The axis does not begin at nothing: what changes from week to week is a small part of it. */
function scaleOf({ weeks }: LoadCurve): { low: number; high: number } {
  const values = weeks.map(({ value }) => value).filter((value) => value > 0);
  const high = Math.max(1, ...values);
  const low = Math.min(high, ...values);
  return { low: Math.max(0, low - (high - low) * 0.6 - high * 0.02), high: high * 1.02 };
}

interface BlockCurveProps {
  curve: LoadCurve;
  currentWeek: number;
  chosen: number;
  onChoose: (week: number) => void;
}

/** A bar for each week; above each block a line at its top and the step up from the one before. */
export function BlockCurve({ curve, currentWeek, chosen, onChoose }: BlockCurveProps) {
  const { low, high } = scaleOf(curve);
  const share = (value: number) => Math.max(0.04, (value - low) / (high - low));
  const count = curve.weeks.length;
  const columns = { '--weeks': count } as CSSProperties;
  return (
    <section aria-labelledby="load-by-week">
      <h2 id="load-by-week" className="eyebrow">
        {curve.title}
      </h2>
      <div className="relative mt-9">
        <ul
          style={columns}
          className="grid h-40 grid-cols-[repeat(var(--weeks),minmax(0,1fr))] gap-[clamp(2px,1%,12px)]"
        >
          {curve.weeks.map((week) => (
            <li key={week.week} className="flex min-w-0">
              <button
                type="button"
                aria-label={`Week ${week.week}, ${kinds[week.kind]}: ${show(week.value, curve.unit)}`}
                aria-pressed={week.week === chosen}
                onClick={() => onChoose(week.week)}
                className="group flex w-full flex-col justify-end gap-1.5 text-ink-2 text-xs aria-pressed:font-[750] aria-pressed:text-ink"
              >
                <span className="flex min-h-0 grow flex-col justify-end">
                  <span
                    className={`block rounded-md ${fills[week.kind]} ${week.week > currentWeek ? 'opacity-45' : ''} ${week.week === chosen ? 'outline-3 outline-ink outline-offset-2' : ''}`}
                    style={{ height: `${share(week.value) * 100}%` }}
                  />
                </span>
                <span className="num truncate text-center leading-5">
                  <span className={count > 9 ? 'max-sm:hidden' : ''}>{week.label}</span>
                  {count > 9 && <span className="sm:hidden">{week.week}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 top-0 bottom-[26px]"
        >
          {curve.phases.map((phase) => (
            <PhaseLine
              key={phase.from}
              phase={phase}
              unit={curve.unit}
              left={(phase.from - 1) / count}
              width={(phase.to - phase.from + 1) / count}
              bottom={share(phase.top)}
            />
          ))}
        </div>
      </div>
      <ul className="sr-only">
        {curve.phases
          .filter(({ top }) => top > 0)
          .map((phase) => (
            <li key={phase.from}>{phaseText(phase, curve.unit)}</li>
          ))}
      </ul>
    </section>
  );
}

function phaseText({ name, from, to, top, rise }: LoadPhase, unit: LoadCurve['unit']): string {
  const weeks = from === to ? `Week ${from}` : `Weeks ${from} to ${to}`;
  const step =
    rise === null ? '' : `, ${rise < 0 ? '' : '+'}${show(rise, unit)} on the block before`;
  return `${weeks}, ${name}: top ${show(top, unit)}${step}`;
}

interface PhaseLineProps {
  phase: LoadPhase;
  unit: LoadCurve['unit'];
  /** Shares of the whole width and height. */
  left: number;
  width: number;
  bottom: number;
}

function PhaseLine({ phase, unit, left, width, bottom }: PhaseLineProps) {
  if (phase.top === 0) return null;
  const place = { left: `${left * 100}%`, width: `${width * 100}%`, bottom: `${bottom * 100}%` };
  return (
    <div style={place} className="absolute border-ink border-t-2 border-dotted">
      <p className="num absolute bottom-1 left-0 whitespace-nowrap text-xs leading-4">
        <strong className="font-[750]">{phase.name}</strong>{' '}
        <span className="max-sm:hidden">
          top <strong className="font-[750]">{show(phase.top, unit)}</strong>
          {phase.rise !== null && phase.rise > 0 && (
            <strong className="font-[750] text-brand-text"> +{show(phase.rise, unit)}</strong>
          )}
        </span>
      </p>
    </div>
  );
}
