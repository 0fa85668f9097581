import { loadWords } from './advise-load.ts';
import { adviceTopics, adviceUnknown, painAdvice } from './data/advice.ts';
import { answers } from './data/answers.ts';
import { foodReflections } from './data/reflections.ts';
import { liftTimeWords } from './goal-analysis.ts';
import { plain, says, withoutDenied } from './message-words.ts';
import { careFor, some } from './parts.ts';
import { reflectWith } from './reflect.ts';
import { type Answer, type Part, pick, type Turn, tellFact } from './turn.ts';

const todayWords =
  /\b(?:train|work ?out|exercise|lift|run|skip|go(?: again)?|rest day)\b.*\b(?:today|now|tonight)\b|^(?:should i take )?a rest day\b/;
const nextWords =
  /\bwhat (?:should|can|do|could) i (?:train|do|work on)(?: today| next| now)?\W*$|\bwhat do you (?:recommend|suggest|think)\W*$/;
const hardRun = 3;

/** How long until a lift: worked out from the log and the level. */
function adviseOnTime(turn: Turn): Part[] | null {
  if (!/\bhow long\b|\bwhen (?:will|can|could) i\b/.test(turn.words)) return null;
  const words = liftTimeWords(turn.text, turn.knowledge);
  return words ? [{ kind: 'fact', text: words }] : null;
}

/** How heavy a lift should be: by what was lifted before. */
function adviseOnLoad(turn: Turn): Part[] | null {
  const words = loadWords(turn.text, turn.knowledge);
  return words ? [{ kind: 'fact', text: words }] : null;
}

/** Should I train today: the log says what speaks for it. */
function adviseOnToday(turn: Turn): Part[] | null {
  if (nextWords.test(turn.words) && turn.numbers.last) {
    const next: Part = { kind: 'information', text: pick(turn, 'next day', answers.nextDay) };
    return some(tellFact(turn, ['last']), next);
  }
  if (!todayWords.test(turn.words)) return null;
  if (turn.numbers.daysSinceLast === null) {
    return [{ kind: 'information', text: pick(turn, 'today', answers.unknownDay) }];
  }
  const isTiring = turn.numbers.streakDays >= hardRun;
  const lines = isTiring ? answers.easyDay : answers.freshDay;
  const fact = tellFact(turn, isTiring ? ['streak'] : ['last', 'week']);
  return some(fact, { kind: 'information', text: pick(turn, 'today', lines) });
}

export const topicIn = (words: string) => adviceTopics.find(({ said }) => said.test(words));

/** 'Yes, go on' and 'tell me more' ask about what was talked of before. */
function askedAbout(turn: Turn): string {
  const isBrief = turn.words.split(' ').length <= 5;
  const isMore =
    isBrief &&
    /\bmore\b|^go on|\bexplain\b|^why\b|\bwhat (?:would|could|can|might) help\b|\bshould i worry\b|\bany (?:tips|ideas|advice)\b/.test(
      turn.words,
    );
  if (turn.asked !== 'permission' && !isMore) return turn.words;
  const told = turn.previous
    .filter(({ type }) => type === 'user')
    .map(({ content }) => plain(content));
  return told.findLast((words) => topicIn(words) !== undefined) ?? turn.words;
}

/** Asked for, so it is given: what they want, what is known, and back to them. */
export function answerAdvice(turn: Turn): Answer {
  const about = askedAbout(turn);
  const isPain = says.pain.test(withoutDenied(about)) && !/\bsore(?:ness)?\b/.test(about);
  const topic = topicIn(about);
  const load = isPain ? null : adviseOnLoad(turn);
  const time = load ? null : adviseOnTime(turn);
  const today = isPain ? null : (load ?? time ?? adviseOnToday(turn));
  const lines = isPain ? painAdvice : (topic?.lines ?? adviceUnknown);
  const information: Part = { kind: 'information', text: pick(turn, 'advice', lines) };
  const parts = today ?? some(information, tellFact(turn, topicFacts(turn, topic?.id)));
  const isTold = topic?.id === 'food' && !turn.words.includes('?');
  if (isTold) return answerFood(turn, information);
  return {
    pathway: isPain ? 'pain_limits' : topic?.id === 'plateau' ? 'plateau' : turn.pathway,
    parts: some(
      topic?.id === 'coach' ? null : reflectWith(turn, 'advice'),
      ...parts,
      careFor(turn),
    ),
    question: time
      ? 'program'
      : today
        ? 'offer'
        : (topic?.question ?? (topic || isPain ? 'fits' : 'matters')),
  };
}

/** Fewer than most bodies need to be up and about. */
const lowIntake = /\b(?:[1-9]\d{2}|1[01]\d{2}) ?(?:k?cals?|calories|calorias|kalorien)\b/;

/** What is told about food is heard; what it should be is for others to say. */
function answerFood(turn: Turn, information: Part): Answer {
  const isLow = lowIntake.test(turn.words);
  return {
    pathway: isLow ? 'safety' : turn.pathway,
    parts: some(
      { kind: 'reflection', text: pick(turn, 'food', foodReflections) },
      isLow ? { kind: 'action', text: pick(turn, 'low food', answers.lowFood) } : information,
    ),
    question: isLow ? null : 'matters',
  };
}

const liftWords = /\b(?:squats?|dead ?lifts?|bench|press|lift)\b/;

const topicFacts = ({ words }: Turn, id: string | undefined) =>
  id === 'heavy' || id === 'plateau' || liftWords.test(words)
    ? (['lift', 'month'] as const)
    : (['week', 'month'] as const);
