import type { Muscle } from '@cadence/domain/exercise/types';
import { useId } from 'react';
import { muscleNames } from '../../../platform/exercises/muscle-words.ts';
import { type BodySide, bodyOutline, muscleShapes } from './body-shapes.ts';

interface BodyMapProps {
  primary: readonly Muscle[];
  secondary: readonly Muscle[];
  /** What the two kinds are called. */
  labels?: readonly [string, string];
}

const namesOf = (muscles: readonly Muscle[]) =>
  muscles.map((muscle) => muscleNames[muscle]).join(', ');

/** The picture repeats what the list beside it says, so a screen reader hears it once. */
export function BodyMap({ primary, secondary, labels = ['Works most', 'Helps'] }: BodyMapProps) {
  const stripes = useId();
  return (
    <div className="flex items-center gap-5 sm:gap-8">
      <div aria-hidden="true" className="flex shrink-0 gap-3 sm:gap-5">
        <BodyView side="front" primary={primary} secondary={secondary} stripes={stripes} />
        <BodyView side="back" primary={primary} secondary={secondary} stripes={stripes} />
      </div>
      <dl className="flex min-w-0 flex-col gap-3">
        {primary.length > 0 && (
          <MuscleList label={labels[0]} names={namesOf(primary)} isPrimary stripes={stripes} />
        )}
        {secondary.length > 0 && (
          <MuscleList label={labels[1]} names={namesOf(secondary)} stripes={stripes} />
        )}
      </dl>
    </div>
  );
}

interface BodyViewProps extends Pick<BodyMapProps, 'primary' | 'secondary'> {
  side: BodySide;
  stripes: string;
}

function BodyView({ side, primary, secondary, stripes }: BodyViewProps) {
  function look(muscle: Muscle) {
    if (primary.includes(muscle)) return { className: 'fill-work' };
    if (secondary.includes(muscle)) return { fill: `url(#${stripes})` };
    return { className: 'fill-ink/9' };
  }
  const half = (
    <>
      <path d={bodyOutline} className="fill-ink/9" />
      {muscleShapes[side].map(([muscle, path]) => (
        <path key={muscle} d={path} {...look(muscle)} />
      ))}
    </>
  );
  return (
    <figure className="flex flex-col items-center gap-1.5">
      <svg viewBox="-57 2 114 266" className="h-44 w-auto sm:h-52">
        <title>{side === 'front' ? 'Front of the body' : 'Back of the body'}</title>
        {side === 'front' && <Stripes id={stripes} />}
        <g>{half}</g>
        <g transform="scale(-1 1)">{half}</g>
      </svg>
      <figcaption className="text-ink-2 text-xs">{side === 'front' ? 'Front' : 'Back'}</figcaption>
    </figure>
  );
}

interface StripesProps {
  id: string;
}

/** What only helps is striped, so that it differs by more than its strength of colour. */
function Stripes({ id }: StripesProps) {
  return (
    <defs>
      <pattern
        id={id}
        width="3.4"
        height="3.4"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="3.4" height="3.4" className="fill-work/22" />
        <rect width="1.3" height="3.4" className="fill-work" />
      </pattern>
    </defs>
  );
}

interface MuscleListProps {
  label: string;
  names: string;
  isPrimary?: boolean;
  stripes: string;
}

function MuscleList({ label, names, isPrimary = false, stripes }: MuscleListProps) {
  return (
    <div>
      <dt className="flex items-center gap-2 text-ink-2 text-sm">
        <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0">
          <rect
            width="12"
            height="12"
            rx="3"
            {...(isPrimary ? { className: 'fill-work' } : { fill: `url(#${stripes})` })}
          />
        </svg>
        {label}
      </dt>
      <dd className="mt-0.5 font-[650]">{names}</dd>
    </div>
  );
}
