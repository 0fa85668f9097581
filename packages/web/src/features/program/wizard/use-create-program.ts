import { useEffect, useRef, useState } from 'react';
import { asFailure } from '../../../platform/api/api.ts';
import { ApiFailure } from '../../../platform/api/api-failure.ts';
import { areItemsSent, whenItemsSent } from '../../../platform/items/items-sent.ts';
import { newId } from '../../../platform/new-id.ts';
import { create, type MadeProgram, type ProgramBody } from '../data/program-api.ts';
import { knowProgram, rereadPrograms } from '../data/program-store.ts';
import { changeDraft, clearWizardDraft, readWizardDraft } from './wizard-draft.ts';

interface CreateProgram {
  isBuilding: boolean;
  failure: ApiFailure | null;
  begin: (body: ProgramBody) => void;
  cancel: () => void;
  forgetFailure: () => void;
}

/** As long as a wish may wait for what was just told in the profile to reach the server. */
const toldLimitMs = 3000;

const untold = () =>
  new ApiFailure({
    status: 0,
    code: 'PROFILE_UNSENT',
    message: 'Your profile has changes that your account does not know yet.',
    suggestion: 'Check your connection and try again.',
  });

/** The key of the attempt before, where it was for the very same wish. */
function keyFor(body: ProgramBody): string {
  const wish = JSON.stringify(body);
  const { attempt } = readWizardDraft();
  if (attempt?.wish === wish) return attempt.key;
  const key = newId();
  changeDraft({ attempt: { key, wish } });
  return key;
}

async function build(body: ProgramBody, signal: AbortSignal): Promise<MadeProgram> {
  // A server that has not heard of an injury yet would plan without it.
  if (!areItemsSent() && !(await whenItemsSent(toldLimitMs))) throw untold();
  try {
    return await create(body, keyFor(body), signal);
  } catch (error) {
    const isSpent = error instanceof ApiFailure && error.code === 'IDEMPOTENCY_CONFLICT';
    if (!isSpent) throw error;
    // Made by an earlier try and deleted since: this is a new wish.
    changeDraft({ attempt: null });
    return create(body, keyFor(body), signal);
  }
}

export function useCreateProgram(onMade: () => void): CreateProgram {
  const [isBuilding, setBuilding] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const running = useRef<AbortController>(null);
  const isMade = useRef(false);
  useEffect(
    () => () => {
      running.current?.abort();
      // Not before: emptied, the wizard would be seen once more on the way to the program.
      if (isMade.current) clearWizardDraft();
    },
    [],
  );

  async function begin(body: ProgramBody): Promise<void> {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    setBuilding(true);
    setFailure(null);
    try {
      const made = await build(body, controller.signal);
      if (controller.signal.aborted) return;
      isMade.current = true;
      knowProgram(made);
      await rereadPrograms();
      onMade();
    } catch (error) {
      if (controller.signal.aborted) return;
      setFailure(asFailure(error));
    } finally {
      if (running.current === controller && !isMade.current) setBuilding(false);
    }
  }

  return {
    isBuilding,
    failure,
    begin: (body) => void begin(body),
    cancel: () => {
      running.current?.abort();
      running.current = null;
      setBuilding(false);
    },
    forgetFailure: () => setFailure(null),
  };
}
