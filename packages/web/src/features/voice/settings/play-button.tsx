import { Play, Square } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SpinnerMark } from '../../../ui/spinner.tsx';
import { hush, useLineStatus } from '../speaking.ts';

interface PlayButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  /** Of the line that it plays. */
  lineId: string;
  label: string;
  /** What is heard, for a button whose label stands on several. */
  of?: string | undefined;
  onPlay: () => void;
  className?: string | undefined;
}

/** Plays, and stops what it plays. */
export function PlayButton({ lineId, label, of, onPlay, ...look }: PlayButtonProps) {
  const status = useLineStatus(lineId);
  const Icon = status === null ? Play : Square;
  const words = status === null ? label : 'Stop';
  return (
    <Button
      {...look}
      onClick={status === null ? onPlay : hush}
      {...(of !== undefined && { 'aria-label': `${words}: ${of}` })}
    >
      {status === 'preparing' ? (
        <SpinnerMark className="size-[1.1em]" />
      ) : (
        <Icon aria-hidden="true" className="size-4 shrink-0 fill-current" />
      )}
      {words}
    </Button>
  );
}
