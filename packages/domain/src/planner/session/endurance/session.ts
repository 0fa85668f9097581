import type { Zone } from '../../../training/pace/types.ts';
import type { EnduranceArchetype } from '../types.ts';
import type { Athlete } from './athlete.ts';
import { modeFacts } from './modes.ts';
import { type Piece, type Target, targetFor } from './targets.ts';
import type { ChosenWay } from './way.ts';

/** All that one endurance session is made from, worked out once. */
export interface Session extends ChosenWay {
  athlete: Athlete;
  archetype: EnduranceArchetype;
  totalSeconds: number;
  /** The minutes are the athlete's own words, or were chosen in the form. */
  isTimed: boolean;
  /** They stand in the text: what does not fit into them is cut. */
  isTimeSaid: boolean;
}

export const aim = (session: Session, zone: Zone, more: Omit<Piece, 'zone'> = {}): Target =>
  targetFor({ zone, ...more }, session, session.athlete);

const zoneNames: Record<Zone, string> = {
  E: 'Easy',
  S: 'Steady',
  M: 'Marathon-pace',
  T: 'Tempo',
  I: 'Hard',
  R: 'Fast',
};

/** 'Easy run', 'Tempo row'. */
export function pieceName(session: Session, zone: Zone): string {
  const { noun } = modeFacts[session.mode];
  if (session.mode === 'walk' || session.mode === 'treadmill_walk') {
    return zone === 'E' || zone === 'S' ? `Brisk ${noun}` : `Quick ${noun}`;
  }
  return `${zoneNames[zone]} ${noun}`;
}
