const delays = ['0ms', '160ms', '320ms'] as const;

/** Somebody is writing. Said in words to whoever does not see the dots. */
export function TypingSign() {
  return (
    <li className="flex min-h-7 items-center gap-1.5">
      <span className="sr-only">Your coach is writing</span>
      {delays.map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className="shimmer size-2 rounded-full bg-ink-3"
          style={{ animationDelay: delay }}
        />
      ))}
    </li>
  );
}
