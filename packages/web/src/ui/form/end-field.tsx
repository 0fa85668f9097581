import { SelectField } from './select-field.tsx';

const ends = {
  1: 'Tomorrow',
  7: 'In a week',
  30: 'In 30 days',
  90: 'In 90 days',
  365: 'In a year',
} as const;

export type EndDays = keyof typeof ends;

interface EndFieldProps<D extends EndDays> {
  options: readonly D[];
  value: D;
  onChange: (days: D) => void;
}

/** In how many days something that was handed out ends. */
export function EndField<D extends EndDays>({ options, value, onChange }: EndFieldProps<D>) {
  return (
    <SelectField
      label="It ends"
      value={String(value)}
      onChange={(event) => {
        const days = options.find((one) => String(one) === event.target.value);
        if (days) onChange(days);
      }}
    >
      {options.map((days) => (
        <option key={days} value={days}>
          {ends[days]}
        </option>
      ))}
    </SelectField>
  );
}
