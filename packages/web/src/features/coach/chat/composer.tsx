import { messageLength } from '@cadence/contract/coach/schemas';
import { ArrowUp } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { pageLanguage } from '../../../platform/dates/formats.ts';
import { hasKeys } from '../../../platform/has-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { useDraftText } from './use-draft-text.ts';

export interface ComposerHandle {
  focus: () => void;
  /** Puts words before what is typed already, once. */
  begin: (words: string) => void;
}

export interface ComposerProps {
  ref: Ref<ComposerHandle>;
  draftKey: string;
  /** Where what is typed was kept before the thread had its name. */
  formerDraftKey: string | undefined;
  onSend: (text: string) => void;
  /** A button that writes down what is said, where the browser can. */
  dictate: (onWords: (words: string) => void) => ReactNode;
}

/** From here on it is worth knowing how much is left. */
const countFrom = messageLength - 400;

/** Else it is made as high as its text by hand, which lays the page out twice for each key. */
const growsByItself = globalThis.CSS?.supports?.('field-sizing', 'content') === true;

/**
 * Enter sends, Shift and Enter begin a line. What is typed is kept here: a key must not draw the
 * whole conversation anew.
 */
export function Composer({ ref, draftKey, formerDraftKey, onSend, dictate }: ComposerProps) {
  const [text, setText] = useDraftText(draftKey, formerDraftKey);
  const field = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const words = text.trim();
  const isTooLong = words.length > messageLength;
  const isCounted = words.length >= countFrom;

  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus(),
    begin: (start) => {
      if (!text.startsWith(start)) setText(start + text);
      field.current?.focus();
    },
  }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is as high as its text.
  useLayoutEffect(() => {
    const area = field.current;
    if (!area || growsByItself) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + 2}px`;
  }, [text]);

  function send() {
    if (words === '' || isTooLong) {
      field.current?.focus();
      return;
    }
    setText('');
    onSend(words);
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
        // After a finger's tap the keyboard would open again, over the answer.
        if (hasKeys()) field.current?.focus();
      }}
    >
      <div className="flex items-end gap-2.5">
        <div className="relative min-w-0 flex-1">
          <textarea
            ref={field}
            rows={1}
            aria-label="Message to your coach"
            placeholder="Ask or tell me anything"
            enterKeyHint="send"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            {...(isCounted && { 'aria-describedby': noteId })}
            {...(isTooLong && { 'aria-invalid': true })}
            className="field-sizing-content block max-h-44 min-h-14 w-full resize-none rounded-card border border-field-line bg-surface py-[15px] pr-14 pl-4 text-base text-ink leading-6 placeholder:text-ink-3 aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)]"
          />
          <div className="absolute right-1.5 bottom-1.5">
            {dictate((said) => {
              setText(text === '' ? said : `${text.trimEnd()} ${said}`);
              field.current?.focus();
            })}
          </div>
        </div>
        <Button
          type="submit"
          size="lg"
          aria-label="Send"
          className="size-14 shrink-0 border-ink! bg-ink! p-0! text-paper!"
        >
          <ArrowUp aria-hidden="true" className="size-6" />
        </Button>
      </div>
      {isCounted && (
        <p
          id={noteId}
          role={isTooLong ? 'alert' : undefined}
          className={`num mt-1.5 text-sm ${isTooLong ? 'font-[550] text-danger' : 'text-ink-2'}`}
        >
          {isTooLong
            ? `Use at most ${messageLength.toLocaleString(pageLanguage())} characters. These are ${words.length.toLocaleString(pageLanguage())}.`
            : `${messageLength - words.length} characters left`}
        </p>
      )}
    </form>
  );
}
