import type { ReactNode } from 'react';

interface SkeletonProps {
  className?: string | undefined;
}

export function Skeleton({ className = 'h-4 w-full' }: SkeletonProps) {
  return <span aria-hidden="true" className={`shimmer block rounded-lg bg-ink/9 ${className}`} />;
}

interface SkeletonGroupProps {
  /** Said once to screen readers in place of the grey shapes. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

export function SkeletonGroup({ label, className = '', children }: SkeletonGroupProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
