import { ArrowLeftRight } from 'lucide-react';

interface SwapButtonProps {
  name: string;
  /** It may come a moment later: its place is kept free, so that no row breaks anew. */
  onSwap: (() => void) | undefined;
}

export function SwapButton({ name, onSwap }: SwapButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Swap ${name}`}
      onClick={onSwap}
      className={`grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-ink/5 hover:text-ink ${onSwap ? '' : 'invisible'}`}
    >
      <ArrowLeftRight aria-hidden="true" className="size-5" />
    </button>
  );
}
