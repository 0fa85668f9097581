import { weekVariation } from '@cadence/domain/program/weeks/weeks';
import { CurveLegend, CurvePicture, curveWords } from '../viewer/curve/load-curve.tsx';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8].map((week) => ({
  week,
  variation: weekVariation(week),
  faded: week > 4,
}));

/** The shape that every program has. Stands where there is none to show (Spec §8, fallback data). */
export function ExampleProgram() {
  return (
    <figure className="mx-auto flex w-full max-w-md flex-col gap-5">
      <CurvePicture weeks={weeks} />
      <CurveLegend weeks={weeks} />
      <figcaption className="text-ink-2 text-sm">
        An example: eight weeks of load. {curveWords}
      </figcaption>
    </figure>
  );
}
