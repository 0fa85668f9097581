import type { Request, ToldMax } from '../../planner/request.ts';
import { fold } from '../../reading/engine/tokens.ts';
import type { RaceMark } from '../../reading/vocabulary.ts';
import { daysBetween } from '../calendar/days.ts';
import { dayIn, endOfWeeks, eventMonth } from './read-day.ts';
import { readEngine } from './read-engine.ts';
import { otherTargets, readTarget, repsOf, type ToldTarget } from './read-target.ts';
import { toldTimes } from './told-times.ts';
import { ableWords } from './words/goal-words.ts';

/** What a goal says in numbers beyond what the reading of a single workout knows. */
export interface GoalNumbers {
  /** Metres of the race or the way that is aimed at. */
  metres?: number;
  /** The time that is aimed at. */
  seconds?: number;
  /** The day of the event. */
  day?: string;
  /** The first of its month, where no day is told. */
  inMonth?: string;
  /** Metres that are run in a week, and in the longest run. */
  weekly?: number;
  longest?: number;
  /** Minutes that are run now without a walk. */
  minutes?: number;
  races: RaceMark[];
  maxima: ToldMax[];
  /** So many of one move, or so much of one lift. */
  target?: ToldTarget;
  /** Other lifts with a number of their own. */
  others?: ToldTarget[];
}

const number = '(\\d{1,3}(?:[.,]\\d{1,2})?)';
const km = '(?:k|km|kms|kilomet\\w*|kilometer\\w*)';

const half =
  /\bhalf[ -]?marath?on\w*|\b(?:first|my|a|next) half\b(?! (?:an|of|hour|day|way|mile|kilo|rack|the|a)\b)|\bhalf (?=(?:in|on) (?:[a-z]|\d))(?!in (?:one|each|half|the (?:gym|morning|evening)))|\bhalbmarathon\w*|\bmedi[ao] marat\w*|\bsemi[ -]?marathon|\bmezza maratona|\bmeia maratona/;
const marathon = /\bmarath?on\w*|\bmaratona?\b/;
const distance = new RegExp(
  `\\b${number} ?${km}\\b(?! ?(?:a|per|each|every|/|pro|die|par|por|alla|a la) ?(?:week|woche|semana|semaine|settimana))`,
);
const weekly = new RegExp(
  `\\b${number} ?${km} ?(?:a|per|each|every|/|pro|die|par|por|alla|a la) ?(?:week|woche|semana|semaine|settimana)`,
);
/** '28 km in all', '40 km total': of the weeks of now. */
const inAll = new RegExp(
  `\\b${number} ?${km} (?:in all|in total|total|altogether|all told|overall|insgesamt|en total|in tutto|no total)\\b`,
);
/** 'I run three times a week, about 22 km'. */
const weeklyAfter = new RegExp(
  `\\b(?:week|woche|semana),? (?:about|around|roughly|some|etwa|unos) ${number} ?${km}\\b`,
);
const longest = new RegExp(
  `\\b(?:long runs?|longest(?: runs?)?)[^\\d]{0,16}${number} ?${km}\\b|\\blongest(?: runs?)?(?: (?:is|was|so far|of|now))* ${number}(?= ?(?:$|[,.;)]))|\\b${number} ?${km} long runs?\\b`,
);
/** 'Can do about 20 minutes'; what is walked, hung or swum is no run. */
const ableMinutes = new RegExp(
  `\\b(?!can (?:walk|hang|hold))(?:${ableWords.split(' | ').join('|')}) (\\d{1,2}) ?(?:min|mins|minutes)\\b`,
);
const parkrun = /\bparkruns?\b/;
const parkrunMetres = 5000;

const metresOf = (text: string): number => Math.round(Number(text.replace(',', '.')) * 1000);

/** 'Half marathon in 1:48': a race that was run. */
const raced = new RegExp(
  `\\b(?:half(?:[ -]?marath?on)?s?|halves|halbmarathon|marath?on|\\d{1,2} ?${km})(?: (?!under|sub|unter|below|goal|ziel|target|aim)[a-z]+){0,3}:? \\d{1,2}:\\d{2}(?::\\d{2})?`,
  'g',
);

/** '10 km en 58 min', '5 km in 27:30': a result, wherever nothing says that it is wished for. */
const result = new RegExp(
  `(?<!\\b(?:run|correr|courir|correre|laufen|under|sub) (?:an? |les? |the )?)\\b${number} ?${km} (?:in|en|em) (\\d{2,3}(?::\\d{2})?)(?= ?(?:min|$|[,.;)]))`,
);

function resultIn(text: string): RaceMark[] {
  const [, far, time] = result.exec(text) ?? [];
  if (!far || !time) return [];
  return [{ by: 'run', metres: metresOf(far), seconds: secondsOf(time, false) }];
}

/** Best times: what was run, never what is wished for. */
const bestWords =
  /\b(?:pbs?|prs?|personal bests?|best(?! (?:shape|of))|record|bestzeit|mejor marca|meilleur temps|personale)\b/;
