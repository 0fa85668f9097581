import { type CustomTimer, readCustomTimer } from '@cadence/domain/timer/custom';

const hashKey = 'timer=';

/** The timer that a link of an earlier version has brought; null where there is none, or nobody can read it. */
export function timerInLink(hash: string): CustomTimer | null {
  const text = hash.replace(/^#/, '');
  if (!text.startsWith(hashKey)) return null;
  try {
    return readCustomTimer(JSON.parse(decodeURIComponent(text.slice(hashKey.length))));
  } catch (error) {
    console.warn('The link has no timer that can be read.', error);
    return null;
  }
}
