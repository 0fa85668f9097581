// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { eventually } from '../platform/test-support/eventually.ts';
import { useForm } from '../platform/use-form.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const schema = z.object({ name: z.string(), password: z.string() });
const send = vi.fn<() => Promise<boolean>>();
let broken = false;

beforeEach(() => {
  // React reports what a boundary catches; here that is the point of the test.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  send.mockResolvedValue(true);
});
afterEach(() => {
  cleanup();
  broken = false;
  sessionStorage.clear();
  vi.restoreAllMocks();
});

function Page() {
  const [, again] = useState(0);
  const form = useForm({
    schema,
    initial: { name: 'Ann', password: '' },
    draft: { key: 'test', fields: ['name'] },
    onValid: send,
  });
  if (broken) throw new Error('No such exercise');
  return (
    <form onSubmit={form.submit}>
      <input aria-label="Name" {...form.field('name')} />
      <input aria-label="Password" {...form.field('password')} />
      <button type="button" onClick={() => again((count) => count + 1)}>
        Again
      </button>
      <button type="submit">Send</button>
      <button type="button" onClick={form.reset}>
        Reset
      </button>
    </form>
  );
}

const open = () =>
  render(
    <ErrorBoundary resetKey="/profile">
      <Page />
    </ErrorBoundary>,
  );
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function type(): Promise<void> {
  const person = userEvent.setup();
  await person.type(screen.getByLabelText('Name'), ' Lee');
  await person.type(screen.getByLabelText('Password'), 'secret words');
}

function crash(): void {
  broken = true;
  press('Again');
  expect(screen.getByText('This page has stopped.')).toBeTruthy();
  broken = false;
}

test('what was typed is there again after a crash and Try again, but no password', async () => {
  open();
  await type();
  crash();
  press('Try again');
  expect(value('Name')).toBe('Ann Lee');
  expect(value('Password')).toBe('');
  expect(JSON.stringify(sessionStorage)).not.toContain('secret');
});

test('and after a reload, which leaves nothing but the storage', async () => {
  const { unmount } = open();
  await type();
  crash();
  unmount();
  open();
  expect(value('Name')).toBe('Ann Lee');
});

test('what was sent is no draft any more', async () => {
  open();
  await type();
  press('Send');
  await eventually(() => expect(sessionStorage).toHaveLength(0));
});

test('what could not be sent stays one', async () => {
  send.mockResolvedValue(false);
  open();
  await type();
  press('Send');
  await eventually(() => expect(send).toHaveBeenCalled());
  await Promise.resolve();
  expect(sessionStorage).toHaveLength(1);
});

test('what was taken back is none', async () => {
  open();
  await type();
  press('Reset');
  expect(value('Name')).toBe('Ann');
  expect(sessionStorage).toHaveLength(0);
});
