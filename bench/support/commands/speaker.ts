import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findVoiceFiles } from '../../../packages/server/src/platform/speech/piper/voice-files.ts';
import { tempFolder } from '../temp-folder.ts';
import { trimmed } from './sound.ts';

/** The few parts of sherpa-onnx that are used here; it brings no types. */
interface Sherpa {
  OfflineTts: {
    createAsync(config: object): Promise<{
      numSpeakers: number;
      generateAsync(request: object): Promise<{ samples: Float32Array; sampleRate: number }>;
    }>;
  };
}

export type Say = (text: string, speaker: number, speed: number) => Promise<Float32Array>;

/** The product's own voice with all its 904 speakers, in this process. */
export async function openSpeaker(): Promise<Say> {
  const server = join(import.meta.dirname, '../../../packages/server/package.json');
  const sherpa = createRequire(server)('sherpa-onnx-node') as Sherpa;
  const { model, tokens, dataDir } = await findVoiceFiles(tempFolder(), null);
  const vits = { model, tokens, dataDir, noiseScale: 0.5, noiseScaleW: 0.6, lengthScale: 1 };
  const tts = await sherpa.OfflineTts.createAsync({
    model: { vits, numThreads: 1, provider: 'cpu', debug: false },
    maxNumSentences: 1,
  });
  return async (text, speaker, speed) => {
    const sid = speaker % tts.numSpeakers;
    const request = { text, sid, speed, enableExternalBuffer: false };
    const { samples, sampleRate } = await tts.generateAsync(request);
    return trimmed(samples, sampleRate);
  };
}
