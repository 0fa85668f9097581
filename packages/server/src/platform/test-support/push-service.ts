import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushAddress } from '../push.ts';

export interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  /** As the browser would read it. */
  text: string;
  /** Of the token that says who sends. */
  claims: { aud: string; exp: number; sub: string };
  /** The key that the token was signed with. */
  publicKey: string;
}

const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A browser that lets itself be woken: its two keys, and how it reads what was locked for it. */
function createBrowser() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: pair.getPublicKey().toString('base64url'),
    auth: auth.toString('base64url'),
    /** RFC 8291 over RFC 8188, one record. */
    read(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
      const key = hkdf(pair.computeSecret(sender), auth, info, 32);
      const contentKey = hkdf(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = hkdf(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const sealed = body.subarray(21 + keyLength);
      const opening = createDecipheriv('aes-128-gcm', contentKey, nonce);
      opening.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
      const end = padded.lastIndexOf(2);
      if (end < 0) throw new Error('The last record has no delimiter.');
      return padded.subarray(0, end).toString('utf8');
    },
  };
}

/** RFC 8292: who sends is known by a token that is signed with the key beside it. */
function readSender(header: string): Pick<ReceivedPush, 'claims' | 'publicKey'> {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/i.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) =>
    one.toString('base64url'),
  );
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as never, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isGood = verify(
    'sha256',
    signed,
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGood) throw new Error('The token is not signed by the key beside it.');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')), publicKey };
}

/** A push service on this machine that speaks the real protocol. */
export async function startPushService() {
  const received: ReceivedPush[] = [];
  const browsers = new Map<string, ReturnType<typeof createBrowser>>();
  const faults: unknown[] = [];
  let status = 201;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { url: path = '', headers } = request;
    try {
      const browser = browsers.get(path);
      if (!browser || request.method !== 'POST') throw new Error(`Not for ${path}`);
      if (headers['content-encoding'] !== 'aes128gcm') throw new Error('Another encoding.');
      const sender = readSender(headers.authorization ?? '');
      received.push({ path, headers, text: browser.read(Buffer.concat(chunks)), ...sender });
    } catch (error) {
      faults.push(error);
    }
    response.writeHead(status, { location: 'http://127.0.0.1:1/elsewhere' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    /** What did not speak the protocol. */
    faults,
    answerWith(given: number) {
      status = given;
    },
    subscribe(): PushAddress {
      const path = `/push/${randomBytes(8).toString('hex')}`;
      const browser = createBrowser();
      browsers.set(path, browser);
      return { endpoint: origin + path, p256dh: browser.p256dh, auth: browser.auth };
    },
    close: () => server.close(),
  };
}
