import { ChevronDown } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import { FromText, pill, steppedBack } from './picker.tsx';

interface TimePickerProps {
  value: string;
  /** Minutes named in the prompt, which override the field. */
  told: number | null;
  /** The id of the error message, while there is one. */
  errorId: string | undefined;
  field: RefObject<HTMLInputElement | null>;
  onChange: (value: string) => void;
  onLeave: () => void;
}

const usual = [10, 15, 20, 30, 45, 60, 90];

/** Most characters that the field is wide enough for. */
const most = 6;

/** Any number of minutes may be typed; the usual ones are offered. */
export function TimePicker(props: TimePickerProps) {
  const { value, told, errorId, field, onChange, onLeave } = props;
  const listId = useId();
  // While somebody types, the prompt's minutes do not replace what they type.
  const [isTyping, setIsTyping] = useState(false);
  const isTold = told !== null && !isTyping;
  const shown = isTold ? String(told) : value;
  return (
    <label
      className={`${pill} cursor-text ${isTold ? steppedBack : ''} ${errorId ? 'shadow-[inset_0_0_0_2px_var(--danger)]' : ''}`}
    >
      <span className="text-ink-2">Time</span>
      <input
        ref={field}
        name="duration_minutes"
        // A number field would hide what it cannot read, and take '1e2' for a hundred.
        type="text"
        inputMode="numeric"
        autoComplete="off"
        list={listId}
        value={shown}
        onChange={(event) => {
          setIsTyping(true);
          onChange(event.target.value);
        }}
        onBlur={() => {
          setIsTyping(false);
          onLeave();
        }}
        // As wide as what it holds, and its caret: any more would stand as a gap before 'min'.
        style={{ width: `calc(${Math.min(most, Math.max(1, shown.length))}ch + 2px)` }}
        className="num min-h-11 bg-transparent font-[650] outline-none [&::-webkit-calendar-picker-indicator]:hidden!"
        {...(errorId && { 'aria-invalid': true, 'aria-describedby': errorId })}
      />
      <span className="-ml-1 font-[650] xl:-ml-0.5">min</span>
      {isTold && <FromText />}
      <ChevronDown aria-hidden="true" className="-mr-0.5 size-3.5" />
      <datalist id={listId}>
        {usual.map((minutes) => (
          <option key={minutes} value={minutes} />
        ))}
      </datalist>
    </label>
  );
}
