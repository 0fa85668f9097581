// @vitest-environment jsdom
import { accountDeletion } from '@cadence/contract/auth/schemas';
import { errorBody } from '@cadence/contract/errors';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../platform/api/api-failure.ts';
import { PasswordDialog } from './password-dialog.tsx';

const user = { id: 'u1', email: 'ada@example.com', name: 'Ada' };
const onClose = vi.fn();

afterEach(cleanup);

function open(onGiven: (body: { password: string }) => Promise<string | null>, isMade = false) {
  render(
    <PasswordDialog
      user={user}
      open
      onClose={onClose}
      title="Delete it?"
      schema={accountDeletion}
      onGiven={onGiven}
      action="Delete"
      made={isMade ? { title: 'Made', close: 'Done', content: <p>4711</p> } : null}
    >
      {() => <p>It goes for good.</p>}
    </PasswordDialog>,
  );
}

const password = () => screen.getByLabelText<HTMLInputElement>(/Your password, to be sure/);

function give(text: string) {
  fireEvent.change(password(), { target: { value: text } });
  fireEvent.submit(password().closest('form') ?? password());
}

const wrongPassword = errorBody('WRONG_PASSWORD').error.message;

test('what was given is handed over once it is whole', async () => {
  const onGiven = vi.fn(async () => null);
  open(onGiven);
  give('');
  expect(onGiven).not.toHaveBeenCalled();
  give('correct horse');
  await expect.poll(() => onGiven.mock.calls).toEqual([[{ password: 'correct horse' }]]);
  await expect.poll(() => password().value).toBe('');
});

test('a wrong password is told at its field, which is emptied', async () => {
  open(async () => {
    throw new ApiFailure({ status: 403, code: 'WRONG_PASSWORD', message: wrongPassword });
  });
  give('wrong horse');
  await screen.findByText(wrongPassword);
  expect(password().value).toBe('');
  expect(password().getAttribute('aria-invalid')).toBe('true');
});

test('a reason why it was not done stands above the form', async () => {
  open(async () => 'No passkey was made.');
  give('correct horse');
  await screen.findByText('No passkey was made.');
  expect(password().getAttribute('aria-invalid')).not.toBe('true');
});

test('what was made stands in place of the form', () => {
  open(async () => null, true);
  expect(screen.getByText('4711')).toBeDefined();
  expect(screen.queryByLabelText(/Your password/)).toBeNull();
  fireEvent.click(screen.getByText('Done'));
  expect(onClose).toHaveBeenCalledOnce();
});
