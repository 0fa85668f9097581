import { StripExplorer } from './strip-explorer.tsx';
import { PhaseDot } from './strip-readout.tsx';
import { phaseWords, presentPhases, type Segment } from './strip-segments.ts';
import { type StripLook, useStripBars } from './use-strip-bars.tsx';

interface StripLegendProps {
  segments: readonly Segment[];
}

function StripLegend({ segments }: StripLegendProps) {
  return (
    <ul
      aria-hidden="true"
      className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-ink-2"
    >
      {presentPhases(segments).map((phase) => (
        <li key={phase} className="flex items-center gap-1.5">
          <PhaseDot phase={phase} />
          {phaseWords[phase]}
        </li>
      ))}
    </ul>
  );
}

interface StripProps extends StripLook {
  decorative?: boolean | undefined;
  legend?: boolean | undefined;
  /** Lets people look at single steps. Off for the small sizes: lists would be full of tab stops. */
  explore?: boolean | undefined;
}

export function Strip(props: StripProps) {
  const {
    label,
    size,
    decorative = false,
    legend = false,
    explore = size !== 'xs' && size !== 'sm',
  } = props;
  const { segments, total, bars, picture } = useStripBars(props);

  function content() {
    if (decorative) return <div aria-hidden="true">{bars}</div>;
    if (!explore || total === 0) return picture;
    return (
      <StripExplorer segments={segments} label={label}>
        {picture}
      </StripExplorer>
    );
  }

  return (
    <div className="w-full min-w-0">
      {content()}
      {legend && <StripLegend segments={segments} />}
    </div>
  );
}
