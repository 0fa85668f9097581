// @vitest-environment jsdom
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { clearDraft, clearDrafts, type Draftable, readDraft, writeDraft } from './drafts.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('a draft is found again until it is cleared', () => {
  writeDraft('name', { name: 'Ann' });
  expect(readDraft('name')).toEqual({ name: 'Ann' });
  clearDraft('name');
  expect(readDraft('name')).toEqual({});
});

test('clearing all leaves what is not a draft', () => {
  writeDraft('name', { name: 'Ann' });
  writeDraft('sign-in', { email: 'ann@example.com' });
  sessionStorage.setItem('other', 'x');
  clearDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

test.each(['{"na', '[]', 'null', '{"name":7}'])('junk such as %s is no draft', (text) => {
  sessionStorage.setItem('draft_name', text);
  expect(readDraft('name')).toEqual({});
});

test('a device without storage does no harm', () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  }
  writeDraft('name', { name: 'Ann' });
  expect(readDraft('name')).toEqual({});
  clearDraft('name');
  clearDrafts();
});

test('no field of a password can be named in a draft', () => {
  expectTypeOf<Draftable<'email' | 'password' | 'new_password'>>().toEqualTypeOf<'email'>();
});
