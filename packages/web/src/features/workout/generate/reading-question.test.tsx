// @vitest-environment jsdom
import { normaliseWorkout } from '@cadence/domain/workout/normalise';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Asked, generationOf } from './generation.ts';
import { clearGeneration, restoreGeneration } from './generation-status.ts';
import { loadPlanner } from './load-planner.ts';
import { PromptForm } from './prompt-form.tsx';

const onGenerate = vi.fn<(asked: Asked) => void>();
const history = { sessions: [] };

// The first reading would wait for all of it.
beforeAll(() => loadPlanner());
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ providers: [] })));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(words: string) {
  render(
    <PromptForm
      history={history}
      textField={createRef()}
      submitButton={createRef()}
      onGenerate={onGenerate}
    />,
  );
  const field = screen.getByLabelText('What do you want to train?');
  fireEvent.change(field, { target: { value: words } });
}

const stiff = '20 min, my shoulder feels stiff';
const asks = () => screen.findByText('One question.', {}, { timeout: 60_000 });

test('a question is answered with one tap', async () => {
  show(stiff);
  await asks();
  fireEvent.click(screen.getByRole('button', { name: 'No, all fine' }));
  await waitFor(() => expect(screen.queryByText('One question.')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Generate workout' }));
  expect(onGenerate.mock.lastCall?.[0].dismissed).toEqual(['injury:shoulder']);
});

test('a question that the workout below asks is not asked above it too', async () => {
  show(stiff);
  const words = (await asks()).parentElement?.lastChild?.textContent?.trim() ?? '';
  fireEvent.click(screen.getByRole('button', { name: 'Generate workout' }));
  const asked = onGenerate.mock.lastCall?.[0] ?? null;
  const workout = normaliseWorkout({ id: 'w1', workout: [{ name: 'Wall Sit', duration: 90 }] });
  const made = generationOf({ workout, context: null });
  const askedBelow = { ...made, asked, reply: { ...made.reply, question: words } };
  act(() => restoreGeneration(askedBelow));
  expect(screen.queryByText('One question.')).toBeNull();
  act(clearGeneration);
  expect(screen.getByText('One question.')).toBeTruthy();
});
