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
import { useTimerSettings } from '../timer-settings.ts';
import { type Acted, actOn, type CommandPlace } from './act-command.ts';
import { setListening, useIsListening } from './listening.ts';
import { useEar } from './use-ear.ts';

/** The commands are English. */
const language = 'en-US';
const guesses = 5;
const noticeMs = 6000;

interface CommandButtonProps extends CommandPlace {
  onSay: (text: string) => void;
}

/** Tap, speak: what was understood is shown and said, and can be taken back. */
export function CommandButton({ onSay, ...place }: CommandButtonProps) {
  const { ownEar, openMic } = useTimerSettings();
  const ear = useEar(ownEar);
  const staysOpen = ownEar && openMic;
  const isSilent = useIsListening();
  const [isOn, setOn] = useState(false);
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
    if (!ownEar) void listensOnDevice(language).then((is) => isHere && setOnDevice(is));
    return () => {
      isHere = false;
      running.current?.stop();
      setListening(false);
    };
  }, [ownEar]);

  function takeBack(): string {
    const { undo } = last.current ?? {};
    last.current = null;
    if (!undo) return 'There is nothing to take back.';
    undo();
    return 'Taken back.';
  }

  /** What is to be said of it; nothing of what is talked beside an open microphone. */
  function hear(heard: string, all: readonly string[]): string {
    const commands = firstCommands(all);
    if (!commands) {
      if (staysOpen) return '';
      toast(`Not understood: “${heard}”`, { durationMs: noticeMs });
      return 'Not understood.';
    }
    if (commands.some(({ kind }) => kind === 'undo')) {
      const words = takeBack();
      toast(words);
      return words;
    }
    const acted = actOn(commands, latest.current.place);
    last.current = acted;
    toast(acted.words, {
      durationMs: noticeMs,
      ...(acted.undo && { action: { label: 'Undo', onPress: () => void takeBack() } }),
    });
    return acted.words;
  }

  function end(): void {
    running.current = null;
    setOn(false);
    setListening(false);
  }

  // Nobody listens any more. The timer hears of it in the same turn, and after it the voice speaks.
  useEffect(() => {
    const words = toSay.current;
    if (isSilent || words === '') return undefined;
    toSay.current = '';
    const timeout = setTimeout(() => latest.current.onSay(words));
    return () => clearTimeout(timeout);
  }, [isSilent]);

  function press(): void {
    if (running.current) {
      running.current.stop();
      return;
    }
    const listener = ownEar
      ? ear?.createListener({ staysOpen })
      : createListener(language, { guesses, onDevice });
    if (!listener) return;
    running.current = listener;
    setOn(true);
    // Beside an open microphone the voice goes on, and the ear is deaf to it.
    setListening(!staysOpen);
    listener.start({
      onWords(heard, all) {
        if (!staysOpen) listener.stop();
        const words = hear(heard, all);
        if (!staysOpen) toSay.current = words;
        else if (words !== '') latest.current.onSay(words);
      },
      onEnd: end,
      onRefused: () => toast('The microphone could not be used.', { tone: 'error' }),
    });
  }

  useShortcuts({ v: press });
  if (!ownEar && !canListen()) return null;
  const isLoading = ownEar && !ear;
  const label = isLoading ? 'Getting ready to listen' : 'Speak a command';
  return (
    <button
      type="button"
      aria-label={isOn ? 'Stop listening' : label}
      aria-pressed={isOn}
      aria-busy={isLoading}
      aria-keyshortcuts="V"
      onClick={press}
      className="-my-2 grid size-11 shrink-0 place-items-center rounded-[14px] bg-(--tint) aria-busy:opacity-50 aria-pressed:bg-on-phase aria-pressed:text-phase"
    >
      <Mic aria-hidden="true" className="size-5" />
    </button>
  );
}
