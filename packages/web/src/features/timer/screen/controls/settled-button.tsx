import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import { PhaseButton } from './phase-button.tsx';

const settleMs = 600;

const shownNow = () => Number(document.timeline?.currentTime ?? 0);

interface SettledButtonProps extends ComponentProps<typeof PhaseButton> {
  /** Only the second of two quick taps, for what may well be wanted at once. */
  doubleOnly?: boolean;
}

/**
 * For a button that appears where another one stood: a tap in its first moments
 * was meant for that one. Keys always count, for they are aimed.
 */
export function SettledButton({ onClick, doubleOnly = false, ...rest }: SettledButtonProps) {
  const shownAtMs = useRef(0);
  useEffect(() => {
    shownAtMs.current = shownNow();
  }, []);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const isTap = event.detail > (doubleOnly ? 1 : 0);
    if (isTap && event.timeStamp - shownAtMs.current < settleMs) return;
    onClick?.(event);
  };
  return <PhaseButton {...rest} onClick={press} />;
}
