import { readSigns, tellSigns } from '@cadence/contract/safety/routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api/api.ts';
import { askAgain, refresh } from '../../../platform/api/query.ts';
import { isWrongInItself } from '../../../platform/outbox/lane.ts';
import { askSettled, takeRows, waitingRows } from '../../../platform/outbox/outbox.ts';
import { defineSender, whenSent } from '../../../platform/outbox/senders.ts';
import { storageOwner } from '../../../platform/storage.ts';
import { adoptSigns, type SignChange } from './safety-lock.ts';

defineSender<SignChange>('sign', {
  batch: 50,
  isRefusal: isWrongInItself,
  async send(rows, isCurrent) {
    const nowMs = Date.now();
    const told = rows.map(({ entity, payload: { isOpen, atMs } }) => ({
      id: entity,
      isOpen,
      secondsAgo: Math.max(0, Math.floor((nowMs - atMs) / 1000)),
    }));
    const { signs } = await call(tellSigns, { body: { signs: told } });
    if (!isCurrent()) return;
    takeRows(rows);
    adoptSigns(signs);
  },
});

const signsKey = ['signs'];

/** What stands in the way of training, as the account knows it; asked whenever the app is looked at. */
export const signsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...signsKey, userId],
    queryFn: async ({ signal }) => {
      const { signs } = await askSettled('sign', () => call(readSigns, {}, { signal }));
      if (storageOwner() === userId) adoptSigns(signs);
      return signs;
    },
    meta: { isKept: false },
    ...askAgain,
  });

/** Something may have been told or settled elsewhere, such as to the coach. */
export function refreshSigns(): void {
  void refresh(signsKey);
}

export const areSignsTold = (): boolean => waitingRows('sign').length === 0;

/** True once the account knows what was told and settled here, false when it could not be told in time. */
export const whenSignsTold = (limitMs: number): Promise<boolean> => whenSent('sign', limitMs);
