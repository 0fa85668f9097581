import { deviceAudio } from '../../../platform/audio/audio.ts';
import { type Clock, createClock } from '../../../platform/audio/clock.ts';
import { startHeartbeat } from '../../../platform/audio/heartbeat.ts';
import { primeSpeech } from '../../../platform/audio/speech-prime.ts';
import { vibrate } from '../../../platform/audio/vibration.ts';
import { createWakeLock } from '../../../platform/audio/wake-lock.ts';
import { afterPaint } from '../../../ui/after-paint.ts';
import type { OutputDevices } from './outputs.ts';

export interface EngineDevices extends OutputDevices {
  clock: Clock;
  /** Lets it be spoken later on; to be called in a gesture. */
  primeSpeech: () => void;
  startHeartbeat: (onBeat: () => void) => () => void;
  /** Acts when what has just changed can be seen; gives the way to call it off. */
  onceSeen: (act: () => void) => () => void;
}

export function openDevices(): EngineDevices {
  return {
    audio: deviceAudio,
    clock: createClock(),
    onceSeen: afterPaint,
    primeSpeech,
    startHeartbeat,
    vibrate,
    wakeLock: createWakeLock(),
  };
}
