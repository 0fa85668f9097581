import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { leaveRow } from '../leave-row.ts';

type ChipVariant = 'outline' | 'dashed' | 'sunken' | 'ok';

const looks: Record<ChipVariant, string> = {
  outline: 'rounded-full border border-line bg-surface font-[600] text-ink',
  dashed: 'rounded-full border border-field-line/60 border-dashed text-ink-2',
  sunken: 'rounded-control border border-transparent bg-sunken font-[650] text-ink',
  ok: 'rounded-full border border-transparent bg-ok-soft font-[600] text-ok',
};

// Full touch height on phones and touch screens, the drawn height where a mouse points.
const height = 'min-h-11 lg:pointer-fine:min-h-9';

interface ChipProps extends Omit<ComponentProps<'button'>, 'children'> {
  children: ReactNode;
  variant?: ChipVariant | undefined;
  /** For a chip that can be switched on and off. */
  selected?: boolean | undefined;
  onRemove?: (() => void) | undefined;
  /** What the small cross says, for instance 'Remove kettlebell'. */
  removeLabel?: string | undefined;
}

export function Chip({
  children,
  variant = 'outline',
  selected,
  onRemove,
  removeLabel = 'Remove',
  className = '',
  onClick,
  ...rest
}: ChipProps) {
  const chosen = 'rounded-full border border-ink bg-ink font-[650] text-paper';
  const look = `inline-flex items-center gap-2 text-sm ${selected ? chosen : looks[variant]} ${className}`;
  if (onRemove) {
    return (
      <span className={`${look} ${height} pl-4`}>
        {children}
        <button
          type="button"
          aria-label={removeLabel}
          onClick={({ currentTarget }) => {
            leaveRow(currentTarget);
            onRemove();
          }}
          className="-ml-2 grid size-11 shrink-0 place-items-center rounded-full lg:pointer-fine:size-9"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </span>
    );
  }
  if (!onClick) return <span className={`${look} min-h-7 px-3`}>{children}</span>;
  return (
    <button
      {...rest}
      type="button"
      onClick={onClick}
      className={`${look} ${height} px-4 hover:border-ink-3`}
      {...(selected !== undefined && { 'aria-pressed': selected })}
    >
      {children}
    </button>
  );
}
