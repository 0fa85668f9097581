import type { ReactNode } from 'react';

interface ProblemProps {
  /** Nothing is shown where nothing went wrong. */
  children: ReactNode;
  className?: string;
}

/** What went wrong, where it was tried. */
export function Problem({ children, className = 'text-sm' }: ProblemProps) {
  if (!children) return null;
  return (
    <p role="alert" className={`font-[550] text-danger ${className}`}>
      {children}
    </p>
  );
}
