import { effortText } from '@cadence/domain/timer/dose-text';
import type { TimerStep } from '@cadence/domain/timer/types';
import type { ReactNode } from 'react';
import { showWeight } from '../../../platform/items/show-weight.ts';
import { repsText } from '../step-words.ts';

interface SetTargetProps {
  step: TimerStep;
  /** '92.5 kg × 5' */
  lastTime: string | undefined;
}

/** What to lift, across the whole width, and what helps to judge it. */
export function SetTarget({ step, lastTime }: SetTargetProps) {
  const [kilograms = '', unit = ''] = showWeight(Number(step.weight)).split(' ');
  const count = step.repsText ?? String(step.reps ?? '');
  const words = repsText(step)?.slice(count.length).trim() ?? '';
  const ems = (kilograms + count).length * 0.43 + (unit + words).length * 0.17 + 0.6;
  return (
    <div className="run-target min-w-0">
      <p
        className="run-target-box clock"
        style={{ '--target-ems': ems } as Record<string, unknown>}
      >
        <span className="sr-only">
          {showWeight(Number(step.weight))}, {repsText(step)}
        </span>
        <span aria-hidden="true" className="run-target-text">
          {kilograms}
          <small>{unit}</small>
          <span className="run-target-times">×</span>
          {count}
          <small>{words}</small>
        </span>
      </p>
      <dl className="run-tiles grid auto-cols-fr grid-flow-col gap-2.5">
        {step.rir !== undefined && (
          <Tile name="Effort">{effortText(step.rir).replace('left', 'left in you')}</Tile>
        )}
        {step.role === 'ramp' && <Tile name="Effort">easy and crisp</Tile>}
        {lastTime && <Tile name="Last time">{lastTime}</Tile>}
      </dl>
      {step.loadNote && (
        <p className="run-extra mt-2 line-clamp-2 font-[550] text-base">{step.loadNote}</p>
      )}
    </div>
  );
}

interface TileProps {
  name: string;
  children: ReactNode;
}

function Tile({ name, children }: TileProps) {
  return (
    <div className="min-w-0 rounded-[18px] bg-(--tint) px-4 py-2.5">
      <dt className="font-[700] text-[0.8125rem] uppercase tracking-[0.06em]">{name}</dt>
      <dd className="num truncate font-[750] text-xl">{children}</dd>
    </div>
  );
}
