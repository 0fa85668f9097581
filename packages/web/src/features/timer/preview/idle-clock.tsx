import { Strip } from '../../../ui/strip/strip.tsx';

/** The timer with nothing to play. */
export function IdleClock() {
  return (
    <div aria-hidden="true" className="flex h-full flex-col justify-between gap-10">
      <Strip steps={[]} size="md" decorative />
      <p className="clock text-center text-[clamp(8rem,34vw,17rem)] text-ink/55 dark:text-ink/40">
        0:00
      </p>
    </div>
  );
}
