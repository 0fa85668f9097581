type Listener<E> = (event: E) => void;

/**
 * Tells whoever listens for a user that something of theirs has changed. What is told is stored
 * before, so one that is lost costs a reader nothing but the next look: publishing neither waits
 * nor fails.
 */
export interface Bus<E> {
  publish(userId: string, event: E): void;
  /** Gives back how to stop listening. */
  subscribe(userId: string, listener: Listener<E>): () => void;
}

/** Within this process: all there is, as long as one instance serves all sockets of a user. */
export function createLocalBus<E>(): Bus<E> {
  const listeners = new Map<string, Set<Listener<E>>>();
  return {
    publish(userId, event) {
      // A copy: who stops listening while it is told does not change who hears of it.
      for (const listener of [...(listeners.get(userId) ?? [])]) listener(event);
    },

    subscribe(userId, listener) {
      const ofUser = listeners.get(userId) ?? new Set();
      listeners.set(userId, ofUser.add(listener));
      return () => {
        ofUser.delete(listener);
        if (ofUser.size === 0 && listeners.get(userId) === ofUser) listeners.delete(userId);
      };
    },
  };
}
