import type { Program } from '@cadence/domain/program/types';
import { GuidelineList } from './guideline-list.tsx';
import { Part } from './part.tsx';

interface DeparturesPartProps {
  program: Program;
}

/** What was asked for and is not in the program; nothing where it holds all of it. */
export function DeparturesPart({ program: { departures = [] } }: DeparturesPartProps) {
  if (departures.length === 0) return null;
  return (
    <Part title="Left out">
      <GuidelineList lines={departures} />
    </Part>
  );
}
