import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import type { ProgramSummary } from '../data/program-api.ts';
import { deleteProgram, makeCurrent } from '../data/program-changes.ts';
import { fullDayText } from '../program-words.ts';

interface ProgramListProps {
  programs: readonly ProgramSummary[];
}

/** All of them; one is the current one. */
export function ProgramList({ programs }: ProgramListProps) {
  const [busyId, setBusyId] = useState<string | null>(null);

  async function choose(id: string) {
    setBusyId(id);
    await makeCurrent(id);
    setBusyId(null);
  }

  return (
    <ul className="divide-y divide-line border-line border-t">
      {programs.map((program) => {
        const { id, programName, startDate, completionPercentage, isCurrent } = program;
        return (
          <li key={id} className="flex items-center gap-2 py-3">
            <div className="min-w-0 grow">
              {isCurrent ? (
                <p className="font-[650] text-base">{programName}</p>
              ) : (
                <Link
                  to={`/program?view=program&id=${id}`}
                  className="inline-flex min-h-11 items-center font-[650] text-base underline"
                >
                  {programName}
                </Link>
              )}
              <p className="num text-ink-2">
                From {fullDayText(startDate)} · {completionPercentage}&nbsp;% done
              </p>
            </div>
            {isCurrent ? (
              <span className="shrink-0 font-[700] text-ok">Current</span>
            ) : (
              <Button
                busy={busyId === id}
                aria-label={`Make ${programName} the current one`}
                onClick={() => void choose(id)}
              >
                Use
              </Button>
            )}
            <DeleteButton program={program} />
          </li>
        );
      })}
    </ul>
  );
}

interface DeleteButtonProps {
  program: ProgramSummary;
}

/** Not asked for, since it can be brought back. */
function DeleteButton({ program }: DeleteButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Delete ${program.programName}`}
      onClick={() => void deleteProgram(program)}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-ink/7 hover:text-ink"
    >
      <Trash2 aria-hidden="true" className="size-5" />
    </button>
  );
}
