import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createPush } from './push.ts';
import { createSecrets } from './secrets.ts';
import { startPushService } from './test-support/push-service.ts';

const service = await startPushService();
afterAll(() => service.close());
beforeEach(() => {
  service.received.length = 0;
  service.answerWith(201);
});

const secrets = createSecrets(Buffer.alloc(32, 7));
const subject = 'https://cadence.example';
const push = createPush({ secrets, subject, loopback: true });
const strict = createPush({ secrets, subject, loopback: false });
const message = { text: 'Upper A – 力量', ttlSeconds: 3600, topic: 'training' };
const keys = (({ p256dh, auth }) => ({ p256dh, auth }))(service.subscribe());

it('a browser reads what was locked for it, and knows who has sent it', async () => {
  const address = service.subscribe();
  expect(await push.send(address, message)).toBe('sent');
  const [seen] = service.received;
  expect(seen).toMatchObject({ text: message.text, publicKey: push.publicKey });
  expect(seen?.headers).toMatchObject({ ttl: '3600', topic: 'training' });
  expect(seen?.claims).toMatchObject({ aud: service.origin, sub: subject });
  const leftSeconds = (seen?.claims.exp ?? 0) - Date.now() / 1000;
  expect(leftSeconds).toBeGreaterThan(0);
  expect(leftSeconds).toBeLessThanOrEqual(24 * 3600);
  expect(service.faults).toEqual([]);
});

it('the key is the same at every start and on every instance, and another for another server', () => {
  const again = createPush({
    secrets: createSecrets(Buffer.alloc(32, 7)),
    subject,
    loopback: false,
  });
  expect(again.publicKey).toBe(push.publicKey);
  const other = createPush({
    secrets: createSecrets(Buffer.alloc(32, 8)),
    subject,
    loopback: false,
  });
  expect(other.publicKey).not.toBe(push.publicKey);
  expect(Buffer.from(push.publicKey, 'base64url')).toHaveLength(65);
});

it.each([
  [200, 'sent'],
  [201, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [301, 'failed'],
  [307, 'failed'],
  [403, 'failed'],
  [413, 'failed'],
  [429, 'failed'],
  [500, 'failed'],
])('%i means %s, and no redirect is followed', async (status, outcome) => {
  service.answerWith(status);
  expect(await push.send(service.subscribe(), message)).toBe(outcome);
  expect(service.received).toHaveLength(1);
});

it('nothing listens: it fails and can be tried again', async () => {
  const address = { endpoint: 'http://127.0.0.1:1/push', ...keys };
  await expect(push.send(address, message)).rejects.toThrow();
});

describe('an address is refused that is', () => {
  it.each([
    ['not of the web', 'ftp://push.example.com/x'],
    ['without TLS', 'http://push.example.com/x'],
    ['of this machine', 'https://localhost/x'],
    ['a number of this machine', 'https://127.0.0.1/x'],
    ['a short number of this machine', 'https://0x7f.1/x'],
    ['of the machine in the new numbers', 'https://[::1]/x'],
    ['of the cloud around', 'https://169.254.169.254/latest/meta-data'],
    ['a number at all', 'https://8.8.8.8/x'],
    ['a name of the house', 'https://metadata.google.internal/x'],
    ['a name without a dot', 'https://redis/x'],
    ['at a door of its own', 'https://push.example.com:6379/x'],
    ['with a password', 'https://a:b@push.example.com/x'],
    ['nothing', ''],
  ])('%s', async (_, endpoint) => {
    expect(strict.accepts({ endpoint, ...keys })).toBe(false);
    // Stored before the rules, or past them, it is not called either.
    expect(await strict.send({ endpoint, ...keys }, message)).toBe('gone');
  });

  it('with keys that nothing can be locked with', () => {
    const endpoint = 'https://push.example.com/x';
    expect(strict.accepts({ endpoint, ...keys })).toBe(true);
    expect(strict.accepts({ endpoint, ...keys, auth: 'short' })).toBe(false);
    expect(strict.accepts({ endpoint, ...keys, p256dh: 'short' })).toBe(false);
    const noPoint = Buffer.alloc(65, 4).toString('base64url');
    expect(strict.accepts({ endpoint, ...keys, p256dh: noPoint })).toBe(false);
  });
});
