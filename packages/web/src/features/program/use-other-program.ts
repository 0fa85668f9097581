import type { Program } from '@cadence/domain/program/types';
import { useCallback, useEffect, useState } from 'react';
import { asFailure } from '../../platform/api.ts';
import { failureText } from '../../platform/failure-text.ts';
import { storageOwner } from '../../platform/storage.ts';
import { useReconnect } from '../../platform/use-reconnect.ts';
import { readOne } from './program-api.ts';
import { failedTo } from './program-words.ts';

interface OtherProgramState {
  program: Program | null;
  problem: string | null;
  retry: () => void;
}

/** A program by its id, read when it is looked at. */
export function useOtherProgram(id: string): OtherProgramState {
  const [state, setState] = useState<Pick<OtherProgramState, 'program' | 'problem'>>({
    program: null,
    problem: null,
  });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks anew.
  useEffect(() => {
    const owner = storageOwner();
    let isShown = true;
    const isCurrent = () => isShown && storageOwner() === owner;
    setState((before) => ({ ...before, problem: null }));
    readOne(id).then(
      (program) => isCurrent() && setState({ program, problem: null }),
      (error: unknown) => {
        const problem = `${failedTo.read}. ${failureText(asFailure(error))}`;
        // One that is there stays, as it was read last.
        if (isCurrent())
          setState(({ program }) => ({ program, problem: program ? null : problem }));
      },
    );
    return () => {
      isShown = false;
    };
  }, [id, round]);

  const retry = useCallback(() => setRound((before) => before + 1), []);
  useReconnect(retry);
  return { ...state, retry };
}
