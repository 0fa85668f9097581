import { describe, expect, it } from 'vitest';
import { createTokenCache, type KnownToken } from './token-cache.ts';

const known: KnownToken = {
  email: 'a@example.com',
  name: 'A',
  expires_at: '2027-01-01T00:00:00Z',
  token_name: null,
  scopes: null,
};

describe('the token cache', () => {
  it('looks up once, and again after a change', async () => {
    const cache = createTokenCache();
    let looks = 0;
    const look = async () => {
      looks += 1;
      return known;
    };
    await cache.find('u', 'h', look);
    await cache.find('u', 'h', look);
    expect(looks).toBe(1);
    cache.forget('u');
    await cache.find('u', 'h', look);
    expect(looks).toBe(2);
  });

  it('does not remember what was read before a change and arrived after it', async () => {
    const cache = createTokenCache();
    let arrive: (value: KnownToken) => void = () => {};
    const slow = cache.find(
      'u',
      'h',
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    cache.forget('u');
    arrive(known);
    await slow;
    expect(await cache.find('u', 'h', async () => undefined)).toBeUndefined();
  });

  it('keeps one user’s tokens apart from another’s, and never a token that is not there', async () => {
    const cache = createTokenCache();
    expect(await cache.find('u', 'h', async () => undefined)).toBeUndefined();
    await cache.find('u', 'h', async () => known);
    expect(await cache.find('other', 'h', async () => undefined)).toBeUndefined();
  });
});
