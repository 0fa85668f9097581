import { messageLength } from '@cadence/contract/coach/schemas';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect } from 'react';
import { Button } from '../../ui/button.tsx';

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  onSend: (text: string) => void;
}

/** From here on it is worth knowing how much is left. */
const countFrom = messageLength - 400;

/** Enter sends, Shift and Enter begin a line. */
export function Composer({ field, text, onText, onSend }: ComposerProps) {
  const noteId = useId();
  const words = text.trim();
  const isTooLong = words.length > messageLength;
  const isCounted = words.length >= countFrom;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is as high as its text.
  useLayoutEffect(() => {
    const area = field.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + 2}px`;
  }, [field, text]);

  function send() {
    if (words === '' || isTooLong) field.current?.focus();
    else onSend(words);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While a word is being composed, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      aria-label="Message"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2.5">
        <textarea
          ref={field}
          rows={1}
          aria-label="Message to your coach"
          placeholder="Ask or tell me anything"
          enterKeyHint="send"
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
          {...(isCounted && { 'aria-describedby': noteId })}
          {...(isTooLong && { 'aria-invalid': true })}
          className="max-h-44 min-h-14 w-full min-w-0 flex-1 resize-none rounded-card border border-field-line bg-surface px-4 py-[15px] text-base text-ink leading-6 placeholder:text-ink-3 aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)]"
        />
        <Button type="submit" variant="primary" size="lg">
          Send
        </Button>
      </div>
      {isCounted && (
        <p
          id={noteId}
          role={isTooLong ? 'alert' : undefined}
          className={`num mt-1.5 text-sm ${isTooLong ? 'font-[550] text-danger' : 'text-ink-2'}`}
        >
          {isTooLong
            ? `Use at most ${messageLength.toLocaleString('en')} characters. These are ${words.length.toLocaleString('en')}.`
            : `${messageLength - words.length} characters left`}
        </p>
      )}
    </form>
  );
}
