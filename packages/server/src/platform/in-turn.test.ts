import { expect, it } from 'vitest';
import { createInTurn, TooManyInTurn } from './in-turn.ts';

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

it('refuses more of one key than it may have, and takes it again once one is done', async () => {
  const inTurn = createInTurn(2);
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const started = ['first', 'second'].map((name) =>
    inTurn('ana', async () => {
      await gate;
      return name;
    }),
  );
  await expect(inTurn('ana', async () => 'third')).rejects.toBeInstanceOf(TooManyInTurn);
  expect(await inTurn('ben', async () => 'his')).toBe('his');
  open();
  expect(await Promise.all(started)).toEqual(['first', 'second']);
  expect(await inTurn('ana', async () => 'again')).toBe('again');
});
