import type { ProgramProposal } from '@cadence/contract/coach/schemas';
import { dateFormat } from '../../../platform/dates/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { applyProposal, openDays, undoProposal } from '../coach-calls.ts';
import { failedTo } from '../coach-words.ts';
import { useAttempt } from '../use-attempt.ts';
import { daysBefore, setTaken, useIsTaken } from './decided-store.ts';

interface ProposalOfferProps {
  messageId: string;
  proposal: ProgramProposal;
  onSessionChanged: (workoutId: string) => void;
}

const longDay = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const dayOf = (date: string): string => longDay().format(new Date(`${date}T12:00:00`));

function wordsFor(proposal: ProgramProposal): { change: string; done: string } {
  switch (proposal.kind) {
    case 'skip_next':
      return { change: `Skip ${proposal.title}`, done: 'Skipped' };
    case 'move_next':
      return {
        change: `Move ${proposal.title} from ${dayOf(proposal.from)} to ${dayOf(proposal.to)}`,
        done: 'Moved',
      };
    case 'adapt_next':
      return { change: `${proposal.title}: ${proposal.summary}`, done: 'Changed' };
    case 'week_off':
      return {
        change: `Take a week off from ${proposal.programName}: all open sessions move by seven days`,
        done: 'Moved by a week',
      };
  }
}

/** A change to the program that is done only by this button. */
export function ProposalOffer({ messageId, proposal, onSessionChanged }: ProposalOfferProps) {
  const isTaken = useIsTaken(messageId);
  const { isBusy, problem, attempt } = useAttempt(failedTo.change);
  const { change, done } = wordsFor(proposal);

  function tellChanged() {
    if (proposal.kind === 'adapt_next') onSessionChanged(proposal.workoutId);
  }

  async function take(): Promise<void> {
    const before = proposal.kind === 'week_off' ? await openDays() : [];
    await applyProposal(proposal);
    setTaken(messageId, true, before);
    tellChanged();
  }

  async function undo(): Promise<void> {
    await undoProposal(proposal, daysBefore(messageId));
    setTaken(messageId, false);
    tellChanged();
  }

  return (
    <Card className="flex flex-col gap-3">
      <div>
        <p className="eyebrow">Your program</p>
        <p className="mt-1.5">{change}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        {isTaken ? (
          <p role="status" className="font-[550] text-sm">
            {done}
          </p>
        ) : (
          <Button variant="primary" busy={isBusy} onClick={() => attempt(take)}>
            Do it
          </Button>
        )}
        {isTaken && (
          <Button busy={isBusy} onClick={() => attempt(undo)}>
            Undo
          </Button>
        )}
      </div>
      <Problem>{problem}</Problem>
    </Card>
  );
}
