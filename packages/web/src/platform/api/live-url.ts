import { classSocketPath } from '@cadence/contract/class/schemas';
import { coachSocketPath } from '@cadence/contract/coach/events';
import { apiPrefix } from '@cadence/contract/route';

/** The same origin unless the build names another. */
function socketUrl(path: string): string {
  const given: string | undefined = import.meta.env.VITE_WS_BASE_URL;
  const base = given?.replace(/\/+$/, '') ?? window.location.origin.replace(/^http/, 'ws');
  return `${base}${apiPrefix}${path}`;
}

export function liveUrl(userId: string, token: string): string {
  const path = coachSocketPath.replace('{userId}', encodeURIComponent(userId));
  return `${socketUrl(path)}?token=${encodeURIComponent(token)}`;
}

export const classUrl = (code: string): string =>
  socketUrl(classSocketPath.replace('{code}', encodeURIComponent(code)));
