import type { EquipmentId, Prop } from '../../exercise/types.ts';
import type { Workout } from '../../workout/types.ts';
import type { ProgramWeek, SessionState } from '../types.ts';

interface Place {
  week: number;
  session: number;
}

/** One difference between the program as it is and as it is proposed; both sides, so that it can be undone. */
export type Edit =
  | (Place & {
      kind: 'item';
      exerciseId: string;
      name: string;
      unit: 'kg' | 'reps' | 'sets';
      from: number | null;
      to: number;
    })
  | (Place & { kind: 'date'; from: string; to: string })
  | (Place & { kind: 'status'; from: SessionState; to: SessionState })
  | (Place & { kind: 'workout'; from: Workout; to: Workout; fromTitle: string; toTitle: string })
  /** A week more, after this one; those behind it count up. */
  | { kind: 'week'; after: number; week: ProgramWeek };

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
