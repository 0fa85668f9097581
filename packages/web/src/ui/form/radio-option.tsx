import type { ReactNode } from 'react';

interface RadioOptionProps {
  name: string;
  value: string;
  checked: boolean;
  onCheck: () => void;
  /** Its shape and size. */
  className: string;
  children: ReactNode;
}

/** One answer of a group: the whole of it is the target. */
export function RadioOption({
  name,
  value,
  checked,
  onCheck,
  className,
  children,
}: RadioOptionProps) {
  return (
    <label
      className={`relative min-w-11 cursor-pointer items-center justify-center border border-line bg-surface has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 hover:border-ink-3 has-checked:border-ink has-checked:bg-ink has-checked:font-[650] has-checked:text-paper ${className}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onCheck}
        className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] outline-none"
      />
      <span className="num pointer-events-none">{children}</span>
    </label>
  );
}
