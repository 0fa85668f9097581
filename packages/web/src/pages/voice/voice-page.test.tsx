// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteLastSession } from '../../features/voice/last-session.ts';
import { readVoicePreferences } from '../../features/voice/preferences-store.ts';
import { useServerVoice } from '../../features/voice/server-voice.ts';
import { createVoiceServer } from '../../features/voice/test-support/voice-server.ts';
import { setStorageOwner } from '../../platform/storage.ts';
import { playSync } from '../../platform/test-support/play-sync.ts';
import { toastQueue } from '../../ui/overlay/toast-queue.ts';
import { VoicePage } from './voice-page.tsx';

let server = createVoiceServer();
let stop = () => {};
const untouched = useServerVoice.getInitialState();

const open = () => render(<VoicePage />, { wrapper: MemoryRouter });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const inUse = () => screen.getByText('In use').closest('li')?.textContent;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setStorageOwner('u1');
  useServerVoice.setState(untouched, true);
  server = createVoiceServer();
  vi.stubGlobal('fetch', server.fetch);
  stop = playSync('u1').stop;
});
afterEach(() => {
  stop();
  cleanup();
  vi.unstubAllGlobals();
});

test('the voices are compared on the same line, and one is chosen for a style', async () => {
  open();
  expect(screen.getByText('Loading the voices')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Sergeant' }));
  const own = await screen.findByRole('radio', { name: /^Stone/ });
  expect((own as HTMLInputElement).checked).toBe(true);
  expect(screen.getByRole('button', { name: 'Hear: Wren' })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /^Wren/ }));
  const { selectedVoiceStyle, voiceProfiles } = readVoicePreferences();
  expect(selectedVoiceStyle).toBe('sergeant');
  expect(voiceProfiles.sergeant.voiceId).toBe('piper-585');
  await waitFor(() => expect(server.posted).toEqual([{ sergeant: { voice_id: 'piper-585' } }]));
});

test('the server speaks, what lacks a key says so, and the figures stand in words', async () => {
  open();
  expect(await screen.findByText('OpenAI is not connected.')).toBeTruthy();
  expect(inUse()).toContain('Voice of the server');
  const chart = screen.getByRole('img', { name: /84 % of the lines were kept, 16 % were made/ });
  const figures = chart.nextElementSibling as HTMLElement;
  expect(within(figures).getByText('128')).toBeTruthy();
  expect(within(figures).getByText('3.1 MB')).toBeTruthy();
});

test('the figures of the last workout stand beside them, once there was one', async () => {
  const first = open();
  expect(await screen.findByText('Lines kept ready')).toBeTruthy();
  expect(screen.queryByText('Your last workout')).toBeNull();
  first.unmount();
  noteLastSession({ hit_rate_percent: 62.5, cost_savings: 0.0123, avg_response_time_ms: 140.4 });
  open();
  const heading = await screen.findByRole('heading', { name: 'Your last workout' });
  const figures = within(heading.parentElement as HTMLElement);
  for (const value of ['63 %', '140 ms', '$0.0123']) expect(figures.getByText(value)).toBeTruthy();
});

test('without an engine the next rung is in use and the reason stands there', async () => {
  server.voices = [];
  server.health.status = 'degraded';
  server.health.engine = 'none';
  open();
  expect(await screen.findByText(/No voice of this server can speak now/)).toBeTruthy();
  expect(screen.getByText('No engine on the server can speak now.')).toBeTruthy();
  expect(inUse()).not.toContain('Voice of the server');
});

test('an unreachable server is said and asked again', async () => {
  server.isReachable = false;
  open();
  expect(await screen.findByText(/The server cannot be asked for its voices/)).toBeTruthy();
  server.isReachable = true;
  press('Try again');
  expect(await screen.findByRole('radio', { name: /^Alex/ })).toBeTruthy();
  expect(inUse()).toContain('Voice of the server');
});

test('a text too long is refused in words and stays in the field', () => {
  const text = 'Go on. '.repeat(100).trim();
  const first = open();
  const field = screen.getByLabelText('Text to speak');
  fireEvent.change(field, { target: { value: text } });
  expect(screen.getByText('Use at most 600 characters')).toBeTruthy();
  press('Speak it');
  expect(document.activeElement).toBe(field);
  first.unmount();
  open();
  expect((screen.getByLabelText('Text to speak') as HTMLTextAreaElement).value).toBe(text);
});

test('names: blanks and doubles are refused with a reason, and a removed one comes back', () => {
  open();
  const add = (name: string) => {
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: name } });
    press('Add');
  };
  const expectRefusal = (description: string) =>
    expect(screen.getByRole('textbox', { name: 'Name', description })).toBeTruthy();
  add('  Ada ');
  add('ada');
  expectRefusal('Ada is on your list already.');
  add('   ');
  expectRefusal('Type a name first.');
  expect(readVoicePreferences().userNames).toEqual(['Ada']);
  press('Remove Ada');
  expect(readVoicePreferences().userNames).toEqual([]);
  toastQueue.read().at(-1)?.action?.onPress();
  expect(readVoicePreferences().userNames).toEqual(['Ada']);
});

test('the chance of a callout is said in words', () => {
  open();
  expect(screen.getByText(/^In 30 of 100 lines/)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Frequent' }));
  expect(screen.getByText(/^In 60 of 100 lines/)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Rare' }));
  expect(screen.getByText(/^In 15 of 100 lines/)).toBeTruthy();
});

test('a topic that is switched off is gone from the set at once', () => {
  open();
  expect(screen.getByText('Halfway.')).toBeTruthy();
  fireEvent.click(screen.getByRole('switch', { name: 'Progress updates' }));
  expect(screen.queryByText('Halfway.')).toBeNull();
  expect(readVoicePreferences().progressUpdates).toBe(false);
});
