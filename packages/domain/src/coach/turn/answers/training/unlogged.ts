import { claimsOf } from '../../../../reading/claims.ts';
import { liftIn } from '../../lifts.ts';
import type { Answer, Turn } from '../../turn.ts';

/** What of one's own past is asked for, and what is said where nothing of it is known. */
interface Past {
  readonly cue: RegExp;
  isKnown(turn: Turn): boolean;
  say(turn: Turn): readonly string[];
}

const never = () => false;
const hasLift = ({ reading }: Turn): boolean =>
  claimsOf(reading.told.claims, 'max').length > 0 ||
  claimsOf(reading.told.claims, 'lastLift').length > 0;
const hasRun = ({ reading, knowledge }: Turn): boolean =>
  claimsOf(reading.told.claims, 'race').length > 0 || (knowledge.athlete.races ?? []).length > 0;

const ofRuns = /\b(?:\d+ ?(?:k|km|mile)|run|ran|marathon|half|parkrun|race|pace)\b/i;

const weighed: Past = {
  cue: /\bhow (?:much|many)\b[^.?!]*\b(?:weight|kilos?|kg|pounds|lbs|stone)\b[^.?!]*\b(?:i (?:lost|gained|put on|dropped)|(?:have|'ve|did) i (?:lost|lose|gained|gain|put on|dropped))\b|\bhow (?:much|many)\b[^.?!]*\b(?:have|did) i (?:lost|lose|gained|gain)\b[^.?!]*\b(?:weight|kilos?|kg|pounds|since|so far)\b/i,
  isKnown: never,
  say: () => [
    'I have no weigh-ins of yours, so I cannot say. Tell me then and now, and I do the sum and look at the pace with you.',
    'If the first number is lost, an old photo or the notch on a belt tells a good deal too.',
  ],
};

const best: Past = {
  cue: /\b(?:what(?:['’]?s| is| was| were)|remind me|tell me|which)\b[^.?!]*\bmy\b[^.?!]*\b(?:pbs?|prs?|personal (?:best|record)|record|best (?:time|lift|set)|fastest)\b/i,
  isKnown: (turn) => (ofRuns.test(turn.text) ? hasRun(turn) : hasLift(turn)),
  say: ({ text }) =>
    ofRuns.test(text)
      ? [
          'I have no run of yours with a time, so I cannot fill that in for you.',
          'Parkrun results, your watch or old race mails usually have it; failing that, an honest recent guess will do. Tell me the time once you find it, and I keep it.',
        ]
      : [
          'I have no lift of yours written down yet, so I cannot say, and I will not guess. Tell me your best recent set, such as 60 kg for 5, and I work out the rest and keep it.',
        ],
};

const last: Past = {
  cue: /\b(?:what|how much|how many|how far|how fast|how heavy|which weight|when)\b[^.?!]*\b(?:did|have) i\b(?! do wrong)[^.?!]*\b(?:last (?:time|week|session|month)|the other day|yesterday|before|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\bwhat did i (?:squat|bench|deadlift|press|row|lift|run)\b/i,
  isKnown: (turn) => (ofRuns.test(turn.text) ? hasRun(turn) : hasLift(turn)),
  say: (turn) => {
    if (ofRuns.test(turn.text))
      return [
        'I have none of your runs yet, so I cannot say. Tell me what you remember, the distance and the time, and from then on I know.',
      ];
    const lift = liftIn(turn)?.name.toLowerCase();
    return [
      `I have no ${lift ? 'sets' : 'session'} of yours written down yet, so I cannot say, and I would rather not guess.`,
      lift
        ? 'If you remember roughly, tell me. For today: take a weight that you could surely lift eight times, do five, and go up in small steps until two or three are left in you; with that number we go on.'
        : 'Tell me what you did, such as squats 3x5 at 60, and from then on I know.',
    ];
  },
};

const earlier: Past = {
  cue: /\b(?:you|u) (?:gave|showed|sent|recommended|suggested) (?:me|us)\b/i,
  isKnown: ({ knowledge, previous }) =>
    (knowledge.lastTalk ?? null) !== null || previous.some(({ type }) => type === 'user'),
  say: () => [
    'I have no earlier talk with you, so I do not know which one that was, sorry.',
    'Describe it: standing, kneeling, sitting or lying, and where you felt it. Then I can most likely name it.',
  ],
};

const training: Past = {
  cue: /^(?![^.?!]*\b(?:how (?:often|long)|when|every|all the time)\b)(?=[^.?!]*\b(?:change|improve|think of|wrong with|rate|fix|better)\b)(?=[^.?!]*\bmy (?:training|program(?:me)?|plan|routine|split|workouts?)\b)[^.?!]{0,70}\??$/i,
  isKnown: ({ knowledge, reading }) =>
    knowledge.program !== null || reading.told.claims.some(({ slot }) => slot === 'exercise'),
  say: () => [
    'I have not seen any of your training yet, so anything I said would be a guess.',
    'Tell me your days, the exercises with sets and weights, and what bothers you about it, and I say what I would change first.',
  ],
};

const pasts = [weighed, best, last, earlier, training];

/** One's own past where nothing of it was ever told: said plainly, and how it can be mended. */
export function answerUnlogged(turn: Turn): Answer | null {
  const { language, knowledge, text } = turn;
  if (language !== 'en' || knowledge.sessions.length > 0) return null;
  const past = pasts.find(({ cue, isKnown }) => cue.test(text) && !isKnown(turn));
  return past ? { say: past.say(turn) } : null;
}
