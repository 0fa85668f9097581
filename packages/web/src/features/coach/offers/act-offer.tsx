import type { ActCard } from '@cadence/contract/coach/schemas';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { makeProgram } from '../coach-calls.ts';
import { failedTo } from '../coach-words.ts';
import { useAttempt } from '../use-attempt.ts';
import { setTaken, useIsTaken } from './decided-store.ts';

/** The coach reads it as what it says. */
const takeBack = 'Undo';

interface ActOfferProps {
  messageId: string;
  act: ActCard;
  /** Only the latest deed can be taken back by a word. */
  isLatest: boolean;
  onSay: (text: string) => void;
}

const stateWords: Record<ActCard['state'], string> = {
  done: 'Done',
  offered: 'Ready',
  undone: 'Taken back',
};

/** Something the coach did or offers to do: what is different by it, and the way back. */
export function ActOffer({ messageId, act, isLatest, onSay }: ActOfferProps) {
  const isTaken = useIsTaken(messageId);
  const { isBusy, problem, attempt } = useAttempt(failedTo.change);
  const { request, link } = act;
  const isOpen = act.state === 'offered' && !isTaken;

  async function take(): Promise<void> {
    await makeProgram(request?.body ?? {}, messageId);
    setTaken(messageId, true);
  }

  return (
    <Card className="flex flex-col gap-3">
      <div>
        <p className="eyebrow">{isTaken ? stateWords.done : stateWords[act.state]}</p>
        <p className="mt-1.5 font-[550]">{act.title}</p>
        {act.lines.length > 0 && (
          <ul className="mt-1 text-sm">
            {act.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        {isOpen && request && (
          <Button variant="primary" busy={isBusy} onClick={() => attempt(take)}>
            Do it
          </Button>
        )}
        {link && (isTaken || (act.state === 'offered' && !request)) && (
          <ButtonLink to={link} variant="primary">
            Open
          </ButtonLink>
        )}
        {act.state === 'done' && act.canUndo && isLatest && (
          <Button onClick={() => onSay(takeBack)}>Undo</Button>
        )}
      </div>
      <Problem>{problem}</Problem>
    </Card>
  );
}
