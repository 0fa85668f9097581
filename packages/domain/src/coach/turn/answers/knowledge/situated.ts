import { findCard } from '../../lookup/knowledge.ts';
import { situationIn } from '../../lookup/situations.ts';
import type { Purpose } from '../../purposes.ts';
import { isQuestion } from '../../question.ts';
import type { Answer, Turn } from '../../turn.ts';
import { sayCard } from './ask.ts';
import { roleOf } from './card-roles.ts';

/** Their own case was answered already: of the card no more than this. */
const mostBeside = 1;

const openAsk =
  /\b(?:q|que|qu[eé]|was|che|cosa|o que) (?:hago|hacer|tun|mach\w*|faire|fais|faccio|fare|fa[cç]o|fazer)\b|\b(?:or what|or not|thoughts)\b|\b(?:nothing (?:moves|changes|happens)|stuck|plateau|won'?t (?:budge|move)|no progress|feel like lead|still (?:weigh|skinny|thin)|bores? me|i (?:always|keep) (?:on )?(?:quit|stop|giv)\w*)\b/i;

/** What a question may be taken for where much is told beside it; a hold is asked beside its sign. */
const purposes: readonly Purpose[] = [
  'ask',
  'numbers',
  'make',
  'other',
  'fact',
  'goal',
  'moment',
  'pain',
];

/** What was told of oneself decides the card; null where it does not, or where it was said already. */
export function answerSituated(turn: Turn): Answer | null {
  const { purpose, shouldGenerateWorkout } = turn.reading;
  if (!purposes.includes(purpose) || (shouldGenerateWorkout && turn.cues.has('give'))) return null;
  const situated = situationIn(turn.text);
  if (
    !(
      (situated?.isProblem && !shouldGenerateWorkout) ||
      isQuestion(turn.cues) ||
      openAsk.test(turn.text)
    )
  )
    return null;
  const card = situated ? findCard(situated.card) : undefined;
  if (!situated || !card || turn.place.memory.said.includes(`card:${card.id}`)) return null;
  const answer = sayCard(card, turn.language);
  if (situated.lead === '') return answer;
  const [said = ''] = answer.say;
  const sentences = said.split(/(?<=[.!?])\s+/);
  const rest = sentences.filter((one) => roleOf(one).has('caution')).slice(0, mostBeside);
  return { ...answer, say: [situated.lead, ...rest] };
}
