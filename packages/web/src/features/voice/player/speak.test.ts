// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeAudio } from '../../../platform/test-support/fake-audio.ts';
import { asMute, asSound, startVoiceServer } from './test-support/voice-server.ts';

const server = startVoiceServer();
const device = fakeAudio();

/** To be called with `new`. */
function makeContext() {
  return device.make();
}

/** Half a second of sound in a second. */
class FakeDecoder {
  async decodeAudioData() {
    const samples = Array.from({ length: 24_000 }, (_, i) => (i < 12_000 ? 0.5 : 0));
    return { duration: 1, getChannelData: () => new Float32Array(samples) };
  }
}

/** As in a page that has just been opened: the modules read what the browser can do. */
async function open({ voices = 0 } = {}) {
  vi.resetModules();
  const said: string[] = [];
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => Array.from({ length: voices }, () => ({ lang: 'en-US', localService: true })),
    cancel: () => {},
    speak: (utterance: { text: string; onstart: () => void }) => {
      said.push(utterance.text);
      utterance.onstart();
    },
  });
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  const { setBearer } = await import('../../../platform/api/api.ts');
  setBearer({ token: () => 'secret', rejected: () => {}, reached: () => {} });
  return { ...(await import('./speak.ts')), ...(await import('./rung.ts')), said };
}

beforeEach(() => {
  vi.stubGlobal('OfflineAudioContext', FakeDecoder);
  vi.stubGlobal('AudioContext', makeContext);
});
afterEach(() => {
  device.contexts.length = 0;
});

const style = { style: 'sergeant' } as const;

test('the server speaks, and the silence around it counts for nothing', async () => {
  server.answers['/voice/generate'] = asSound('go');
  const { speak } = await open();
  const spoken = await speak('Go!', { ...style, volume: 0.5 });
  expect(spoken).toMatchObject({ rung: 'server' });
  expect(spoken.durationMs).toBeCloseTo(530, 0);
  expect(device.current().clips()).toHaveLength(1);
});

test('another voice can be tried', async () => {
  server.answers['/voice/test-voice'] = asSound('go');
  const { speak } = await open();
  expect(await speak('Go!', { ...style, voiceId: 'piper-1' })).toMatchObject({ rung: 'server' });
  expect(server.asked[0]?.body).toEqual({ voice_id: 'piper-1', text: 'Go!' });
});

test('what is spoken is cut off by what comes next, and by a stop', async () => {
  server.answers['/voice/generate'] = asSound('go');
  const { speak, stopSpeaking } = await open();
  await speak('Go!', style);
  await speak('Again!', style);
  expect(device.current().clips()).toHaveLength(1);
  stopSpeaking();
  expect(device.current().clips()).toEqual([]);
});

test('a mute server leaves it to the browser, and says why', async () => {
  server.answers['/voice/generate'] = asMute;
  const { speak, said } = await open({ voices: 1 });
  expect(await speak('Go!', style)).toMatchObject({
    rung: 'browser',
    reason: 'No engine is installed',
  });
  expect(said).toEqual(['Go!']);
});

test('a browser without a voice leaves it to tones', async () => {
  server.answers['/voice/generate'] = asMute;
  const { speak } = await open();
  expect(await speak('Go!', style)).toEqual({ rung: 'tones', reason: 'No engine is installed' });
  expect(device.current().pending()).toHaveLength(2);
});
