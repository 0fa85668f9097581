import { join } from 'node:path';
import { createS3Blobs } from '../blobs/blobs-s3.ts';
import type { SpeechConfig } from '../config.ts';
import { deriveSecret } from './clip-names.ts';
import type { EngineId, SpeechEngine } from './engine.ts';
import { createHosted } from './hosted.ts';
import type { ChildEntry } from './piper/child-process.ts';
import { createPiper } from './piper/piper.ts';
import { createSpeech, type Speech } from './speech.ts';

interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

const lineLimitMs = 20_000;
const idleMs = 10 * 60_000;

/** The engines that the settings name, in their order. Nothing is started before the first line. */
export function openSpeech(config: SpeechConfig, child: ChildEntry, log: Log): Speech {
  const { timeoutSeconds, openai, elevenlabs } = config;
  const make: Record<EngineId, () => SpeechEngine> = {
    openai: () =>
      createHosted({
        id: 'openai',
        name: 'OpenAI',
        config: openai,
        speeds: { min: 0.25, max: 4 },
        timeoutSeconds,
        log,
      }),
    elevenlabs: () =>
      createHosted({
        id: 'elevenlabs',
        name: 'ElevenLabs',
        config: elevenlabs,
        speeds: { min: 0.7, max: 1.2 },
        timeoutSeconds,
        log,
      }),
    piper: () =>
      createPiper({
        child,
        storeFolder: join(config.folder, 'piper'),
        voiceFolder: config.piperVoiceFolder,
        lineLimitMs,
        idleMs,
        log,
      }),
  };
  const engines = config.engines.map((id) => make[id]());
  const { s3 } = config;
  const stored = s3 && {
    blobs: createS3Blobs(s3, { now: Date.now }),
    secret: deriveSecret(s3.secretAccessKey),
  };
  return createSpeech(config, { engines, ...stored, now: Date.now, log });
}
