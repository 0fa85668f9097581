import { details } from '../../lexicon/details.ts';
import { findMoment, queryOf, searchMoments } from '../../lookup/knowledge.ts';
import { afterLines } from '../../moments/after.ts';
import { afterFeatures } from '../../moments/after-features.ts';
import { leaningIn, momentIn } from '../../moments/find-moment.ts';
import type { CoachMoment } from '../../moments/moment.ts';
import { momentByStory } from '../../moments/stories.ts';
import { toldBeside } from '../../moments/told-details.ts';
import { isQuestion } from '../../question.ts';
import { type Answer, pick, type Turn } from '../../turn.ts';
import { answerUnknown } from '../knowledge/ask.ts';

const nearEnough = 0.55;
/** What is grave is not guessed at from a few words in common. */
const surelyAlike = 0.75;

const units = new Set([
  'weeks',
  'week',
  'days',
  'day',
  'months',
  'month',
  'sessions',
  'workouts',
  'years',
  'semanas',
  'dias',
  'meses',
  'wochen',
  'tage',
  'monate',
  'semaines',
  'jours',
  'mois',
  'settimane',
  'giorni',
  'mesi',
  'kg',
  'km',
  'k',
]);
const numbers = new Set(
  'two three four five six seven eight nine ten eleven twelve twenty thirty hundred'.split(' '),
);
const english: Record<string, string> = {
  semanas: 'weeks',
  wochen: 'weeks',
  semaines: 'weeks',
  settimane: 'weeks',
  dias: 'days',
  tage: 'days',
  jours: 'days',
  giorni: 'days',
  meses: 'months',
  monate: 'months',
  mois: 'months',
  mesi: 'months',
};

/** 'Six weeks': how much of it, as it was said. */
function countIn({ cues }: Turn): string | null {
  const { tokens } = cues;
  for (const [at, { text, kind }] of tokens.entries()) {
    const unit = tokens[at + 1]?.text ?? '';
    if ((kind === 'number' || numbers.has(text)) && units.has(unit)) {
      // 'Three months ago' is no count of what was done.
      if (['ago', 'old'].includes(tokens[at + 2]?.text ?? '')) continue;
      // '10k steps' are no ten kilometres.
      const isSteps = unit === 'k' && tokens[at + 2]?.text === 'steps';
      const said = isSteps ? `${text}k steps a day` : `${text} ${english[unit] ?? unit}`;
      return said.charAt(0).toUpperCase() + said.slice(1);
    }
  }
  return null;
}

/** What it is about, where that was named beside it. */
const thingIn = ({ cues }: Turn): string | null => cues.of('thing')[0] ?? null;

export function momentOf(turn: Turn): CoachMoment | undefined {
  const said = momentIn(turn.cues);
  if (said) return said;
  const like = searchMoments(queryOf(turn.cues, turn.language !== 'en'));
  const alike = like && like.shared >= fewestShared ? findMoment(like.id) : undefined;
  if (alike && (like?.score ?? 0) >= (alike.isGrave ? surelyAlike : nearEnough)) return alike;
  // A question leans to nothing: it wants an answer.
  return turn.reading.purpose === 'ask' ? undefined : leaningIn(turn.cues);
}

const fewestShared = 2;
const fewWords = 20;
const belittles =
  /\b(?:only|just|slow\w*|snail|turtle|took (?:me|us)|not (?:much|great|a lot|that \w+)|nothing (?:special|much)|embarrass\w*|pathetic|rubbish|weak|light|loser|haha|lol|still (?:fat|slow|weak|behind))\b/i;

/** The part of training that a success is about, as it was written. */
function featIn({ cues, text }: Turn): string | null {
  const hit = cues.hits.find(({ kind }) => kind === 'sign:feat');
  const [first, last] = [hit && cues.tokens[hit.from], hit && cues.tokens[hit.to - 1]];
  const said = first && last ? text.slice(first.start, last.end) : null;
  return said === null || ways.has(first?.text ?? '') ? null : said;
}
/** 'Without stopping' says how, not what. */
const ways: ReadonlySet<string> = new Set(['without', 'off', 'up', 'kg', 'half']);

/** 'Put Bella down': who it was, where a name stands. */
function nameIn({ cues, text }: Turn): string | null {
  const put = cues.hits.find(({ kind }) => kind === 'sign:put');
  const token = put && cues.tokens[put.to];
  const word = token ? text.slice(token.start, token.end) : '';
  return /^\p{Lu}\p{Ll}+$/u.test(word) ? word : null;
}

