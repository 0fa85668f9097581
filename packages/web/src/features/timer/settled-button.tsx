import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import { PhaseButton } from './phase-button.tsx';

const settleMs = 600;

const shownNow = () => Number(document.timeline?.currentTime ?? 0);

/**
 * For a button that appears where another one stood: a tap in its first moments
 * was meant for that one. Keys always count, for they are aimed.
 */
export function SettledButton({ onClick, ...rest }: ComponentProps<typeof PhaseButton>) {
  const shownAtMs = useRef(0);
  useEffect(() => {
    shownAtMs.current = shownNow();
  }, []);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const byPointer = event.detail > 0;
    if (byPointer && event.timeStamp - shownAtMs.current < settleMs) return;
    onClick?.(event);
  };
  return <PhaseButton {...rest} onClick={press} />;
}