const longWay = `(?:half(?:[ -]?marath?on)?s?|halves|hms?|halbmarathon|marath?ons?)`;
const bestTime = new RegExp(
  `\\b(${longWay}|\\d{1,2} ?${km})(?:[: ]+(?:pbs?|prs?|best|personal|is|was|in|time|of|at|record|bestzeit))*[: ]+(\\d{1,2}:\\d{2}(?::\\d{2})?|\\d{2})(?![\\d:]| ?(?:km|k|kg|days?|weeks?))`,
  'g',
);
const clausesOf = (text: string): string[] => text.split(/[,.;!?](?!\d)/);

/** 'Halves best 1:52', '10k PB 48:30'. */
function bestsIn(text: string): RaceMark[] {
  return clausesOf(text)
    .filter((clause) => bestWords.test(clause))
    .flatMap((clause) =>
      [...clause.matchAll(bestTime)].map(([, way = '', clock = '']): RaceMark => {
        const isHalf = /^h/.test(way);
        const far = isHalf
          ? 21_097
          : /^m/.test(way)
            ? 42_195
            : metresOf(/\d+/.exec(way)?.[0] ?? '');
        return { by: 'run', metres: far, seconds: secondsOf(clock, far > 15_000) };
      }),
    );
}

/** 'Sub 22 at the parkrun, best is 24:10': of the distance that is aimed at. */
const bareBest =
  /\b(?:best|pb|pr|personal best)(?: (?:is|was|so far|time|of|at|now))* (\d{1,2}:\d{2}(?::\d{2})?)(?![\d:])/;

function bareBestIn(text: string, metres: number | undefined): RaceMark[] {
  const clock = bareBest.exec(text)?.[1];
  return clock && metres !== undefined
    ? [{ by: 'run', metres, seconds: secondsOf(clock, metres > 15_000) }]
    : [];
}

const withoutBests = (text: string): string =>
  clausesOf(text)
    .map((clause) =>
      bestWords.test(clause)
        ? clause.replace(bestTime, ' ').replace(new RegExp(`${bestWords.source}.*`), ' ')
        : clause,
    )
    .join(', ');

/** The race, by its name or its length; what is told of the runs of now is none. */
function targetMetres(text: string, { events, distances }: Request): number | undefined {
  const named = [...(events?.value.map(({ what }) => what) ?? []), text].join(' ');
  // What was run once tells of somebody; where nothing else is named it is the wish.
  const wished = fold(named).text.replace(raced, ' ');
  for (const words of [withoutBests(text.replace(raced, ' ')), wished, fold(named).text]) {
    if (half.test(words)) return 21_097;
    if (marathon.test(words)) return 42_195;
    if (distance.test(words)) break;
  }
  const plain = (distance.test(withoutBests(text)) ? withoutBests(text) : text)
    .replace(weekly, ' ')
    .replace(weeklyAfter, ' ')
    .replace(inAll, ' ')
    .replace(longest, ' ');
  if (parkrun.test(plain)) return parkrunMetres;
  const found = distance.exec(plain)?.[1];
  if (found) return metresOf(found);
  return distances?.value.find(({ by, repeats = 1 }) => (by ?? 'run') === 'run' && repeats === 1)
    ?.metres;
}

/** '54:00', '1:45:30', '50'. */
function secondsOf(text: string, isLong: boolean): number {
  const parts = text.split(':').map(Number);
  const [first = 0, second = 0, third] = parts;
  if (third !== undefined) return first * 3600 + second * 60 + third;
  if (parts.length === 1) return first * (isLong && first < 10 ? 3600 : 60);
  // Four hours of a marathon are written as two parts as well.
  return isLong && first < 10 ? first * 3600 + second * 60 : first * 60 + second;
}

const time = '(\\d{1,3}(?::\\d{2}){0,2})(?! ?(?:km|k|kg|%|weeks?|days?|years?))';
const under = new RegExp(`\\b(?:under|sub|below|unter|menos de|moins de|sotto) ?-?${time}`);
/** 'Aim 7:30', 'want to row 1:35': a clock that is wished for. */
const aimedAt =
  /\b(?:aim(?:ing)?|goal|target|want|wants|hoping|hope|wish|like|chasing|down to|get to)(?: (?:is|for|at|a|an|of|time|to|run|row|swim|ride|do|it|in|finish|break|go|be|get|hit))* (\d{1,2}:\d{2}(?::\d{2})?)(?![\d:])/;
const now = new RegExp(
  `\\b(?:now|currently|today|at the moment|jetzt|aktuell)(?: at| is| in)? ${time}`,
);

/** 'From 25:40 to under 24': the first is what is run now. */
const fromTime = /\bfrom (\d{1,3}:\d{2}(?::\d{2})?) (?:down )?to(?: (\d{1,3}:\d{2}(?::\d{2})?))?\b/;

const liftWords: readonly [string, string][] = [
  ['(?:back )?squats?|kniebeugen?', 'back-squat'],
  ['bench(?: press)?|bankdrucken', 'bench-press'],
  ['deadlifts?|kreuzheben', 'conventional-deadlift'],
  ['(?:overhead |military |shoulder )?press|ohp', 'overhead-press'],
  ['(?:barbell )?rows?', 'barbell-bent-over-row'],
];

