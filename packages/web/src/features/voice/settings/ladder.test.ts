import { expect, test } from 'vitest';
import { type LadderFacts, readLadder } from './ladder.ts';

const health = {
  status: 'ok',
  engine: 'piper',
  engines: [{ id: 'piper', available: true, reason: null }],
  cache: { entries: 0, bytes: 0, hit_rate_percent: 0 },
} as const;

const facts: LadderFacts = {
  spoke: { rung: 'server', reason: null },
  health: { ...health, engines: [...health.engines] },
  problem: null,
  hasBrowserVoice: true,
};
const inUse = (changes: Partial<LadderFacts>) =>
  readLadder({ ...facts, ...changes }).find((state) => state.inUse)?.rung;
const none = { ...health, status: 'degraded', engine: 'none', engines: [] } as const;

test.each([
  ['all well', {}, 'server'],
  ['nothing known of the server yet', { health: null }, 'server'],
  ['no engine', { health: { ...none, engines: [] } }, 'browser'],
  ['the server unreachable', { health: null, problem: 'Network error' }, 'browser'],
  ['the last line failed', { spoke: { rung: 'browser', reason: 'Busy' } }, 'browser'],
  [
    'no engine, no browser voice',
    { health: { ...none, engines: [] }, hasBrowserVoice: false },
    'tones',
  ],
  ['the browser failed as well', { spoke: { rung: 'tones', reason: 'Busy' } }, 'tones'],
] as const)('%s', (_, changes, rung) => {
  expect(inUse(changes as Partial<LadderFacts>)).toBe(rung);
});

test('the reason is that of the server, and the rungs below say whether they could', () => {
  const [server, browser, tones] = readLadder({ ...facts, problem: 'Network error' });
  expect(server).toMatchObject({ inUse: false, reason: 'Network error' });
  expect(browser).toMatchObject({ inUse: true, reason: null });
  expect(tones).toMatchObject({ inUse: false, reason: null });
});

test('an engine that stands in is named', () => {
  const [server] = readLadder({
    ...facts,
    health: { ...health, status: 'degraded', engines: [] },
  });
  expect(server?.note).toBe('The first choice cannot speak now. Built-in voice stands in.');
});
