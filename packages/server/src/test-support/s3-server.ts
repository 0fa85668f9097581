import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Config } from '../platform/blobs/blobs-s3.ts';

export type S3Mood = 'well' | 'broken' | 'hanging' | 'dropping' | 'redirecting';

interface Stored {
  bytes: Buffer;
  modifiedMs: number;
}

const hash = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');

/** Computed from what has arrived, as the vendor does it; '' when it is right. */
function wrongWith(request: IncomingMessage, body: Buffer, config: Omit<S3Config, 'endpoint'>) {
  const [, keyId, day = '', region = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  if (keyId !== config.accessKeyId || region !== config.region) return 'InvalidAccessKeyId';
  const header = (name: string) => String(request.headers[name] ?? '').trim();
  if (header('x-amz-content-sha256') !== hash(body)) return 'XAmzContentSHA256Mismatch';
  const sentAt = header('x-amz-date');
  const required = ['host', ...Object.keys(request.headers).filter((one) => /^x-amz-/.test(one))];
  const signedNames = names.split(';');
  if (!required.every((name) => signedNames.includes(name))) return 'AccessDenied';
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const lines = signedNames.map((name) => `${name}:${header(name)}\n`).join('');
  const canonical = `${request.method}\n${path}\n${query}\n${lines}\n${names}\n${hash(body)}`;
  let key: Buffer | string = `AWS4${config.secretAccessKey}`;
  for (const part of [day, region, 's3', 'aws4_request']) {
    key = createHmac('sha256', key).update(part).digest();
  }
  const text = `AWS4-HMAC-SHA256\n${sentAt}\n${day}/${region}/s3/aws4_request\n${hash(canonical)}`;
  const isRight = createHmac('sha256', key).update(text).digest('hex') === signature;
  return isRight && sentAt.startsWith(day) ? '' : 'SignatureDoesNotMatch';
}

/** A store that speaks S3's protocol on this machine, and refuses what is not signed well. */
export async function startS3(given: Partial<S3Config> = {}) {
  const keys = {
    bucket: 'clips',
    region: 'eu-test-1',
    accessKeyId: 'AKTEST',
    secretAccessKey: 'never/to+be=seen',
    ...given,
  };
  const objects = new Map<string, Stored>();
  const calls: string[] = [];
  const state = { mood: 'well' as S3Mood, pageSize: 1000, nowMs: Date.now() };

  function listing(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const names = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
    const from = Number(query.get('continuation-token')?.replace('&/+ ', '') ?? 0);
    const contents = names.slice(from, from + state.pageSize).map((key) => {
      const { bytes, modifiedMs } = objects.get(key) as Stored;
      const modified = new Date(modifiedMs).toISOString();
      return `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified><ETag>&quot;x&quot;</ETag><Size>${bytes.length}</Size></Contents>`;
    });
    const next = from + state.pageSize;
    const more =
      next < names.length ? `<NextContinuationToken>&amp;/+ ${next}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${contents.join('')}${more}</ListBucketResult>`;
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '', 'http://s3');
    calls.push(`${request.method} ${url.pathname}`);
    const refuse = (status: number, code: string) => {
      // The vendor quotes the call, key id and all.
      const quoted = `<AWSAccessKeyId>${keys.accessKeyId}</AWSAccessKeyId>`;
      response.writeHead(status).end(`<Error><Code>${code}</Code>${quoted}</Error>`);
    };
    if (state.mood === 'hanging') return;
    if (state.mood === 'dropping') return void response.destroy();
    if (state.mood === 'broken') return refuse(503, 'SlowDown');
    if (state.mood === 'redirecting') {
      return void response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end();
    }
    const wrong = wrongWith(request, body, keys);
    if (wrong) return refuse(403, wrong);
    const [, bucket, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    if (bucket !== keys.bucket) return refuse(404, 'NoSuchBucket');
    const key = rest.join('/');
    const stored = objects.get(key);
    if (key === '') return void response.end(listing(url.searchParams));
    if (request.method === 'GET') {
      return stored ? void response.end(stored.bytes) : refuse(404, 'NoSuchKey');
    }
    if (request.method === 'DELETE') objects.delete(key);
    else if (request.headers['x-amz-copy-source'] === undefined) {
      objects.set(key, { bytes: body, modifiedMs: state.nowMs });
    } else if (stored) stored.modifiedMs = state.nowMs;
    else return refuse(404, 'NoSuchKey');
    response.writeHead(request.method === 'DELETE' ? 204 : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const config: S3Config = { ...keys, endpoint: `http://127.0.0.1:${port}` };
  return {
    config,
    objects,
    calls,
    state,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
