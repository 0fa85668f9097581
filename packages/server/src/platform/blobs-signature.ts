import { createHash, createHmac } from 'node:crypto';

export interface SigningKey {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

export interface SignedCall {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

const sha256Hex = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);

/** RFC 3986: also what encodeURIComponent leaves as it is. */
export function encodePart(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** By name, in the one order that both sides sign. */
export function encodeQuery(query: Readonly<Record<string, string>>): string {
  return Object.keys(query)
    .sort()
    .map((name) => `${encodePart(name)}=${encodePart(query[name] ?? '')}`)
    .join('&');
}

/**
 * The headers of a call to S3, signed by AWS Signature Version 4 (Amazon S3 API Reference,
 * "Authenticating Requests: Using the Authorization Header"). The address must be encoded
 * as above, its query in order.
 */
export function signCall(
  { method, url, headers, body }: SignedCall,
  { accessKeyId, secretAccessKey, region }: SigningKey,
  atMs: number,
): Record<string, string> {
  const time = new Date(atMs).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const bodyHash = sha256Hex(body);
  const sent: Record<string, string> = {
    ...headers,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': time,
  };
  const signed: Record<string, string> = { ...sent, host: url.host };
  const names = Object.keys(signed).sort();
  const request = [
    method,
    url.pathname,
    url.search.slice(1),
    ...names.map((name) => `${name}:${signed[name]?.trim()}`),
    '',
    names.join(';'),
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256Hex(request)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (before, part) => hmac(before, part).digest(),
    `AWS4${secretAccessKey}`,
  );
  const signature = hmac(key, toSign).digest('hex');
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`,
  };
}
