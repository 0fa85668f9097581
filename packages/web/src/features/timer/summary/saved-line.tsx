import { CircleCheck } from 'lucide-react';

/**
 * What holds a session by now: the account; this device, which is sending it, waits for a
 * connection or was refused; or only the page, where the device has no room.
 */
export type WhereKept = 'account' | 'device' | 'waiting' | 'refused' | 'page';

const words: Record<WhereKept, string> = {
  account: 'Session saved to your account.',
  device: 'Session saved on this device.',
  waiting: 'Session saved on this device. It is sent to your account when you are online again.',
  refused: 'Saved on this device only: your account did not take it.',
  page: 'Not kept on this device. It is sent to your account while this page stays open.',
};

interface SavedLineProps {
  /** Undefined as long as it is not known: then nothing is said. */
  where: WhereKept | undefined;
}

/** Whether one may leave. */
export function SavedLine({ where }: SavedLineProps) {
  if (!where) return null;
  const isSafe = where !== 'page' && where !== 'refused';
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
