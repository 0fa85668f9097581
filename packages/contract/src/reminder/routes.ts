import { defineRoute } from '../route.ts';
import { reminderRequest, reminderState } from './schemas.ts';

const own = { access: 'user', owner: 'token', path: '/reminders' } as const;

export const readReminders = defineRoute({
  ...own,
  method: 'GET',
  summary: 'Whether the device that asks is reminded, of what and when, and the key that it needs',
  reply: { status: 200, body: reminderState },
});

export const putReminders = defineRoute({
  ...own,
  method: 'PUT',
  summary: 'Remind the device that asks, until it is told otherwise or its sign-in ends',
  body: reminderRequest,
  stores: true,
  reply: { status: 200, body: reminderState },
  errors: ['PUSH_ADDRESS_REFUSED'],
});

export const endReminders = defineRoute({
  ...own,
  method: 'DELETE',
  summary: 'Do not remind the device that asks any more',
  reply: { status: 204, body: null },
});
