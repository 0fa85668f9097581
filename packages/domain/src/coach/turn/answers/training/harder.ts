import { isQuestion } from '../../question.ts';
import type { Answer, Turn } from '../../turn.ts';

/** Without a workout at hand: how a named lift gets heavier, or how any session does. */
const ways: readonly { cue: RegExp; line: string }[] = [
  {
    cue: /\bsquats?\b/i,
    line: 'Then next time 5 kg more, three seconds down and a pause of one second at the bottom, 4 sets of 6; if more than three reps are left after the last set, add again. Without weights go to one leg: split squats with the back foot on a chair, 3 sets of 8 a side.',
  },
  {
    cue: /\b(?:push|press)[- ]?ups?\b/i,
    line: 'Then feet on a chair, three seconds down, and a pause above the floor, 4 sets to two reps before the end. When you pass 15, put weight in a backpack.',
  },
  {
    cue: /\b(?:runs?|running|intervals?)\b/i,
    line: 'Then one day a week gets 5 times 3 minutes hard with 2 minutes easy between, and the rest stays slow. Add one round every second week.',
  },
  {
    cue: /[\s\S]/,
    line: 'There is no session here yet that I could change. As a rule: a little more weight, three seconds down in each rep, or one set more, and only one of them at a time.',
  },
];

export function answerHarder({ cues, text, language, place }: Turn): Answer | null {
  if (place.hasWorkout || language !== 'en' || isQuestion(cues)) return null;
  if (
    !/\b(?:make it|make that|make this|make them) (?:\w+ )?harder\b|\btoo easy\b|\bharder (?:please|pls)\b/i.test(
      text,
    )
  )
    return null;
  const way = ways.find(({ cue }) => cue.test(text));
  return way
    ? {
        say: [
          way.line,
          'Tell me your minutes and kit, and I make the session harder from the start.',
        ],
      }
    : null;
}
