type Listener<E> = (event: E) => void;

/**
 * Tells whoever listens for a user that something of theirs has changed. What is told is stored
 * before, so one that is lost costs a reader nothing but the next look: publishing neither waits
 * nor fails.
 */
export interface Bus<E> {
  publish(userId: string, event: E): void;
  /**
   * Gives back how to stop listening. `onMissed` is called when events may have been lost on
   * their way: whoever listens looks at what is stored.
   */
  subscribe(userId: string, listener: Listener<E>, onMissed?: () => void): () => void;
  /** What was stored for this user may never have been told: those who listen look at it. */
  tellMissed(userId: string): void;
  /** Done once nothing of the user's escapes a listener any more, or `onMissed` will say so. */
  whenListening(userId: string): Promise<void>;
}

interface Listening<E> {
  listener: Listener<E>;
  onMissed: (() => void) | undefined;
}

export interface LocalBus<E> extends Bus<E> {
  /** Of this user, or of everybody. */
  tellMissed(userId?: string): void;
  countOf(userId: string): number;
}

/** Within this process: all there is, as long as one instance serves all sockets of a user. */
export function createLocalBus<E>(): LocalBus<E> {
  const listeners = new Map<string, Set<Listening<E>>>();
  return {
    publish(userId, event) {
      // A copy: who stops listening while it is told does not change who hears of it.
      for (const { listener } of [...(listeners.get(userId) ?? [])]) listener(event);
    },

    subscribe(userId, listener, onMissed) {
      const ofUser = listeners.get(userId) ?? new Set();
      const listening = { listener, onMissed };
      listeners.set(userId, ofUser.add(listening));
      return () => {
        ofUser.delete(listening);
        if (ofUser.size === 0 && listeners.get(userId) === ofUser) listeners.delete(userId);
      };
    },

    whenListening: async () => {},

    tellMissed(userId) {
      const told = userId === undefined ? [...listeners.values()] : [listeners.get(userId) ?? []];
      for (const { onMissed } of told.flatMap((ofUser) => [...ofUser])) onMissed?.();
    },

    countOf: (userId) => listeners.get(userId)?.size ?? 0,
  };
}
