import { isCleared } from '../reading/danger/clearance.ts';
import { answerAdvice, topicIn } from './answer-advice.ts';
import { answerGoal } from './answer-goal.ts';
import {
  answerDespair,
  answerGrave,
  answerLowDay,
  answerPain,
  isDespair,
} from './answer-hard-days.ts';
import { answerProgram } from './answer-program.ts';
import { answerProgramChange } from './answer-program-change.ts';
import { answerUndo, answerWish, readBack } from './answer-wish.ts';
import { answers, hellos } from './data/answers.ts';
import {
  autonomy,
  clearedReflections,
  insultReflections,
  meantTrainingReflections,
} from './data/reflections.ts';
import { says } from './message-words.ts';
import { nextSlot } from './next-slot.ts';
import { affirm, careFor, some, withMeaning } from './parts.ts';
import type { QuestionId } from './questions.ts';
import {
  doubts,
  isHurting,
  reflectOnPain,
  reflectOnProgress,
  reflectOnRest,
  reflectWith,
} from './reflect.ts';
import { wishOf } from './told.ts';
import { type Answer, type Part, pick, type Turn, tellFact } from './turn.ts';
import type { Intent } from './types.ts';

/** What was learned, in the user's own terms, and where it can be changed. */
function answerAboutMe(turn: Turn): Answer {
  const told = turn.knowledge.learned.slice(0, 3).map(({ value }) => value);
  const known: Part | null =
    told.length > 0 ? { kind: 'fact', text: `You told me: ${told.join(', ')}.` } : null;
  const page: Part = { kind: 'information', text: pick(turn, 'about', answers.aboutYou) };
  return {
    pathway: turn.pathway,
    parts: some(reflectWith(turn, 'number'), known, tellFact(turn), page),
    question: nextSlot(turn),
  };
}

function answerNumbers(turn: Turn): Answer {
  if (says.memory.test(turn.words)) return answerAboutMe(turn);
  const { facts } = turn;
  if (facts.length === 0) {
    const none: Part = { kind: 'information', text: pick(turn, 'none', answers.noNumbers) };
    return {
      pathway: turn.pathway,
      parts: [reflectWith(turn, 'number'), none],
      question: 'offer',
    };
  }
  const isOfLift = /\b(?:squat|dead ?lift|bench|press|lift|max|1rm|record|strong)/.test(turn.words);
  const order = isOfLift
    ? ['asked', 'lift', 'told', 'month']
    : /\bmonth\b|\bmes\b|monat|mois|\bmese\b/.test(turn.words)
      ? ['asked', 'month', 'week', 'streak', 'last', 'break', 'lift']
      : ['asked', 'week', 'month', 'streak', 'last', 'break', 'lift'];
  const told = facts
    .toSorted((a, b) => rank(order, a.id) - rank(order, b.id))
    .slice(0, 3)
    .map(({ text }): Part => ({ kind: 'fact', text }));
  return {
    pathway: turn.pathway,
    parts: [reflectWith(turn, 'number'), ...told],
    question: 'proud',
  };
}

function rank(order: readonly string[], id: string): number {
  const at = order.indexOf(id);
  return at < 0 ? order.length : at;
}

/** What hurts comes before what is planned. */
function answerAhead(turn: Turn): Answer {
  const care: Part = { kind: 'action', text: pick(turn, 'care', answers.painCare) };
  const heard = isHurting(turn)
    ? [reflectOnPain(turn), care]
    : [reflectWith(turn, 'ahead'), affirm(turn, ['week', 'last'])];
  return {
    pathway: 'quick_workout',
    parts: some(...heard, careFor(turn)),
    question: 'offer',
    questionText: 'Shall I make a session that you can keep for then?',
    quickReplies: ['Yes, make it', 'Not now'],
  };
}

function answerHello(turn: Turn): Answer {
  const { name } = turn.knowledge;
  const hello = pick(turn, 'hello', turn.numbers.total > 0 ? hellos : hellos.slice(0, 2));
  return {
    pathway: turn.pathway,
    parts: some({ kind: 'note', text: name ? `${hello}, ${name}.` : `${hello}.` }, tellFact(turn)),
    question: turn.numbers.total > 0 ? 'next' : nextSlot(turn),
  };
}

const short =
  (name: 'thanks' | 'refused' | 'injection') =>
  (turn: Turn): Answer => ({
    pathway: turn.pathway,
    parts: some(
      {
        kind: name === 'refused' ? 'autonomy' : 'note',
        text: pick(turn, name, answers[name]),
      },
      name === 'refused' ? null : tellFact(turn),
    ),
    // Who says thanks has what they wanted.
    question: name === 'thanks' && turn.count % 3 === 0 ? 'next' : null,
  });

function answerBeyond(turn: Turn): Answer {
  const parts: Part[] = [{ kind: 'note', text: pick(turn, 'beyond', answers.beyond) }];
  return { pathway: turn.pathway, parts, question: 'next' };
}

const wantsToMove =
  /\b(?:want|need|like|love) to (?:do something|move|train|work ?out|sweat|exercise)\b/;

/** Where the talk can go on: to a session, to what helps, to what is not known yet. */
function questionForRest(turn: Turn): Exclude<QuestionId, 'safety_check'> {
  if (turn.asked === 'permission') return 'permission';
  const isLength = turn.request?.minutes.source === 'text' && !says.story.test(turn.words);
  if (isLength || wantsToMove.test(turn.words)) return 'offer';
  if (topicIn(turn.words) && !turn.words.includes('?')) return 'permission';
  return turn.reading.learned.length > 0 ? nextSlot(turn) : 'matters';
}

