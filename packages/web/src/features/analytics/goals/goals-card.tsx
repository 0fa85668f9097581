import { type CountedGoal, type GoalContext, updateGoal } from '@cadence/domain/analytics/goals';
import { keptOf } from '@cadence/domain/profile/athlete';
import { Check, Plus, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { putItem, removeItem } from '../../../platform/items/item-store.ts';
import { useItemsOf } from '../../../platform/items/use-items.ts';
import { useUnit } from '../../../platform/items/use-unit.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { leaveRow } from '../../../ui/leave-row.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { currentPreferences } from '../data/preferences.ts';
import { GoalForm } from './goal-form.tsx';
import { amountText, goalTitle } from './goal-words.ts';

interface GoalsCardProps {
  context: GoalContext;
  lifts: readonly string[];
}

/** Spec §4: a goal is stored as completed as soon as the numbers reach it. */
function useGoals(context: GoalContext): CountedGoal[] {
  const items = useItemsOf('goal');
  const goals = useMemo(
    () =>
      keptOf(items, 'goal')
        .map(({ id, value }) => updateGoal({ ...value, id }, context))
        .sort((a, b) => a.createdAt.localeCompare(b.createdAt)),
    [items, context],
  );
  useEffect(() => {
    for (const { id, ...goal } of goals) {
      const stored = keptOf(items, 'goal').find((item) => item.id === id)?.value;
      if (goal.status === 'completed' && stored?.status === 'active') {
        putItem('goal', id, goal);
        if (currentPreferences().notifications.goals)
          toast(`Goal reached: ${goalTitle({ id, ...goal })}.`);
      }
    }
  }, [goals, items]);
  return goals;
}

export function GoalsCard({ context, lifts }: GoalsCardProps) {
  const goals = useGoals(context);
  // It may be chosen anew on another device.
  useUnit();
  const [adding, setAdding] = useState(false);
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-6">
      <h2 className="eyebrow">Goals</h2>
      {goals.length === 0 && !adding && (
        <p className="text-ink-2">None yet. Set one, and your sessions count towards it.</p>
      )}
      {goals.length > 0 && (
        <ul className="flex flex-col gap-4">
          {goals.map((goal) => (
            <GoalRow key={goal.id} goal={goal} />
          ))}
        </ul>
      )}
      {adding ? (
        <GoalForm lifts={lifts} onDone={() => setAdding(false)} />
      ) : (
        <Button onClick={() => setAdding(true)} className="self-start">
          <Plus aria-hidden="true" className="size-[1.1em]" />
          Set a goal
        </Button>
      )}
    </Card>
  );
}

interface GoalRowProps {
  goal: CountedGoal;
}

function GoalRow({ goal }: GoalRowProps) {
  const { id, currentValue, targetValue, status } = goal;
  const title = goalTitle(goal);
  const isReached = status === 'completed';
  function remove(button: HTMLElement) {
    leaveRow(button);
    const { id: _, ...value } = goal;
    removeItem('goal', id);
    toast(`${title} removed.`, {
      action: { label: 'Undo', onPress: () => void putItem('goal', id, value) },
    });
  }
  return (
    <li>
      <div className="flex items-center gap-3">
        <p className="min-w-0 grow py-1 font-[650] text-base">{title}</p>
        {isReached ? (
          <p className="flex items-center gap-1 font-[650] text-ok">
            <Check aria-hidden="true" className="size-4" />
            Reached
          </p>
        ) : (
          <p className="num shrink-0 text-ink-2">
            {amountText(goal, currentValue)} / {amountText(goal, targetValue)}
          </p>
        )}
        <button
          type="button"
          aria-label={`Remove ${title}`}
          onClick={({ currentTarget }) => remove(currentTarget)}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-ink/7"
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </button>
      </div>
      <span aria-hidden="true" className="mt-0.5 block h-2 overflow-hidden rounded-full bg-sunken">
        <span
          className="block h-full rounded-full bg-rest"
          style={{ width: `${Math.min(100, (currentValue / targetValue) * 100)}%` }}
        />
      </span>
    </li>
  );
}
