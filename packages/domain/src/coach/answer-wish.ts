import { understandClaims } from '../planner/understand.ts';
import { isAboutTheSame } from '../reading/fold.ts';
import { isAlarm } from './context.ts';
import { answers, safetyFirst } from './data/answers.ts';
import { wishReflections } from './data/reflections.ts';
import { claimsFrom } from './learned-claims.ts';
import { says } from './message-words.ts';
import { careFor, some } from './parts.ts';
import { questions } from './questions.ts';
import { latestWorkout } from './read-intent.ts';
import { reflectWith } from './reflect.ts';
import { type CoachWish, wishOf } from './told.ts';
import { type Answer, fill, type Part, pick, type Turn, tellFact } from './turn.ts';

const most = 4;

/** What was understood, from the same reading that the plan is made of: '20 min, kettlebells'. */
export function readBack({ text, claims }: CoachWish, turn: Turn): Part | null {
  const { knowledge } = turn;
  const form = { today: knowledge.now.slice(0, 10) };
  const read = understandClaims(text, claims, form, knowledge.athlete, {
    sessions: knowledge.sessions,
  });
  if (isAlarm(read)) return null;
  const lower = (label: string) => (/^[A-Z]{2}/.test(label) ? label : label.toLowerCase());
  const wishes = read.chips.filter(({ kind }) => kind !== 'safety').slice(0, most);
  const cares = read.chips
    .filter(({ kind, id }) => kind === 'safety' && !id.startsWith('not-understood:'))
    .slice(0, 2)
    .map(({ label }) => lower(label).replace(/^(?:after|from your profile:) /, ''));
  const care = cares.length > 0 ? [`mindful of ${cares.join(' and ')}`] : [];
  const labels = [...wishes.map(({ label }) => lower(label)), ...care];
  return labels.length > 0
    ? {
        kind: 'reflection',
        text: fill(pick(turn, 'wish', wishReflections), { wish: labels.join(', ') }),
      }
    : null;
}

function pathwayOf(turn: Turn): Answer['pathway'] {
  const isHurt = turn.request?.injuries.some(({ status }) => status === 'active') ?? false;
  if (isHurt) return 'pain_limits';
  return says.returning.test(turn.words) || (turn.numbers.daysSinceLast ?? 0) > 28
    ? 'returning'
    : 'quick_workout';
}

/** What was learned before comes first, so that what is told now wins. */
function withLearned({ text, claims }: CoachWish, { knowledge }: Turn): CoachWish {
  const isKitNamed = claims.some(({ slot }) => slot === 'kit' || slot === 'bare');
  const learned = claimsFrom(knowledge.learned).filter(
    (one) =>
      !claims.some((told) => isAboutTheSame(told, one)) && !(isKitNamed && one.slot === 'kit'),
  );
  return { text, claims: [...learned, ...claims] };
}

const afterChange = ['Make it shorter', 'Make it easier', 'Keep the one before'];

/** The version before the change, which is still stored. */
export function answerUndo(turn: Turn): Answer {
  const returnsTo = latestWorkout(turn.previous)?.replaces;
  return {
    pathway: turn.pathway,
    parts: [{ kind: 'action', text: pick(turn, 'back', answers.back) }],
    question: 'adjust',
    ...(returnsTo !== undefined && { returnsTo }),
  };
}

/** A workout that is wanted: made when nothing is open, asked about when something is. */
export function answerWish(turn: Turn): Answer {
  const { intent, shouldGenerateWorkout, understanding } = turn.reading;
  const isChange = intent === 'adjust_workout';
  const reflection = reflectWith(turn, isChange ? 'change' : 'commit');
  const pathway = pathwayOf(turn);
  if (shouldGenerateWorkout && turn.request) {
    const wish = withLearned(wishOf(turn.reading.told), turn);
    const lines = isChange ? answers.changed : answers.ready;
    const fact = tellFact(turn, ['last', 'week', 'program']);
    return {
      pathway,
      parts: some(readBack(wish, turn) ?? reflection, careFor(turn), fact, {
        kind: 'action',
        text: pick(turn, 'ready', lines),
      }),
      question: isChange ? null : 'adjust',
      quickReplies: isChange ? afterChange : questions.adjust.quickReplies,
      wish,
    };
  }
  const check = understanding.kind === 'request' ? understanding.question : null;
  if (check !== null) {
    const first: Part = { kind: 'action', text: pick(turn, 'safety first', safetyFirst) };
    return {
      pathway,
      parts: [reflection, first],
      question: 'safety_check',
      questionText: check,
      quickReplies: ['Yes', 'No, all fine'],
    };
  }
  const read = readBack(wishOf(turn.reading.told), turn) ?? reflection;
  return { pathway, parts: some(read, tellFact(turn), careFor(turn)), question: 'equipment_now' };
}
