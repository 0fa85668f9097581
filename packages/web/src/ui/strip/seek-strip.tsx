import { StripSeeker } from './strip-seeker.tsx';
import { type StripLook, useStripBars } from './use-strip-bars.tsx';

interface SeekStripProps extends StripLook {
  onSeek: (seconds: number) => void;
}

/** A strip that is also the way to another place in the workout. */
export function SeekStrip({ onSeek, ...look }: SeekStripProps) {
  const { segments, total, follow, bars, picture, readElapsed } = useStripBars(look);
  return (
    <div className="w-full min-w-0">
      {total === 0 ? (
        picture
      ) : (
        <StripSeeker
          segments={segments}
          elapsed={readElapsed}
          follow={follow}
          label={look.label}
          onSeek={onSeek}
        >
          {bars}
        </StripSeeker>
      )}
    </div>
  );
}
