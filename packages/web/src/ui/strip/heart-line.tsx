import { heartOf } from '@cadence/domain/analytics/activity/trace';
import type { SessionTrace } from '@cadence/domain/analytics/types';

const width = 320;
const height = 72;
const edge = 4;

interface Drawn {
  line: string;
  low: number;
  high: number;
}

/** A gap where nothing was measured: the line begins anew behind it. */
function draw({ seconds, heartRate = [] }: SessionTrace): Drawn | null {
  const known = heartRate.filter((beats) => beats !== null);
  if (known.length === 0) return null;
  const low = Math.min(...known);
  const high = Math.max(...known);
  const last = seconds.at(-1) || 1;
  let isDown = false;
  const parts = seconds.map((second, i) => {
    const beats = heartRate[i] ?? null;
    if (beats === null) {
      isDown = false;
      return '';
    }
    const x = (second / last) * width;
    const share = high === low ? 0.5 : (beats - low) / (high - low);
    const y = height - edge - share * (height - 2 * edge);
    const part = `${isDown ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    isDown = true;
    return part;
  });
  return { line: parts.join(''), low, high };
}

interface HeartLineProps {
  trace: SessionTrace;
}

/** The pulse over the session, and its numbers in words. */
export function HeartLine({ trace }: HeartLineProps) {
  const drawn = draw(trace);
  const heart = heartOf(trace);
  if (!drawn || !heart) return null;
  return (
    <figure className="rounded-card border border-line bg-surface p-4">
      <figcaption className="num mb-2 flex justify-between gap-3">
        <span className="eyebrow">Heart rate</span>
        <span>
          <strong className="font-[700]">{heart.average}</strong> on average, up to{' '}
          <strong className="font-[700]">{heart.max}</strong>
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={`Heart rate from ${drawn.low} to ${drawn.high}, ${heart.average} on average`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-18 w-full"
      >
        <path
          d={drawn.line}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-work"
        />
      </svg>
    </figure>
  );
}
