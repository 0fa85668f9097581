import { makeSpoken } from '@cadence/domain/voice/line';
import { beforeEach, expect, test, vi } from 'vitest';
import { createClipShelf } from './clip-shelf.ts';
import type { Fetched } from './clip-source.ts';
import { clipOf } from './test-support/speech-world.ts';

const spoken = (text: string) => makeSpoken(text, 'instructional');
const bytes = (length: number) => new ArrayBuffer(length);
const onDecoded = vi.fn();
const kept = new Map<string, ArrayBuffer>();

beforeEach(() => {
  vi.clearAllMocks();
  kept.clear();
});

function makeShelf(fetched: Fetched = { kind: 'clip', bytes: bytes(8) }) {
  return createClipShelf({
    voice: 'v',
    sessionId: () => 's1',
    signal: new AbortController().signal,
    onDecoded,
    read: async ({ spoken: { id } }) => kept.get(id) ?? null,
    fetch: vi.fn(async () => fetched),
    // So many bytes, so many seconds.
    decode: async ({ byteLength }) => (byteLength === 0 ? null : clipOf(byteLength)),
  });
}

test('a clip that was fetched is there, and can be played once it is decoded', async () => {
  const shelf = makeShelf();
  const go = spoken('Go.');
  expect(await shelf.has(go)).toBe(false);
  await shelf.fetch(go);
  expect(await shelf.has(go)).toBe(true);
  expect(shelf.clipOf(go.id)).toBeNull();
  await shelf.prepare([go, go]);
  expect(shelf.clipOf(go.id)?.seconds).toBe(8);
  expect(onDecoded).toHaveBeenCalledExactlyOnceWith(go.id);
});

test('what the device has kept needs no server', async () => {
  const shelf = makeShelf();
  kept.set(spoken('Go.').id, bytes(3));
  await shelf.prepare([spoken('Go.')]);
  expect(shelf.clipOf(spoken('Go.').id)?.seconds).toBe(3);
});

test('what nothing can be made of is not asked for again', async () => {
  const shelf = makeShelf({ kind: 'unspeakable' });
  await shelf.fetch(spoken('***'));
  expect(await shelf.has(spoken('***'))).toBe(true);
  kept.set(spoken('Broken.').id, bytes(0));
  await shelf.prepare([spoken('Broken.')]);
  expect(shelf.clipOf(spoken('Broken.').id)).toBeNull();
});

test('no more than 90 seconds are held decoded: those needed last stay', async () => {
  const shelf = makeShelf();
  const lines = Array.from({ length: 12 }, (_, index) => spoken(`Line ${index}.`));
  for (const { id } of lines) kept.set(id, bytes(20));
  const held = () => lines.filter(({ id }) => shelf.clipOf(id) !== null).map(({ text }) => text);
  for (const line of lines.slice(0, 4)) await shelf.prepare([line]);
  expect(shelf.isFull()).toBe(true);
  await shelf.prepare(lines.slice(0, 1));
  await shelf.prepare(lines.slice(4, 6));
  expect(held()).toEqual(['Line 0.', 'Line 3.', 'Line 4.', 'Line 5.']);
});
