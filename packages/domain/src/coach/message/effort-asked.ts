import type { EffortTurn } from '../../planner/edit/edit-effort.ts';
import { cuesIn } from '../turn/cues.ts';
import { notWanted } from './taken-out.ts';

const made: Record<EffortTurn, RegExp> = {
  harder: /\b(?:make|want|need)\b[^.!?]*\b(?:hard|brutal|tough|savage|killer|nasty)\b/i,
  easier: /\b(?:make|want|need)\b[^.!?]*\b(?:easy|gentle|light)\b/i,
};

/** Which way a change is to turn the effort; null where it says nothing of it, or both. */
export function effortAsked(change: string): EffortTurn | null {
  const not = notWanted(change);
  const cues = cuesIn(change);
  const isAsked = (turn: EffortTurn): boolean =>
    (cues.has('change', turn) || made[turn].test(change)) && !not.has(turn);
  const [harder, easier] = [isAsked('harder'), isAsked('easier')];
  if (harder === easier) return null;
  return harder ? 'harder' : 'easier';
}
