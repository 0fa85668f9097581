import { coachSocketPath } from '@cadence/contract/coach/events';
import { apiPrefix } from '@cadence/contract/route';

/** The same origin unless the build names another. */
export function liveUrl(userId: string, token: string): string {
  const given: string | undefined = import.meta.env.VITE_WS_BASE_URL;
  const base = given?.replace(/\/+$/, '') ?? window.location.origin.replace(/^http/, 'ws');
  const path = coachSocketPath.replace('{userId}', encodeURIComponent(userId));
  return `${base}${apiPrefix}${path}?token=${encodeURIComponent(token)}`;
}
