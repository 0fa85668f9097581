// @vitest-environment jsdom
import { exerciseById } from '@cadence/domain/exercise/library';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ExerciseSheet } from './exercise-sheet.tsx';

// Fetched beforehand, so that no test waits for the library.
beforeAll(() => import('./exercise-details.tsx'));
// The library is a large part to load.
afterEach(cleanup);

test('an exercise is told in full', async () => {
  render(<ExerciseSheet exerciseId="push-up" onClose={() => {}} />);
  const sheet = await screen.findByRole('dialog', { name: 'Push-Up' });
  const known = exerciseById('push-up');
  const told = [
    known?.howTo,
    known?.breathing,
    known?.stopIf,
    ...(known?.cues ?? []),
    ...(known?.mistakes.flatMap(({ error, fix }) => [error, fix]) ?? []),
    'Chest, Triceps',
    'Front shoulders, Abs',
    'Bodyweight',
  ];
  for (const words of told) expect(sheet.textContent).toContain(words);
});

test('an easier version opens in its place, and Back leads back', async () => {
  const user = userEvent.setup();
  render(<ExerciseSheet exerciseId="push-up" onClose={() => {}} />);
  await screen.findByRole('dialog', { name: 'Push-Up' });
  await user.click(screen.getByRole('button', { name: 'Incline Push-Up' }));
  const sheet = screen.getByRole('dialog', { name: 'Incline Push-Up' });
  expect(sheet.contains(document.activeElement)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Back to Push-Up' }));
  expect(screen.getByRole('dialog', { name: 'Push-Up' })).toBeDefined();
});

test('what this athlete changes comes first, in place of cues that may say the opposite', async () => {
  const changes = ['Hands on a bench.'];
  render(<ExerciseSheet exerciseId="push-up" modifications={changes} onClose={() => {}} />);
  const sheet = await screen.findByRole('dialog', { name: 'Push-Up' });
  expect(sheet.textContent).toContain('Hands on a bench.');
  for (const cue of exerciseById('push-up')?.cues ?? []) {
    expect(sheet.textContent).not.toContain(cue);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Incline Push-Up' }));
  expect(sheet.textContent).not.toContain('Hands on a bench.');
});

test('what has no harder version says how to make it harder', async () => {
  render(<ExerciseSheet exerciseId="box-breathing" onClose={() => {}} />);
  expect(await screen.findByRole('heading', { name: 'To make it harder' })).toBeDefined();
});

test('what is done with care is not made harder by going deeper, nor are its other versions', async () => {
  const show = (exerciseId: string, ...modifications: string[]) =>
    render(
      <ExerciseSheet exerciseId={exerciseId} modifications={modifications} onClose={() => {}} />,
    );
  const { unmount } = show('prisoner-squat');
  expect(await screen.findByText(/^Go deeper/)).toBeDefined();
  unmount();
  const care = 'Only as deep as it feels good.';
  const { unmount: close } = show('prisoner-squat', care);
  expect(await screen.findByRole('heading', { name: 'To make it harder' })).toBeDefined();
  expect(screen.queryByText(/^Go deeper/)).toBeNull();
  close();
  show('tempo-squat', care);
  await userEvent.click(await screen.findByRole('button', { name: 'Pause Back Squat' }));
  expect(screen.getByRole('heading', { name: 'To make it harder' })).toBeDefined();
  expect(screen.queryByText(/^Go deeper/)).toBeNull();
});

test('one that the library does not have says so and can be closed', async () => {
  const close = vi.fn();
  render(<ExerciseSheet exerciseId="nothing-such" onClose={close} />);
  expect(await screen.findByText('This exercise is not in the library yet.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();
});
