import { useEffect, useRef, useState } from 'react';
import type { Ear } from '../../../platform/audio/ear/ear.ts';
import { isOwnVoice } from '../../../platform/audio/own-voice.ts';
import { toast } from '../../../ui/overlay/toast.tsx';

/** The ear of our own, loaded while it is wanted; null until it can listen. */
export function useEar(isWanted: boolean): Ear | null {
  const [ready, setReady] = useState<Ear | null>(null);
  const opened = useRef<Ear | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    const fail = () => {
      if (isHere) toast('The commands could not be loaded.', { tone: 'error' });
    };
    import('../../../platform/audio/ear/ear.ts').then(({ openEar }) => {
      if (!isHere) return;
      const onReady = () => isHere && setReady(opened.current);
      opened.current = openEar({ isSpeaking: isOwnVoice, onReady, onBroken: fail });
    }, fail);
    return () => {
      isHere = false;
      opened.current?.close();
      opened.current = null;
      setReady(null);
    };
  }, [isWanted]);
  return ready;
}
