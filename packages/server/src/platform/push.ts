import { createECDH } from 'node:crypto';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import webPush from 'web-push';
import { isPublicHost, lookupPublic } from './public-address.ts';
import type { Secrets } from './secrets.ts';

/** Where a browser has itself woken, and what for its eyes alone is locked with. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  text: string;
  /** For so long the service keeps it for a browser that is away. */
  ttlSeconds: number;
  /** One that still waits under the same name is replaced. */
  topic: string;
}

/** `gone`: the browser has ended it, for good. `failed`: worth another try. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

export interface Push {
  /** What a browser lets push to it, and nobody else. */
  publicKey: string;
  /** False for addresses into a network, and for keys that nothing can be locked with. */
  accepts(address: PushAddress): boolean;
  send(address: PushAddress, message: PushMessage): Promise<PushOutcome>;
}

interface PushOptions {
  secrets: Secrets;
  /** Whom a push service turns to: an address of the web, or `mailto:`. */
  subject: string;
  /** For trying it out: services on this machine, without TLS. */
  loopback: boolean;
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
const loopbackHosts = new Set(['127.0.0.1', '[::1]', 'localhost']);
const goneStatuses = new Set([404, 410]);

/** The pair of keys (RFC 8292) follows from the server's own, so that all instances have the same. */
function vapidKeys(secrets: Secrets) {
  const pair = createECDH('prime256v1');
  for (let attempt = 0; ; attempt += 1) {
    const key = secrets.derive(`web push ${attempt}`);
    try {
      pair.setPrivateKey(key);
      const publicKey = pair.getPublicKey().toString('base64url');
      return { publicKey, privateKey: key.toString('base64url') };
    } catch (error) {
      // One in four billion numbers of 32 bytes is no key of this curve.
      if (attempt > 9) throw error;
    }
  }
}

function canLock({ p256dh, auth }: PushAddress): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || Buffer.from(auth, 'base64url').length !== 16) return false;
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(point);
    return true;
  } catch {
    // The one way in which the library says that it is no point of the curve.
    return false;
  }
}

export function createPush(options: PushOptions): Push {
  const { subject, loopback, timeoutMs = defaultTimeoutMs } = options;
  const keys = vapidKeys(options.secrets);

  function urlOf(endpoint: string): URL | null {
    if (!URL.canParse(endpoint)) return null;
    const url = new URL(endpoint);
    if (url.username !== '' || url.password !== '') return null;
    if (loopback && loopbackHosts.has(url.hostname)) return url;
    return url.protocol === 'https:' && url.port === '' && isPublicHost(url.hostname) ? url : null;
  }

  /** No redirect is followed, and nothing of the answer is read but its status. */
  function post(url: URL, headers: Record<string, string>, body: Buffer): Promise<number> {
    const ask = url.protocol === 'https:' ? requestSecure : requestPlain;
    const isLoopback = loopback && loopbackHosts.has(url.hostname);
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const lookup = isLoopback ? {} : { lookup: lookupPublic };
      const sent = ask(
        url,
        { method: 'POST', headers, signal, agent: false, ...lookup },
        (answer) => {
          resolve(answer.statusCode ?? 0);
          answer.destroy();
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  return {
    publicKey: keys.publicKey,
    accepts: (address) => urlOf(address.endpoint) !== null && canLock(address),
    async send({ endpoint, p256dh, auth }, { text, ttlSeconds, topic }) {
      const url = urlOf(endpoint);
      if (url === null) return 'gone';
      const to = { endpoint, keys: { p256dh, auth } };
      const { headers, body } = webPush.generateRequestDetails(to, text, {
        vapidDetails: { subject, ...keys },
        TTL: ttlSeconds,
        topic,
        contentEncoding: 'aes128gcm',
      });
      const status = await post(url, headers as Record<string, string>, body as Buffer);
      if (goneStatuses.has(status)) return 'gone';
      return status >= 200 && status < 300 ? 'sent' : 'failed';
    },
  };
}
