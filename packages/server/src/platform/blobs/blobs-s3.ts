import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { Blobs, StoredBlob } from './blobs.ts';

export interface S3Config {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

interface Call {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Left out for the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
}

/** A bucket that was out of reach is left alone for so long: each try would keep a line waiting. */
const restMs = 30_000;

export interface S3Options {
  now: () => number;
  timeoutMs?: number;
}

/** So that the bucket may hold other things, too. */
const prefix = 'cadence/clips/';
const nothing = new Uint8Array();

function unescapeXml(text: string): string {
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => signs[name] ?? '');
}

function readTag(xml: string, tag: string): string {
  const [, text = ''] = new RegExp(`<${tag}>([^<]{0,2000})</${tag}>`).exec(xml) ?? [];
  return unescapeXml(text);
}

function readListing(xml: string): StoredBlob[] {
  return xml
    .split('<Contents>')
    .slice(1)
    .map((part) => ({
      name: readTag(part, 'Key').slice(prefix.length),
      bytes: Number(readTag(part, 'Size')),
      usedAtMs: Date.parse(readTag(part, 'LastModified')),
    }))
    .filter(({ name, bytes, usedAtMs }) => name !== '' && bytes >= 0 && usedAtMs > 0);
}

/** Of the answer only the code: S3 quotes the signed text in its errors. */
async function refusal(reply: Response, { method }: Call): Promise<Error> {
  const [, code = 'without a reason'] =
    /<Code>([A-Za-z]{1,60})<\/Code>/.exec(await reply.text()) ?? [];
  return new Error(`The bucket answered ${reply.status} to ${method}: ${code}`);
}

/** Any store that speaks S3's protocol, addressed by path. When a blob changed is when it was used. */
export function createS3Blobs(config: S3Config, options: S3Options): Blobs {
  const { now, timeoutMs = 3000 } = options;
  const { accessKeyId, secretAccessKey, region } = config;
  const base = `${config.endpoint.replace(/\/$/, '')}/${config.bucket}`;
  const keyOf = (name: string) => `${prefix}${name}`;
  let restUntilMs = 0;

  async function sign({ method, key, query = {}, headers = {}, body = nothing }: Call) {
    const hash = createHash('sha256').update(body).digest('hex');
    const path = key === undefined ? '' : `/${encodeURIComponent(key)}`;
    const signer = new AwsV4Signer({
      method,
      url: `${base}${path}?${new URLSearchParams(query)}`,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      datetime: new Date(now()).toISOString().replace(/[-:]|\.\d{3}/g, ''),
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
    });
    const { url, headers: signed } = await signer.sign();
    // As it was signed, to the letter.
    return { url: new URL(`${signer.encodedPath}?${signer.encodedSearch}`, url), headers: signed };
  }

  async function send(call: Call): Promise<{ status: number; bytes: Buffer }> {
    const { method, body = nothing } = call;
    const { url, headers } = await sign(call);
    const reply = await fetch(url, {
      method,
      headers,
      // A copy: fetch takes no view that might lie on shared memory.
      ...(method === 'PUT' ? { body: new Uint8Array(body) } : {}),
      // What is signed must not be carried to another house.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!reply.ok && reply.status !== 404) throw await refusal(reply, call);
    return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) };
  }

  async function ask(call: Call): Promise<Buffer | null> {
    if (now() < restUntilMs) throw new Error('The bucket was out of reach a moment ago');
    try {
      const { status, bytes } = await send(call);
      return status === 404 ? null : bytes;
    } catch (error) {
      restUntilMs = now() + restMs;
      throw error;
    }
  }

  async function askThere(call: Call): Promise<Buffer> {
    const reply = await ask(call);
    if (reply === null) throw new Error(`The bucket has nothing for ${call.method}`);
    return reply;
  }

  return {
    read: (name) => ask({ method: 'GET', key: keyOf(name) }),
    async write(name, body) {
      const headers = { 'content-type': 'application/octet-stream' };
      await askThere({ method: 'PUT', key: keyOf(name), headers, body });
    },
    async remove(name) {
      await ask({ method: 'DELETE', key: keyOf(name) });
    },
    /** Copied onto itself, which is all that S3 has for it. */
    async markUsed(name) {
      const key = keyOf(name);
      const headers = {
        'x-amz-copy-source': `/${config.bucket}/${key}`,
        'x-amz-metadata-directive': 'REPLACE',
      };
      await askThere({ method: 'PUT', key, headers });
    },
    async list() {
      const found: StoredBlob[] = [];
      let token = '';
      do {
        const query = {
          'list-type': '2',
          prefix,
          ...(token === '' ? {} : { 'continuation-token': token }),
        };
        const xml = (await askThere({ method: 'GET', query })).toString('utf8');
        found.push(...readListing(xml));
        token = readTag(xml, 'NextContinuationToken');
      } while (token !== '');
      return found;
    },
  };
}
