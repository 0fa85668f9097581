import { type ClientRight, clientRights } from '@cadence/contract/client/schemas';
import { rightWords } from './right-words.ts';

interface RightBoxesProps {
  legend: string;
  value: readonly ClientRight[];
  onChange: (value: ClientRight[]) => void;
}

/** At least one stays: who may do nothing is ended instead. */
export function RightBoxes({ legend, value, onChange }: RightBoxesProps) {
  return (
    <fieldset className="flex flex-col">
      <legend className="mb-1 font-[650]">{legend}</legend>
      {clientRights.map((right) => {
        const isAllowed = value.includes(right);
        return (
          <label key={right} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={isAllowed}
              disabled={isAllowed && value.length === 1}
              onChange={() =>
                onChange(
                  clientRights.filter((one) => (one === right ? !isAllowed : value.includes(one))),
                )
              }
              className="size-5 accent-brand"
            />
            {rightWords[right]}
          </label>
        );
      })}
    </fieldset>
  );
}
