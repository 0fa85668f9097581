import { dayNumber } from '@cadence/domain/program/calendar/days';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

interface NotificationOpenerProps {
  /** A workout is under way: nothing leads away from it. */
  isHeld: boolean;
}

/** A reminder that is tapped leads to its day, here where the app is open already. */
export function NotificationOpener({ isHeld }: NotificationOpenerProps) {
  const navigate = useNavigate();
  useEffect(() => {
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!worker || isHeld) return;
    const open = ({ data }: MessageEvent<{ type?: unknown; day?: unknown } | null>) => {
      const day = data?.type === 'OPEN_DAY' ? data.day : null;
      if (typeof day === 'string' && dayNumber(day) !== null) void navigate(`/calendar?day=${day}`);
    };
    worker.addEventListener('message', open);
    return () => worker.removeEventListener('message', open);
  }, [navigate, isHeld]);
  return null;
}
