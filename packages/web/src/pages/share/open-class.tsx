import { openClass } from '@cadence/contract/class/routes';
import { classLimits } from '@cadence/domain/class/class-steps';
import type { Workout } from '@cadence/domain/workout/types';
import { MonitorPlay } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api/api.ts';
import { failureWords } from '../../platform/api/failure-text.ts';
import { refresh } from '../../platform/api/query.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlay/toast.tsx';

interface OpenClassProps {
  title: string;
  workout: Workout;
}

/** Plays it together: on a big screen, and with others, each in a version of their own. */
export function OpenClass({ title, workout }: OpenClassProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  async function open(): Promise<void> {
    setBusy(true);
    try {
      const body = { title: title.slice(0, classLimits.titleLength), workout };
      const { code } = await call(openClass, { body });
      await refresh(['classes']);
      await navigate(`/class?as=lead#${code}`);
    } catch (thrown) {
      toast(failureWords(thrown), { tone: 'error' });
      setBusy(false);
    }
  }
  return (
    <section aria-label="Train together" className="flex flex-col items-start gap-3">
      <p className="text-ink-2">
        Or play it now on a big screen, with this device as the remote. Others join with a code.
      </p>
      <Button busy={busy} onClick={() => void open()}>
        <MonitorPlay aria-hidden="true" className="size-[1.1em]" />
        Open a class
      </Button>
    </section>
  );
}
