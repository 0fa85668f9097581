import { phaseFills } from './phase-fills.ts';
import { clockText, type Phase, type Segment } from './strip-segments.ts';

interface PhaseDotProps {
  phase: Phase;
}

export function PhaseDot({ phase }: PhaseDotProps) {
  return <span className={`block size-2.5 shrink-0 rounded-[3px] ${phaseFills[phase]}`} />;
}

interface StripReadoutProps {
  segment: Segment;
  total: number;
}

/** Shifted by its own share of its width, so that it never leaves the strip's two ends. */
export function StripReadout({ segment, total }: StripReadoutProps) {
  const middle = (100 * (segment.startSeconds + segment.seconds / 2)) / total;
  return (
    <>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 rounded-[3px] shadow-[0_0_0_2px_var(--phase,var(--surface)),0_0_0_4px_var(--on-phase,var(--ink))]"
        style={{
          left: `${(100 * segment.startSeconds) / total}%`,
          width: `${(100 * segment.seconds) / total}%`,
        }}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute bottom-full z-10 mb-2.5 flex max-w-full items-center gap-2 whitespace-nowrap rounded-lg bg-(--on-phase,var(--ink)) px-2.5 py-1.5 text-(--phase,var(--paper)) text-[0.8125rem] shadow-lg"
        style={{ left: `${middle}%`, transform: `translateX(-${middle}%)` }}
      >
        <span className="rounded-[4px] ring-1 ring-current/40">
          <PhaseDot phase={segment.phase} />
        </span>
        <span className="truncate font-[650]">{segment.name}</span>
        <span className="num">{clockText(segment.seconds)}</span>
      </span>
    </>
  );
}
