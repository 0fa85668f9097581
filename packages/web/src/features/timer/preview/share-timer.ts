import { type CustomTimer, customTitle, readCustomTimer } from '@cadence/domain/timer/custom';

const hashKey = 'timer=';

/** The timer itself stands in the link: whoever opens it needs no account of ours. */
function linkOf(timer: CustomTimer): string {
  return `${window.location.origin}/workout#${hashKey}${encodeURIComponent(JSON.stringify(timer))}`;
}

/** The timer that a link has brought; null where there is none, or nobody can read it. */
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

/** To the apps of the device where the browser can, else to the clipboard. Says what was done. */
export async function shareTimer(timer: CustomTimer): Promise<string> {
  const url = linkOf(timer);
  const title = customTitle(timer);
  if (navigator.canShare?.({ url, title })) {
    try {
      await navigator.share({ url, title });
      return '';
    } catch (error) {
      // Closed by the user: that is an answer.
      if (error instanceof DOMException && error.name === 'AbortError') return '';
      console.warn('The timer could not be shared, and is copied instead.', error);
    }
  }
  await navigator.clipboard.writeText(url);
  return 'Link copied.';
}
