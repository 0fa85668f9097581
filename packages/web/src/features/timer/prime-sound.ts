import { deviceAudio } from '../../platform/audio/audio.ts';
import { primeSpeech } from '../../platform/audio/speech-prime.ts';
import { readScreenSettings } from './timer-settings.ts';

/**
 * To be called in the tap that is a wish to start, before anything is waited for: the clock begins
 * when its parts are there, and browsers let nothing be heard that was not let on in a tap.
 */
export function primeSound(): void {
  const { soundEnabled, voiceEnabled, muted } = readScreenSettings();
  if (muted) return;
  if (soundEnabled || voiceEnabled) deviceAudio.unlock();
  if (voiceEnabled) primeSpeech();
}
