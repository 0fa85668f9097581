import { injuryChip } from '../planner/request/chips.ts';
import { scan } from '../reading/engine/scan.ts';
import { defined } from '../workout/defined.ts';
import { capitalise } from '../workout/words.ts';
import { type Found, readGoal, readWhy } from './learn-goal.ts';
import { readLifts } from './learn-lifts.ts';
import {
  activities,
  dislikeVerbs,
  likeVerbs,
  notDisliked,
  notTold,
  ofOthers,
  tellings,
  timeHolders,
  timeWindow,
} from './learn-patterns.ts';
import { plain, says, sentencesOf } from './message-words.ts';
import type { QuestionId } from './questions.ts';
import type { LearnedFact, MessageReading } from './types.ts';

const ends =
  /[.,;:!?()]| but | because | when | since | as i | and i | so i | so that | more than | though\b| for me/;

/** Up to the end of the clause. */
function clauseAfter(words: string, from: number): string {
  const rest = words.slice(from).trimStart();
  return rest.slice(0, ends.exec(rest)?.index ?? rest.length).trim();
}

function isOfTraining(thing: string): boolean {
  if (activities.test(thing)) return true;
  const kinds = ['move', 'equipment', 'format', 'attribute', 'machine', 'focus'];
  return scan(thing).hits.some(({ kind }) => kinds.includes(kind));
}

const article =
  /^(?:the|to do|to|doing|a|an|my|some|any|all|las|los|el|la|les|le|gli|i|die|os|as)\s+/;

function thingsIn(clause: string): string[] {
  return clause
    .split(/,| and | or | y | und | et | e | & /)
    .map((thing) => thing.trim().replace(article, '').replace(article, ''))
    .filter((thing) => thing !== '' && thing.split(' ').length <= 4 && isOfTraining(thing));
}

/** 'I love kettlebells and hate running' tells two things. */
const tasteTurn =
  /(?:,|;| and| but)+ (?=(?:i )?(?:really |absolutely )?(?:hate|love|like|enjoy|prefer|dislike|detest|can'?t stand|don'?t (?:like|enjoy))\b)/;

