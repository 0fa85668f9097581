import { readMessage } from './message/read-message.ts';
import { reply } from './reply.ts';
import { dashboard, trainedSessions, utcDay } from './turn/answers/training/log-numbers.ts';
import { freshMemory } from './turn/memory.ts';
import type { CoachKnowledge, CoachReply, Pathway } from './types.ts';

/** What can be done from here; none of them asks for what is known already. */
const openings: Record<Pathway, string> = {
  quick_workout:
    'Tell me how many minutes you have and I make a workout, or ask me anything about training.',
  goal_build: 'Tell me what you want to get to and by when, and I say what it takes.',
  returning: 'Good that you are back. Tell me how long the break was, and I start you gently.',
  plateau: 'Tell me which lift or distance stands still, and I look at it with you.',
  pain_limits:
    'Tell me what hurts and what feels fine. I plan around it and do not guess at causes.',
  low_motivation:
    'Some days it does not come by itself. Tell me how it is, or take five easy minutes.',
  program: 'Tell me your goal and your days, and I lay the weeks out.',
  safety: 'Your health comes first here. Tell me what is going on.',
};

const chips: Partial<Record<Pathway, readonly string[]>> = {
  quick_workout: ['20 minutes, no kit', 'How am I doing?', 'Make me a program'],
  low_motivation: ['5 easy minutes', 'Just a question'],
  program: ['Make me a program'],
};

const longGapDays = 14;

/** With a goal at hand the first message answers it; without one it says hello and what can be done. */
export function greet(
  pathway: Pathway,
  knowledge: CoachKnowledge,
  initialGoal: string | null,
): CoachReply {
  if (initialGoal?.trim()) {
    const conversation = {
      id: '',
      userId: '',
      pathway,
      mode: 'goal_analysis' as const,
      messages: [],
      context: {},
    };
    const reading = readMessage(initialGoal, conversation, knowledge);
    return reply(initialGoal, conversation, knowledge, reading);
  }
  const { sessions } = dashboard(knowledge, 1).range;
  const week =
    sessions > 0
      ? `You trained ${sessions === 1 ? 'once' : `${sessions} times`} in the last 7 days.`
      : '';
  const next = knowledge.program?.nextTitle
    ? `Next in your program is ${knowledge.program.nextTitle}.`
    : '';
  const [last] = trainedSessions(knowledge);
  const days = last ? utcDay(knowledge.now) - utcDay(last.date) : 0;
  const gap = days > longGapDays ? `Your last session was ${days} days ago.` : '';
  const hello = knowledge.name ? `Hello, ${knowledge.name}.` : 'Hello.';
  return {
    content: [hello, week, gap, next, openings[pathway]].filter(Boolean).join(' '),
    pathway,
    quickReplies: [...(chips[pathway] ?? [])],
    wish: null,
    programChange: null,
    returnsTo: null,
    act: null,
    memory: freshMemory,
    sources: [],
    cards: [],
  };
}