/** 'Hm', 'ok': nothing to reflect, so the next step is offered once more. */
function answerAck(turn: Turn): Answer {
  const parts: Part[] = [{ kind: 'note', text: pick(turn, 'ack', answers.ack) }];
  return { pathway: turn.pathway, parts, question: nextSlot(turn) };
}

const loads =
  /^(?:ok(?:ay)? |please |now )*(?:load|start|open|play|run) (?:it|this|that|the (?:workout|timer))\b/;
const tellsWeight = /\bi weigh \d|\bmy (?:body ?-?)?weight is (?:about |around )?\d/;

/** What is done by the page itself: where to find it. */
function pointerFor({ words, previous }: Turn): Part | null {
  const hasCard = previous.some(({ workoutId }) => workoutId !== undefined);
  if (hasCard && loads.test(words)) {
    return { kind: 'information', text: answers.loadIt };
  }
  return tellsWeight.test(words) ? { kind: 'information', text: answers.ownWeight } : null;
}

const isOfLifts = ({ words }: Turn) =>
  /\b(?:squat|dead ?lift|bench|press|lift|max|1rm|record|strong|strength|heavy|weights?)/.test(
    words,
  );

const ofTraining =
  /\b(?:train\w*|work ?-?outs?|work(?:ing|ed)? out|gym|sessions?|exercis\w*|sports?|cardio|muscles?|fit\w*|strong\w*|strength|lift\w*|run\w*|walk\w*|bik\w+|cycl\w+|swim\w*|yoga|stretch\w*|plans?|program\w*|goals?|habits?|motivat\w*|energy|mornings?|evenings?|weeks?|mondays?|schedule|time|routine|coach|app|race|team|class|move|moving|squats?|bench|press|dead ?lifts?|reps?|sets?|kettlebells?|dumbbells?|bodyweight)\b/;
const longEnough = 5;

/**
 * Of what is not understood and speaks of nothing that a coach knows: said once in a
 * conversation, since it may be a trouble in words that no list has.
 */
function askPlainly(turn: Turn): Part | null {
  const { words, previous, reading } = turn;
  const isOdd = words.split(' ').length >= longEnough && !ofTraining.test(words);
  const isSaid = previous.some(({ content }) =>
    answers.sayPlainly.some((line) => content.includes(line)),
  );
  if (!isOdd || isSaid || reading.learned.length > 0 || turn.asked !== null) return null;
  return { kind: 'note', text: pick(turn, 'plainly', answers.sayPlainly) };
}

function answerRest(turn: Turn): Answer {
  if (isDespair(turn)) return answerDespair(turn);
  if (says.beyond.test(turn.words)) return answerBeyond(turn);
  if (isCleared(turn.text)) {
    const heard: Part = { kind: 'reflection', text: pick(turn, 'cleared', clearedReflections) };
    return { pathway: turn.pathway, parts: some(heard, tellFact(turn)), question: 'offer' };
  }
  if (says.meantTraining.test(turn.words)) {
    const heard = pick(turn, 'meant', meantTrainingReflections);
    return {
      pathway: 'quick_workout',
      parts: [{ kind: 'reflection', text: heard }],
      question: 'offer',
    };
  }
  if (says.ack.test(turn.words)) return answerAck(turn);
  const pointer = pointerFor(turn);
  if (pointer) return { pathway: turn.pathway, parts: [pointer], question: nextSlot(turn) };
  if (says.grave.test(turn.words) && turn.reading.learned.length === 0) return answerGrave(turn);
  const isLimit =
    turn.request?.maxNoise.source === 'text' || turn.request?.maxImpact.source === 'text';
  const limit = isLimit ? readBack(wishOf(turn.reading.told), turn) : null;
  if (limit) return { pathway: turn.pathway, parts: [limit], question: 'offer' };
  const heard = reflectOnRest(turn);
  const isDoubt = doubts.test(turn.words) && turn.reading.learned.length === 0;
  const question = questionForRest(turn);
  const free: Part = { kind: 'autonomy', text: pick(turn, 'autonomy', autonomy) };
  return {
    pathway: turn.pathway,
    parts: some(
      heard,
      askPlainly(turn),
      tellFact(turn, ['week', 'month', 'streak', 'last'], isOfLifts(turn)),
      careFor(turn),
      isDoubt ? free : null,
    ),
    question,
  };
}

function answerRefusal(turn: Turn): Answer {
  if (!says.insult.test(turn.words)) return short('refused')(turn);
  return {
    pathway: turn.pathway,
    parts: [
      { kind: 'reflection', text: pick(turn, 'insult', insultReflections) },
      { kind: 'autonomy', text: pick(turn, 'insult help', answers.insult) },
    ],
    question: null,
  };
}

const byIntent: Record<Intent, (turn: Turn) => Answer> = {
  greet: answerHello,
  ask_workout: answerWish,
  adjust_workout: answerWish,
  undo_change: answerUndo,
  ask_advice: answerAdvice,
  ask_numbers: answerNumbers,
  ask_program: answerProgram,
  change_program: answerProgramChange,
  share_goal: answerGoal,
  share_progress: (turn) => ({
    pathway: turn.pathway,
    parts: some(
      reflectOnProgress(turn),
      ...withMeaning(
        turn,
        tellFact(turn, isOfLifts(turn) ? ['lift', 'week'] : ['asked', 'week', 'month', 'streak']),
        'progress',
      ),
      careFor(turn),
    ),
    question: 'proud',
  }),
  report_pain: answerPain,
  low_motivation: answerLowDay,
  plan_ahead: answerAhead,
  thanks: short('thanks'),
  refuse: answerRefusal,
  injection: short('injection'),
  other: answerRest,
};

export const answerTo = (turn: Turn): Answer => byIntent[turn.reading.intent](turn);