/** With what was named in the message; a line that names more than that is left out. */
function linesFor(turn: Turn, { answers, named = [] }: CoachMoment): readonly string[] {
  const slots = {
    '{what}': thingIn(turn),
    '{count}': countIn(turn),
    '{feat}': featIn(turn),
    '{name}': nameIn(turn),
  };
  const all = [...answers, ...named];
  const isFilled = (line: string) => /\{\w+\}/.test(line);
  const filled = all.filter(isFilled).flatMap((line) => {
    const open = Object.entries(slots).filter(([slot]) => line.includes(slot));
    if (open.some(([, value]) => value === null)) return [];
    return [open.reduce((so, [slot, value]) => so.replaceAll(slot, value ?? ''), line)];
  });
  const plain = filled.length > 0 ? filled : all.filter((line) => !isFilled(line));
  const fitting = plain.filter((line) => fits(turn, line));
  return fitting.length > 0 ? fitting : plain;
}

/** What a line takes for granted has to have been said. */
const takenForGranted: readonly RegExp[] = [
  /\bpatien\w*/i,
  /\b(?:physio|surg\w*|grafts?|operat\w*|injur\w*|hurts?|heal\w*|tore|torn)\b/i,
  /\b(?:work|boss|job|office|shifts?)\b(?= (?:has|is|eats|takes))/i,
  /\b(?:people watching|in front of)\b/i,
  /\bway home\b/i,
  /\bfilm(?:s|ed|ing)?\b/i,
];
const answersAsked = /^(?:yes|no|not too late)\b[,.:]?/i;

/** A yes or a no answers a question, and no line speaks of what nobody has told. */
const fits = ({ text, cues }: Turn, line: string): boolean =>
  (isQuestion(cues) || !answersAsked.test(line)) &&
  takenForGranted.every((one) => !one.test(line) || one.test(text));

/** A few more words on what was just felt: carried on from there. */
export function answerAfterMoment(turn: Turn): Answer | null {
  const { topic } = turn.place.memory;
  const moment = topic?.kind === 'moment' ? findMoment(topic.id) : undefined;
  if (!moment || turn.cues.wordCount > fewWords) return null;
  const feature = afterFeatures.find(
    ({ cue, of, isLight }) =>
      cue.test(turn.text) && (!of || of.has(moment.id)) && !(isLight && moment.isGrave),
  );
  if (feature && turn.language === 'en' && !joys.has(moment.id))
    return { say: [pick(turn, `after ${feature.id}`, feature.lines)], topic };
  const isJoy = joys.has(moment.id);
  const kind = moment.isGrave
    ? 'grave'
    : isJoy
      ? belittles.test(turn.text)
        ? 'belittled'
        : 'joy'
      : isRefused(turn)
        ? 'refused'
        : isTakenUp(turn)
          ? 'taken'
          : 'more';
  const isWalk = turn.cues.tokens.some(({ text }) => walks.has(text));
  const isRemembered = turn.cues.tokens.some(({ text }) => ofThem.has(text));
  const grave = isRemembered
    ? afterLines.remembered
    : isWalk && isTakenUp(turn)
      ? afterLines.walk
      : afterLines.grave;
  const lines = kind === 'grave' ? grave : afterLines[kind];
  return { say: [pick(turn, `after ${kind}`, lines)], topic };
}

