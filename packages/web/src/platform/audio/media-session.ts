export interface NowPlaying {
  title: string;
  detail: string;
  playing: boolean;
  durationSeconds: number;
  positionSeconds: number;
}

export interface MediaKeys {
  play: () => void;
  pause: () => void;
  previous: () => void;
  next: () => void;
}

const names = {
  play: 'play',
  pause: 'pause',
  previous: 'previoustrack',
  next: 'nexttrack',
} as const satisfies Record<keyof MediaKeys, MediaSessionAction>;

function session(): MediaSession | undefined {
  return (navigator as { mediaSession?: MediaSession }).mediaSession;
}

/** Browsers know different actions and throw at those that they do not know. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // The lock screen then lacks one button.
  }
}

/** Lock screen, watch and headphones work the timer until the function that comes back is called. */
export function takeMediaKeys(keys: MediaKeys): () => void {
  const media = session();
  if (!media) return () => {};
  const entries = Object.entries(names) as [keyof MediaKeys, MediaSessionAction][];
  for (const [key, action] of entries) {
    attempt(() => media.setActionHandler(action, () => keys[key]()));
  }
  return () => {
    for (const [, action] of entries) attempt(() => media.setActionHandler(action, null));
    media.metadata = null;
    media.playbackState = 'none';
  };
}

export function showNowPlaying(now: NowPlaying): void {
  const media = session();
  if (!media) return;
  attempt(() => {
    media.metadata = new MediaMetadata({ title: now.title, artist: now.detail, album: 'Cadence' });
    media.playbackState = now.playing ? 'playing' : 'paused';
  });
  attempt(() =>
    media.setPositionState?.({
      duration: now.durationSeconds,
      position: Math.min(now.positionSeconds, now.durationSeconds),
    }),
  );
}
