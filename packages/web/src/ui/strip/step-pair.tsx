import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

const holdMs = 400;
const slowestMs = 180;
const fastestMs = 40;

/** The longer it is held, the faster it goes. */
const repeatMs = (repeats: number) => Math.max(fastestMs, slowestMs * 0.85 ** repeats);

/** Repeats while it is held, so that 45 minutes is not 40 taps. */
function useHold(act: () => void) {
  const latest = useRef(act);
  const timer = useRef(0);
  const repeats = useRef(0);
  useEffect(() => {
    latest.current = act;
  });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  function again() {
    repeats.current += 1;
    latest.current();
    timer.current = window.setTimeout(again, repeatMs(repeats.current));
  }
  return {
    onPointerDown: () => {
      stop();
      repeats.current = 0;
      timer.current = window.setTimeout(again, holdMs);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // The press that ends a hold is not one more.
    onClick: () => {
      if (repeats.current === 0) latest.current();
      repeats.current = 0;
    },
  };
}

interface HoldButtonProps {
  label: string;
  disabled: boolean;
  onPress: () => void;
  className: string;
  children: ReactNode;
}

function HoldButton({ label, disabled, onPress, className, children }: HoldButtonProps) {
  const hold = useHold(() => !disabled && onPress());
  return (
    <button
      {...hold}
      type="button"
      aria-label={label}
      // Kept focusable at its end: a disabled button would drop the focus in mid-press.
      aria-disabled={disabled}
      className={`grid shrink-0 touch-manipulation select-none place-items-center aria-disabled:opacity-40 ${className}`}
    >
      {children}
    </button>
  );
}

interface StepPairProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onLess: () => void;
  onMore: () => void;
  /** Of both buttons: their size and ground. */
  className: string;
  /** The number between them. */
  children: ReactNode;
}

export function StepPair(props: StepPairProps) {
  const { label, value, min, max, onLess, onMore, className, children } = props;
  return (
    <>
      <HoldButton
        label={`Less: ${label}`}
        disabled={value <= min}
        onPress={onLess}
        className={className}
      >
        <Minus aria-hidden="true" className="size-5" />
      </HoldButton>
      {children}
      <HoldButton
        label={`More: ${label}`}
        disabled={value >= max}
        onPress={onMore}
        className={className}
      >
        <Plus aria-hidden="true" className="size-5" />
      </HoldButton>
    </>
  );
}

/** Sets what the key stands for, and keeps the page from scrolling by it. */
export function followKey(
  event: KeyboardEvent,
  values: Record<string, number>,
  set: (value: number) => void,
): void {
  const value = values[event.key];
  if (value === undefined) return;
  event.preventDefault();
  set(value);
}
