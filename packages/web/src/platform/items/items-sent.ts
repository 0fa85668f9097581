import { waitingRows } from '../outbox/outbox.ts';
import { whenSent } from '../outbox/senders.ts';

// Apart from what sends them: a page that only asks does without the readers of every kind of item.

export const areItemsSent = (): boolean => waitingRows('item').length === 0;

/** True once the server knows all that was told here, false when it could not be told in time. */
export const whenItemsSent = (limitMs: number): Promise<boolean> => whenSent('item', limitMs);
