import { timeWindow } from './learn-patterns.ts';
import { says } from './message-words.ts';
import type { QuestionId } from './questions.ts';
import type { LearnedFact } from './types.ts';

export type Found = Omit<LearnedFact, 'source'>;

const maxWords = 16;

const notAGoal =
  /^(?:stop|quit|train (?:now|today)|work ?out (?:now|today)|know|ask|talk|thank|say|see|hear|do (?:a|an|it|this|that|some)|a |an |have a|get a|skip|rest|sleep|eat|die|cry|give up|start now|be left|try (?:it|that|this)|make it)\b/;

/** A goal told with no more than its name. */
function isPlainGoal(words: string): boolean {
  if (says.no.test(words) || says.yes.test(words) || says.low.test(words)) return false;
  if (says.story.test(words) || timeWindow.test(words)) return false;
  // 'Cool, thanks', 'harder' and 'tomorrow' answer something else.
  if ([says.thanks, says.ahead, says.adjust, says.ack].some((of) => of.test(words))) return false;
  // 'I squat 100 kg' tells where somebody is, not where to.
  if (/^(?:i|i'm|my|we)\b/.test(words) || words.split(' ').length > 8) return false;
  return !/\b(?:you|you're|your|don'?t know|not sure|hmm+|no idea|workout|session|min|mins|minutes?|manage|let us|attack|pain|hurts?|sick|ill|dizzy)\b/.test(
    words,
  );
}

const isReason = /^(?:because|porque|weil|parce que|perche|pour)\b/;

export function readGoal(words: string, asked: QuestionId | null): Found[] {
  if (isReason.test(words)) return [];
  const said =
    /\b(?:i (?:really )?(?:want|hope|aim|plan|intend|need|would love|would like) to|i(?:'d| would) (?:love|like) to|my (?:main |big )?goal is(?: to)?|i(?:'m| am) (?:training|preparing) for|i(?:'m| am) (?:trying|aiming|hoping) to|working towards|(?:i(?:'ve| have)? )?(?:just )?(?:signed up|registered) for(?: (?:a|an|the|my))?|i(?:'ve| have)? entered (?:a|an|the|my)|(?:mi|meu|o meu|il mio) (?:objetivo|obiettivo) (?:es|e|principal es)|(?:mi|minha|a minha) meta (?:es|e)|mein ziel ist(?: es)?|mon (?:but|objectif)(?: est| c'? ?est)(?: de)?|quiero(?= (?!un|una|algo|entrenar (?:hoy|ahora)))|ich (?:will|mochte)(?= (?!ein|was|etwas|nicht|heute|jetzt))|je (?:veux|voudrais)(?= (?!un|une|pas|quelque))|(?:voglio|vorrei)(?= (?!un|una|qualcosa))|quero(?= (?!um|uma|algo|treinar (?:hoje|agora)))) /.exec(
      words,
    );
  const clause = said
    ? words.slice(said.index + said[0].length)
    : asked === 'goal' && isPlainGoal(words)
      ? words
      : '';
  const value = (
    clause.split(
      /[.;!?]| because | so that | so i | but | and i | porque | weil | parce que | perche | pero | aber /,
    )[0] ?? ''
  )
    .replace(/^(?:mostly|mainly|just|basically|probably)(?: to)? /, '')
    .trim();
  const isLong = value.split(' ').length > maxWords;
  if (value.length < 4 || isLong || notAGoal.test(value)) return [];
  return [{ slot: 'goal', value, confidence: said ? 0.85 : 0.7 }];
}

export function readWhy(words: string, asked: QuestionId | null): Found[] {
  const said =
    /\b(?:because of|because|so that|so i can|in order to|porque|para poder|weil|damit|parce que|pour (?:me|etre|avoir|pouvoir)|perche|per poter|pra poder) (.+)/.exec(
      words,
    );
  const hasWish =
    says.goal.test(words) || /\b(?:train|work ?out|exercise|fit|strong)\w*\b/.test(words);
  const isAnswer =
    asked === 'why' &&
    !says.no.test(words) &&
    words.split(' ').length >= 3 &&
    !timeWindow.test(words) &&
    !/^(?:make|give|build|show|plan|send)\b/.test(words) &&
    !/\b(?:is|are|feels?) (?:all |totally |perfectly )?(?:fine|ok|okay|good|healed|better)\b/.test(
      words,
    ) &&
    !/\d|\b(?:don'?t know|not sure|no idea|scared|afraid|can'?t|easier|you|your)\b/.test(words) &&
    /\b(?:porque|weil|parce|pour|perche|i|i'm|my|be|for|to|feel\w*|health\w*|energy|family|kids|proud|strong\w*|fit\w*|better|life|live)\b/.test(
      words,
    );
  const value = said && (hasWish || isAnswer) ? (said[1] ?? '') : isAnswer ? words : '';
  const clause = (value.split(/[.;!?]| but /)[0] ?? '')
    .replace(/^(?:mostly|mainly|just|basically|probably) /, '')
    .trim();
  if (clause.length < 4 || clause.split(' ').length > maxWords) return [];
  const isSoICan = said?.[0].startsWith('so i can');
  return [{ slot: 'why', value: isSoICan ? `i can ${clause}` : clause, confidence: 0.8 }];
}
