import { MessageText } from './message-text.tsx';

const delays = ['0ms', '160ms', '320ms'] as const;

interface TypingSignProps {
  /** What can be read so far. */
  text: string;
}

/** Somebody is writing. Said in words to whoever does not see the dots; the rest is said when it is whole. */
export function TypingSign({ text }: TypingSignProps) {
  return (
    <li className="flex flex-col gap-2.5">
      <span className="sr-only">Your coach is writing</span>
      {text !== '' && (
        <div aria-hidden="true" className="max-w-[34rem] pr-8 text-base">
          <MessageText text={text} />
        </div>
      )}
      <span className="flex min-h-7 items-center gap-1.5">
        {delays.map((delay) => (
          <span
            key={delay}
            aria-hidden="true"
            className="shimmer size-2 rounded-full bg-ink-3"
            style={{ animationDelay: delay }}
          />
        ))}
      </span>
    </li>
  );
}
