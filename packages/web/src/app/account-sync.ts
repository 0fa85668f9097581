import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { sessionsQuery } from '../features/analytics/sessions/session-sync.ts';
import '../features/coach/chat/chat-sync.ts';
import '../features/coach/knowledge/removal-sync.ts';
import { releaseLeftBehind } from '../features/coach/offers/undo-toast.ts';
import '../features/program/data/send-waiting.ts';
import { keepReminding } from '../features/reminder/keep-reminding.ts';
import '../features/voice/profile-sync.ts';
import '../features/workout/kept/workout-sync.ts';
import { signsQuery } from '../features/workout/safety/safety-sync.ts';
import { adoptTried } from '../pages/try/adopt-tried.ts';
import { queryClient } from '../platform/api/query.ts';
import { itemsQuery } from '../platform/items/item-sync.ts';
import { startOutbox } from '../platform/outbox/senders.ts';

/** Asked now, and whenever the app is looked at or has a connection again. */
function keepAsking(...all: readonly object[]): (() => void)[] {
  return all.map((options) => {
    const observer = new QueryObserver(queryClient, options as QueryObserverOptions);
    return observer.subscribe(() => {});
  });
}

/** Keeps the device and the account in step, until stopped. */
export function startAccountSync(userId: string): () => void {
  queryClient.mount();
  releaseLeftBehind();
  adoptTried(userId);
  keepReminding().catch((error: unknown) => {
    console.warn('Reminders were not looked after.', error);
  });
  const stops = [
    () => queryClient.unmount(),
    startOutbox(userId),
    ...keepAsking(signsQuery(userId), sessionsQuery(userId), itemsQuery(userId)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
