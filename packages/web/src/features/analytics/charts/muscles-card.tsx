import type { Muscle } from '@cadence/domain/exercise/types';
import type { MuscleSets } from '@cadence/domain/training/volume';
import type { ReactNode } from 'react';
import { decimalText } from '../words.ts';
import { ChartCard } from './chart-card.tsx';

interface MusclesCardProps {
  sets: MuscleSets;
  weeks: number;
  /** Sets a week that a muscle grows by. */
  target: { lo: number; hi: number };
  nameOf: (muscle: Muscle) => string;
  /** Draws them on a body: those that did much, and those that did some. */
  draw: (much: Muscle[], some: Muscle[]) => ReactNode;
}

/** A set or two in a week keeps a muscle; it does not build it. */
const someSets = 4;

/** Sets a week for each muscle, in the range. */
export function MusclesCard({ sets, weeks, target, nameOf, draw }: MusclesCardProps) {
  const weekly = (Object.entries(sets) as [Muscle, number][])
    .map(([muscle, count]) => ({ muscle, perWeek: count / weeks }))
    .sort((a, b) => b.perWeek - a.perWeek);
  const much = weekly.filter(({ perWeek }) => perWeek >= someSets);
  const some = weekly.filter(({ perWeek }) => perWeek < someSets && perWeek > 0);
  const muscles = (of: typeof weekly) => of.map(({ muscle }) => muscle);
  return (
    <ChartCard
      title="Sets a week, by muscle"
      rows={[
        ['Muscle', 'Sets a week', 'Target'],
        ...weekly.map(
          ({ muscle, perWeek }) =>
            [nameOf(muscle), decimalText(perWeek), `${target.lo}–${target.hi}`] as const,
        ),
      ]}
      note={weekly.length > 0 && `Grey marks the range to grow by: ${target.lo}–${target.hi}.`}
    >
      {weekly.length === 0 ? (
        <p className="mt-3 border-line border-t pt-4 text-ink-2">
          The muscles you train are drawn here, from the exercises of your sessions.
        </p>
      ) : (
        <>
          <div className="mt-4">{draw(muscles(much), muscles(some))}</div>
          <ul className="mt-4 flex flex-col gap-2">
            {weekly.map(({ muscle, perWeek }) => (
              <li
                key={muscle}
                className="grid grid-cols-[8rem_minmax(0,1fr)_3rem] items-center gap-3"
              >
                <span className="truncate">{nameOf(muscle)}</span>
                <TargetBar perWeek={perWeek} target={target} />
                <span className="num text-right text-ink-2">{decimalText(perWeek)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </ChartCard>
  );
}

interface TargetBarProps {
  perWeek: number;
  target: MusclesCardProps['target'];
}

/** As far as half beyond the target: more is drawn as that much. */
function TargetBar({ perWeek, target: { lo, hi } }: TargetBarProps) {
  const share = (sets: number) => `${Math.min(100, (sets / (hi * 1.5)) * 100)}%`;
  return (
    <span aria-hidden="true" className="relative block h-3 overflow-hidden rounded-full bg-sunken">
      <span
        className="absolute inset-y-0 bg-ink/15"
        style={{ left: share(lo), right: `calc(100% - ${share(hi)})` }}
      />
      <span
        className="absolute inset-y-0.5 left-0 rounded-full bg-work"
        style={{ width: share(perWeek) }}
      />
    </span>
  );
}
