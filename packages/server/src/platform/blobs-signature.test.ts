import { describe, expect, it } from 'vitest';
import { encodePart, encodeQuery, signCall } from './blobs-signature.ts';

/** The examples of Amazon's S3 API Reference, "Signature Calculations for the Authorization Header". */
const key = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const atMs = Date.parse('2013-05-24T00:00:00Z');
const host = 'https://examplebucket.s3.amazonaws.com';

describe('a signed call', () => {
  it.each([
    [
      'GET',
      '/test.txt',
      { range: 'bytes=0-9' },
      '',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'PUT',
      `/${encodePart('test$file.text')}`,
      { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      'Welcome to Amazon S3.',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'GET',
      `/?${encodeQuery({ lifecycle: '' })}`,
      {},
      '',
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      'GET',
      `/?${encodeQuery({ prefix: 'J', 'max-keys': '2' })}`,
      {},
      '',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('%s %s has the published signature', (method, path, headers, text, signature) => {
    const call = { method, url: new URL(`${host}${path}`), headers, body: Buffer.from(text) };
    const signed = signCall(call, key, atMs);
    expect(signed.authorization).toContain(`Signature=${signature}`);
    expect(signed['x-amz-date']).toBe('20130524T000000Z');
  });

  it('shows the key nowhere', () => {
    const call = { method: 'GET', url: new URL(host), headers: {}, body: new Uint8Array() };
    expect(JSON.stringify(signCall(call, key, atMs))).not.toContain(key.secretAccessKey);
  });
});
