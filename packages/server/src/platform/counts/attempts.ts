import { type OpenCounts, openOwnCounts } from './counts.ts';

export interface AttemptLimits {
  perAccountAndAddress: number;
  perAccount: number;
  perAddress: number;
  windowSeconds: number;
}

export interface Attempts {
  /** Counts one attempt; the seconds to wait when address, pair or account has none left, else 0. */
  take(keys: AttemptKeys): Promise<number>;
  /** The attempt was a good one: it does not count against the account. */
  forgive(keys: AttemptKeys): Promise<void>;
}

export interface AttemptKeys {
  account?: string;
  address: string;
}

/** One subscriber has a whole /64 of IPv6 addresses, so that is what is counted. */
export function network(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::', 2);
  const groups = head.split(':').filter(Boolean);
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const rest =
    tail === undefined ? [] : [...Array(Math.max(0, missing)).fill('0'), ...tail.split(':')];
  return [...groups, ...rest].slice(0, 4).join(':');
}

/** What an attempt counts for, each with its limit, the account last. */
function countedKeys(keys: AttemptKeys, limits: AttemptLimits): [string, number][] {
  const address = network(keys.address);
  const counted: [string, number][] = [[`address ${address}`, limits.perAddress]];
  if (keys.account === undefined) return counted;
  return [
    ...counted,
    [`both ${address} ${keys.account}`, limits.perAccountAndAddress],
    [`account ${keys.account}`, limits.perAccount],
  ];
}

/**
 * Attempts are counted before the password is checked, not after: otherwise a
 * thousand guesses sent at once would all pass before the first one counts.
 * One that is refused counts no further: who has no guess left at their address
 * cannot use up those of the account, which are its owner's as well.
 */
export function createAttempts(
  limits: AttemptLimits,
  now: () => number,
  openCounts: OpenCounts = openOwnCounts,
): Attempts {
  const counts = openCounts('attempts', limits.windowSeconds * 1000, now);
  return {
    async take(keys) {
      for (const [key, limit] of countedKeys(keys, limits)) {
        const { count, leftMs } = await counts.take(key);
        if (count > limit) return Math.ceil(leftMs / 1000);
      }
      return 0;
    },
    async forgive(keys) {
      await Promise.all(countedKeys(keys, limits).map(([key]) => counts.giveBack(key)));
    },
  };
}
