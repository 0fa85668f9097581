import type { QuestionId } from './questions.ts';
import type { Answer, Turn } from './turn.ts';
import type { LearnedSlot } from './types.ts';

/** Questions whose answer fills a slot or makes a plan. */
const moving = new Set<QuestionId>([
  'equipment_now',
  'equipment',
  'offer',
  'program',
  'why',
  'when',
  'baseline',
  'confidence',
  'days',
  'goal',
  'safety_check',
  'permission',
  'adjust',
  'talk',
  'move_day',
]);

const knows = ({ knowledge, reading }: Turn, slot: LearnedSlot) =>
  [...knowledge.learned, ...reading.learned].some((fact) => fact.slot === slot);

const wasAsked = (turn: Turn, id: QuestionId) => turn.asked === id;

/** The first thing that the coach does not know yet; an offer when it knows enough. */
export function nextSlot(turn: Turn): Exclude<QuestionId, 'safety_check'> {
  const { athlete } = turn.knowledge;
  const isGoalKnown = athlete.goal !== undefined || knows(turn, 'goal');
  const open: [Exclude<QuestionId, 'safety_check'>, boolean][] = [
    ['goal', !isGoalKnown],
    ['equipment', athlete.equipment === undefined && !knows(turn, 'equipment')],
    ['days', !knows(turn, 'time_window')],
    ['why', isGoalKnown && !knows(turn, 'why')],
    ['confidence', isGoalKnown && !knows(turn, 'readiness')],
  ];
  return open.find(([id, isOpen]) => isOpen && !wasAsked(turn, id))?.[0] ?? 'offer';
}

const every = 3;

/** Kind words alone do not help for long: every third answer moves a slot or a plan (design, training §8). */
export function moveOn(turn: Turn, answer: Answer): Answer {
  if (turn.count % every !== 0 || answer.questionText || turn.reading.shouldGenerateWorkout) {
    return answer;
  }
  if (answer.question === null || moving.has(answer.question)) return answer;
  // In pain the next question is about the pain.
  if (answer.pathway === 'pain_limits' && answer.question === 'pain') return answer;
  const { quickReplies: _, ...rest } = answer;
  return { ...rest, question: nextSlot(turn) };
}
