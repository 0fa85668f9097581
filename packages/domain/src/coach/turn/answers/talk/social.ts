import { type Answer, pick, type Turn, toned } from '../../turn.ts';
import { inShort } from '../../voice/spoken.ts';
import { dashboard } from '../training/log-numbers.ts';

const hellos = ['Hello', 'Hi', 'Good to see you'];

/** A greeting, with what is next where something is. */
export function answerGreeting(turn: Turn): Answer {
  const { name, program } = turn.knowledge;
  const hello = pick(turn, 'hello', hellos);
  const isAsked = turn.cues.has('social', 'howAreYou');
  const { sessions } = dashboard(turn.knowledge, 1).range;
  const week =
    sessions > 0
      ? ` ${sessions === 1 ? 'One session' : `${sessions} sessions`} in the last 7 days.`
      : '';
  const next = program?.nextTitle ? ` Next in your program: ${program.nextTitle}.` : '';
  return {
    say: [
      `${hello}${name ? `, ${name}` : ''}.${isAsked ? ' All well here, thank you.' : ''}${week}${next}`,
      isAsked
        ? 'How are you, and what shall we do today?'
        : 'Tell me your minutes and I make a workout, or ask me anything about training.',
    ],
  };
}

export const answerThanks = (turn: Turn): Answer => ({ say: [toned(turn, 'thanks')] });

const nights = [
  'Good night, sleep well. That is where the training turns into strength.',
  'Good night. Phone away, curtains shut, and see you tomorrow.',
];
const isNight = ({ text }: Turn): boolean => /\bnight\b|\bbed\b/i.test(text);

export const answerBye = (turn: Turn): Answer => ({
  say: [
    ...(turn.cues.has('social', 'thanks') ? [toned(turn, 'thanks')] : []),
    isNight(turn) ? pick(turn, 'night', nights) : toned(turn, 'bye'),
  ],
});

export const answerNo = (turn: Turn): Answer => ({
  say: [
    toned(turn, 'fine'),
    pick(turn, 'later', ['I am here when you want something.', 'Say so when you do.']),
  ],
});

const sorry = [
  'Fair. If it keeps being the same, that is on me. Name one thing to throw out and one you would like more of, and the next one is different.',
  'You are right to be annoyed, and I am sorry. Tell me what you asked for and did not get; I answer that and nothing else.',
  'I hear you. No excuses: what would have been useful just now?',
  'Fair, I let you down there, and I am sorry. Say in one line what you wanted, and I do that.',
  'I hear that this did not help, sorry. What should I have done instead?',
  'Sorry, that was not good enough. Give me the one thing you need now, and I stick to it.',
];

