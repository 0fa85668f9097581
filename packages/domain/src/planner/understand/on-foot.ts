import type { Slot } from '../request.ts';
import type { BodyWish } from '../../reading/vocabulary.ts';
import type { ChipBoard } from '../request/chips.ts';
import type { Scan } from '../../reading/engine/scan.ts';
import { slot } from './slot.ts';

/** A session that is a walk or a run and nothing else. */
type OnFoot = 'walk' | 'run';

const walkWords =
  /^(?:walk|walks|walking|stroll|spaziergang|gehen|walken|caminar|caminata|paseo|marche|marcher|balade|camminata|camminare|passeggiata|caminhada|caminhar)$/;
const runWords =
  /^(?:run|runs|running|jog|jogging|laufen|lauf|joggen|correr|carrera|courir|footing|corsa|correre|corrida)$/;

/** 'I run a lot', 'to help my running': said of somebody, not of today. */
export const aboutMe =
  /^(?:i|my|me|we|he|she|them|you|for|after|before|while|like|love|marathon|mein|mi)$/;

/** 'Run down', 'running around after two kids': what follows makes it no run. */
export const carriedOn =
  /^(?:me|away|distance|from|to|late|out|through|down|ragged|errands|behind|into|around (?:after|with|like|all))\b/;

/** Words that make it more than that. */
const otherKinds = ['goal', 'equipment', 'kit', 'machine', 'region', 'trouble', 'pain'];

export function readOnFoot(scan: Scan): OnFoot | null {
  const { tokens } = scan;
  if (/\b(?:couch to 5 ?k|c25k)\b/i.test(scan.text)) return 'run';
  const at = tokens.findIndex(({ text }) => walkWords.test(text) || runWords.test(text));
  const word = tokens[at]?.text ?? '';
  if (at < 0 || aboutMe.test(tokens[at - 1]?.text ?? '')) return null;
  const isBusy =
    otherKinds.some((kind) => scan.of(kind).length > 0) ||
    scan.of('move').some(({ from, to }) => at < from || to <= at) ||
    scan.of('focus').some(({ value }) => value !== 'cardio') ||
    scan.of('format').some(({ value }) => value !== 'intervals') ||
    scan.of('past').length > 0 ||
    scan.of('idiom').some(({ from, to }) => from <= at && at < to);
  const isDenied = scan.hits.some(
    (hit) => hit.from <= at && at < hit.to && scan.polarity(hit) !== 'plain',
  );
  const isNegated = scan.of('neg').some(({ to }) => to <= at && at - to <= 2);
  const next = tokens.slice(at + 1, at + 3).map(({ text }) => text);
  const isCarriedOn = carriedOn.test(next.join(' '));
  if (isBusy || isDenied || isNegated || isCarriedOn) return null;
  return walkWords.test(word) ? 'walk' : 'run';
}

interface FootPlan {
  label: string;
  /** Ids of library exercises. */
  moves: string[];
}

export const footPlans: Record<OnFoot, FootPlan> = {
  walk: { label: 'Walk', moves: ['brisk-walk', 'high-knee-walk'] },
  run: { label: 'Run', moves: ['tempo-run', 'brisk-walk'] },
};

export function resolveOnFoot(scan: Scan, board: ChipBoard): OnFoot | null {
  const gait = readOnFoot(scan);
  return gait && board.take('wish', `foot:${gait}`, footPlans[gait].label) ? gait : null;
}

/** A walk is one at which somebody can talk. */
export function footRpe(gait: OnFoot): Slot<number> | null {
  return gait === 'walk' ? slot(5, 'default', 0.5) : null;
}

/** About a dozen stretches, one kind after the other, with no more than a breath between. */
export function footBody(minutes: number, stated: BodyWish): BodyWish {
  const natural = Math.min(180, Math.max(60, Math.round((minutes * 60) / 16 / 30) * 30));
  return { workSeconds: natural, restSeconds: 10, ...stated, moves: 2 };
}
