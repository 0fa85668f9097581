import { deviceAudio } from '../../../platform/audio.ts';
import { type Clock, createClock } from '../../../platform/clock.ts';
import { startHeartbeat } from '../../../platform/heartbeat.ts';
import { vibrate } from '../../../platform/vibration.ts';
import { createWakeLock } from '../../../platform/wake-lock.ts';
import type { OutputDevices } from './outputs.ts';

export interface EngineDevices extends OutputDevices {
  clock: Clock;
  startHeartbeat: (onBeat: () => void) => () => void;
}

export function openDevices(): EngineDevices {
  return {
    audio: deviceAudio,
    clock: createClock(),
    startHeartbeat,
    vibrate,
    wakeLock: createWakeLock(),
  };
}
