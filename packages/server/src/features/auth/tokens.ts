import { randomBytes } from 'node:crypto';
import { dayMs } from '@cadence/domain/workout/durations';
import { hashOf } from '../../platform/hash.ts';
import type { TokenRow } from './store.ts';

const lifetimeMs = 30 * dayMs;

/**
 * A token is the user's id and 256 random bits. The id in front lets the
 * look-up go by user first, as every table is keyed; the bits are the secret.
 */
export function newToken(userId: string): string {
  return `${userId}.${randomBytes(32).toString('base64url')}`;
}

export function tokenOwner(token: string): string | null {
  return /^([\da-f-]{36})\.[\w-]{43}$/.exec(token)?.[1] ?? null;
}

export function hashToken(token: string): string {
  return hashOf(token);
}

export function expiryFrom(nowMs: number): string {
  return new Date(nowMs + lifetimeMs).toISOString();
}

/** Each use renews it, to the day. */
export function lastUseOf(expiresAt: string): string {
  return new Date(Date.parse(expiresAt) - lifetimeMs).toISOString();
}

export function tokenRow(userId: string, token: string, nowMs: number, device: string): TokenRow {
  return {
    user_id: userId,
    hash: hashToken(token),
    created_at: new Date(nowMs).toISOString(),
    expires_at: expiryFrom(nowMs),
    device,
    name: null,
    scopes: null,
  };
}

/** Renewed by use, but at most once a day: a read should not cost a write. */
export function wantsRenewal(expiresAt: string, nowMs: number): boolean {
  return Date.parse(expiresAt) - nowMs < lifetimeMs - dayMs;
}
