import { expect, it } from 'vitest';
import { createInTurn } from './in-turn.ts';

it('does the work of one key in its order, past one that fails, and lets others by', async () => {
  const inTurn = createInTurn();
  const done: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const first = inTurn('ana', async () => {
    await gate;
    done.push('first');
    throw new Error('broken');
  });
  const second = inTurn('ana', async () => done.push('second'));
  await inTurn('ben', async () => done.push('ben'));
  open();
  await expect(first).rejects.toThrow('broken');
  await second;
  expect(done).toEqual(['ben', 'first', 'second']);
});
