import { Later } from './lazy/later.tsx';
import { lazySource } from './lazy/lazy-source.ts';
import { StripLegend } from './strip-legend.tsx';
import { type StripLook, useStripBars } from './use-strip-bars.tsx';

/** Lies over the picture, and takes no room of its own. */
export const explorer = lazySource(() =>
  import('./strip-explorer.tsx').then((m) => m.StripExplorer),
);

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
      <Later
        optional
        source={explorer}
        props={{ segments, label, children: picture }}
        waiting={picture}
      />
    );
  }

  return (
    <div className="w-full min-w-0">
      {content()}
      {legend && <StripLegend segments={segments} />}
    </div>
  );
}
