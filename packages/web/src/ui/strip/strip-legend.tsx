import { PhaseDot } from './strip-readout.tsx';
import { phaseWords, presentPhases, type Segment } from './strip-segments.ts';

interface StripLegendProps {
  segments: readonly Segment[];
}

export function StripLegend({ segments }: StripLegendProps) {
  return (
    <ul
      aria-hidden="true"
      className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-ink-2"
    >
      {presentPhases(segments).map((phase) => (
        <li key={phase} className="flex items-center gap-1.5">
          <PhaseDot phase={phase} />
          {phaseWords[phase]}
        </li>
      ))}
    </ul>
  );
}
