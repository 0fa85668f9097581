import { expiredSessions } from '@cadence/domain/analytics/retention';
import { countText } from '@cadence/domain/workout/words';
import { useState } from 'react';
import { useAreItemsFresh } from '../../../platform/items/item-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useSessions } from '../sessions/session-log.ts';
import {
  chooseRetention,
  cleanUp,
  retentionWords,
  useIsRetentionChosen,
  useRetention,
} from './retention.ts';

/** Once, when something would go for the first time. Until it is answered nothing goes. */
export function AskRetention() {
  const isChosen = useIsRetentionChosen();
  // It may have been answered on another device.
  const isFresh = useAreItemsFresh();
  const suggested = useRetention();
  const sessions = useSessions();
  const [nowMs] = useState(Date.now);
  const old = isChosen ? [] : expiredSessions(sessions, nowMs, suggested);
  if (!isFresh || old.length === 0) return null;
  const words = retentionWords[suggested];
  return (
    <Card className="flex flex-col items-start gap-3">
      <div>
        <h2 className="eyebrow">How long to keep sessions</h2>
        <p className="mt-2">
          {countText(old.length, 'session')} {old.length === 1 ? 'is' : 'are'} older than {words}.
          Nothing has been removed. Your records and achievements stay either way.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => chooseRetention('forever')}>Keep all</Button>
        <Button
          onClick={() => {
            chooseRetention(suggested);
            void cleanUp();
          }}
        >
          Keep {words}
        </Button>
      </div>
    </Card>
  );
}
