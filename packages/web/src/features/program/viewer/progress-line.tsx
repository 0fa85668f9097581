import type { Progress } from '@cadence/domain/program/progress';

interface ProgressLineProps {
  progress: Progress;
}

/** How much of the program is done. */
export function ProgressLine({ progress }: ProgressLineProps) {
  const { completedSessions, skippedSessions, totalSessions, completionPercentage } = progress;
  const skipped = skippedSessions > 0 ? `, ${skippedSessions} skipped` : '';
  return (
    <div>
      <p className="num text-base">
        <strong className="font-[700]">{completionPercentage} %</strong>
        <span className="text-ink-2">
          {' '}
          · {completedSessions} of {totalSessions} sessions done{skipped}
        </span>
      </p>
      <div
        role="progressbar"
        aria-label="Program done"
        aria-valuenow={completionPercentage}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-2 h-2 overflow-hidden rounded-full bg-sunken"
      >
        <span
          className="block h-full rounded-full bg-ink"
          style={{ width: `${completionPercentage}%` }}
        />
      </div>
    </div>
  );
}
