// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConversationList } from './conversation-list.tsx';

test('the hour of a conversation of today is written as everywhere else', () => {
  const morning = new Date();
  morning.setHours(6, 5, 0, 0);
  const updatedAt = morning.toISOString();
  const about = { id: 'c1', title: 'Hello', preview: 'Hi', updatedAt };
  const actions = { onSearch: () => {}, onOpen: () => {}, onRemove: () => {} };
  render(
    <ConversationList
      summaries={{
        status: 'ready',
        conversations: [{ ...about, pathway: 'goal_build' }],
        problem: '',
        retry: () => {},
        remove: () => {},
      }}
      search=""
      current={null}
      {...actions}
    />,
  );
  expect(screen.getByRole('listitem').textContent).toMatch(/(?<!0)6:05\sAM/);
});
