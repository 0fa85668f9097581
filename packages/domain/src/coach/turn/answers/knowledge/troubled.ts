import { contraOf } from '../../../../exercise/contra/contra.ts';
import type { EquipmentId, LibraryExercise } from '../../../../exercise/types.ts';
import { claimsOf } from '../../../../reading/claims.ts';
import { read } from '../../../../reading/read.ts';
import { type InjuryRegion, injuryRegions } from '../../../../reading/vocabulary.ts';
import type { Turn } from '../../turn.ts';

/** Parts of the body that a message calls tired, sore or bad, injured or not. */
const parts: Readonly<Partial<Record<InjuryRegion, RegExp>>> = {
  knee: /\bknees?\b/i,
  low_back: /\b(?:lower back|low back|my back|back (?:is|hates|hurts|feels|gets))\b/i,
  shoulder: /\bshoulders?\b/i,
  neck: /\bneck\b/i,
  wrist: /\bwrists?\b/i,
  elbow: /\belbows?\b/i,
  hip: /\bhips?\b/i,
  ankle: /\bankles?\b/i,
  hamstring: /\bhamstrings?\b/i,
  calf: /\b(?:calf|calves|shins?|achilles)\b/i,
};
const unwell =
  /\b(?:tired|sore|bad|dodgy|grumpy|cranky|achy|aching|aches?|hurts?|hurting|hates?|painful|pain|pinch\w*|stiff|tight|weak|complain\w*|friendly|easy on|kind(?:er)? to|injur\w*|gives? out)\b/i;

const regionWords: Readonly<Partial<Record<InjuryRegion, string>>> = { low_back: 'back' };
export const regionName = (region: InjuryRegion): string =>
  regionWords[region] ?? region.replaceAll('_', ' ');

/** What is to be spared: what was told as hurt, and what is called tired or bad. */
export function sparedIn({ text, request }: Turn): InjuryRegion[] {
  const hurt = (request?.injuries ?? [])
    .filter(({ status, source }) => status === 'active' && source === 'text')
    .map(({ region }) => region);
  const named = unwell.test(text)
    ? injuryRegions.filter((region) => parts[region]?.test(text) ?? false)
    : [];
  return [...new Set([...hurt, ...named])];
}

const weights = { avoid: 2, modify: 1 } as const;

const unsupported = 0.5;

/** How hard an exercise is on these parts; a seat or a bench takes work from the back. */
export const strainOn = (exercise: LibraryExercise, regions: readonly InjuryRegion[]): number =>
  regions.reduce((sum, region) => {
    const severity = contraOf(exercise, region)?.severity;
    const isHeld = region !== 'low_back' || exercise.position !== 'standing' || !severity;
    return sum + (severity ? weights[severity] : 0) + (isHeld ? 0 : unsupported);
  }, 0);

/** Why an exercise is hard on one of these parts, in half a sentence. */
export const reasonOn = (
  exercise: LibraryExercise,
  regions: readonly InjuryRegion[],
): string | null =>
  regions
    .map((region) => contraOf(exercise, region)?.reason)
    .find((reason) => reason !== undefined) ?? null;

const atHome: readonly EquipmentId[] = ['bodyweight', 'dumbbells', 'resistance_bands'];
/** What nearly every gym has. */
const inGyms: readonly EquipmentId[] = [...atHome, 'barbells', 'kettlebells', 'machines', 'cable'];
const homeWords = /\b(?:at home|home gym|hotel|living room|no gym|without a gym)\b/i;

/** What there is to train with, as far as the message or the profile says. */
export function kitFor({ text, knowledge }: Turn): readonly EquipmentId[] {
  const told = claimsOf(read(text).claims, 'kit')
    .filter(({ whose, polarity }) => whose === 'me' && polarity === 'has')
    .map(({ value }) => value.id as EquipmentId);
  if (told.length > 0) return [...told, 'bodyweight'];
  return homeWords.test(text) ? atHome : (knowledge.athlete.equipment ?? inGyms);
}
