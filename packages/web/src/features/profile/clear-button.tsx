interface ClearButtonProps {
  /** What it clears, for those who do not see where it stands. */
  what: string;
  onClear: () => void;
}

export function ClearButton({ what, onClear }: ClearButtonProps) {
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        // It goes with what it clears; the focus stays in the question.
        currentTarget.closest('fieldset')?.querySelector('input')?.focus();
        onClear();
      }}
      aria-label={`Clear ${what}`}
      className="min-h-11 rounded-control px-2 font-[600] text-ink-2 text-sm underline underline-offset-4 hover:text-ink"
    >
      Clear
    </button>
  );
}
