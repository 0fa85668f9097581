import { useState } from 'react';
import { followKey, StepPair } from '../../../ui/strip/step-pair.tsx';

interface TypedStepperProps {
  label: string;
  unit: string;
  value: number;
  /** What is said in place of the bare number. */
  text: string;
  min: number;
  max: number;
  step: number;
  decimals: number;
  onChange: (value: number) => void;
}

const side = 'size-14 rounded-[18px] bg-(--tint) text-on-phase';

/** '22,5' as much as '22.5'; null while it is no number. */
function readNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : null;
}

/** On a phase's colour and in one line. What lies between two presses is typed. */
export function TypedStepper(props: TypedStepperProps) {
  const { label, unit, value, text, min, max, step, decimals, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const hold = (next: number) => Math.min(max, Math.max(min, Number(next.toFixed(decimals))));
  const set = (next: number) => {
    setTyped(undefined);
    if (hold(next) !== value) onChange(hold(next));
  };
  const moves: Record<string, number> = {
    ArrowUp: value + step,
    ArrowDown: value - step,
    PageUp: value + 5 * step,
    PageDown: value - 5 * step,
  };

  function type(next: string) {
    setTyped(next);
    const read = readNumber(next);
    if (read !== null) onChange(hold(read));
  }

  return (
    <div className="flex min-w-0 flex-1 items-center gap-1.5">
      <StepPair
        label={label}
        value={value}
        min={min}
        max={max}
        onLess={() => set(value - step)}
        onMore={() => set(value + step)}
        className={side}
      >
        <label className="num flex h-14 min-w-0 flex-1 items-center justify-center gap-1 rounded-[18px] border-2 border-on-phase px-1 focus-within:outline-3 focus-within:outline-on-phase focus-within:outline-offset-2 font-[750] text-xl">
          <input
            role="spinbutton"
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            aria-label={label}
            aria-valuenow={value}
            aria-valuetext={text}
            aria-valuemin={min}
            aria-valuemax={max}
            value={typed ?? String(value)}
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={() => setTyped(undefined)}
            onKeyDown={(event) => followKey(event, moves, set)}
            className="h-full w-[2.6em] min-w-0 bg-transparent text-right outline-none"
          />
          <span aria-hidden="true" className="shrink-0 text-base">
            {unit}
          </span>
        </label>
      </StepPair>
    </div>
  );
}
