import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { queryClient } from '../api/query.ts';
import { requestSending, startOutbox } from '../outbox/senders.ts';

export interface PlayedSync {
  /** Asks and sends again at once. */
  request(): void;
  stop(): void;
}

/** Sends what waits and asks the server, as the app does for whoever is signed in. */
export function playSync(userId: string, ...queries: object[]): PlayedSync {
  const stops = queries.map((options) =>
    new QueryObserver(queryClient, options as QueryObserverOptions).subscribe(() => {}),
  );
  const stopOutbox = startOutbox(userId);
  return {
    request() {
      requestSending();
      void queryClient.refetchQueries();
    },
    stop() {
      stopOutbox();
      for (const stop of stops) stop();
    },
  };
}
