import { type KeyboardEvent, memo, type PointerEvent, type RefObject, useState } from 'react';
import { StripReadout } from './strip-readout.tsx';
import { clockText, type Segment, segmentAt, totalSeconds } from './strip-segments.ts';

interface StripSliderProps {
  segments: readonly Segment[];
  /** As it is told. */
  elapsed: number;
  /** To the second, for keys that go on from there. */
  latest: RefObject<number>;
  label: string;
  onSeek: (seconds: number) => void;
}

const arrowSeconds = 5;

/**
 * Arrows move by seconds, Page Up and Page Down by steps. Kept from drawing again while the
 * position only moves on: a native range is the dearest part of the whole page.
 */
export const StripSlider = memo(function StripSlider(props: StripSliderProps) {
  const { segments, elapsed, latest, label, onSeek } = props;
  const total = totalSeconds(segments);
  const current = segmentAt(segments, elapsed);
  const [pointed, setPointed] = useState<Segment>();

  function seek(seconds: number) {
    onSeek(Math.min(total, Math.max(0, seconds)));
  }

  function point(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = width > 0 ? (event.clientX - left) / width : 0;
    setPointed(segmentAt(segments, share * total));
  }

  function target(key: string) {
    const index = segmentAt(segments, latest.current)?.index ?? 0;
    if (key === 'ArrowRight' || key === 'ArrowUp') return latest.current + arrowSeconds;
    if (key === 'ArrowLeft' || key === 'ArrowDown') return latest.current - arrowSeconds;
    if (key === 'PageUp') return segments[index + 1]?.startSeconds ?? total;
    if (key === 'PageDown') return segments[index - 1]?.startSeconds ?? 0;
    return undefined;
  }

  function press(event: KeyboardEvent) {
    const seconds = target(event.key);
    if (seconds === undefined) return;
    event.preventDefault();
    seek(seconds);
  }

  const into = current ? clockText(elapsed - current.startSeconds) : '0:00';
  const text = current ? `${current.name}, ${into} of ${clockText(current.seconds)}` : '';

  return (
    <>
      {pointed && <StripReadout segment={pointed} total={total} />}
      <input
        type="range"
        aria-label={label}
        aria-valuetext={text}
        min={0}
        max={total}
        step={1}
        value={Math.floor(elapsed)}
        onChange={(event) => seek(event.target.valueAsNumber)}
        onKeyDown={press}
        onPointerMove={point}
        onPointerLeave={() => setPointed(undefined)}
        onPointerUp={(event) => event.pointerType !== 'mouse' && setPointed(undefined)}
        onPointerCancel={() => setPointed(undefined)}
        className="strip-range -translate-y-1/2 absolute top-1/2 left-0 h-full min-h-11 w-full cursor-pointer touch-pan-y"
      />
    </>
  );
});
