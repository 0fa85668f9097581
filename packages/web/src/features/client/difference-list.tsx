import { withWeights } from '../../platform/items/show-weight.ts';
import { FromTo } from '../../ui/from-to.tsx';
import type { PlannedSession } from './client-calls.ts';

interface DifferenceListProps {
  label: string;
  differences: NonNullable<PlannedSession['change']>['differences'];
}

export function DifferenceList({ label, differences }: DifferenceListProps) {
  return (
    <ul aria-label={label} className="num divide-y divide-line border-line border-y text-sm">
      {differences.map(({ what, from, to }) => (
        <li key={`${what} ${from} ${to}`} className="flex flex-wrap gap-x-3 py-2">
          <span className="min-w-0 grow font-[650]">{what}</span>
          <FromTo from={withWeights(from)} to={withWeights(to)} />
        </li>
      ))}
    </ul>
  );
}
