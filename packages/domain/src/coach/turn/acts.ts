import type { EquipmentId } from '../../exercise/types.ts';
import type { CoachWish } from '../message/told.ts';
import type { Tone } from './voice/tone.ts';

/** One set as it was told. */
export interface ToldSet {
  reps?: number;
  kilograms?: number;
  rpe?: number;
  failed?: true;
}

/** A session that was told in words. */
export interface ToldSession {
  title: string;
  minutes: number;
  /** Where the time was told to the second. */
  seconds?: number;
  metres?: number;
  exercises: readonly { exerciseId: string; name: string; sets: readonly ToldSet[] }[];
  notes: string;
}

/** Something the coach does beside talking. Each can be taken back. */
export type TurnAct =
  /** A part that is put behind the body of the latest workout. */
  | { kind: 'add_part'; wish: CoachWish; minutes: number }
  | {
      kind: 'set_goal';
      title: string;
      goal: 'lift' | 'weekly_sessions' | 'sessions' | 'minutes';
      target: number;
      lift?: string;
    }
  | { kind: 'log_session'; session: ToldSession }
  | { kind: 'start_timer'; minutes: number; text: string }
  | { kind: 'set_units'; units: 'kg' | 'lb' }
  | { kind: 'set_voice'; enabled: boolean }
  | { kind: 'set_tone'; tone: Tone }
  | { kind: 'set_kit'; add: readonly EquipmentId[]; remove: readonly EquipmentId[] }
  | { kind: 'forget'; factIds: readonly string[]; values: readonly string[] }
  | { kind: 'create_program'; goalText: string; weeks: number; days: number; minutes: number }
  | { kind: 'undo' };
export type ActKind = TurnAct['kind'];

/** These are done when the user presses the card, by the same call as on its page. */
const offeredActs: readonly ActKind[] = ['start_timer', 'create_program', 'set_voice'];

/** Taken back by showing the version before, not by a record. */
const byVersion: readonly ActKind[] = ['add_part', ...offeredActs];

/** What 'undo' means after this act; null where it means the workout. */
export const undoAfter = ({ kind }: TurnAct): ActKind | null =>
  kind === 'undo' || byVersion.includes(kind) ? null : kind;
