import { ApiError } from '../../http/errors.ts';
import type { Identity } from '../../http/identity.ts';
import { StreamedReply } from '../../http/streamed.ts';
import type { AuthDeps } from './deps.ts';
import { publicUser } from './sign-in.ts';

/** `{ "exported_at", "user", "tables": { "users": [ … ], … } }`, row by row. */
async function* pieces({ store, now }: AuthDeps, user: Identity): AsyncGenerator<string> {
  const head = {
    exported_at: new Date(now()).toISOString(),
    user: publicUser({ ...user, id: user.userId }),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"tables":{`;
  let [open, isFirst] = ['', true];
  for await (const [table, rows] of store.everythingOf(user.userId)) {
    if (table !== open) {
      yield `${open === '' ? '' : '],'}"${table}":[`;
      [open, isFirst] = [table, true];
    }
    for (const row of rows) {
      yield `${isFirst ? '' : ','}${JSON.stringify(row)}`;
      isFirst = false;
    }
  }
  yield ']}}';
}

/** One at a time for each user: it reads all that is stored of them. */
export function createDownload(deps: AuthDeps): (user: Identity) => StreamedReply {
  const underWay = new Set<string>();
  return (user) => {
    if (underWay.has(user.userId)) {
      throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: 5 });
    }
    underWay.add(user.userId);
    return new StreamedReply(pieces(deps, user), () => underWay.delete(user.userId));
  };
}
