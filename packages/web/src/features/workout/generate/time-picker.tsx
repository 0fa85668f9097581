import { ChevronDown } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import { FromText, pill, steppedBack } from './picker.tsx';

interface TimePickerProps {
  value: string;
  /** What the text says instead. */
  told: number | null;
  /** Of what is wrong with it, if anything is. */
  errorId: string | undefined;
  field: RefObject<HTMLInputElement | null>;
  onChange: (value: string) => void;
  onLeave: () => void;
}

const usual = [10, 15, 20, 30, 45, 60, 90];

/** Any number of minutes may be typed; the usual ones are offered. */
export function TimePicker(props: TimePickerProps) {
  const { value, told, errorId, field, onChange, onLeave } = props;
  const listId = useId();
  // Nothing changes under somebody's hands.
  const [isTyping, setIsTyping] = useState(false);
  const isTold = told !== null && !isTyping;
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
        value={isTold ? told : value}
        onChange={(event) => {
          setIsTyping(true);
          onChange(event.target.value);
        }}
        onBlur={() => {
          setIsTyping(false);
          onLeave();
        }}
        className="num field-sizing-content min-h-11 w-[3ch] min-w-[2ch] max-w-[6ch] bg-transparent font-[650] outline-none supports-[field-sizing:content]:w-auto [&::-webkit-calendar-picker-indicator]:hidden!"
        {...(errorId && { 'aria-invalid': true, 'aria-describedby': errorId })}
      />
      <span className="-ml-0.5 font-[650]">min</span>
      {isTold ? <FromText /> : <ChevronDown aria-hidden="true" className="-mr-0.5 size-3.5" />}
      <datalist id={listId}>
        {usual.map((minutes) => (
          <option key={minutes} value={minutes} />
        ))}
      </datalist>
    </label>
  );
}
