// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { breath } from './breath.ts';
import { inOwnTask } from './in-own-task.ts';

test('the effect waits for a task of its own, and is undone with the way it gave', async () => {
  const undo = vi.fn();
  const effect = vi.fn(() => undo);
  const end = inOwnTask(effect);
  await Promise.resolve();
  expect(effect).not.toHaveBeenCalled();

  await breath();
  expect(effect).toHaveBeenCalledTimes(1);
  expect(undo).not.toHaveBeenCalled();

  end();
  expect(undo).toHaveBeenCalledTimes(1);
});

test('what is called off before its turn never happens', async () => {
  const effect = vi.fn();
  inOwnTask(effect)();
  await breath();
  expect(effect).not.toHaveBeenCalled();
});
