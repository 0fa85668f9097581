import { answers } from './data/answers.ts';
import { autonomy, despairReflections, painNews } from './data/reflections.ts';
import { says, withoutDenied } from './message-words.ts';
import { affirm, careFor, some, withMeaning } from './parts.ts';
import { reflectOnLowDay, reflectOnPain } from './reflect.ts';
import { type Answer, type Part, pick, type Turn, tellFact } from './turn.ts';

const graveQuestion = 'Is something wrong right now?';

/** Something is wrong, and nothing is known of what: help first, and no session is offered. */
function answerTrouble(turn: Turn): Answer {
  return {
    pathway: 'safety',
    parts: [
      { kind: 'reflection', text: pick(turn, 'despair', despairReflections) },
      { kind: 'action', text: pick(turn, 'trouble', answers.trouble) },
    ],
    question: 'talk',
  };
}

export function answerPain(turn: Turn): Answer {
  const last = turn.previous.findLast(({ type }) => type === 'coach')?.content ?? '';
  if (last.includes(graveQuestion) && !says.no.test(turn.words) && !says.better.test(turn.words)) {
    return answerTrouble(turn);
  }
  const isSecond = turn.asked === 'pain' || turn.asked === 'safety_check';
  if (isSecond && says.worse.test(withoutDenied(turn.words))) {
    const worse: Part = { kind: 'action', text: pick(turn, 'worse', answers.painWorse) };
    const heard: Part = { kind: 'reflection', text: pick(turn, 'worse news', painNews.worse) };
    return { pathway: 'pain_limits', parts: [heard, worse], question: null };
  }
  const isCalm = turn.asked === 'safety_check' && says.no.test(turn.words);
  if (isSecond && (isCalm || says.better.test(turn.words))) {
    const heard: Part = { kind: 'reflection', text: pick(turn, 'better news', painNews.better) };
    return { pathway: 'pain_limits', parts: some(heard, tellFact(turn)), question: 'offer' };
  }
  const { understanding } = turn.reading;
  const check = understanding.kind === 'request' ? understanding.question : null;
  const isPart = (turn.request?.injuries.length ?? 0) > 0 || isSecond;
  const isPain = isPart || says.pain.test(turn.words);
  const parts = some(
    reflectOnPain(turn),
    { kind: 'action', text: pick(turn, 'care', isPain ? answers.painCare : answers.unwell) },
    careFor(turn) ??
      (isPart ? { kind: 'information', text: pick(turn, 'around', answers.painOffer) } : null),
  );
  if (check !== null) {
    return {
      pathway: 'pain_limits',
      parts,
      question: 'safety_check',
      questionText: check,
      quickReplies: ['Yes', 'No, all fine'],
    };
  }
  if (!isSecond) return { pathway: 'pain_limits', parts, question: 'pain' };
  return {
    pathway: 'pain_limits',
    parts,
    question: 'offer',
    questionText: 'Shall I make a session that leaves it in peace?',
    quickReplies: ['Yes, make it', 'Not now'],
  };
}

/** The answer to who is near is still about the same thing. */
export const isDespair = (turn: Turn) =>
  says.despair.test(turn.words) || (turn.asked === 'talk' && turn.pathway === 'safety');

/** Heavier than a bad day: no numbers, no workout, somebody to talk to. */
export function answerDespair(turn: Turn): Answer {
  return {
    pathway: 'safety',
    parts: [
      { kind: 'reflection', text: pick(turn, 'despair', despairReflections) },
      { kind: 'action', text: pick(turn, 'despair help', answers.despair) },
    ],
    question: 'talk',
  };
}

/** Not understood, with words that a talk about training seldom has: asked about, not said back. */
export function answerGrave(turn: Turn): Answer {
  return {
    pathway: turn.pathway,
    parts: [{ kind: 'note', text: pick(turn, 'grave', answers.grave) }],
    question: 'safety_check',
    questionText: graveQuestion,
    quickReplies: ['Yes', 'No, all fine'],
  };
}

export function answerLowDay(turn: Turn): Answer {
  if (isDespair(turn)) return answerDespair(turn);
  const isFlat = says.plateau.test(turn.words);
  const parts = some(
    reflectOnLowDay(turn),
    ...withMeaning(
      turn,
      affirm(turn, isFlat ? ['lift', 'month'] : ['month', 'week'], isFlat),
      isFlat ? 'flat' : 'low',
    ),
    careFor(turn),
    isFlat ? null : { kind: 'autonomy', text: pick(turn, 'autonomy', autonomy) },
  );
  return isFlat
    ? { pathway: 'plateau', parts, question: 'permission' }
    : { pathway: 'low_motivation', parts, question: 'easier' };
}
