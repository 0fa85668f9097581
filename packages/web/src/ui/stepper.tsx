import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

interface StepperProps {
  label: string;
  value: number;
  /** What is shown and said in place of the bare number. */
  text: string;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

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

export function HoldButton({ label, disabled, onPress, className, children }: HoldButtonProps) {
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

const side = 'size-12 rounded-control border border-line bg-surface hover:border-ink-3';

export function Stepper({ label, value, text, min, max, step, onChange }: StepperProps) {
  const set = (next: number) => {
    const held = Math.min(max, Math.max(min, next));
    if (held !== value) onChange(held);
  };
  // From 43 seconds one goes to 45 and to 40, not to 48.
  const above = (by: number) => (Math.floor(value / step) + by) * step;
  const below = (by: number) => (Math.ceil(value / step) - by) * step;
  const moves: Record<string, number> = {
    ArrowUp: above(1),
    ArrowRight: above(1),
    ArrowDown: below(1),
    ArrowLeft: below(1),
    PageUp: above(5),
    PageDown: below(5),
    Home: min,
    End: max,
  };

  function key(event: KeyboardEvent) {
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  }

  return (
    <div className="flex items-center justify-between gap-2">
      <span aria-hidden="true" className="font-[650]">
        {label}
      </span>
      <div className="flex items-center gap-1.5">
        <HoldButton
          label={`Less: ${label}`}
          disabled={value <= min}
          onPress={() => set(below(1))}
          className={side}
        >
          <Minus aria-hidden="true" className="size-5" />
        </HoldButton>
        <div
          role="spinbutton"
          tabIndex={0}
          aria-label={label}
          aria-valuenow={value}
          aria-valuetext={text}
          aria-valuemin={min}
          aria-valuemax={max}
          onKeyDown={key}
          className="num w-20 rounded-control py-2 text-center font-[750] text-lg"
        >
          {text}
        </div>
        <HoldButton
          label={`More: ${label}`}
          disabled={value >= max}
          onPress={() => set(above(1))}
          className={side}
        >
          <Plus aria-hidden="true" className="size-5" />
        </HoldButton>
      </div>
    </div>
  );
}
