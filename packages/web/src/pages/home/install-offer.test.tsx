// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { InstallOffer } from './install-offer.tsx';

afterEach(() => {
  cleanup();
  delete window.installOffer;
  localStorage.clear();
});

/** As the script in index.html keeps it. */
function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn().mockResolvedValue(undefined);
  const event = Object.assign(new Event('beforeinstallprompt'), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  });
  window.installOffer = event;
  act(() => void window.dispatchEvent(event));
  return prompt;
}
const press = async (name: string) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
};
const heading = () => screen.queryByRole('heading', { name: 'Install Cadence' });

test('nothing is offered where the browser offers nothing', () => {
  render(<InstallOffer />);
  expect(heading()).toBeNull();
});

test('an offer that comes later shows, and leads to the browser’s own question', async () => {
  render(<InstallOffer />);
  const prompt = offer('accepted');
  await press('Install');
  expect(prompt).toHaveBeenCalledOnce();
  expect(localStorage.getItem('anonymous_installDeclined')).toBeNull();
});

test.each(['Not now', 'Install'])('declined by %s, it does not come back', async (name) => {
  offer('dismissed');
  const { unmount } = render(<InstallOffer />);
  await press(name);
  expect(heading()).toBeNull();
  unmount();
  offer('accepted');
  render(<InstallOffer />);
  expect(heading()).toBeNull();
});

test('an app that has been installed is not offered any more', () => {
  offer('accepted');
  render(<InstallOffer />);
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(heading()).toBeNull();
});
