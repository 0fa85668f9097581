import { makeSpoken, priorities, type SpokenLine } from '@cadence/domain/voice/line';
import { expect, test } from 'vitest';
import type { SoundClip } from '../../../platform/audio/audio-clip.ts';
import { chooseSound } from './choose-sound.ts';

const line: SpokenLine = {
  ...makeSpoken('Coming up: Push-Up.', 'instructional'),
  priority: priorities.normal,
  stepIndex: 0,
  cueAtSeconds: 0,
  latestStartSeconds: 2,
  maxSeconds: 3,
  fallback: makeSpoken('Breathe.', 'instructional'),
};

const clip = (seconds: number): SoundClip => ({
  buffer: {} as AudioBuffer,
  offsetSeconds: 0,
  seconds,
});
const means = (clips: Record<string, SoundClip>, browser = true) => ({
  clipOf: (id: string) => clips[id] ?? null,
  browser,
  rate: 1,
});
const own = line.id;
const other = line.fallback?.id ?? '';

test('its own clip is best', () => {
  const sound = chooseSound(line, means({ [own]: clip(2), [other]: clip(1) }));
  expect(sound).toMatchObject({ kind: 'clip', durationMs: 2000 });
});

test('a smart rest message that failed is the normal rest message', () => {
  expect(chooseSound(line, means({ [other]: clip(1) }))).toMatchObject({ durationMs: 1000 });
});

test('a clip that would run into what follows is not played', () => {
  expect(chooseSound(line, means({ [own]: clip(3.5), [other]: clip(1) }))).toMatchObject({
    durationMs: 1000,
  });
  expect(chooseSound(line, means({ [own]: clip(3.5) }))).toBeNull();
});

test('without a clip the browser speaks, if there is time for it', () => {
  expect(chooseSound(line, means({}))).toMatchObject({ kind: 'browser', text: line.text });
  const slow = { ...means({}), rate: 0.6 };
  expect(chooseSound(line, slow)).toMatchObject({ kind: 'browser', text: 'Breathe.' });
  expect(chooseSound({ ...line, maxSeconds: 0.5 }, means({}))).toBeNull();
});

test('without any voice it is a tone', () => {
  expect(chooseSound(line, means({}, false))?.kind).toBe('tone');
});
