import type { ProgramSession } from '@cadence/domain/program/types';
import { readBlocks } from '@cadence/domain/timer/blocks/read-blocks';
import { showWeight } from '../../../platform/items/show-weight.ts';

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
  return (
    <ul className="flex flex-col gap-1">
      {shown.map(({ index, item, dose, details }) => (
        <li key={index}>
          <strong className="font-[650]">{item.name}</strong> {dose}
          {details.length > 0 && <span className="text-ink-2"> · {details.join(' · ')}</span>}
        </li>
      ))}
      {lines.length > mostLines && (
        <li className="text-ink-2">and {lines.length - mostLines} more parts</li>
      )}
    </ul>
  );
}

/** The session itself has them all. */
const mostLines = 6;
