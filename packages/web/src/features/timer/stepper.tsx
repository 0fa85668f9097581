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
  /** On a phase's colour, where there is one line for it and its label is not shown. */
  bare?: boolean | undefined;
}

const holdMs = 400;
const repeatMs = 90;

/** Repeats while it is held, so that 45 minutes is not 40 taps. */
function useHold(act: () => void) {
  const latest = useRef(act);
  const timer = useRef(0);
  const repeated = useRef(false);
  useEffect(() => {
    latest.current = act;
  });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  function again() {
    repeated.current = true;
    latest.current();
    timer.current = window.setTimeout(again, repeatMs);
  }
  return {
    onPointerDown: () => {
      stop();
      repeated.current = false;
      timer.current = window.setTimeout(again, holdMs);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // The press that ends a hold is not one more.
    onClick: () => {
      if (!repeated.current) latest.current();
      repeated.current = false;
    },
  };
}

interface SideButtonProps {
  label: string;
  disabled: boolean;
  onPress: () => void;
  bare: boolean;
  children: ReactNode;
}

function SideButton({ label, disabled, onPress, bare, children }: SideButtonProps) {
  const hold = useHold(() => !disabled && onPress());
  const look = bare
    ? 'size-14 rounded-[18px] bg-(--tint) text-on-phase'
    : 'size-12 rounded-control border border-line bg-surface hover:border-ink-3';
  return (
    <button
      {...hold}
      type="button"
      aria-label={label}
      // Kept focusable at its end: a disabled button would drop the focus in mid-press.
      aria-disabled={disabled}
      className={`grid shrink-0 touch-manipulation select-none place-items-center aria-disabled:opacity-40 ${look}`}
    >
      {children}
    </button>
  );
}

export function Stepper({
  label,
  value,
  text,
  min,
  max,
  step,
  onChange,
  bare = false,
}: StepperProps) {
  const set = (next: number) => {
    const held = Math.min(max, Math.max(min, next));
    if (held !== value) onChange(held);
  };
  const moves: Record<string, number> = {
    ArrowUp: value + step,
    ArrowRight: value + step,
    ArrowDown: value - step,
    ArrowLeft: value - step,
    PageUp: value + 5 * step,
    PageDown: value - 5 * step,
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
    <div className={`flex items-center gap-2 ${bare ? 'min-w-0 flex-1' : 'justify-between'}`}>
      {!bare && (
        <span aria-hidden="true" className="font-[650]">
          {label}
        </span>
      )}
      <div className={`flex items-center gap-1.5 ${bare ? 'flex-1' : ''}`}>
        <SideButton
          label={`Less: ${label}`}
          bare={bare}
          disabled={value <= min}
          onPress={() => set(value - step)}
        >
          <Minus aria-hidden="true" className="size-5" />
        </SideButton>
        <div
          role="spinbutton"
          tabIndex={0}
          aria-label={label}
          aria-valuenow={value}
          aria-valuetext={text}
          aria-valuemin={min}
          aria-valuemax={max}
          onKeyDown={key}
          className={`num rounded-control py-2 text-center font-[750] ${bare ? 'flex-1 text-xl' : 'w-20 text-lg'}`}
        >
          {text}
        </div>
        <SideButton
          label={`More: ${label}`}
          bare={bare}
          disabled={value >= max}
          onPress={() => set(value + step)}
        >
          <Plus aria-hidden="true" className="size-5" />
        </SideButton>
      </div>
    </div>
  );
}
