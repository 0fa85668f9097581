import { isChoice } from '../../question.ts';
import type { Answer, Turn } from '../../turn.ts';

/** What an aim asks of the body, and which of two things serves it. */
interface Aim {
  readonly told: RegExp;
  readonly named: string;
  readonly serves: RegExp;
  readonly because: string;
}

const aims: readonly Aim[] = [
  {
    told: /\b(?:mountain|ben nevis|snowdon|scafell|kilimanjaro|summit|hik\w+|trek\w*|up (?:a|the) hill|hills?|peak|camino|munro\w*|carry (?:my|him|her|the) \w+ up)\b/i,
    named: 'your climb',
    serves:
      /\bstep[- ]?ups?|stairs?|lunges?|split squats?|incline|hills?|ruck\w*|pack|walk\w*|downhill\b/i,
    because: 'it is the hill itself, one leg at a time with the load on your back',
  },
  {
    told: /\b(?:marathon|half|10 ?k|5 ?k|parkrun|race|ultra)\b/i,
    named: 'your race',
    serves:
      /\bruns?|running|tempo|intervals?|long run|calf raises?|single[- ]leg|split squats?|lunges?\b/i,
    because: 'it is nearest to what a stride asks of you',
  },
  {
    told: /\b(?:pull[- ]?ups?|chin[- ]?ups?)\b/i,
    named: 'your pull-up',
    serves: /\bnegatives?|bands?|assisted|hangs?|rows?|pulldowns?\b/i,
    because: 'it trains the same pull with less than your whole weight',
  },
  {
    told: /\b(?:falls?|falling|steadier|balance|wobbly|stairs at home)\b/i,
    named: 'steadier feet',
    serves: /\bstep[- ]?ups?|one leg|single[- ]leg|split squats?|lunges?|stand\w*|tai chi\b/i,
    because: 'it makes one leg hold you while the other moves',
  },
  {
    told: /\b(?:lift|carry|pick up) (?:my |the |our )?(?:kids?|child\w*|baby|toddler|son|daughter|grand\w+|shopping|boxes)\b/i,
    named: 'lifting and carrying',
    serves: /\bdeadlifts?|carr(?:y|ies)|goblet|squats?|step[- ]?ups?\b/i,
    because: 'it is the same lift from the floor and the same walk with a load',
  },
];

const pointsBack =
  /\bfor (?:my|the|this|that|what i(?:['’]?m| am)?) ?(?:thing|goal|aim|plan|trip|race|event|climb|hike|mountain|training for|doing|told you|purpose)?\b|\bin my case\b|\bgiven (?:that|my goal|what i)/i;
const ahead =
  /\b(?:train\w*|prepar\w*|getting ready|get ready|want|goal|aim|so (?:that )?i can|hoping|signed up|by \w+|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*)\b/i;

/** 'Leg press or step-ups for my thing?': the one that serves what was told before. */
export function answerForAim(turn: Turn): Answer | null {
  const { text, previous, language, cues } = turn;
  if (language !== 'en' || !isChoice(cues) || !pointsBack.test(text)) return null;
  const told = previous
    .filter(({ type, content }) => type === 'user' && ahead.test(content))
    .map(({ content }) => content);
  const aim = aims.find((one) => told.some((message) => one.told.test(message)));
  const [, left = '', right = ''] =
    /([\p{L}\p{N} '-]+?)\s+(?:or|vs|versus)\s+([\p{L}\p{N} '-]+?)(?:\s+(?:for|in|given)\b|[?.!,]|$)/iu.exec(
      text.replace(/^(?:right|ok|so|and|cool)[.,!]?\s+/i, ''),
    ) ?? [];
  if (!aim || left === '' || right === '') return null;
  const [isLeft, isRight] = [aim.serves.test(left), aim.serves.test(right)];
  const name = (said: string) => said.trim().replace(/^(?:the|a|do i do|should i do)\s+/i, '');
  if (isLeft === isRight)
    return {
      say: [
        `Both serve ${aim.named}; take the one you can load a little more every week without pain, 3 sets of 8 to 12, and the other every second week.`,
      ],
    };
  const [best, other] = isLeft ? [name(left), name(right)] : [name(right), name(left)];
  return {
    say: [
      `For ${aim.named}: ${best}, because ${aim.because}.`,
      `Do 3 sets of 8 to 12 twice a week and add weight as it gets easy; ${other} can stay as a second exercise.`,
    ],
  };
}
