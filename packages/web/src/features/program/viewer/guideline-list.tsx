interface GuidelineListProps {
  lines: readonly string[];
}

/** What there is to say of the whole program, in plain words. */
export function GuidelineList({ lines }: GuidelineListProps) {
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-ink-3">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
