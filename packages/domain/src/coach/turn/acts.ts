import type { EquipmentId } from '../../exercise/types.ts';
import type { Tone } from './tone.ts';

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
  metres?: number;
  exercises: readonly { exerciseId: string; name: string; sets: readonly ToldSet[] }[];
  notes: string;
}

/** Something the coach does beside talking. Each can be taken back. */
export type TurnAct =
  /** A part that is put behind the body of the latest workout. */
  | { kind: 'add_part'; text: string; minutes: number }
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
  | { kind: 'schedule'; day: string; workoutId: string }
  | { kind: 'repeat'; workoutId: string }
  | { kind: 'undo' };
export type ActKind = TurnAct['kind'];
