import type { Exercise, Workout } from '../../workout/types.ts';
import type { PlanContext } from '../context.ts';
import type { Candidate } from '../layout/pool.ts';

export type LayoutFields = Pick<
  Workout,
  | 'referencePattern'
  | 'workoutType'
  | 'workoutStructure'
  | 'totalRounds'
  | 'restBetweenRounds'
  | 'estimatedDuration'
  | 'isStructured'
>;

export interface Body {
  fields: LayoutFields;
  chosen: Candidate[];
  items: Exercise[];
}

/** One way to lay out the body; only the one that costs least is built. */
export interface FormatDraft {
  /** As the timer will play it; for a flow, as it is expected to take. */
  bodySeconds: number;
  /** How far it is from what was wished, 0 for not at all. */
  cost: number;
  build: () => Body;
}

/** The best exercises for so many places, in training order. */
export type Chooser = (count: number) => Candidate[];

export type LayOut = (context: PlanContext, choose: Chooser, bodySeconds: number) => FormatDraft[];

/** Distance from a wish as a share of it. */
export function off(value: number, wish: number): number {
  return Math.abs(value - wish) / Math.max(1, wish);
}

export function range(from: number, to: number, step = 1): number[] {
  const values: number[] = [];
  for (let value = from; value <= to; value += step) values.push(value);
  return values;
}

/** The stated value alone where there is one. */
export function statedOr(stated: number | undefined, values: number[]): number[] {
  return stated === undefined ? values : [stated];
}

/** Rests and times that come out even. */
export const fives = (from: number, to: number): number[] => range(from, to, 5);

const keptDrafts = 30;

/** The frame around the body decides among the best few. */
export function cheapest(drafts: FormatDraft[]): FormatDraft[] {
  return drafts.sort((a, b) => a.cost - b.cost).slice(0, keptDrafts);
}
