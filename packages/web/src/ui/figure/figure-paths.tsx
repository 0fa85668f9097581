import type { Muscle } from '@cadence/domain/exercise/types';
import { drawFigure } from '@cadence/domain/figure/draw';
import type { Figure } from '@cadence/domain/figure/figure';
import type { Frame } from '@cadence/domain/figure/frame';
import { poseAt } from '@cadence/domain/figure/motion';
import type { FigurePart } from '@cadence/domain/figure/part';
import type { ReactNode } from 'react';

/** What is shown of an exercise: its motion and the muscles that work. */
export interface ShownFigure {
  readonly figure: Figure;
  /** It shows the right side of what is done for each side. */
  readonly isOneSided: boolean;
  readonly movers: readonly Muscle[];
  readonly helpers: readonly Muscle[];
}

export function partsAt({ figure, movers, helpers }: ShownFigure, share: number): FigurePart[] {
  const { motion, view, things } = figure;
  return drawFigure(poseAt(motion, share), { view, things, movers, helpers });
}

interface DrawingProps {
  readonly frame: Frame;
  readonly className: string | undefined;
  readonly surface?: 'work' | 'rest' | 'phase' | undefined;
  /** What it says to who cannot see it; without it the words beside it do. */
  readonly label: string | undefined;
  readonly children: ReactNode;
}

export function Drawing({ frame, className = '', surface, label, children }: DrawingProps) {
  return (
    <svg
      className={`figure ${className}`}
      viewBox={viewBoxOf(frame)}
      data-surface={surface}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {children}
    </svg>
  );
}

/** The left side seen from the left: the picture turned over within its frame. */
export const turnedOver = ({ x, width }: Frame): string => `matrix(-1 0 0 1 ${2 * x + width} 0)`;

const viewBoxOf = ({ x, y, width, height }: Frame): string =>
  [x, y, width, height].map((value) => Math.round(value)).join(' ');

export function Ground({ frame }: { readonly frame: Frame }) {
  const middle = frame.x + frame.width / 2;
  return <ellipse className="ground" cx={middle} cy={0} rx={frame.width * 0.46} ry={7} />;
}

export function Paths({ parts }: { readonly parts: readonly FigurePart[] }) {
  // Drawn from back to front.
  return parts.map(({ tone, path }) => <path key={`${tone} ${path}`} className={tone} d={path} />);
}
