import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { phaseFills } from './strip/phase-fills.ts';
import type { Phase } from './strip/strip-segments.ts';

interface FoldedPartProps {
  title: string;
  phase: Phase;
  /** '6 min · 4 moves' */
  size: string;
  children: ReactNode;
}

/** What everybody knows how to read: one line until it is opened. */
export function FoldedPart({ title, phase, size, children }: FoldedPartProps) {
  return (
    <details className="group border-line border-y">
      <summary className="flex min-h-13 list-none items-center gap-4 rounded-control [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden="true"
          className={`h-8 w-1.5 shrink-0 rounded-full ${phaseFills[phase]}`}
        />
        <h3 className="font-[650] text-base">{title}</h3>
        <span className="num ml-auto text-ink-2">{size}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-2 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      {children}
    </details>
  );
}
