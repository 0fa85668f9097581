import type { Trait } from '../../../reading/trait-names.ts';
import type { Request } from '../../request.ts';

/** What is said beside the session to who has told this of themselves. */
const careOfTraits: Partial<Record<Trait, string>> = {
  wary_hinge:
    'The hinge is practice today: from blocks or high handles, so light that it is dull. Pain, tingling or weakness that runs down a leg: stop, and have it looked at before you lift again.',
  loose_shoulder:
    'Does that arm ever feel loose when it is open or high? Then keep your hands below your chest and your elbows close, and have it looked at before you lift heavier.',
};

export const traitCare = ({ traits }: Request): string[] =>
  (traits?.value ?? []).flatMap((trait) => careOfTraits[trait] ?? []);
