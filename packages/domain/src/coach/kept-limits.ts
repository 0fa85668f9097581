import { exerciseById } from '../exercise/library.ts';
import { understand } from '../planner/understand.ts';
import { explicitWishes, plain, says } from './message-words.ts';
import type { CoachMessage } from './types.ts';

interface Limit {
  /** The chip that a text with this limit has. */
  chip: string;
  says: string;
  /** The hardest landing within it. A leave to be loud is understood by itself. */
  mostImpact?: number;
}

const limits: readonly Limit[] = [
  { chip: 'quiet', says: 'Keep it quiet.' },
  { chip: 'limit:jumping', says: 'No jumping.', mostImpact: 1 },
  { chip: 'impact:1', says: 'Low impact.', mostImpact: 1 },
  { chip: 'impact:0', says: 'No impact.', mostImpact: 0 },
];

const landings = '(?:jump(?:s|ing)?|hop(?:s|ping)?|plyo\\w*|impact)';
const undenied =
  "(?<!(?:n't|\\b(?:not|no|dont|never|without|nor|stop|low|lower|less)) (?:\\w+ ){0,2})";
const fine = '(?:fine|ok|okay|alright|all right|good|great|allowed|welcome|possible|no problem)';

/** 'Jumping is fine', 'no problem with jumps', 'you can add a few jumps', 'I can jump again'. */
const leaves: readonly RegExp[] = [
  new RegExp(
    `${undenied}\\b${landings} (?:is|are) (?:now |all |totally |really |again )?${fine}\\b`,
  ),
  new RegExp(`\\b${landings} (?:is not|are not|isn'?t|aren'?t) (?:an? |any )?(?:problem|issue)\\b`),
  new RegExp(`${undenied}\\b(?:fine|ok|okay|happy) with (?:some |a few |the |any )?${landings}\\b`),
  new RegExp(`\\b(?:don'?t mind|no problems? with) (?:some |a few |the |any )?${landings}\\b`),
  new RegExp(
    `${undenied}\\b(?:add|include|bring back|throw in|put in) (?:\\w+ ){0,2}${landings}\\b`,
  ),
  /(?<!\b(?:when|until|till|if|before|unless|once|whether|think|wish) )\bi (?:can|may) (?:now |finally |also )?(?:jump|hop)\b/,
];

const past = /\b(?:yesterday|ago|last (?:night|week|month|year|time))\b/;
const hardest = 3;

/** A wish for these moves now, and not a tale, a question or a complaint that names them. */
function movesWished(content: string, words: string): readonly string[] {
  if (says.progress.test(words) || past.test(words) || says.pain.test(words)) return [];
  if (words.includes('?') && !explicitWishes.some((wish) => wish.test(words))) return [];
  const read = understand(content, {}, {}, { sessions: [] });
  if (read.kind !== 'request' || read.request.injuries.length > 0) return [];
  return read.request.mustInclude.value;
}

/** How hard a message lets one land again: in so many words, or by the moves that it asks for. */
function impactAllowed(content: string): number {
  const words = plain(content);
  if (leaves.some((leave) => leave.test(words))) return hardest;
  return Math.max(0, ...movesWished(content, words).map((id) => exerciseById(id)?.impact ?? 0));
}

function standingAfter(kept: readonly Limit[], content: string): readonly Limit[] {
  if (kept.every(({ mostImpact }) => mostImpact === undefined)) return kept;
  const allowed = impactAllowed(content);
  return kept.filter(({ mostImpact = hardest }) => allowed <= mostImpact);
}

function limitsAfter(kept: readonly Limit[], content: string): readonly Limit[] {
  const standing = standingAfter(kept, content);
  const text = [...standing.map(({ says }) => says), content].join(' ');
  const read = understand(text, {}, {}, { sessions: [] });
  if (read.kind !== 'request') return kept;
  return limits.filter(({ chip }) => read.chips.some(({ id }) => id === chip));
}

/** A floor stays thin after every message that is looked at, whatever else is wished for. */
export function limitsIn(previous: readonly CoachMessage[], own: string): string[] {
  const kept = previous
    .filter(({ type }) => type === 'user')
    .map(({ content }) => content.slice(0, 600))
    .reduce<readonly Limit[]>(limitsAfter, []);
  return standingAfter(kept, own).map(({ says }) => says);
}
