interface HonestyProps {
  lines: readonly string[] | undefined;
}

/** What was changed, guessed or left out, before anything of the plan is read. */
export function Honesty({ lines = [] }: HonestyProps) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label="Good to know" className="flex max-w-prose flex-col gap-1 font-[600] text-base">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The summary tells the same lines among others: here they stand already. */
export function withoutHonesty(
  summary: string | null | undefined,
  lines: readonly string[] = [],
): string {
  return lines
    .reduce((rest, line) => rest.replace(line, ''), summary ?? '')
    .replace(/\s{2,}/g, ' ')
    .trim();
}
