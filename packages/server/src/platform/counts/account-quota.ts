interface Known {
  bytes: number;
  measuredAtMs: number;
}

export interface AccountQuota {
  /** Counts what is about to be stored; false where it does not fit any more. */
  take(userId: string, bytes: number): Promise<boolean>;
}

/** Some was perhaps deleted; to look takes the database a moment. */
const measureAgainMs = 60_000;
/** A small request may lead to a larger row, such as a workout. */
const leastBytes = 32 * 1024;
const maxKnown = 10_000;

/** Bounds what is stored of one user, by what was measured once and what was sent since. */
export function createAccountQuota(
  limitBytes: number,
  measure: (userId: string) => Promise<number>,
  now: () => number,
): AccountQuota {
  const known = new Map<string, Known>();

  async function look(userId: string): Promise<Known> {
    const found = { bytes: await measure(userId), measuredAtMs: now() };
    known.delete(userId);
    known.set(userId, found);
    const [oldest] = known.keys();
    if (known.size > maxKnown && oldest !== undefined) known.delete(oldest);
    return found;
  }

  return {
    async take(userId, sentBytes) {
      const bytes = Math.max(sentBytes, leastBytes);
      let account = known.get(userId) ?? (await look(userId));
      const isFull = () => account.bytes + bytes > limitBytes;
      if (isFull() && now() - account.measuredAtMs >= measureAgainMs) account = await look(userId);
      if (isFull()) return false;
      account.bytes += bytes;
      return true;
    },
  };
}
