import type { ProgramSession } from '@cadence/domain/program/types';
import { readBlocks } from '@cadence/domain/timer/blocks/read-blocks';
import type { Exercise } from '@cadence/domain/workout/types';
import { showWeight } from '../../../../platform/items/show-weight.ts';

interface BlockLinesProps {
  session: ProgramSession;
}

/** What a session without lifts is made of: runs, circuits, mobility. */
export function BlockLines({ session }: BlockLinesProps) {
  const lines = readBlocks(session.workout, showWeight).flatMap(({ groups }) =>
    groups.flatMap((group) => group.lines),
  );
  if (lines.length === 0) return <p className="text-ink-2">{session.focus}</p>;
  const shown = lines.slice(0, mostLines);
  // Easy kilometres around the quick ones are most of the day.
  const before = session.workout.workout.filter(isWay('warmup'));
  const after = session.workout.workout.filter(isWay('cooldown'));
  return (
    <ul className="flex flex-col gap-1">
      <Ways items={before} />
      {shown.map(({ index, item, dose, details }) => (
        <li key={index}>
          <strong className="font-[650]">{item.name}</strong>{' '}
          {item.name.startsWith(dose) ? '' : dose}
          {details.length > 0 && <span className="text-ink-2"> · {details.join(' · ')}</span>}
        </li>
      ))}
      {lines.length > mostLines && (
        <li className="text-ink-2">and {lines.length - mostLines} more parts</li>
      )}
      <Ways items={after} />
    </ul>
  );
}

const isWay =
  (type: Exercise['type']) =>
  (item: Exercise): boolean =>
    item.type === type && item.distanceMeters !== undefined;

function Ways({ items }: { items: readonly Exercise[] }) {
  return items.map(({ name }) => (
    <li key={name}>
      <strong className="font-[650]">{name}</strong>
    </li>
  ));
}

/** The session itself has them all. */
const mostLines = 6;
