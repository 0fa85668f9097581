import { ApiFailure } from '../../../platform/api/api-failure.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { defineSender } from '../../../platform/outbox/senders.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { dropThread } from '../chat/chat-outbox.ts';
import { dropConversation } from '../chat/conversation-store.ts';
import { sendRemoval } from '../coach-calls.ts';
import { mayPass } from '../offers/may-pass.ts';
import { noteSent, type Removal } from './removal-outbox.ts';

const deedOf = { fact: 'forgotten', conversation: 'deleted' };

async function remove(removal: Removal, isCurrent: () => boolean): Promise<void> {
  try {
    await sendRemoval(removal);
  } catch (error) {
    // Gone already.
    if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
  }
  if (!isCurrent()) return;
  noteSent(removal);
  if (removal.kind !== 'conversation') return;
  dropConversation(removal.id);
  dropThread(removal.id);
}

defineSender<Removal>('removal', {
  async send(rows, isCurrent) {
    for (const { payload } of rows) await remove(payload, isCurrent);
  },
  isRefusal: (failure) => !mayPass(failure),
  // The server would not: it is there again.
  onRefused: ({ payload: { kind, name } }, failure) =>
    toast(`“${name}” was not ${deedOf[kind]}. ${failureText(failure)}`, { tone: 'error' }),
});
