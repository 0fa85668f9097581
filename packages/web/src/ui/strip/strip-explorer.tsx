import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { StripReadout } from './strip-readout.tsx';
import { type Segment, segmentAt, segmentText, totalSeconds } from './strip-segments.ts';

interface StripExplorerProps {
  segments: readonly Segment[];
  label?: string | undefined;
  children: ReactNode;
}

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Pointing, tapping or the arrow keys show single steps of a strip. */
export function StripExplorer({ segments, label, children }: StripExplorerProps) {
  const total = totalSeconds(segments);
  const [at, setAt] = useState<number>();
  const [spoken, setSpoken] = useState('');
  const shown = at === undefined ? undefined : segments[at];

  function point(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = width > 0 ? (event.clientX - left) / width : 0;
    setAt(segmentAt(segments, share * total)?.index);
  }

  function hide() {
    setAt(undefined);
    setSpoken('');
  }

  function key(event: KeyboardEvent) {
    if (event.key === 'Escape') hide();
    const next = moves[event.key]?.(at ?? -1, segments.length - 1);
    const segment = next === undefined ? undefined : segments[next];
    if (!segment) return;
    event.preventDefault();
    setAt(segment.index);
    setSpoken(segmentText(segment));
  }

  return (
    <div className="relative">
      {children}
      {shown && <StripReadout segment={shown} total={total} />}
      <button
        type="button"
        aria-label={label ? `Steps of ${label}` : 'Steps'}
        aria-description="Arrow keys go through the steps"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={(event) => event.pointerType === 'mouse' && hide()}
        onBlur={hide}
        onFocus={(event) => event.target.matches(':focus-visible') && setAt((was) => was ?? 0)}
        onKeyDown={key}
        className="-translate-y-1/2 absolute top-1/2 left-0 h-full min-h-11 w-full cursor-default rounded-lg"
      />
      <span aria-live="polite" className="sr-only">
        {spoken}
      </span>
    </div>
  );
}
