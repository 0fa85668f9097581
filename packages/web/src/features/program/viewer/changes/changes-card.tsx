import { dayNumber } from '@cadence/domain/program/calendar/days';
import { countText } from '@cadence/domain/workout/words';
import { useState } from 'react';
import { withWeights } from '../../../../platform/items/show-weight.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FromTo } from '../../../../ui/from-to.tsx';
import { nearDayText } from '../../program-words.ts';
import { decideOnChange, type News, type ProgramChange } from './decide-change.ts';
import type { Changing } from './use-changes.ts';

/** A diff of whole weeks is long; its first lines say what it is about. */
const firstShown = 5;

interface ChangesCardProps {
  changing: Changing;
  today: string;
}

/** What log, calendar and a coach suggest for the coming weeks; nothing is done before it is accepted. */
export function ChangesCard({ changing, today }: ChangesCardProps) {
  const { changes, undoable, news, settle } = changing;
  if (changes.length === 0 && !undoable) return null;
  return (
    <Card className="flex flex-col gap-5 border-ink-3 sm:p-6">
      {changes.map((change) => (
        <OneChange key={change.id} change={change} news={news} today={today} onDecided={settle} />
      ))}
      {undoable && <Undoable id={undoable.id} reason={undoable.reason} onDecided={settle} />}
    </Card>
  );
}

const shownText = (text: string, today: string) =>
  dayNumber(text) !== null ? nearDayText(text, today) : withWeights(text);

interface OneChangeProps {
  change: ProgramChange;
  /** What was told, and is to be told again with the decision. */
  news: News | null;
  today: string;
  onDecided: (change: ProgramChange) => void;
}

function OneChange({ change, news, today, onDecided }: OneChangeProps) {
  const { id, title, reason, differences, proposed_by: coach } = change;
  const [busy, setBusy] = useState(false);
  // What somebody else wishes for is shown whole.
  const shown = coach === undefined ? differences.slice(0, firstShown) : differences;
  const more = differences.length - shown.length;

  async function decide(decision: 'accept' | 'refuse') {
    setBusy(true);
    const isDone = await decideOnChange(id, decision, title, () => onDecided(change), news);
    setBusy(false);
    if (isDone) onDecided(change);
  }

  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <div>
        <p className="eyebrow">
          {coach === undefined ? 'Suggested for the coming weeks' : `Proposed by ${coach}`}
        </p>
        <h2 className="mt-1.5 font-[700] text-lg">{title}</h2>
        <p className="text-ink-2">{withWeights(reason)}</p>
      </div>
      <ul className="num divide-y divide-line border-line border-y text-sm">
        {shown.map(({ week, session, what, from, to }) => (
          <li
            key={`${week} ${session} ${what} ${from} ${to}`}
            className="flex flex-wrap gap-x-3 py-2"
          >
            <span className="text-ink-2">Week {week}</span>
            <span className="min-w-0 grow font-[650]">{what}</span>
            <FromTo from={shownText(from, today)} to={shownText(to, today)} />
          </li>
        ))}
        {more > 0 && <li className="py-2 text-ink-2">and {countText(more, 'change')} more</li>}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="primary" busy={busy} onClick={() => void decide('accept')}>
          Accept<span className="sr-only">: {title}</span>
        </Button>
        <Button disabled={busy} onClick={() => void decide('refuse')}>
          Keep the plan<span className="sr-only">: {title}</span>
        </Button>
      </div>
    </section>
  );
}

interface UndoableProps {
  id: string;
  reason: string;
  onDecided: () => void;
}

/** The newest accepted one can be taken back with one tap. */
function Undoable({ id, reason, onDecided }: UndoableProps) {
  const [busy, setBusy] = useState(false);
  async function undo() {
    setBusy(true);
    const isDone = await decideOnChange(id, 'undo', 'The change', onDecided);
    setBusy(false);
    if (isDone) onDecided();
  }
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 text-ink-2">
      <span className="min-w-0">Changed: {withWeights(reason)}</span>
      <Button busy={busy} onClick={() => void undo()}>
        Undo the change
      </Button>
    </p>
  );
}
