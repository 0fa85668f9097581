/** Hard gates: a plan that fails one is not served. */
export const gateIds = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8', 'H9'] as const;
export type GateId = (typeof gateIds)[number];

export interface Problem {
  /** In plain words. */
  words: string;
  /** The item of the list that it is about. */
  itemIndex?: number;
}

export interface Gate {
  id: GateId;
  passed: boolean;
  problems: Problem[];
}

export interface Report {
  gates: Gate[];
  passed: boolean;
}

/** What must hold for anyone to train by it; the rest makes it less apt and is told by a receipt. */
const indispensable: readonly GateId[] = ['H1', 'H3', 'H4', 'H5', 'H6', 'H8'];

export function isServable({ gates }: Pick<Report, 'gates'>): boolean {
  return gates.every(({ id, passed }) => passed || !indispensable.includes(id));
}

/** What must hold for anyone to train by it, and held before the change. */
export function newProblems(before: Report, after: Report): Problem[] {
  const known = new Set(before.gates.flatMap(({ problems }) => problems.map(({ words }) => words)));
  return after.gates
    .filter(({ id }) => indispensable.includes(id))
    .flatMap(({ problems }) => problems.filter(({ words }) => !known.has(words)));
}
