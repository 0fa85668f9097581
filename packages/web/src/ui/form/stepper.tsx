import { followKey, StepPair } from '../strip/step-pair.tsx';

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

  return (
    <div className="flex items-center justify-between gap-2">
      <span aria-hidden="true" className="font-[650]">
        {label}
      </span>
      <div className="flex items-center gap-1.5">
        <StepPair
          label={label}
          value={value}
          min={min}
          max={max}
          onLess={() => set(below(1))}
          onMore={() => set(above(1))}
          className={side}
        >
          <div
            role="spinbutton"
            tabIndex={0}
            aria-label={label}
            aria-valuenow={value}
            aria-valuetext={text}
            aria-valuemin={min}
            aria-valuemax={max}
            onKeyDown={(event) => followKey(event, moves, set)}
            className="num w-20 rounded-control py-2 text-center font-[750] text-lg"
          >
            {text}
          </div>
        </StepPair>
      </div>
    </div>
  );
}
