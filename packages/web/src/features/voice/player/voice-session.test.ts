// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../platform/test-support/eventually.ts';
import { asJson, startVoiceServer } from './test-support/voice-server.ts';
import { createVoiceSession } from './voice-session.ts';

const server = startVoiceServer();
const metrics = { hit_rate_percent: 50, cost_savings: 0.1, avg_response_time_ms: 4 };
const paths = () => server.asked.map(({ path }) => path.replace('/api/v1/voice/', ''));

afterEach(() => {
  vi.restoreAllMocks();
});

test('a session starts once and ends once, with its metrics', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  server.answers.start = asJson(200, { success: true, session_id: 's1' });
  server.answers.end = asJson(200, { metrics });
  const session = createVoiceSession('Legs');
  session.end();
  session.start();
  session.start();
  await eventually(() => expect(session.id()).toBe('s1'));
  expect(server.asked[0]?.body).toEqual({ session_name: 'Legs' });
  session.end();
  session.end();
  await eventually(() => expect(info).toHaveBeenCalledWith('Voice session', metrics));
  expect(paths()).toEqual(['workout-session/start', 'workout-session/s1/end']);
  expect(session.id()).toBeNull();
});

test('one that is ended before the server has answered leaves no name behind', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  server.answers.start = asJson(200, { success: true, session_id: 's1' });
  server.answers.end = asJson(200, { metrics });
  const session = createVoiceSession('Legs');
  session.start();
  session.end();
  await eventually(() => expect(info).toHaveBeenCalledWith('Voice session', metrics));
  expect(session.id()).toBeNull();
});

test('one that cannot be started is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const session = createVoiceSession('Legs');
  session.start();
  await eventually(() => expect(warn).toHaveBeenCalledOnce());
  session.end();
  expect(paths()).toEqual(['workout-session/start']);
});
