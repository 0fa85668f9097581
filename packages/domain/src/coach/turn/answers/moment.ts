import { findMoment, queryOf, searchMoments } from '../knowledge.ts';
import { leaningIn, momentIn } from '../moments/find-moment.ts';
import type { Moment } from '../moments/moment.ts';
import { type Answer, pick, type Turn } from '../turn.ts';
import { answerUnknown } from './ask.ts';

const nearEnough = 0.55;

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
      const said = `${text} ${english[unit] ?? unit}`;
      return said.charAt(0).toUpperCase() + said.slice(1);
    }
  }
  return null;
}

/** What it is about, where that was named beside it. */
const thingIn = ({ cues }: Turn): string | null => cues.of('thing')[0] ?? null;

export function momentOf(turn: Turn): Moment | undefined {
  const said = momentIn(turn.cues);
  if (said) return said;
  const like = searchMoments(queryOf(turn.cues, turn.language !== 'en'));
  if (like && like.score >= nearEnough && like.shared >= fewestShared) return findMoment(like.id);
  // A question leans to nothing: it wants an answer.
  return turn.reading.purpose === 'ask' ? undefined : leaningIn(turn.cues);
}

const fewestShared = 2;
const fewWords = 14;
const graveAfter = [
  'That sounds right. Go gently, at whatever pace feels good, and turn round whenever you like.',
  'Good. Let that be enough for today, and be kind to yourself.',
  'That is a good idea. No watch, no plan; I am here afterwards.',
];
const after = [
  'That sounds good to me. Small and certain beats big and maybe.',
  'Good idea, start there and see how it feels.',
  'Fine, go with that. Tell me afterwards how it went.',
];

/** A few more words on what was just felt. */
export function answerAfterMoment(turn: Turn): Answer | null {
  const { topic } = turn.place.memory;
  const moment = topic?.kind === 'moment' ? findMoment(topic.id) : undefined;
  if (!moment || turn.cues.wordCount > fewWords) return null;
  const lines = moment.isGrave ? graveAfter : after;
  return { say: [pick(turn, 'after', lines)], topic };
}

function linesFor(turn: Turn, { answers, named = [] }: Moment): readonly string[] {
  const [what, count] = [thingIn(turn), countIn(turn)];
  const filled = named.flatMap((line) => {
    if (line.includes('{what}')) return what ? [line.replaceAll('{what}', what)] : [];
    return count ? [line.replaceAll('{count}', count)] : [];
  });
  return filled.length > 0 ? filled : answers;
}

const feeling: Record<string, Answer['pathway']> = { 'session-done': 'quick_workout' };

/** Said by hand, never an echo of the words; a session is offered and never made. */
export function answerMoment(turn: Turn): Answer {
  const moment = momentOf(turn);
  if (!moment) return answerUnknown(turn);
  const line = pick(turn, moment.id, linesFor(turn, moment));
  return {
    say: [line],
    pathway: feeling[moment.id] ?? 'low_motivation',
    used: [`moment:${moment.id}`],
    topic: { kind: 'moment', id: moment.id, words: turn.text.slice(0, 200) },
    ...(moment.offer && { offer: moment.offer }),
  };
}
