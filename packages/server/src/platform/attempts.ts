import { type OpenCounts, openOwnCounts } from './counts.ts';

export interface AttemptLimits {
  perAccountAndAddress: number;
  perAccount: number;
  perAddress: number;
  windowSeconds: number;
}

export interface Attempts {
  /** Counts one attempt for each key; the seconds to wait when one of them has none left, else 0. */
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

/** What an attempt counts for, each with its limit. */
function countedKeys(keys: AttemptKeys, limits: AttemptLimits): [string, number][] {
  const address = network(keys.address);
  const counted: [string, number][] = [[`address ${address}`, limits.perAddress]];
  if (keys.account === undefined) return counted;
  return [
    ...counted,
    [`account ${keys.account}`, limits.perAccount],
    [`both ${address} ${keys.account}`, limits.perAccountAndAddress],
  ];
}

/**
 * Attempts are counted before the password is checked, not after: otherwise a
 * thousand guesses sent at once would all pass before the first one counts.
 */
export function createAttempts(
  limits: AttemptLimits,
  now: () => number,
  openCounts: OpenCounts = openOwnCounts,
): Attempts {
  const counts = openCounts('attempts', limits.windowSeconds * 1000, now);
  return {
    async take(keys) {
      const waitsMs = countedKeys(keys, limits).map(async ([key, limit]) => {
        const { count, leftMs } = await counts.take(key);
        return count > limit ? leftMs : 0;
      });
      return Math.ceil(Math.max(...(await Promise.all(waitsMs))) / 1000);
    },
    async forgive(keys) {
      await Promise.all(countedKeys(keys, limits).map(([key]) => counts.giveBack(key)));
    },
  };
}
