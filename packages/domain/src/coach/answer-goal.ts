import { answers } from './data/answers.ts';
import { readHorizonWeeks } from './horizon.ts';
import { gapWords, type LiftGoal, readLiftGoal } from './lift-goal.ts';
import { plain, says } from './message-words.ts';
import { affirm, careFor, some } from './parts.ts';
import { type QuestionId, questions } from './questions.ts';
import { reflectOnGoal } from './reflect.ts';
import { type Answer, lately, type Part, pick, type Turn } from './turn.ts';

const weightGoal =
  /\b(?:lose|drop|shed|cut)\b.{0,20}(?:\b|\d)(?:weight|kg|kilos?|pounds?|lbs?|fat|belly)\b|\bperder peso\b|\babnehmen\b|\bperdre du poids\b|\b(?:perdere peso|dimagrire|emagrecer)\b|\bweight loss\b|\bweigh \d+|\b(?:thinner|skinny|slim(?:mer)?)\b/;

/** A goal, or a date alone that answers when. */
function isOfGoal(content: string, now: string): boolean {
  if (says.goal.test(plain(content))) return true;
  return content.split(/\s+/).length <= 5 && readHorizonWeeks(content, now) !== null;
}

/** The goal of the conversation so far: this message with the goals told before. */
function goalTextOf(turn: Turn): string {
  const told = turn.previous
    .filter(({ type }) => type === 'user')
    .map(({ content }) => content)
    .filter((content) => isOfGoal(content, turn.knowledge.now));
  const known = turn.knowledge.learned.filter(({ slot }) => slot === 'goal');
  return [...known.slice(0, 1).map(({ value }) => value), ...told.slice(-6), turn.text].join('. ');
}

const has = (turn: Turn, slot: string) =>
  [...turn.knowledge.learned, ...turn.reading.learned].some((fact) => fact.slot === slot);

/** Why, when, where from, how sure; then a plan. */
function nextGoalQuestion(turn: Turn): Exclude<QuestionId, 'safety_check'> {
  const text = goalTextOf(turn);
  const lift = readLiftGoal(text, turn.knowledge);
  const isWhenKnown = readHorizonWeeks(text, turn.knowledge.now) !== null;
  const isBaselineKnown = turn.numbers.total > 0 || has(turn, 'lift') || lift?.currentKg != null;
  const open: [Exclude<QuestionId, 'safety_check'>, boolean][] = [
    ['goal', !has(turn, 'goal') && !lift && !says.goal.test(turn.words)],
    ['why', !has(turn, 'why')],
    ['when', !isWhenKnown],
    ['baseline', !isBaselineKnown],
    ['confidence', !has(turn, 'readiness')],
    ['days', !has(turn, 'time_window')],
  ];
  const asked = new Set(
    turn.previous.map(({ content }) =>
      content
        .match(/[^.?!]+\?/g)
        ?.at(-1)
        ?.trim(),
    ),
  );
  const next = open.find(([id, isOpen]) => isOpen && id !== turn.asked && !wasAsked(asked, id));
  return next?.[0] ?? 'program';
}

function wasAsked(
  asked: ReadonlySet<string | undefined>,
  id: Exclude<QuestionId, 'safety_check'>,
): boolean {
  return questions[id].lines.some((line) => asked.has(line));
}

/** The lift of this message, or of the goals before; a date may have come in another one. */
function liftGoalOf(turn: Turn): LiftGoal | null {
  const text = goalTextOf(turn);
  const own = readLiftGoal(turn.text, turn.knowledge);
  if (!own) return readLiftGoal(text, turn.knowledge);
  return { ...own, weeks: own.weeks ?? readHorizonWeeks(text, turn.knowledge.now) };
}

export function answerGoal(turn: Turn): Answer {
  const isReturn = says.returning.test(turn.words);
  const isOfWeight = weightGoal.test(turn.words);
  const lift = liftGoalOf(turn);
  const words = lift && gapWords(lift);
  const gap = words && !lately(turn).includes(words) ? words : null;
  const fact: Part | null = gap
    ? { kind: 'fact', text: gap }
    : affirm(turn, isReturn ? ['break', 'month'] : ['lift', 'week']);
  const weight: Part | null = isOfWeight
    ? { kind: 'action', text: pick(turn, 'weight', answers.weight) }
    : null;
  return {
    pathway: isReturn ? 'returning' : 'goal_build',
    parts: some(...reflectOnGoal(turn), weight, fact, careFor(turn)),
    question: isReturn && turn.asked !== 'smallest' ? 'smallest' : nextGoalQuestion(turn),
  };
}
