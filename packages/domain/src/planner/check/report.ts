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

export const qualityNames = [
  'dose',
  'balance',
  'level',
  'rest',
  'order',
  'warmup',
  'variety',
  'recovery',
  'progression',
  'novelty',
  'text',
] as const;
export type QualityName = (typeof qualityNames)[number];

/** They sum to one. */
export const qualityWeights: Record<QualityName, number> = {
  dose: 0.18,
  balance: 0.14,
  level: 0.1,
  rest: 0.1,
  order: 0.08,
  warmup: 0.1,
  variety: 0.06,
  recovery: 0.08,
  progression: 0.08,
  novelty: 0.04,
  text: 0.04,
};

export type Qualities = Record<QualityName, number>;

export interface Report {
  gates: Gate[];
  passed: boolean;
  /** Each 0–1. */
  qualities: Qualities;
  /** 0–100. */
  score: number;
}

/** What must hold for anyone to train by it; the rest makes it less apt and is told by a receipt. */
const indispensable: readonly GateId[] = ['H1', 'H3', 'H4', 'H5', 'H6', 'H8'];

export function isServable({ gates }: Pick<Report, 'gates'>): boolean {
  return gates.every(({ id, passed }) => passed || !indispensable.includes(id));
}

/** A plan that could hurt is worth nothing, however good the rest. */
const fatal: readonly GateId[] = ['H5', 'H6', 'H8'];

export function scoreOf(gates: readonly Gate[], qualities: Qualities): number {
  const failed = gates.filter(({ passed }) => !passed);
  if (failed.some(({ id }) => fatal.includes(id))) return 0;
  if (failed.length > 0) {
    const passed = gates.length - failed.length;
    return Math.min(49, (50 * passed) / gates.length);
  }
  const sum = qualityNames.reduce(
    (total, name) => total + qualityWeights[name] * qualities[name],
    0,
  );
  return 50 + 50 * sum;
}
