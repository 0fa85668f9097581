import { currentSession } from '../progress.ts';
import type { Program, ProgramSession } from '../types.ts';
import type { Change, Edit } from './types.ts';

interface NextLine {
  exerciseId: string;
  name: string;
  unit: 'kg' | 'reps';
  from: number | null;
  to: number;
  reason: string;
}

/** What the log suggests for the loads of the next session, and the changes behind it. */
export interface NextProposal {
  next: ProgramSession;
  lines: NextLine[];
  changes: Change[];
  summary: string;
}

type ItemEdit = Extract<Edit, { kind: 'item' }>;

const isItem = (edit: Edit): edit is ItemEdit => edit.kind === 'item';

function summaryOf(lines: readonly NextLine[]): string {
  const isUp = ({ from, to }: NextLine) => from !== null && to > from;
  const up = lines.filter(isUp).length;
  const down = lines.length - up;
  const parts = [...(up > 0 ? [`${up} heavier`] : []), ...(down > 0 ? [`${down} lighter`] : [])];
  return `Next session: ${parts.join(', ')}.`;
}

/** Null when the log says nothing new about the next session. */
export function proposalFor(program: Program, all: readonly Change[]): NextProposal | null {
  const next = currentSession(program);
  if (!next) return null;
  const isOfNext = (edit: Edit) =>
    isItem(edit) && edit.week === next.week && edit.session === next.session;
  const changes = all.filter(({ kind, edits }) => kind === 'load' && edits.some(isOfNext));
  const lines = changes.flatMap(({ edits, reason }) =>
    edits
      .filter(isItem)
      .filter(isOfNext)
      .flatMap(({ exerciseId, name, unit, from, to }): NextLine[] =>
        unit === 'sets' ? [] : [{ exerciseId, name, unit, from, to, reason }],
      ),
  );
  return lines.length === 0 ? null : { next, lines, changes, summary: summaryOf(lines) };
}
