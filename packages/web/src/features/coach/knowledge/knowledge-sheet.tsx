import { Check, Lock } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import type { Feature } from '../coach-calls.ts';
import { FactRow } from './fact-row.tsx';
import { UpdateList } from './update-list.tsx';
import type { Knowledge } from './use-knowledge.ts';

interface KnowledgeSheetProps {
  open: boolean;
  onClose: () => void;
  knowledge: Knowledge;
}

export function KnowledgeSheet({ open, onClose, knowledge }: KnowledgeSheetProps) {
  const { status, facts, features, problem } = knowledge;
  return (
    <Sheet open={open} onClose={onClose} title="What your coach knows" side="right">
      <p className="text-ink-2">
        Learned in chat.{' '}
        <Link to="/profile" className="underline underline-offset-4">
          Your profile
        </Link>{' '}
        counts too.
      </p>
      {status === 'loading' && (
        <SkeletonGroup label="Loading what your coach knows" className="flex flex-col gap-3">
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-16 w-full" />
          ))}
        </SkeletonGroup>
      )}
      {status === 'failed' && (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p className="text-ink-2">{problem}</p>
          <Button onClick={knowledge.retry}>Try again</Button>
        </div>
      )}
      {status === 'ready' && facts.length === 0 && (
        <p className="text-ink-2">
          Nothing so far. What you tell your coach about yourself is listed here, with the words
          that said so.
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {facts.map((fact) => (
          <FactRow
            key={fact.id}
            fact={fact}
            onForget={() => knowledge.forget(fact)}
            onCorrect={(value) => knowledge.correct(fact, value)}
            onUndo={knowledge.undoOf(fact)}
          />
        ))}
      </ul>
      {knowledge.updates.length > 0 && <UpdateList updates={knowledge.updates} />}
      {features.length > 0 && (
        <section aria-label="What it unlocks" className="border-line border-t pt-4">
          <h3 className="font-[650]">What it unlocks</h3>
          <ul className="mt-1 flex flex-col divide-y divide-line">
            {features.map((feature) => (
              <FeatureRow
                key={feature.id}
                feature={feature}
                onAcknowledge={() => knowledge.acknowledge(feature)}
                onUnlock={() => knowledge.unlock(feature)}
              />
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  );
}

interface FeatureRowProps {
  feature: Feature;
  onAcknowledge: () => void;
  onUnlock: () => void;
}

function FeatureRow({ feature, onAcknowledge, onUnlock }: FeatureRowProps) {
  const { title, description, requirement, unlocked, acknowledged } = feature;
  const Icon = unlocked ? Check : Lock;
  return (
    <li className="flex items-start gap-3 py-3">
      <span
        className={`mt-0.5 grid size-7 shrink-0 place-items-center rounded-full ${unlocked ? 'bg-ok-soft text-ok' : 'bg-sunken text-ink-2'}`}
      >
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-[650]">
          {title}
          <span className="font-[450] text-ink-2"> · {unlocked ? 'Unlocked' : 'Locked'}</span>
        </p>
        <p className="text-ink-2 text-sm">{description}</p>
        {!unlocked && <p className="mt-0.5 text-ink-2 text-sm">{requirement}</p>}
      </div>
      {unlocked && !acknowledged && (
        <Button variant="ghost" aria-label={`Got it: ${title}`} onClick={onAcknowledge}>
          Got it
        </Button>
      )}
      {!unlocked && (
        <Button variant="ghost" aria-label={`Unlock ${title}`} onClick={onUnlock}>
          Unlock
        </Button>
      )}
    </li>
  );
}
