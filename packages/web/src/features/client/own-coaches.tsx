import {
  changeRights,
  endCoach,
  listCoaches,
  removeComment,
} from '@cadence/contract/client/routes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { failureWords } from '../../platform/api/failure-text.ts';
import { queryClient, refresh } from '../../platform/api/query.ts';
import { longDay } from '../../platform/dates/long-day.ts';
import type { User } from '../../platform/identity.ts';
import { Button } from '../../ui/button.tsx';
import { EndingList } from '../../ui/ending-list.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { RightBoxes } from './right-boxes.tsx';

interface OwnCoachesProps {
  user: User;
}

/** Who may see and change what is the user's, each ended with one tap. */
export function OwnCoaches({ user }: OwnCoachesProps) {
  const queryKey = ['account', user.id, 'coaches'];
  const { data } = useQuery(
    { queryKey, queryFn: () => call(listCoaches, {}), meta: { isKept: false } },
    queryClient,
  );
  const [open, setOpen] = useState(false);
  const coaches = data?.coaches ?? [];

  async function run(act: () => Promise<string>): Promise<void> {
    try {
      toast(await act());
    } catch (thrown) {
      toast(failureWords(thrown), { tone: 'error' });
    } finally {
      await refresh(queryKey);
    }
  }

  return (
    <div className="flex flex-col items-start gap-5">
      {coaches.length > 0 && (
        <ul aria-label="Your coaches" className="flex w-full flex-col divide-y divide-line">
          {coaches.map(({ id, coach_name, rights, made_at, code_ends_at }) => {
            const name = coach_name ?? 'Invitation';
            return (
              <li key={id} className="flex flex-col gap-3 py-4">
                <div className="flex items-center justify-between gap-4">
                  <span className="min-w-0">
                    <span className="wrap-anywhere block font-[650] text-ink">{name}</span>
                    <span className="block text-ink-2 text-sm">
                      {code_ends_at
                        ? `The code was not used yet. Until ${longDay(code_ends_at)}`
                        : `Since ${longDay(made_at)}`}
                    </span>
                  </span>
                  <Button
                    aria-label={`End ${name}`}
                    onClick={() =>
                      void run(async () => {
                        await call(endCoach, { params: { id } });
                        return `${name} has ended.`;
                      })
                    }
                  >
                    End
                  </Button>
                </div>
                <RightBoxes
                  legend={`${name} may`}
                  value={rights}
                  onChange={(next) =>
                    void run(async () => {
                      await call(changeRights, { params: { id }, body: { rights: next } });
                      return 'Saved.';
                    })
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
      <EndingList
        label="Comments"
        action="Remove"
        rows={(data?.comments ?? []).map(({ id, coach_name, text, written_at }) => ({
          id,
          name: text,
          line: `${coach_name}, ${longDay(written_at)}`,
          endName: `Remove the comment of ${coach_name}`,
        }))}
        onEnd={async ({ id }) => {
          await call(removeComment, { params: { id } });
          return 'The comment is removed.';
        }}
        failureWords={failureWords}
        onSettled={() => refresh(queryKey)}
      />
      <Button onClick={() => setOpen(true)}>Invite a coach</Button>
      <InviteDialog
        open={open}
        onClose={() => setOpen(false)}
        onMade={() => void refresh(queryKey)}
      />
    </div>
  );
}
