import type { TimerStep } from '@cadence/domain/timer/types';
import { useEffect, useState } from 'react';
import { useUnit } from '../../../platform/items/use-unit.ts';
import { useVoicePreferences } from '../preferences-store.ts';
import { createVoicePort, type VoicePort } from './voice-port.ts';

interface TimerVoiceInput {
  runKey: string;
  title: string;
  steps: readonly TimerStep[];
  /** Whether the timer's settings ask for a voice. */
  wanted: boolean;
}

interface TimerVoiceHandle {
  port: VoicePort;
  /** Whether there is a voice, or will be. */
  isOn: boolean;
}

/** The voice of a loaded workout. Its player is fetched only when somebody wants to hear it. */
export function useTimerVoice({ runKey, title, steps, wanted }: TimerVoiceInput): TimerVoiceHandle {
  const [port] = useState(createVoicePort);
  const preferences = useVoicePreferences();
  const unit = useUnit();
  const isOn = wanted && preferences.enabled;
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!isOn) return;
    let isOpen = true;
    import('./timer-voice.ts')
      .then(({ openTimerVoice }) => {
        if (!isOpen) return;
        port.attach(openTimerVoice({ seed: runKey, title, steps, preferences, unit }));
      })
      .catch((error: unknown) => {
        console.warn('The voice could not be loaded.', error);
        setHasFailed(true);
      });
    return () => {
      isOpen = false;
      port.attach(null);
    };
  }, [isOn, runKey, title, steps, preferences, unit, port]);

  return { port, isOn: isOn && !hasFailed };
}
