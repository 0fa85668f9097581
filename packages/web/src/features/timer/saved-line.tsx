import { CircleCheck } from 'lucide-react';

/**
 * What holds a session by now: the account; this device, which is sending it or waits for a
 * connection; or only the page, where the device has no room.
 */
export type WhereKept = 'account' | 'device' | 'waiting' | 'page';

const words: Record<WhereKept, string> = {
  account: 'Session saved to your account.',
  device: 'Session saved on this device.',
  waiting: 'Session saved on this device. It is sent to your account when you are online again.',
  page: 'Not kept on this device. It is sent to your account while this page stays open.',
};

interface SavedLineProps {
  where: WhereKept;
}

/** Whether one may leave. */
export function SavedLine({ where }: SavedLineProps) {
  const isSafe = where !== 'page';
  return (
    <p
      role="status"
      className={`flex items-center gap-2.5 font-[650] text-base ${isSafe ? 'text-ok' : ''}`}
    >
      {isSafe && <CircleCheck aria-hidden="true" className="size-5 shrink-0" />}
      {words[where]}
    </p>
  );
}
