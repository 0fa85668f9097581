import { beforeEach } from 'vitest';

/** Between the modules of one test file only: Node's own reaches into every other file's worker. */
class LocalChannel {
  static open = new Set<LocalChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;

  constructor(name: string) {
    this.name = name;
    LocalChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of LocalChannel.open) {
      if (other === this || other.name !== this.name) continue;
      setTimeout(() => other.onmessage?.({ data: structuredClone(data) }), 0);
    }
  }

  close(): void {
    LocalChannel.open.delete(this);
  }
}

/** Nothing moves in a test, and every other question about the screen is answered with no. */
const matchMedia = (query: string) =>
  Object.assign(new EventTarget(), { matches: query.includes('reduced-motion'), media: query });

Object.assign(globalThis, { BroadcastChannel: LocalChannel, matchMedia });

/** Each test begins with a device that holds nothing. */
beforeEach(async () => {
  const { emptyMemory } = await import('../database/database.ts');
  emptyMemory();
  const { queryClient } = await import('../api/query.ts');
  queryClient.clear();
});

// How long something is waited for on a page; a second, the default, is short on a busy machine.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 60_000 });
}
