import { Writable } from 'node:stream';
import { afterAll } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { createSpeech, type Speech } from '../../../platform/speech/speech.ts';
import {
  type ScriptedEngine,
  scriptedEngine,
} from '../../../platform/speech/test-support/engines.ts';
import {
  createMemoryBlobs,
  type MemoryBlobs,
} from '../../../platform/speech/test-support/memory-blobs.ts';
import { startTestApp, type TestApp } from '../../../test-support/app.ts';
import { createTestFolder } from '../../../test-support/database.ts';

interface VoiceApp extends TestApp {
  engine: ScriptedEngine;
  blobs: MemoryBlobs;
  speech: Speech;
}

/** An app that speaks with the given engine into a memory that the test can look into. */
export function startVoiceApp(engine = scriptedEngine()): VoiceApp {
  const { folder, remove } = createTestFolder();
  afterAll(remove);
  const blobs = createMemoryBlobs();
  const log = createLog('silent', new Writable({ write: (_chunk, _encoding, done) => done() }));
  const speech = createSpeech(
    { folder, cacheBytes: 10_000_000 },
    { engines: [engine], blobs, now: Date.now, log },
  );
  return Object.assign(startTestApp({ speech }), { engine, blobs, speech });
}
