interface ShownOnPaperProps {
  count: number;
  of: number;
}

/** Where a screen has a button for the rest of a list, paper says that there is more of it. */
export function ShownOnPaper({ count, of }: ShownOnPaperProps) {
  return (
    <p className="num mt-2 hidden text-ink-2 text-sm print:block">
      {count} of {of} are shown.
    </p>
  );
}