const anyLift = liftWords.map(([words]) => words).join('|');

/** Before a lift's name these make it another. */
const otherLifts = 'front|goblet|overhead|split|hack|box|bench|chest|leg|push|floor|one[- ]arm';

/** 'I did 5×5: squat 100', 'squat 100 5x5'; '5x5, squat 120' names the plan and what is lifted once. */
const didFives =
  /\b(?:did|do|doing|done|was|were|been|used to|currently|at the moment|last|did my|mache|machte|hago|hacia|fais|faisais|faccio|facevo|faco|fazia)\b[^.;]{0,30}\b5 ?[x\u00d7] ?5\b|\b\d{2,3}(?:[.,]5)? ?(?:kg|kilos?)? ?(?:for |in |at |a )?5 ?[x\u00d7] ?5\b|\b5 ?[x\u00d7] ?5 (?:at|with|mit|con|avec|com|a)\b/;
const maxWords = /\b(?:1 ?rms?|max(?:es|ima|imums?)?|one[- ]rep|singles?|prs?|pbs?)\b/;

/** 'Squat 140, bench 100': a lift with its kilograms. Fives in five sets leave about two. */
function maximaIn(text: string, known: readonly string[]): ToldMax[] {
  const hasFives = didFives.test(text) && !maxWords.test(text);
  return liftWords.flatMap(([words, lift]): ToldMax[] => {
    if (known.includes(lift)) return [];
    const pattern = new RegExp(
      `(?<!\\b(?:${otherLifts}) )\\b(?:${words})(?: (?:is|of|at|max|1rm|with|around|about|roughly|near|currently|now|pb|pr|best))*:? ${number} ?(?:kg|kilos?)?(?: ?(?:x|for|\u00d7) ?(\\d{1,2}))?(?= ?(?:$|[,.;)]| and | und |kg|(?:${anyLift})\\b))`,
    );
    const found = pattern.exec(text);
    const kilograms = Number((found?.[1] ?? '0').replace(',', '.'));
    if (kilograms < 20) return [];
    const reps = found?.[2] ? Number(found[2]) : hasFives ? 7 : 1;
    return [{ lift, kilograms, reps }];
  });
}

/** Nobody asks for a program to an event of this week: such a number counts something else. */
const leastAhead = 7;

/** What the words of a goal say of the way to it. */
export function readGoal(goalText: string, request: Request, today: string): GoalNumbers {
  const { text } = fold(goalText);
  const metres = targetMetres(text, request);
  const isLong = (metres ?? 0) > 15_000;
  const [, before, after] = fromTime.exec(text) ?? [];
  const aim = (under.exec(text) ?? aimedAt.exec(text))?.[1] ?? after;
  const present = now.exec(text)?.[1];
  const times = toldTimes(text, metres);
  const seconds = aim ? secondsOf(aim, isLong) : times.wished;
  const inDays = request.events?.value.find(
    (one) => one.inDays !== undefined && one.inDays >= leastAhead,
  )?.inDays;
  const inMonth = eventMonth(text, today);
  const day =
    dayIn(text, today) ??
    (inMonth === undefined && inDays !== undefined ? endOfWeeks(today, inDays) : undefined);
  const week = (weekly.exec(text) ?? weeklyAfter.exec(text) ?? inAll.exec(text))?.[1];
  const long = longest.exec(text)?.slice(1).find(Boolean);
  const minutes = metres === undefined ? undefined : ableMinutes.exec(text)?.[1];
  const engine = readEngine(request, goalText);
  const by = engine === 'row' || engine === 'swim' ? engine : engine ? 'bike' : 'run';
  const races: RaceMark[] =
    before && metres && !request.races
      ? [{ by, metres, seconds: secondsOf(before, isLong) }]
      : present && metres
        ? [{ by, metres, seconds: secondsOf(present, isLong) }]
        : request.races
          ? []
          : times.now !== undefined && metres !== undefined
            ? [{ by, metres, seconds: times.now }]
            : [...bestsIn(text), ...resultIn(text), ...bareBestIn(text, metres)].slice(0, 1);
  const known = (request.maxima?.value ?? []).map(({ lift }) => lift);
  const target = readTarget(goalText);
  const others = target?.kilograms === undefined ? [] : otherTargets(goalText, target);
  const own = target ? [target, ...others] : [];
  const fromTo = own.flatMap(({ move, kilograms, now: from }) =>
    kilograms !== undefined && from !== undefined && !known.includes(move)
      ? [{ lift: move, kilograms: from, reps: repsOf(goalText, from) }]
      : [],
  );
  return {
    ...(metres !== undefined && { metres }),
    ...(seconds !== undefined && { seconds }),
    ...(day && daysBetween(today, day) > 0 && { day }),
    ...(inMonth && !day && { inMonth }),
    ...(week && { weekly: metresOf(week) }),
    ...(long && { longest: metresOf(long) }),
    ...(minutes && { minutes: Number(minutes) }),
    races,
    maxima: [...fromTo, ...maximaIn(text, [...known, ...fromTo.map(({ lift }) => lift)])],
    ...(target && { target }),
    ...(others.length > 0 && { others }),
  };
}
