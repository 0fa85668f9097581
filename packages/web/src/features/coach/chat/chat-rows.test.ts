import { expect, test } from 'vitest';
import type { Message } from '../coach-calls.ts';
import type { Unsent } from './chat-outbox.ts';
import { chatRows, messagesBefore, openReplies } from './chat-rows.ts';
import { keptMessages } from './conversation-store.ts';

const message = (id: string, type: Message['type'], content: string): Message => ({
  id,
  type,
  content,
  timestamp: '2026-11-15T07:00:00.000Z',
});
const unsent = (text: string, given: Partial<Unsent> = {}): Unsent => ({
  key: `k-${text}`,
  thread: 'c1',
  text,
  afterId: 'm2',
  failure: null,
  ...given,
});
const messages = [message('m1', 'user', 'Hello'), message('m2', 'coach', 'Hi')];
const states = (...given: Parameters<typeof chatRows>) =>
  chatRows(...given).flatMap((row) => (row.kind === 'unsent' ? row.state : []));

test('what is on its way stands after what was said', () => {
  const rows = chatRows(messages, [unsent('Next')], false);
  expect(rows.map(({ kind }) => kind)).toEqual(['said', 'said', 'unsent']);
});

test('a message that is heard of before its answer stands there once', () => {
  const heard = [...messages, message('m3', 'user', 'Next')];
  expect(states(heard, [unsent('Next')], false)).toEqual([]);
});

test('saying the same again is not taken for what was said before', () => {
  expect(states(messages, [unsent('Hello')], false)).toEqual(['sending']);
});

test.each([
  [unsent('Next'), false, 'sending'],
  [unsent('Next'), true, 'waiting'],
  [unsent('Next', { failure: { code: 'X', text: 'No' } }), true, 'failed'],
])('each is marked for what keeps it', (entry, isOffline, state) => {
  expect(states(messages, [entry], isOffline)).toEqual([state]);
});

test('what is sent along is what stood there when it was written', () => {
  expect(messagesBefore({ afterId: 'm1' }, messages).map(({ id }) => id)).toEqual(['m1']);
  expect(messagesBefore({ afterId: null }, messages)).toEqual([]);
});

test('quick replies are open only under the last word', () => {
  const asked = { ...message('m3', 'coach', 'Ready?'), quickReplies: ['Yes'] };
  expect(openReplies(chatRows([...messages, asked], [], false))).toEqual(['Yes']);
  expect(openReplies(chatRows([...messages, asked], [unsent('No')], false))).toEqual([]);
});

test('no greeting comes to stand above the first words once they are sent', () => {
  const greeting = message('m0', 'coach', 'What brings you here?');
  expect(chatRows([greeting, ...messages], [], false)).toHaveLength(2);
});

test.each<Partial<Message>>([
  { workoutId: 'w1' },
  { proposal: { kind: 'week_off', programName: 'Base' } },
  { stop: { id: 'chest-pain', message: 'Stop for now.', suggestion: 'Call for help.' } },
])('a first word of the coach that brings something stays: %o', (more) => {
  const first = { ...message('m0', 'coach', 'Here it is.'), ...more };
  expect(chatRows([first, ...messages], [], false)).toHaveLength(3);
});

test('the oldest answer that is kept of a long conversation stays', () => {
  const kept = Array.from({ length: keptMessages }, (_, place) =>
    message(`m${place}`, place % 2 === 0 ? 'coach' : 'user', `Word ${place}`),
  );
  expect(chatRows(kept, [], false)).toHaveLength(keptMessages);
});
