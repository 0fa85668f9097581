import * as z from 'zod/mini';
import { parseJson } from './api/json.ts';

/**
 * What was typed and not sent yet. It outlasts a crash and a reload of its tab,
 * no other tab sees it, and it goes with the tab or with the logout.
 */
export type Draft = Partial<Record<string, string>>;

/** A draft lies readable on the device, so a password never belongs to one. */
export type Draftable<K extends string> = K extends `${string}password${string}` ? never : K;

const prefix = 'draft_';
const shape = z.record(z.string(), z.string());

export function readDraft(key: string): Draft {
  try {
    const draft = z.safeParse(shape, parseJson(sessionStorage.getItem(prefix + key) ?? ''));
    return draft.success ? draft.data : {};
  } catch {
    return {};
  }
}

export function writeDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(draft));
  } catch {
    // Storage can be full or forbidden; the text then lasts as long as its page.
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(prefix + key);
  } catch {
    // Then there is nothing in it either.
  }
}

export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // As above.
  }
}