const outOfAction =
  /\b(?:fractur\w*|torn|tore|surgery|operation|injur\w*|sprain\w*|ruptur\w*|no running|cant (?:run|lift|train)|can't (?:run|lift|train)|not allowed|in a (?:cast|boot|sling))\b/i;
const recent = 6;

/** 'What am I meant to do now?', after something that takes training away. */
export function answerInstead(turn: Turn): Answer | null {
  const instead = afterFeatures.find(({ id }) => id === 'instead');
  if (!instead?.cue.test(turn.text) || turn.language !== 'en') return null;
  const isOut = turn.previous
    .slice(-recent)
    .some(({ type, content }) => type === 'user' && outOfAction.test(content));
  return isOut
    ? { say: [pick(turn, 'instead', instead.lines)], topic: turn.place.memory.topic }
    : null;
}

/** 'Should I just do something small?' is taken up as it is. */
const carriesOn = ({ text, language }: Turn, { isGrave, id: moment }: CoachMoment): boolean =>
  language === 'en' &&
  afterFeatures.some(
    ({ id, cue, of, isLight }) =>
      taken.has(id) && cue.test(text) && !(isLight && isGrave) && (!of || of.has(moment)),
  );
const taken: ReadonlySet<string> = new Set(['relief', 'small', 'hope', 'instead', 'judged']);

const longestWondering = 16;

/** 'Should I be running? Is it weird?', out of a grief: no card is said to that. */
export function answerWondering(turn: Turn): Answer | null {
  const { topic } = turn.place.memory;
  const moment = topic?.kind === 'moment' ? findMoment(topic.id) : undefined;
  if (
    moment &&
    !joys.has(moment.id) &&
    turn.cues.wordCount <= longestWondering &&
    carriesOn(turn, moment)
  )
    return answerAfterMoment(turn);
  if (!moment?.isGrave || turn.cues.wordCount > longestWondering) return null;
  const isOf = turn.cues.tokens.some(({ text }) => wonders.has(text));
  return isOf ? { say: [pick(turn, 'wondering', afterLines.wondering)], topic } : null;
}
const wonders: ReadonlySet<string> = new Set(
  'weird wrong bad normal strange should allowed selfish silly stupid okay ok komisch normal raro bizarre strano estranho'.split(
    ' ',
  ),
);

const joys: ReadonlySet<string> = new Set([
  'record',
  'feels-good',
  'streak',
  'good-news',
  'sober',
  'birthday',
]);
const walks: ReadonlySet<string> = new Set([
  'walk',
  'walking',
  'air',
  'outside',
  'spaziergang',
  'paseo',
  'marche',
]);
const ofThem: ReadonlySet<string> = new Set([
  'she',
  'he',
  'her',
  'him',
  'his',
  'they',
  'together',
  'always',
]);
const refusals: ReadonlySet<string> = new Set(
  'dont wont cant cannot never not no nothing nope sick hate useless pointless nicht kein no non pas nao'.split(
    ' ',
  ),
);
const takenUp: ReadonlySet<string> = new Set(
  'maybe ok okay yes yeah sure will ill try could might good fine thanks true right tomorrow vielleicht quiza peut forse talvez'.split(
    ' ',
  ),
);
const isRefused = ({ cues }: Turn): boolean => cues.tokens.some(({ text }) => refusals.has(text));
const isTakenUp = ({ cues }: Turn): boolean => cues.tokens.some(({ text }) => takenUp.has(text));

const feeling: Record<string, Answer['pathway']> = { 'session-done': 'quick_workout' };

const kindOf = ({ id, isGrave }: CoachMoment): 'joy' | 'grave' | 'low' =>
  isGrave ? 'grave' : joys.has(id) ? 'joy' : 'low';

/** The small thing that was told beside it. */
function detailOf({ cues, language }: Turn, moment: CoachMoment): string[] {
  if (language !== 'en') return [];
  const kind = kindOf(moment);
  const own = toldBeside(cues.text, moment.id === 'lost-job' ? 'grave' : kind);
  if (own !== null) return [own];
  const found = details.find(({ id, to }) => to === kind && cues.has(`detail:${id}`));
  return found ? [found.line] : [];
}

/** What hurts beside it is not passed over. */
function ofPart({ request, language }: Turn, { isGrave }: CoachMoment): string {
  const injury = request?.injuries.find(
    ({ status, source }) => status === 'active' && source === 'text',
  );
  return injury && !isGrave && language === 'en'
    ? `And your ${injury.region.replaceAll('_', ' ')}: keep the hour and fill it with what does not hurt, such as a brisk walk or a ride; a sudden pop, swelling or pain at night should be looked at.`
    : '';
}

const proudFrom = 50;

/** A first at 63 is more than a first. */
function ofAge({ request, language }: Turn, { id }: CoachMoment): string {
  const age = request?.age?.source === 'text' ? request.age.value : 0;
  return language === 'en' && id === 'record' && age >= proudFrom
    ? `At ${age}, that is something most people half your age have not done.`
    : '';
}

const condoles = /^(?:I am (?:so |very )?sorry|That hurts|That is rough)\b[^.!]*[.!]\s*/;

/** What was told stands first; where somebody is comforted, right after that. */
function withDetail(line: string, detail: readonly string[]): string[] {
  const [opening] = condoles.exec(line) ?? [];
  return opening === undefined || detail.length === 0
    ? [...detail, line]
    : [opening.trim(), ...detail, line.slice(opening.length)].filter(Boolean);
}

/** Said by hand, never an echo of the words; a session is offered and never made. */
export function answerMoment(turn: Turn): Answer {
  const moment = momentOf(turn);
  if (!moment) return answerUnknown(turn);
  const line = pick(turn, moment.id, linesFor(turn, moment));
  const isOff = moment.isGrave && turn.cues.has('plan', 'skip', 'week_off');
  const { program } = turn.knowledge;
  return {
    ...(isOff && program && { programChange: { change: 'week_off' } as const }),
    say: [
      ofAge(turn, moment),
      ...withDetail(line, detailOf(turn, moment)),
      ofPart(turn, moment),
      isOff ? 'Your week is clear; nothing waits for you here until you say so.' : '',
    ].filter(Boolean),
    pathway: feeling[moment.id] ?? 'low_motivation',
    used: [`moment:${moment.id}`],
    topic: { kind: 'moment', id: moment.id, words: turn.text.slice(0, 200) },
    ...(moment.offer && { offer: moment.offer }),
  };
}

/** Felt in so many words, and not only by two that stand near each other. */
export const isNamedFelt = ({ cues }: Turn): boolean =>
  cues.hits.some(({ kind }) => kind.startsWith('moment:')) ||
  momentIn(cues)?.isGrave === true ||
  momentByStory(cues.text) !== null;
