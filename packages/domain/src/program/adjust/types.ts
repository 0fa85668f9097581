import type { EquipmentId, Prop } from '../../exercise/types.ts';
import type { Edit } from '../types.ts';

export type { Edit } from '../types.ts';

export const changeKinds = [
  'load',
  'pace',
  'slide',
  'leave-out',
  'lighter-week',
  'repeat',
  'return',
  'deload',
  'step',
  'travel',
  'event',
  'coach',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A proposal. Nothing of it is done before it is accepted. */
export interface Change {
  /** The same evidence gives the same id: what was decided is not asked again. */
  id: string;
  kind: ChangeKind;
  title: string;
  reason: string;
  edits: Edit[];
}

/** What the log does not tell. Days are plain days. */
export type News =
  | { kind: 'illness'; from: string; to: string }
  | { kind: 'travel'; from: string; to: string; equipment: EquipmentId[]; props?: Prop[] }
  | { kind: 'event'; day: string };
