import { Mic } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { canListen, createListener, type Listener } from '../../../platform/audio/listener.ts';
import { pageLanguage } from '../../../platform/dates/formats.ts';
import { toast } from '../../../ui/overlay/toast.tsx';

interface DictateButtonProps {
  /** What was said, once it is understood. */
  onWords: (words: string) => void;
  className?: string;
}

/** Where the browser can write down what is said; nothing elsewhere. */
export function DictateButton({ onWords, className = '' }: DictateButtonProps) {
  const [listener, setListener] = useState<Listener | null>(null);
  const running = useRef<Listener | null>(null);
  useEffect(() => () => running.current?.stop(), []);
  if (!canListen()) return null;

  function end() {
    running.current = null;
    setListener(null);
  }

  function press() {
    if (listener) {
      listener.stop();
      return;
    }
    const next = createListener(pageLanguage());
    if (!next) return;
    running.current = next;
    setListener(next);
    next.start({
      onWords,
      onEnd: end,
      onRefused: () =>
        toast('The microphone could not be used. Type it instead.', { tone: 'error' }),
    });
  }

  return (
    <button
      type="button"
      aria-label={listener ? 'Stop listening' : 'Say it'}
      aria-pressed={listener !== null}
      onClick={press}
      className={`grid size-11 shrink-0 place-items-center rounded-control hover:bg-ink/7 aria-pressed:bg-work aria-pressed:text-on-work ${className}`}
    >
      <Mic aria-hidden="true" className="size-5" />
    </button>
  );
}
