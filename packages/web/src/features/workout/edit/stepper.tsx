import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';

interface StepperProps {
  label: string;
  value: number;
  /** What is shown and said in place of the bare number. */
  text: string;
  limits: { min: number; max: number };
  step: number;
  onChange: (value: number) => void;
}

export function Stepper({
  label,
  value,
  text,
  limits: { min, max },
  step,
  onChange,
}: StepperProps) {
  const set = (next: number) => {
    const held = Math.min(max, Math.max(min, next));
    if (held !== value) onChange(held);
  };
  // From 43 seconds one goes to 45 and to 40, not to 48.
  const above = (by: number) => (Math.floor(value / step) + by) * step;
  const below = (by: number) => (Math.ceil(value / step) - by) * step;
  const keys: Record<string, number> = {
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
    const next = keys[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  }

  return (
    <div className="flex min-h-12 items-center justify-between gap-3">
      <span aria-hidden="true" className="text-ink-2">
        {label}
      </span>
      <div className="flex items-center gap-1">
        <SideButton label={`Less: ${label}`} isOff={value <= min} onPress={() => set(below(1))}>
          <Minus aria-hidden="true" className="size-4" />
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
          className="num w-18 rounded-control py-2 text-center font-[700]"
        >
          {text}
        </div>
        <SideButton label={`More: ${label}`} isOff={value >= max} onPress={() => set(above(1))}>
          <Plus aria-hidden="true" className="size-4" />
        </SideButton>
      </div>
    </div>
  );
}

interface SideButtonProps {
  label: string;
  isOff: boolean;
  onPress: () => void;
  children: ReactNode;
}

function SideButton({ label, isOff, onPress, children }: SideButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Kept focusable at its end: a disabled button would drop the focus in mid-press.
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
      className="grid size-11 shrink-0 place-items-center rounded-control border border-line bg-surface hover:border-ink-3 aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
}
