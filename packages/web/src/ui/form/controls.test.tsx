// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../button.tsx';
import { Tabs } from '../tabs.tsx';
import { PasswordField, TextField } from './field.tsx';

afterEach(cleanup);

describe('a button', () => {
  test('that is busy keeps the focus and refuses the form', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Signing in
        </Button>
      </form>,
    );
    const button = screen.getByRole('button');
    await user.click(button);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });
});

describe('a field', () => {
  test('names its error and its hint', () => {
    render(<TextField label="Name" hint="As on the list" error="Too short." />);
    const input = screen.getByRole('textbox', { name: 'Name' });
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'As on the list',
      'Too short.',
    ]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  test('a password can be shown and hidden', async () => {
    const user = userEvent.setup();
    render(<PasswordField label="Password" />);
    const input = screen.getByLabelText('Password');
    expect(input.getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.getAttribute('type')).toBe('password');
  });
});

describe('tabs', () => {
  test('are one stop; arrows choose and wrap', async () => {
    const user = userEvent.setup();
    const tabs = ['Body', 'Gear', 'Voice'].map((label) => ({
      id: label,
      label,
      content: `${label} panel`,
    }));
    render(<Tabs label="Profile" tabs={tabs} />);
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tabpanel', { name: 'Voice' }).textContent).toBe('Voice panel');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Voice' }));
    await user.keyboard('{Home}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Body');
  });
});
