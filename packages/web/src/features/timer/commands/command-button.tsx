import { firstCommands } from '@cadence/domain/commands/read-commands';
import { Mic } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  canListen,
  createListener,
  type Listener,
  listensOnDevice,
} from '../../../platform/audio/listener.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { useShortcuts } from '../screen/hooks/use-shortcuts.ts';
import { type Acted, actOn, type CommandPlace } from './act-command.ts';
import { setListening, useIsListening } from './listening.ts';

/** The commands are English. */
const language = 'en-US';
const guesses = 5;
const noticeMs = 6000;

interface CommandButtonProps extends CommandPlace {
  onSay: (text: string) => void;
}

/** Tap, speak: what was understood is shown and said, and can be taken back. */
export function CommandButton({ onSay, ...place }: CommandButtonProps) {
  const isListening = useIsListening();
  const [onDevice, setOnDevice] = useState(false);
  const latest = useRef({ place, onSay });
  const running = useRef<Listener | null>(null);
  const last = useRef<Acted | null>(null);
  const toSay = useRef('');
  useEffect(() => {
    latest.current = { place, onSay };
  });
  useEffect(() => {
    let isHere = true;
    void listensOnDevice(language).then((is) => isHere && setOnDevice(is));
    return () => {
      isHere = false;
      running.current?.stop();
      setListening(false);
    };
  }, []);

  function takeBack(): string {
    const { undo } = last.current ?? {};
    last.current = null;
    if (!undo) return 'There is nothing to take back.';
    undo();
    return 'Taken back.';
  }

  function hear(heard: string, all: readonly string[]): void {
    const commands = firstCommands(all);
    if (!commands) {
      toast(`Not understood: “${heard}”`, { durationMs: noticeMs });
      toSay.current = 'Not understood.';
      return;
    }
    if (commands.some(({ kind }) => kind === 'undo')) {
      toSay.current = takeBack();
      toast(toSay.current);
      return;
    }
    const acted = actOn(commands, latest.current.place);
    last.current = acted;
    toSay.current = acted.words;
    toast(acted.words, {
      durationMs: noticeMs,
      ...(acted.undo && { action: { label: 'Undo', onPress: () => void takeBack() } }),
    });
  }

  function end(): void {
    running.current = null;
    setListening(false);
  }

  // Nobody listens any more. The timer hears of it in the same turn, and after it the voice speaks.
  useEffect(() => {
    const words = toSay.current;
    if (isListening || words === '') return undefined;
    toSay.current = '';
    const timeout = setTimeout(() => latest.current.onSay(words));
    return () => clearTimeout(timeout);
  }, [isListening]);

  function press(): void {
    if (running.current) {
      running.current.stop();
      return;
    }
    const listener = createListener(language, { guesses, onDevice });
    if (!listener) return;
    running.current = listener;
    setListening(true);
    listener.start({
      onWords(heard, all) {
        listener.stop();
        hear(heard, all);
      },
      onEnd: end,
      onRefused: () => toast('The microphone could not be used.', { tone: 'error' }),
    });
  }

  useShortcuts({ v: press });
  if (!canListen()) return null;
  return (
    <button
      type="button"
      aria-label={isListening ? 'Stop listening' : 'Speak a command'}
      aria-pressed={isListening}
      aria-keyshortcuts="V"
      onClick={press}
      className="-my-2 grid size-11 shrink-0 place-items-center rounded-[14px] bg-(--tint) aria-pressed:bg-on-phase aria-pressed:text-phase"
    >
      <Mic aria-hidden="true" className="size-5" />
    </button>
  );
}
