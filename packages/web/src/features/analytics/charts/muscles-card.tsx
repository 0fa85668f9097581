import type { MuscleSets } from '@cadence/domain/analytics/muscle-sets';
import type { Muscle } from '@cadence/domain/exercise/types';
import type { ReactNode } from 'react';
import { decimalText } from '../words.ts';
import { ChartCard } from './chart-card.tsx';

interface MusclesCardProps {
  sets: MuscleSets;
  weeks: number;
  nameOf: (muscle: Muscle) => string;
  /** Draws them on a body: those that did much, and those that did some. */
  draw: (much: Muscle[], some: Muscle[]) => ReactNode;
}

/** A set or two in a week keeps a muscle; it does not build it. */
const someSets = 4;

/** Sets a week for each muscle, in the range. */
export function MusclesCard({ sets, weeks, nameOf, draw }: MusclesCardProps) {
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
        ['Muscle', 'Sets a week'],
        ...weekly.map(({ muscle, perWeek }) => [nameOf(muscle), decimalText(perWeek)] as const),
      ]}
    >
      {weekly.length === 0 ? (
        <p className="mt-3 border-line border-t pt-4 text-ink-2">
          The muscles you train are drawn here, from the exercises of your sessions.
        </p>
      ) : (
        <div className="mt-4">{draw(muscles(much), muscles(some))}</div>
      )}
    </ChartCard>
  );
}
