import { useEffect, useState } from 'react';
import { useSpeaking } from '../speaking.ts';

interface WaveProps {
  /** Each bar from 0 to 1. */
  wave: readonly number[];
  /** How much of it has been heard, 0 to 1. */
  heardShare?: number | undefined;
  className?: string | undefined;
}

/** A voice drawn in bars, like the mark. */
export function Wave({ wave, heardShare = 0, className = '' }: WaveProps) {
  const bars = wave.map((height, index) => ({ x: index * 6, height: height * 32, index }));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${wave.length * 6 - 2} 32`}
      preserveAspectRatio="none"
      className={className}
    >
      {bars.map(({ x, height, index }) => (
        <rect
          key={x}
          x={x}
          y={16 - height / 2}
          width="4"
          height={height}
          className={index < heardShare * wave.length ? 'fill-brand' : 'fill-current'}
        />
      ))}
    </svg>
  );
}

const tickMs = 80;

/** How far the current line has got, 0 to 1. */
export function useHeardShare(isPlaying: boolean): number {
  const durationMs = useSpeaking((speaking) => speaking.durationMs);
  const [share, setShare] = useState(0);
  useEffect(() => {
    if (!isPlaying) return;
    const startedAt = performance.now();
    const timer = setInterval(
      () => setShare(Math.min(1, (performance.now() - startedAt) / durationMs)),
      tickMs,
    );
    return () => {
      clearInterval(timer);
      setShare(0);
    };
  }, [isPlaying, durationMs]);
  return share;
}
