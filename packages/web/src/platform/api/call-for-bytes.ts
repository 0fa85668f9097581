import type { RequestOf, Route } from '@cadence/contract/route';
import {
  type CallOptions,
  exchange,
  type Manner,
  type Parts,
  readBearer,
  refuseFailure,
} from './api.ts';
import { unreadableReply } from './api-failure.ts';

export interface Bytes {
  bytes: ArrayBuffer;
  headers: Headers;
}

/** The bytes that a route has for who does not ask for JSON. Fails as `call` does. */
export async function callForBytes<R extends Route>(
  route: R,
  request: RequestOf<R>,
  options: CallOptions = {},
): Promise<Bytes> {
  const type = route.reply.binary ?? '';
  const { token: readToken, reached } = readBearer();
  const token = route.access === 'user' ? readToken() : null;
  let bytes: ArrayBuffer | null = null;
  const manner: Manner = {
    headers: { Accept: type },
    read: async (response) => {
      const isIt = response.ok && response.headers.get('Content-Type') === type;
      if (isIt) bytes = await response.arrayBuffer();
      return { response, text: isIt ? '' : await response.text() };
    },
  };
  const exchanged = await exchange(route, request as Parts, token, manner, options);
  refuseFailure(token, exchanged);
  if (bytes === null) throw unreadableReply(exchanged.response.status);
  reached(true);
  return { bytes, headers: exchanged.response.headers };
}
