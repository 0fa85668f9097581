import { expect, it } from 'vitest';
import { mp3DurationMs } from './mp3-duration.ts';
import { makeMp3 } from './test-support/engines.ts';

it('a clip plays as long as its frames', () => {
  expect(mp3DurationMs(makeMp3(1))).toBe(26);
  expect(mp3DurationMs(makeMp3(100))).toBe(2612);
});

it('a tag before the first frame is not sound', () => {
  const tag = Uint8Array.of(0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 5, 1, 2, 3, 4, 5);
  expect(mp3DurationMs(Buffer.concat([tag, makeMp3(100)]))).toBe(2612);
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['zeros', Buffer.alloc(1000)],
  ['a page', Buffer.from('<html>Welcome to the network of the hotel</html>')],
  ['a wave file', Buffer.from('RIFF....WAVEfmt ')],
])('%s is no sound', (_, bytes) => {
  expect(mp3DurationMs(bytes)).toBe(0);
});
