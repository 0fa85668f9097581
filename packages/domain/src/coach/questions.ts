import { careAskedIn } from './care-answers.ts';
import { answers } from './data/answers.ts';
import type { CoachMessage } from './types.ts';

/** What a question is after, so that a short answer can be read for what it is. */
export type QuestionId =
  | 'equipment_now'
  | 'equipment'
  | 'offer'
  | 'program'
  | 'permission'
  | 'pain'
  | 'why'
  | 'when'
  | 'baseline'
  | 'confidence'
  | 'days'
  | 'goal'
  | 'fits'
  | 'easier'
  | 'proud'
  | 'matters'
  | 'smallest'
  | 'next'
  | 'adjust'
  | 'talk'
  | 'move_day'
  | 'safety_check';

interface Question {
  /** Any of them asks the same. */
  lines: readonly string[];
  quickReplies: readonly string[];
}

export const questions: Record<Exclude<QuestionId, 'safety_check'>, Question> = {
  equipment_now: {
    lines: [
      'What do you have to train with right now?',
      'Which kit is within reach for this one?',
      'What can you train with today?',
    ],
    quickReplies: ['No equipment', 'Dumbbells', 'A full gym'],
  },
  equipment: {
    lines: [
      'What do you usually have to train with?',
      'Which kit do you have at home or nearby?',
      'What is around you that you can lift, pull or swing?',
    ],
    quickReplies: ['No equipment', 'Dumbbells', 'A full gym'],
  },
  offer: {
    lines: [
      'Shall I make a session for you now?',
      'Shall I put a workout together for you?',
      'Shall I build one that fits your day?',
    ],
    quickReplies: ['Yes, make it', 'Something short', 'Not now'],
  },
  program: {
    lines: [
      'Would you like this as a program, week by week?',
      'Would a plan over several weeks suit you?',
      'Would you like to see this laid out over the weeks?',
    ],
    quickReplies: ['Yes, a program', 'Just one workout', 'Not now'],
  },
  permission: {
    lines: [
      'Would you like to hear what tends to help?',
      'May I share one idea on that?',
      'Is it fine if I share a thought?',
    ],
    quickReplies: ['Yes, go on', 'Not now'],
  },
  pain: {
    lines: [
      'What makes it better, and what makes it worse?',
      'When do you notice it most?',
      'What can you do without feeling it?',
    ],
    quickReplies: ['Train around it', 'It is fine now', 'It is getting worse'],
  },
  why: {
    lines: [
      'What would be different for you if you got there?',
      'What makes this matter to you now?',
      'What is it about this that you want most?',
    ],
    quickReplies: [],
  },
  when: {
    lines: [
      'By when would you like to be there?',
      'What date do you have in mind for it?',
      'How much time do you want to give it?',
    ],
    quickReplies: ['In three months', 'By summer', 'No rush'],
  },
  baseline: {
    lines: [
      'Where are you with it today?',
      'What can you do of it right now?',
      'What is the closest you have come so far?',
    ],
    quickReplies: [],
  },
  confidence: {
    lines: [
      'On a scale from 0 to 10, how sure are you that you can do it?',
      'From 0 to 10, how sure do you feel about this?',
      'How sure are you, from 0 to 10, and why not lower?',
    ],
    quickReplies: ['3', '6', '9'],
  },
  days: {
    lines: [
      'Which days and times tend to work for you?',
      'When in your week is there room for it?',
      'What time of day suits you best?',
    ],
    quickReplies: ['Mornings', 'After work', 'Weekends'],
  },
  goal: {
    lines: [
      'What would you like training to do for you?',
      'What would you like to work towards?',
      'What do you want to be able to do?',
    ],
    quickReplies: ['Get stronger', 'More energy', 'Move without pain'],
  },
  fits: {
    lines: [
      'What of that fits your week?',
      'How does that sit with you?',
      'What of that would you try first?',
    ],
    quickReplies: ['I will try it', 'Tell me more', 'Make me a workout'],
  },
  easier: {
    lines: [
      'What would make the next one a little easier to start?',
      'What has helped you start on a day like this before?',
      'What would a good enough day look like?',
    ],
    quickReplies: ['Something short', 'A rest day', 'Talk it through'],
  },
  proud: {
    lines: [
      'What did you do that made it work?',
      'What are you most pleased with there?',
      'What would you like to keep from it?',
    ],
    quickReplies: ['Make the next one', 'Show my numbers'],
  },
  matters: {
    lines: [
      'What matters most to you in this?',
      'What would you like to get out of it?',
      'What is on your mind with it?',
    ],
    quickReplies: ['Make me a workout', 'Talk about a goal', 'Show my numbers'],
  },
  smallest: {
    lines: [
      'What is the smallest step that would still count?',
      'What is one thing you could do this week?',
      'Which part of it is in your hands today?',
    ],
    quickReplies: ['A short session', 'A walk', 'Not sure'],
  },
  next: {
    lines: [
      'What would you like to do next?',
      'Where shall we go from here?',
      'What comes next for you?',
    ],
    quickReplies: ['Make me a workout', 'Talk about a goal', 'Not now'],
  },
  talk: {
    lines: [
      'Who is near you that you can talk to?',
      'Who could you call today?',
      'Who can be with you today?',
    ],
    quickReplies: [],
  },
  move_day: {
    lines: [
      'Which day would suit you better?',
      'To which day shall it go?',
      'What day works for it?',
    ],
    quickReplies: ['Tomorrow', 'Friday', 'Saturday'],
  },
  adjust: {
    lines: [
      'What would you change about it?',
      'How does it look to you?',
      'What would make it fit even better?',
    ],
    quickReplies: ['Make it shorter', 'Make it easier', 'Looks good'],
  },
};

const idOfLine = new Map(
  Object.entries(questions).flatMap(([id, { lines }]) =>
    lines.map((line): [string, QuestionId] => [line, id as QuestionId]),
  ),
);

/** How the questions about safety begin that the understanding of a wish asks. */
const safetyChecks =
  /^(?:does your .+ hurt|is this (?:workout|about)|do you (?:use|still)|are you (?:dizzy|hurt)|does something feel|is something wrong)/i;

/** What the coach's message asked last, or null. */
export function questionIn(message: CoachMessage | undefined): QuestionId | null {
  if (message?.type !== 'coach') return null;
  const asked = message.content
    .match(/[^.?!]+\?/g)
    ?.at(-1)
    ?.trim();
  // What is put before the user can be answered with another day.
  if (asked === undefined) {
    return answers.propose.some((line) => message.content.includes(line)) ? 'move_day' : null;
  }
  const known = idOfLine.get(asked);
  if (known) return known;
  if (safetyChecks.test(asked) || careAskedIn(message.content)) return 'safety_check';
  return asked.startsWith('Shall I make') ? 'offer' : null;
}
