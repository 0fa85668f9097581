import { expiredSessions, type Retention, retentions } from '@cadence/domain/analytics/retention';
import { countText } from '@cadence/domain/workout/words';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PillRadios } from '../../../ui/form/pill-radios.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useSessions } from '../sessions/session-log.ts';
import { datedText } from '../words.ts';
import { chooseRetention, cleanUp, retentionWords, useRetention } from './retention.ts';

const options = retentions.map((value) => ({ value, label: retentionWords[value] }));

/** How long sessions are kept. A choice that removes some of them says which, and asks. */
export function RetentionChoice() {
  const retention = useRetention();
  const sessions = useSessions();
  const [asked, setAsked] = useState<Retention>();
  const [now] = useState(() => new Date());
  const expired = asked ? expiredSessions(sessions, now.getTime(), asked) : [];

  function choose(next: Retention) {
    if (expiredSessions(sessions, now.getTime(), next).length > 0) setAsked(next);
    else chooseRetention(next);
  }

  const oldest = expired[0];
  return (
    <>
      <PillRadios
        label="Keep sessions for"
        options={options}
        value={retention}
        onChange={choose}
        hint="Older ones are removed when you open Analytics, and you are told. Your records and achievements stay."
      />
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={`Remove ${countText(expired.length, 'session')}?`}
        actions={
          <>
            <Button onClick={() => setAsked(undefined)}>Keep them</Button>
            <Button
              variant="danger"
              onClick={() => {
                setAsked(undefined);
                if (!asked) return;
                chooseRetention(asked);
                void cleanUp(retention);
              }}
            >
              Remove them
            </Button>
          </>
        }
      >
        {asked && oldest && (
          <p>
            {expired.length === 1 ? 'It is' : 'They are'} older than {retentionWords[asked]}, the
            oldest from {datedText(new Date(oldest.date), now)}. They go from this device and from
            your account; your records and achievements stay. In Analytics you can export the
            sessions first.
          </p>
        )}
      </Dialog>
    </>
  );
}
