import { useState } from 'react';
import { blockToTell } from './block-to-tell.ts';

type Run = Parameters<typeof blockToTell>[0];

/** Asks once when the clock has ended a block; who closes it can still say so at the end. */
export function useBlockToTell(run: Run, stepIndex: number) {
  const index = blockToTell(run, stepIndex);
  const [asked, setAsked] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (index !== null && index !== asked) {
    setAsked(index);
    setOpen(true);
  }
  return { index: asked, isOpen: isOpen && asked !== null, close: () => setOpen(false) };
}
