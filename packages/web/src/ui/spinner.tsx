interface SpinnerMarkProps {
  className?: string;
}

const bars = ['bg-warm', 'bg-work', 'bg-rest', 'bg-work'] as const;
const delays = ['0ms', '120ms', '240ms', '360ms'] as const;

/** A bare ring for use inside a control that already says what it does. */
export function SpinnerMark({ className = 'size-5' }: SpinnerMarkProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" fill="none" className={`animate-spin ${className}`}>
      <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M10 2a8 8 0 0 1 8 8" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

interface SpinnerProps {
  label?: string | undefined;
}

/** The mark's four bars, for a page that is on its way. */
export function Spinner({ label = 'Loading' }: SpinnerProps) {
  return (
    <output className="flex min-h-40 flex-col items-center justify-center gap-3 text-ink-2">
      <span aria-hidden="true" className="flex h-7 items-end gap-1">
        {bars.map((colour, index) => (
          <span
            key={delays[index]}
            className={`spinner-bar w-1.5 rounded-[2px] ${colour}`}
            style={{ animationDelay: delays[index] }}
          />
        ))}
      </span>
      <span>{label}</span>
    </output>
  );
}
