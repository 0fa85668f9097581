import type { EquipmentId, Prop } from '../../../exercise/types.ts';
import type { FocusArea } from '../../../reading/vocabulary.ts';
import type { FormatId } from '../../../workout/formats/ids.ts';
import type { Archetype } from '../types.ts';

type Span = readonly [least: number, most: number];

/** One line of a stage; the first of its moves that may stand is taken. */
export interface StageRow {
  /** Ids of library exercises, best first. */
  moves: string;
  name?: string;
  how?: string;
  /** Only where it is there. */
  needs?: Prop | EquipmentId;
  /** Beside what is said: the way it is done with this in hand. */
  held?: Partial<Record<Prop, { name: string; how: string }>>;
  sets?: Span;
  reps?: number;
  seconds?: number;
  metres?: number;
  rest?: number;
}

/** A part of a session with a beat of its own. */
export interface ThemeStage {
  title: string;
  kind: FormatId;
  rows: readonly StageRow[];
  /** At most so many of the rows, the first that may stand. */
  most?: number;
  /** How often the rows are gone through, by the time there is. */
  rounds?: Span;
  workSeconds?: number;
  restSeconds?: number;
  restBetween?: number;
  rpe: number;
  /** Its only row takes the time that is left, in seconds. */
  fills?: Span;
}

/** A session that is about one thing, in several parts. */
export interface StagedTheme {
  title: string;
  archetype: Archetype;
  /** What the wish takes for granted. */
  props?: readonly Prop[];
  equipment?: readonly EquipmentId[];
  /** Nothing to lift, unless it is named. */
  isBare?: true;
  /** Parts of the body that it is for already. */
  areas?: readonly FocusArea[];
  /** Where nobody says how long. */
  minutes: number;
  warm: readonly StageRow[];
  /** Instead of a walk and stretches for what worked. */
  cool?: readonly StageRow[];
  stages: readonly ThemeStage[];
  coolSeconds: number;
  coaching: readonly string[];
}
