// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useIdentity } from '../../../platform/identity.ts';
import { clearHold } from './choices.ts';
import { CoachChoice } from './coach-choice.tsx';
import type { Asked } from './generation.ts';
import { cancelGeneration, generateWorkout } from './generation-status.ts';
import { loadPlanner } from './load-planner.ts';
import { PromptForm } from './prompt-form.tsx';

const onGenerate = vi.fn<(asked: Asked) => void>();
const states = ['grok', 'openai', 'anthropic', 'gemini', 'local'].map((id) => ({
  id,
  available: false,
  reason: id === 'local' ? null : 'OpenAI is not connected.',
  models: { advanced: 'a', light: 'l' },
}));
const history = { sessions: [] };

function show() {
  render(
    <PromptForm
      history={history}
      textField={createRef()}
      submitButton={createRef()}
      onGenerate={onGenerate}
    />,
  );
}

const text = () => screen.getByLabelText('What do you want to train?');
const minutes = () => screen.getByLabelText(/Time/);
const type = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
const more = () => fireEvent.click(screen.getByRole('button', { name: 'More choices' }));
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Generate workout' }));

// The first reading would wait for all of it.
beforeAll(() => loadPlanner());
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ providers: states })));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  onGenerate.mockReset();
});

describe('the prompt', () => {
  test.each([
    ['', '30', 'User preferences are required'],
    ['   ', '30', 'Preferences cannot be only whitespace'],
    ['Legs', '4', 'Duration must be at least 5 minutes'],
    ['Legs', '121', 'Duration cannot exceed 120 minutes'],
    ['Legs', '', 'Enter the minutes as a number'],
    ['Legs', '7.5', 'Use whole minutes'],
    ['Legs', '7,5', 'Use whole minutes'],
    ['Legs', '-20', 'Duration must be at least 5 minutes'],
    ['Legs', '1e2', 'Enter the minutes as a number'],
    ['Legs', '0x1e', 'Enter the minutes as a number'],
    ['Legs', '١٠', 'Enter the minutes as a number'],
    ['Legs', 'half an hour', 'Enter the minutes as a number'],
  ])('‘%s’ in ‘%s’ minutes is refused: %s', (wish, time, words) => {
    show();
    type(text(), wish);
    type(minutes(), time);
    press();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(
      'Please fix form errors before generating workout',
    );
    expect(document.activeElement).toBe(wish.trim() === '' ? text() : minutes());
    expect(onGenerate).not.toHaveBeenCalled();
    expect((minutes() as HTMLInputElement).value).toBe(time);
    expect((text() as HTMLTextAreaElement).value).toBe(wish);
  });

  test('no message appears while somebody types, and one goes once it is mended', () => {
    show();
    type(minutes(), '4');
    expect(screen.queryByText(/at least 5/)).toBeNull();
    fireEvent.blur(minutes());
    expect(screen.getByText(/at least 5/)).toBeTruthy();
    type(minutes(), '45');
    expect(screen.queryByText(/at least 5/)).toBeNull();
  });

  test('sends the specification’s defaults, and a beginner’s level where there is no log', async () => {
    show();
    type(text(), 'Legs');
    press();
    expect(onGenerate.mock.lastCall?.[0]).toMatchObject({
      user_preferences: 'Legs',
      provider: 'openai',
      duration_minutes: 30,
      difficulty: 'moderate',
      fitness_level: 'beginner',
      equipment_override: ['bodyweight', 'dumbbells', 'resistance_bands', 'yoga_mat'],
      dismissed: [],
    });
  });

  test('shows the built-in coach alone where no other is connected', async () => {
    show();
    render(<CoachChoice />);
    const coach = screen.getByRole('combobox', { name: 'Coach' });
    await waitFor(() => expect((coach as HTMLSelectElement).value).toBe('local'));
    expect(within(coach).getAllByRole('option')).toHaveLength(1);
    expect(screen.queryByText(/is not connected/)).toBeNull();
    type(text(), 'Legs');
    press();
    expect(onGenerate.mock.lastCall?.[0]).toMatchObject({ provider: 'local' });
  });

  test('without a connection it names the coach as it was known last', async () => {
    render(<CoachChoice />);
    const coach = () => screen.getByRole('combobox', { name: 'Coach' }) as HTMLSelectElement;
    await waitFor(() => expect(coach().value).toBe('local'));
    cleanup();
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    render(<CoachChoice />);
    expect(coach().value).toBe('local');
  });

  test('text and choices outlast the page', () => {
    show();
    type(text(), 'Shoulders, gently');
    more();
    type(screen.getByRole('combobox', { name: 'Level' }), 'advanced');
    type(minutes(), '45');
    cleanup();
    show();
    more();
    expect((text() as HTMLTextAreaElement).value).toBe('Shoulders, gently');
    expect((screen.getByRole('combobox', { name: 'Level' }) as HTMLSelectElement).value).toBe(
      'advanced',
    );
    expect((minutes() as HTMLInputElement).value).toBe('45');
  });

  test('a clearance is sent with the words it was given for, and with no others', () => {
    show();
    type(text(), 'Easy legs, I have a stent');
    act(() => void clearHold({ user_preferences: 'Easy legs, I have a stent' }, 'heart'));
    press();
    expect(onGenerate.mock.lastCall?.[0].cleared).toEqual(['heart']);
    type(text(), 'Hard legs, I have a stent');
    press();
    expect(onGenerate.mock.lastCall?.[0].cleared).toEqual([]);
  });

  test('an example fills the empty prompt, and the examples go', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Tabata finisher, core' }));
    expect((text() as HTMLTextAreaElement).value).toBe('Tabata finisher, core');
    expect(screen.queryByRole('list', { name: 'Examples' })).toBeNull();
  });

  test('time and kit are in sight, all else stands behind one button', () => {
    show();
    expect(screen.getByRole('button', { name: /^Kit/ })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Level' })).toBeNull();
    more();
    expect(screen.getAllByRole('combobox').map((one) => one.closest('label')?.textContent)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Difficulty/),
        expect.stringMatching(/^Level/),
      ]),
    );
  });

  test('what is said is written behind what is typed', () => {
    const made: EventTarget[] = [];
    class Recognition extends EventTarget {
      lang = '';
      interimResults = true;
      constructor() {
        super();
        made.push(this);
      }
      start() {}
      stop() {
        this.dispatchEvent(new Event('end'));
      }
    }
    vi.stubGlobal('webkitSpeechRecognition', Recognition);
    show();
    type(text(), 'Legs');
    fireEvent.click(screen.getByRole('button', { name: 'Say it' }));
    const results = [Object.assign([{ transcript: 'no jumping' }], { isFinal: true })];
    act(() => {
      const heard = Object.assign(new Event('result'), { results, resultIndex: 0 });
      made.at(-1)?.dispatchEvent(heard);
    });
    expect((text() as HTMLTextAreaElement).value).toBe('Legs no jumping');
    fireEvent.click(screen.getByRole('button', { name: 'Stop listening' }));
    expect(screen.getByRole('button', { name: 'Say it' })).toBeTruthy();
  });

  test('while one is being made, another press changes nothing', () => {
    useIdentity.setState({ user: { id: 'u1', email: 'a@example.com', name: 'Ada' } });
    onGenerate.mockImplementation((asked) => void generateWorkout(asked, history));
    show();
    type(text(), 'Legs');
    press();
    expect(screen.getByRole('button', { name: 'Generate workout', busy: true })).toBeDefined();
    press();
    expect(onGenerate).toHaveBeenCalledOnce();
    act(cancelGeneration);
    press();
    expect(onGenerate).toHaveBeenCalledTimes(2);
    act(cancelGeneration);
  });

  test('readings of the text appear, and one tapped away is left out', async () => {
    show();
    type(text(), 'Full body, no jumping');
    const chip = await screen.findByRole(
      'button',
      { name: 'Not meant: No jumping' },
      { timeout: 60_000 },
    );
    fireEvent.click(chip);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Not meant: No jumping' })).toBeNull(),
    );
    press();
    expect(onGenerate.mock.lastCall?.[0].dismissed).toEqual(['limit:jumping']);
  });

  test.each([
    ['5', 1],
    ['', 1],
    ['120', 3],
    ['half an hour', 6],
  ])('the field of the minutes is as wide as what it holds: %j', (value, letters) => {
    show();
    type(minutes(), value);
    expect(minutes().style.width).toBe(`calc(${letters}ch + 2px)`);
  });

  test('the controls show what the text decides, and take it back when they are used', async () => {
    show();
    type(text(), '20 min hard kettlebell session for a beginner');
    await screen.findByRole('button', { name: 'Not meant: 20 min' }, { timeout: 60_000 });
    more();
    const time = () => minutes() as HTMLInputElement;
    expect(time().value).toBe('20');
    expect(screen.getByLabelText(/^Time.*from text/)).toBe(time());
    const level = screen.getByRole('combobox', { name: 'Level from text' }) as HTMLSelectElement;
    expect(level.value).toBe('beginner');
    const difficulty = screen.getByRole('combobox', { name: 'Difficulty from text' });
    expect((difficulty as HTMLSelectElement).value).toBe('hard');
    expect(screen.getByRole('button', { name: 'Kit from text' })).toBeTruthy();
    // There is still something to choose from.
    for (const control of [time(), level]) {
      expect(control.closest('label')?.querySelector('svg')).toBeTruthy();
    }

    type(time(), '45');
    fireEvent.blur(time());
    type(level, 'advanced');
    expect(time().value).toBe('45');
    press();
    expect(onGenerate.mock.lastCall?.[0]).toMatchObject({
      duration_minutes: 45,
      fitness_level: 'advanced',
      dismissed: ['minutes:20', 'level:beginner'],
    });
    expect(screen.queryByRole('button', { name: 'Not meant: 20 min' })).toBeNull();

    type(text(), '');
    await waitFor(() => expect(screen.queryByText('from text')).toBeNull());
    expect(time().value).toBe('45');
  });

  test('a reading tapped away comes back with the next wish, once the words were gone', async () => {
    show();
    type(text(), 'Full body, no jumping');
    const name = 'Not meant: No jumping';
    fireEvent.click(await screen.findByRole('button', { name }, { timeout: 60_000 }));
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    type(text(), '');
    type(text(), 'Legs, no jumping');
    await screen.findByRole('button', { name }, { timeout: 60_000 });
    press();
    expect(onGenerate.mock.lastCall?.[0].dismissed).toEqual([]);
  });

  test('nothing moves under a finger: readings wait until the press has ended', async () => {
    show();
    type(text(), 'Full body, no jumping');
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Generate workout' }));
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(screen.queryByRole('list', { name: 'Understood' })).toBeNull();
    fireEvent.pointerUp(window);
    await screen.findByRole('list', { name: 'Understood' }, { timeout: 60_000 });
  });

  test('what was sent stands under no reading of the words before, nor takes its time from it', async () => {
    show();
    type(text(), '45 min running, no jumping');
    await screen.findByRole('button', { name: 'Not meant: 45 min' }, { timeout: 60_000 });
    type(text(), 'Yoga for the back');
    expect(screen.getByRole('list', { name: 'Understood' })).toBeTruthy();
    fireEvent.keyDown(text(), { key: 'Enter', ctrlKey: true });
    expect(onGenerate.mock.lastCall?.[0].duration_minutes).toBe(30);
    expect(screen.queryByRole('button', { name: 'Not meant: 45 min' })).toBeNull();
    await screen.findByRole('list', { name: 'Understood' }, { timeout: 60_000 });
    expect(screen.queryByRole('button', { name: 'Not meant: 45 min' })).toBeNull();
  });

  test('a sore place that was tapped away is read again once the words change', async () => {
    show();
    type(text(), 'Clicky knee, legs');
    const name = 'Not meant: Knee';
    fireEvent.click(await screen.findByRole('button', { name }, { timeout: 60_000 }));
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    type(text(), 'Clicky knee, legs. This morning the knee is swollen');
    await screen.findByRole('button', { name }, { timeout: 60_000 });
    press();
    expect(onGenerate.mock.lastCall?.[0].dismissed).toEqual([]);
  });
});
