import { randomBytes } from 'node:crypto';
import { hashOf } from '../../platform/hash.ts';
import type { CodeRow } from './store.ts';

/** No I, L, O or U: they are written by hand and read aloud. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 4;
const groupLength = 5;
const codesAtOnce = 10;
/** What a hand writes for a letter that is left out. */
const meant: Record<string, string> = { O: '0', I: '1', L: '1', U: 'V' };

/** 100 random bits, five to a letter. */
function newCode(): string {
  const bytes = randomBytes(groups * groupLength);
  const text = Array.from(bytes, (byte) => letters.charAt(byte % letters.length)).join('');
  return Array.from({ length: groups }, (_, at) =>
    text.slice(at * groupLength, (at + 1) * groupLength),
  ).join('-');
}

/** However it was typed: small letters, without its dashes, or with letters that look alike. */
function plainCode(typed: string): string {
  return Array.from(typed.toUpperCase(), (letter) => meant[letter] ?? letter)
    .filter((letter) => letters.includes(letter))
    .join('');
}

export function hashCode(userId: string, typed: string): string {
  return hashOf(`${userId} ${plainCode(typed)}`);
}

interface Made {
  codes: string[];
  rows: CodeRow[];
}

export function makeCodes(userId: string, nowMs: number): Made {
  const codes = Array.from({ length: codesAtOnce }, newCode);
  return { codes, rows: codes.map((code) => codeRow(userId, code, nowMs, null)) };
}

/** One that ends: for whoever runs the server to hand out. */
export function makeShortCode(userId: string, nowMs: number, lifetimeMs: number) {
  const code = newCode();
  return { code, row: codeRow(userId, code, nowMs, nowMs + lifetimeMs) };
}

function codeRow(userId: string, code: string, nowMs: number, endMs: number | null): CodeRow {
  return {
    user_id: userId,
    hash: hashCode(userId, code),
    created_at: new Date(nowMs).toISOString(),
    expires_at: endMs === null ? null : new Date(endMs).toISOString(),
  };
}