const denied =
  /\b(?:said|told (?:you|u)|tell (?:you|u)|asked for|asked)\s+(no [\p{L}' -]{3,28}?)(?=\s+(?:and|but|yet|you|u|so|still|then)\b|[,.!?;]|$)/iu;
const unwanted =
  /\bstop (?:saying|telling me|calling me|with the)\s+["'“]?([\p{L}' ]{2,30}?)["'”]?(?=[.,!?;]|\s+(?:to|when|all|every|i|im|because|and)\b|$)/iu;

/** What was said to no avail, or is not to be said any more, in the person's own words. */
function answerComplaint({ text }: Turn): Answer | null {
  const no = denied.exec(text)?.[1]?.toLowerCase();
  if (no)
    return {
      say: [
        `You are right, and I am sorry: you said ${no}, and that should have been enough. It is ${no} from here on.`,
      ],
    };
  const word = unwanted.exec(text)?.[1];
  return word
    ? {
        say: [
          `Fair enough, I drop the '${word.trim().toLowerCase()}'. Tell me what got in the way, and I change the session; or I leave you in peace about it.`,
        ],
      }
    : null;
}

/** 'It gave me burpees AGAIN': what is complained of is out from then on. */
export function answerInsult(turn: Turn): Answer {
  const [thing] = turn.reading.learned.filter(({ slot }) => slot === 'dislike');
  return thing
    ? {
        say: [
          pick(turn, 'sorry thing', [
            `Fair, ${thing.value} again is my mistake, and I am sorry. It stays out from now on.`,
            `You are right, and I am sorry about the ${thing.value}. It is off your list for good.`,
          ]),
        ],
      }
    : (answerComplaint(turn) ?? { say: [pick(turn, 'sorry', sorry)] });
}

const again = [
  'You are right, sorry. I go by what you told me from here on.',
  'Sorry, that should not have happened. I have it now.',
];

/** What was told already, said back once. */
export function answerAgain(turn: Turn): Answer {
  const complaint = answerComplaint(turn);
  if (complaint) return complaint;
  const told = [...turn.reading.learned, ...turn.knowledge.learned]
    .map(({ value }) => value)
    .filter((value, at, all) => all.indexOf(value) === at)
    .slice(0, 3);
  const known = told.length > 0 ? [`I have: ${told.join('; ')}.`] : [];
  return { say: [pick(turn, 'again', again), ...known] };
}

const wrong = [
  'Sorry, I got that wrong. Say it once more in other words, and I try again.',
  'Then I misread you, sorry. What did you mean?',
];

export const answerWrong = (turn: Turn): Answer => ({ say: [pick(turn, 'wrong', wrong)] });

export function answerMeta(turn: Turn): Answer {
  const isData = /\b(?:data|private|reads|sees|see|share|boss|employer)\b/i.test(turn.text);
  if (isData) {
    return {
      say: [
        'No, I pass it on to nobody. What you write is stored in your account on this server and shown to you alone; under your profile you can correct or delete it.',
        'Whoever runs the server keeps its database, and a model reads along only where one is connected.',
      ],
    };
  }
  return {
    say: [
      'I am the coach of this app: a program, no person and no doctor.',
      'I make and change workouts, plan and move sessions, log what you did, look at your numbers and answer on training, recovery and food basics.',
    ],
  };
}

const offField: Record<string, readonly string[]> = {
  weather: [
    'I cannot see the weather. If it looks bad, I can make you an indoor workout.',
    'No forecast here, sorry. I can plan it inside, so that rain does not matter.',
  ],
  pet: [
    'That is one for a vet, and best today: bars and powders can hold chocolate or xylitol, which are dangerous for animals. Ring them with the wrapper in your hand.',
  ],
  errand: [
    'That is out of my reach; I only do training. A workout, a plan or a log entry I can do at once.',
  ],
};
const otherField = [
  'That is not my field; training is. Ask me about a workout, your numbers or recovery.',
  'I am only good for training. If you have twenty minutes, I have a workout.',
];
/** Whose field it is, where that can be said. */
const whose: readonly { cue: RegExp; line: string }[] = [
  {
    cue: /\b(?:write|draft|compose|word|phrase|type up)\b[^.?!]*\b(?:letter|e-?mail|complaint|cv|resum[eé]|essay|speech|application)\b/i,
    line: 'Letters are not my trade, sorry: whoever has to answer it wants dates, photos and one plain demand.',
  },
  {
    cue: /\b(?:tax(?:es)?|vat|self[- ]assessment|payslip|pension|accounts?)\b/i,
    line: 'Tax is not my field: the tax office has pages on it, and an accountant knows your case.',
  },
  {
    cue: /\b(?:lawyer|lawsuit|sue|contract|landlord|tenan\w+|visa|custody|last will)\b/i,
    line: 'That is a question for a lawyer or a free legal advice service, and outside what I know.',
  },
  {
    cue: /\b(?:mortgage|loan|invest\w*|stocks?|bitcoin|crypto|shares|insurance)\b/i,
    line: 'Money is not my field: an adviser who is paid by you, and not by what they sell, is the one to ask.',
  },
  {
    cue: /\b(?:python|javascript|code|laptop|wi-?fi|printer|phone|excel|software)\b/i,
    line: 'That is beyond me: somebody in IT, or the help pages of the maker, will be quicker than I am.',
  },
];

export function answerOffField(turn: Turn): Answer {
  const field = turn.cues.of('offField')[0] ?? '';
  const owner =
    turn.language === 'en' && field !== 'pet'
      ? whose.find(({ cue }) => cue.test(turn.text))
      : undefined;
  if (owner) return { say: [owner.line, 'With training, soreness, sleep or a plan I can help.'] };
  return { say: [pick(turn, 'field', offField[field] ?? otherField)] };
}

const small = [
  'All right. I am here when you need me.',
  'Good. Say the word when you want something.',
  'Fine by me. I am ready when you are.',
  'Glad that fits.',
];

export const answerSmall = (turn: Turn): Answer => ({ say: [pick(turn, 'small', small)] });

export const answerInjection = (turn: Turn): Answer => ({
  say: [
    pick(turn, 'machine', [
      'I only coach: workouts, plans, numbers and questions on training.',
      'That changes nothing here. I am happy to help with your training.',
    ]),
  ],
});

const openEnded = [
  'I am not sure what you need from me there. I can make a workout, change one, plan, log, or answer a question.',
  'I did not quite get that. Tell me your minutes for a workout, or ask me something about training.',
  'Say a little more: is it a workout you want, or an answer?',
];

/** Told at some length of oneself, with nothing asked: it was heard, whatever it was. */
const heardLow = [
  'That sounds hard, and I am glad you wrote it here. Nothing has to be fixed today. If moving would help, ten easy minutes or a walk is plenty; if company would, call someone you like first.',
  'I hear you, and I am sorry it is like that right now. One small thing is enough for today: a glass of water, a walk round the block, or a message to a friend. I am here when you want more.',
  'That is a lot to sit with, and it is good that you say it. You owe nobody a workout today. Tell me what weighs most, or take ten quiet minutes of movement with me.',
];
const heardPlain = [
  'Thank you for telling me; it helps to know how your days go. Do you want an answer on any of it, or ten easy minutes to start with?',
  'I hear you, and it is good to know. When you want something out of it, a short session or an answer, say which.',
];
const low =
  /\b(?:no idea|don['’]?t know|nobody|no one|alone|quiet|empty|sick|cry\w*|cried|tired|useless|nothing|never|can['’]?t|cannot|couldn['’]?t|still|stuck|late|lost|hate|worst|bad|awful|guilt\w*|asham\w*|scared|afraid|angry|sad|miss(?:ed|ing)?|fail\w*|gave up|given up|hurts?|sorry|heavy|hard|stress\w*|worried|died|gone)\b/i;
const fewestTold = 12;

/** Somebody tells of themselves: a sentence about training would be beside it. */
const isTelling = ({ cues, language }: Turn): boolean =>
  cues.wordCount >= fewestTold &&
  cues.has('self') &&
  (language !== 'en' || /\b(?:i|my|me)\b/i.test(cues.text));

export const answerOther = (turn: Turn): Answer => ({
  say: [
    isTelling(turn)
      ? low.test(turn.text)
        ? pick(turn, 'heard low', heardLow)
        : pick(turn, 'heard', heardPlain)
      : pick(turn, 'other', openEnded),
  ],
});

/** 'Shorter': the first sentence of what was just said. */
export function answerShorter(turn: Turn): Answer | null {
  if (!turn.cues.has('change', 'shorter') || turn.cues.wordCount > fewWords) return null;
  const last = turn.previous.findLast(({ type }) => type === 'coach')?.content ?? '';
  return last ? { say: inShort(last.split(/(?<=[.!?])\s+/)) } : null;
}
const fewWords = 4;
