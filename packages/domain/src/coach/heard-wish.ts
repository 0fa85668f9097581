import { type Claim, latest, type SlotName } from '../reading/claims.ts';
import { dislikeVerbs, likeVerbs } from './learn-patterns.ts';
import { plain } from './message-words.ts';
import { isTold } from './read-intent.ts';
import type { Intent } from './types.ts';

/** What a session is asked for with. */
const wishSlots: readonly SlotName[] = [
  'minutes',
  'length',
  'block',
  'format',
  'layout',
  'goal',
  'focus',
  'exercise',
  'kit',
  'bare',
  'place',
  'effort',
  'noise',
  'attribute',
  'written',
  'named',
  'gait',
  'distance',
  'count',
];
/** What says how a session is to go: beside a pain, no less is a wish. */
const shapeSlots: readonly SlotName[] = [
  'minutes',
  'length',
  'block',
  'format',
  'distance',
  'named',
];

const fewestSlots = 2;
const surelyWished = 0.85;

/** What was done, as it is logged. */
const isLogged =
  /^(?:just |only )?(?:done|did|finished|logged|rowed|ran|pushed|lifted|benched|squatted|walked|cycled|swam|trained|managed|hit|gemacht|geschafft|hecho|hice|fait|fatto|fiz|feito)\b/;

const tellsTaste = (words: string) => likeVerbs.test(words) || dislikeVerbs.test(words);

/** 'Legs 20, bit tired': asked for without a word of asking, as a trained head hears it. */
export function isHeardAsWish(intent: Intent, text: string, claims: readonly Claim[]): boolean {
  if (intent !== 'other' && intent !== 'report_pain' && intent !== 'ask_workout') return false;
  const words = plain(text);
  const heard = latest(claims, 'intent');
  if (heard?.value !== 'make' || heard.certainty < surelyWished || isTold(words)) return false;
  if (isLogged.test(words) || tellsTaste(words)) return false;
  const said = new Set(
    claims.filter(({ whose, when }) => whose === 'me' && when === 'now').map(({ slot }) => slot),
  );
  if (intent === 'report_pain' && !shapeSlots.some((slot) => said.has(slot))) return false;
  return wishSlots.filter((slot) => said.has(slot)).length >= fewestSlots;
}
