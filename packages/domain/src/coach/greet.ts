import { hashText } from '../planner/seeded.ts';
import { hellos } from './data/answers.ts';
import { numbersOf, type OwnFact, ownFacts } from './own-numbers.ts';
import { type QuestionId, questions } from './questions.ts';
import { readMessage } from './read-message.ts';
import { reply } from './reply.ts';
import { pick } from './turn.ts';
import type { CoachKnowledge, CoachReply, Pathway } from './types.ts';

interface Opening {
  lines: readonly string[];
  question: Exclude<QuestionId, 'safety_check'>;
  facts: readonly OwnFact['id'][];
}

const openings: Record<Pathway, Opening> = {
  quick_workout: {
    lines: ['Tell me how much time you have and how you feel, and I can make a session.'],
    question: 'equipment',
    facts: ['last', 'week'],
  },
  goal_build: {
    lines: ['We can look at your goal together, at your pace.'],
    question: 'goal',
    facts: ['week', 'month', 'lift'],
  },
  returning: {
    lines: ['Coming back counts for more than never having left.'],
    question: 'smallest',
    facts: ['break', 'last'],
  },
  plateau: {
    lines: ['A flat stretch is worth a closer look.'],
    question: 'baseline',
    facts: ['lift', 'month'],
  },
  pain_limits: {
    lines: ['Tell me what hurts and what feels fine. I plan around it and do not guess at causes.'],
    question: 'pain',
    facts: ['week'],
  },
  low_motivation: {
    lines: ['Some days it does not come by itself, and that is fine to say here.'],
    question: 'easier',
    facts: ['month', 'week'],
  },
  program: {
    lines: ['We can think in weeks: a goal, your days, and what comes when.'],
    question: 'goal',
    facts: ['program', 'week'],
  },
  safety: {
    lines: ['Your health comes first here. Tell me what is going on.'],
    question: 'matters',
    facts: [],
  },
};

/** With a goal at hand the first message answers it; without one it says hello and asks. */
export function greet(
  pathway: Pathway,
  knowledge: CoachKnowledge,
  initialGoal: string | null,
): CoachReply {
  if (initialGoal?.trim()) {
    const reading = readMessage(initialGoal, { messages: [] }, knowledge);
    const conversation = {
      id: '',
      userId: '',
      pathway,
      mode: 'goal_analysis' as const,
      messages: [],
      context: {},
    };
    return reply(initialGoal, conversation, knowledge, reading);
  }
  const { lines, question, facts } = openings[pathway];
  const numbers = numbersOf(knowledge);
  const told = ownFacts(numbers, knowledge);
  const fact = facts.flatMap((id) => told.filter((one) => one.id === id))[0];
  const turn = { seed: hashText(`${pathway} ${knowledge.now.slice(0, 10)}`), previous: [] };
  const hello = pick(turn, 'hello', numbers.total > 0 ? hellos : hellos.slice(0, 2));
  const opening = knowledge.name ? `${hello}, ${knowledge.name}.` : `${hello}.`;
  const content = [opening, fact?.text, lines[0], pick(turn, question, questions[question].lines)];
  return {
    content: content.filter(Boolean).join(' '),
    pathway,
    quickReplies: [...questions[question].quickReplies],
    wish: null,
    programChange: null,
    returnsTo: null,
  };
}
