import { useState } from 'react';
import { showWeight, withWeights } from '../../../../platform/items/show-weight.ts';
import { useUnit } from '../../../../platform/items/use-unit.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { toast } from '../../../../ui/overlay/toast.tsx';
import type { SessionProposal } from '../../data/program-api.ts';
import { acceptProposal, takeBackProposal } from '../../data/program-changes.ts';
import { declineProposal, undeclineProposal } from './use-proposal.ts';

interface ProposalCardProps {
  proposal: SessionProposal;
  title: string;
  onAccepted: () => void;
}

const amountText = (amount: number, unit: 'kg' | 'reps' | undefined): string =>
  unit === 'reps' ? `${amount} reps` : showWeight(amount);

/** What would change about the next session, and why. Nothing does before it is accepted. */
export function ProposalCard({ proposal, title, onAccepted }: ProposalCardProps) {
  // The weights below are shown in it.
  useUnit();
  const [busy, setBusy] = useState(false);
  const { changes, restart_at: restart, summary } = proposal;

  async function accept() {
    setBusy(true);
    const isDone = await acceptProposal(proposal);
    setBusy(false);
    if (!isDone) return;
    const onPress = () => void takeBack();
    const words = restart ? 'The block starts again.' : `${title} is changed.`;
    toast(words, { action: { label: 'Undo', onPress } });
    onAccepted();
  }

  async function takeBack() {
    if (await takeBackProposal(proposal)) toast(`${title} is as it was planned.`);
  }

  function decline() {
    declineProposal(proposal);
    const onPress = () => undeclineProposal(proposal);
    toast(`${title} stays as it was planned.`, { action: { label: 'Undo', onPress } });
  }

  return (
    <Card className="flex flex-col gap-4 border-ink-3 sm:p-6">
      <div>
        <p className="eyebrow">From your log</p>
        <h2 className="mt-1.5 font-[700] text-lg">{summary}</h2>
      </div>
      {changes.length > 0 && (
        <ul
          aria-label={`Changes to ${title}`}
          className="divide-y divide-line border-line border-y"
        >
          {changes.map(({ exercise_id, name, unit, from, to, reason }) => (
            <li key={exercise_id} className="flex flex-col gap-0.5 py-3">
              <p className="flex items-baseline justify-between gap-4">
                <span className="font-[650] text-base">{name}</span>
                <span className="num shrink-0">
                  {from === null ? (
                    <span className="sr-only">Now without a load, then </span>
                  ) : (
                    <>
                      <span className="sr-only">From </span>
                      <del className="text-ink-2">{amountText(from, unit)}</del>
                      <span aria-hidden="true"> → </span>
                      <span className="sr-only"> to </span>
                    </>
                  )}
                  <ins className="font-[750] no-underline">{amountText(to, unit)}</ins>
                </span>
              </p>
              <p className="text-ink-2">{withWeights(reason)}</p>
            </li>
          ))}
        </ul>
      )}
      {restart && (
        <p className="text-ink-2">
          You would go on from week {restart.week}, session {restart.session}.
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button busy={busy} onClick={() => void accept()}>
          {restart ? 'Start the block again' : 'Change it'}
        </Button>
        <Button variant="ghost" onClick={decline}>
          Keep as planned
        </Button>
      </div>
    </Card>
  );
}