/** 'Hate treadmills': nobody else is meant. */
const bareTaste = /^(?:really |absolutely )?(?:hate|love|enjoy|prefer|can'?t stand) /;

function readTastes(words: string): Found[] {
  return words.split(tasteTurn).flatMap((part, at) => {
    const isShort = at > 0 ? !/^i\b/.test(part) : !/\bi\b/.test(part) && bareTaste.test(part);
    return readTaste(isShort ? `i ${part}` : part);
  });
}

function readTaste(words: string): Found[] {
  if (notDisliked.test(words)) return [];
  for (const [slot, verbs] of [
    ['dislike', dislikeVerbs],
    ['like', likeVerbs],
  ] as const) {
    const verb = verbs.exec(words);
    if (!verb) continue;
    const things = thingsIn(clauseAfter(words, verb.index + verb[0].length));
    return things.map((value) => ({ slot, value, confidence: 0.9 }));
  }
  const favourite = /\b(.{3,30}?) (?:is|are) my favou?rites?\b/.exec(words);
  return favourite
    ? thingsIn(favourite[1] ?? '').map((value) => ({ slot: 'like', value, confidence: 0.85 }))
    : [];
}

/** 'Tuesdays and weekends' needs no more words. */
const bareRest = 3;

const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g;

function readTimes(words: string, asked: QuestionId | null): Found[] {
  const window = timeWindow.exec(words);
  const isBare = window !== null && words.length - window[0].length <= bareRest;
  const isHeld = timeHolders.test(words) || asked === 'days' || isBare;
  if (!window || !isHeld || /\btomorrow\b|\bnext\b/.test(words)) return [];
  const value = window[0].replace(/^on /, '').replace(weekday, capitalise);
  return [{ slot: 'time_window', value, confidence: 0.8 }];
}

const has =
  /\b(?:i(?:'ve| have)? (?:also |just |now )?(?:have|got|own|bought|ordered)|i(?:'ve| have) (?:a|an|two|some|got|\d+)|at home i|my (?:home )?gym has|there(?:'s| is| are)|tengo|ich habe|j'? ?ai|ho (?:un|due|dei|delle)|tenho)\b/;
const hasNot = /\b(?:don'?t|do not|no longer|sold|lost|without|not) (?:have|own|got|my)?\b/;

/** As a fact, not as a wish for one workout. */
const noKit =
  /^(?:i(?:'ve| have)? (?:got |have |own )?)?(?:no|zero) (?:equipment|kit|gear)(?: at all| at home| here| whatsoever)*\W*$/;

function readKit(
  words: string,
  { understanding }: Pick<MessageReading, 'understanding'>,
  asked: QuestionId | null,
): Found[] {
  if (noKit.test(words)) return [{ slot: 'equipment', value: 'bodyweight', confidence: 0.9 }];
  const isAsked = asked === 'equipment' || asked === 'equipment_now';
  // Who loves kettlebells may have none.
  const isAnswer = isAsked && ![says.goal, likeVerbs, dislikeVerbs].some((of) => of.test(words));
  if (understanding.kind !== 'request' || !(has.test(words) || isAnswer)) return [];
  if (hasNot.test(words)) return [];
  const { hits, polarity } = scan(words);
  if (isAnswer && /\b(?:no equipment|none|nothing|just me|bodyweight)\b/.test(words)) {
    return [{ slot: 'equipment', value: 'bodyweight', confidence: 0.9 }];
  }
  if (/\b(?:full gym|gym)\b/.test(words) && isAnswer) {
    return [{ slot: 'equipment', value: 'a full gym', confidence: 0.9 }];
  }
  const names = hits
    .filter((hit) => hit.kind === 'equipment' && polarity(hit) === 'plain')
    .map(({ value }) => value.replaceAll('_', ' '))
    .filter((name) => name !== 'bodyweight');
  return [...new Set(names)].map((value) => ({ slot: 'equipment', value, confidence: 0.9 }));
}

function readInjuries({ understanding }: Pick<MessageReading, 'understanding'>): LearnedFact[] {
  if (understanding.kind !== 'request') return [];
  return understanding.request.injuries
    .filter(
      ({ status, source, confidence }) =>
        status === 'active' && source === 'text' && confidence >= 0.6,
    )
    .map(({ region, side, confidence, quote = '' }) => ({
      slot: 'injury' as const,
      value: injuryChip(defined({ region, side })).label.toLowerCase(),
      confidence,
      source: quote,
    }));
}

function readScale(words: string, asked: QuestionId | null): Found[] {
  const outOf = /\b(10|[0-9])(?:\.5)? ?(?:\/|out of) ?10\b/.exec(words);
  const bare = asked === 'confidence' ? /\b(10|[0-9])\b/.exec(words) : null;
  const value = outOf?.[1] ?? bare?.[1];
  return value ? [{ slot: 'readiness', value: `${value} out of 10`, confidence: 0.9 }] : [];
}

/**
 * What a message tells about the user, with the words that said so. Questions, what-ifs and
 * other people teach nothing.
 */
export function learnFrom(
  text: string,
  reading: Pick<MessageReading, 'understanding'>,
  asked: QuestionId | null = null,
): LearnedFact[] {
  const facts: LearnedFact[] = [];
  const told: string[] = [];
  if (says.beyond.test(plain(text))) return [];
  for (const sentence of sentencesOf(text.slice(0, 4000))) {
    const words = plain(sentence);
    // 'Maybe a 5?' is an answer all the same.
    const isScale = asked === 'confidence' && words.split(' ').length <= 4;
    if (isScale)
      facts.push(...readScale(words, asked).map((fact) => ({ ...fact, source: sentence })));
    if (words.includes('?') || ofOthers.test(words)) continue;
    told.push(words);
    const isMaybe = notTold.test(words);
    const found: Found[] = isMaybe
      ? []
      : [
          ...readTastes(words),
          ...readTimes(words, asked),
          ...readKit(words, reading, asked),
          ...readLifts(words),
          ...tellings.filter(({ pattern }) => pattern.test(words)),
          ...readScale(words, asked),
        ];
    // 'I would love to' tells a wish all the same.
    const isIf = /\b(?:if|suppose|imagine|maybe|perhaps|might|pretend)\b/.test(words);
    const wishes = isIf ? [] : [...readGoal(words, asked), ...readWhy(words, asked)];
    facts.push(
      ...[...found, ...wishes].map(({ slot, value, confidence }) => ({
        slot,
        value: asWritten(value, words, sentence),
        confidence,
        source: sentence.slice(0, 200),
      })),
    );
  }
  const injuries = told.length > 0 && !notTold.test(told.join(' ')) ? readInjuries(reading) : [];
  return unique([...injuries, ...facts]);
}

/** With the accents that the patterns do not look at: 'stärker werden'. */
function asWritten(value: string, words: string, sentence: string): string {
  const written = sentence.trim().toLowerCase();
  const at = words.indexOf(value);
  return at >= 0 && written.length === words.length ? written.slice(at, at + value.length) : value;
}

function unique(facts: readonly LearnedFact[]): LearnedFact[] {
  const seen = new Set<string>();
  return facts.filter(({ slot, value }) => {
    const key = `${slot} ${value}`;
    return !seen.has(key) && seen.add(key);
  });
}
