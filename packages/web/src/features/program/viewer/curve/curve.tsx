import type { Program } from '@cadence/domain/program/types';
import { loadCurve } from '@cadence/domain/program/view/load-weeks';
import { useMemo } from 'react';
import { BlockCurve } from './block-curve.tsx';
import { curveWords, LoadCurve } from './load-curve.tsx';

interface CurveProps {
  program: Program;
  currentWeek: number;
  chosen: number;
  onChoose: (week: number) => void;
}

/** The load of every week; a program from before templates knows only the kinds of its weeks. */
export function Curve({ program, currentWeek, chosen, onChoose }: CurveProps) {
  const curve = useMemo(() => loadCurve(program), [program]);
  if (curve) {
    return (
      <BlockCurve curve={curve} currentWeek={currentWeek} chosen={chosen} onChoose={onChoose} />
    );
  }
  const phaseNow = program.weeks.find(({ week }) => week === currentWeek)?.phaseId;
  return (
    <section aria-labelledby="load-by-week">
      <h2 id="load-by-week" className="eyebrow">
        Load by week
      </h2>
      <p className="mt-1 text-ink-2 text-sm">{curveWords}</p>
      <LoadCurve
        weeks={program.weeks.map(({ week, variation, phaseId }) => ({
          week,
          variation,
          faded: phaseId !== phaseNow,
        }))}
        chosen={chosen}
        onChoose={onChoose}
      />
    </section>
  );
}
