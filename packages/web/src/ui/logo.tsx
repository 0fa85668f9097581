interface LogoProps {
  /** Without the word, for tight places; the name is then said instead of shown. */
  markOnly?: boolean | undefined;
  className?: string | undefined;
}

export function Logo({ markOnly = false, className = '' }: LogoProps) {
  return (
    <span className={`inline-flex items-center gap-[0.5em] text-[1.0625rem] ${className}`}>
      <svg
        aria-hidden="true"
        viewBox="0 0 22 18"
        className="h-[1.06em] w-auto shrink-0"
        shapeRendering="geometricPrecision"
      >
        <rect x="0" y="10" width="4" height="8" rx="1" className="fill-warm" />
        <rect x="6" y="0" width="4" height="18" rx="1" className="fill-work" />
        <rect x="12" y="7" width="4" height="11" rx="1" className="fill-rest" />
        <rect x="18" y="3" width="4" height="15" rx="1" className="fill-work" />
      </svg>
      <span className={markOnly ? 'sr-only' : 'display tracking-[-0.01em]'}>Cadence</span>
    </span>
  );
}
