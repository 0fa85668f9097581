import * as body from '../lexicon/body/injuries.ts';
import * as muscles from '../lexicon/body/muscles.ts';
import * as events from '../lexicon/circumstances/events.ts';
import { personWords, wardWords } from '../lexicon/circumstances/people.ts';
import { noiseTurns, quietSigns } from '../lexicon/circumstances/quiet.ts';
import * as readiness from '../lexicon/circumstances/readiness.ts';
import * as room from '../lexicon/circumstances/room.ts';
import { situationSigns, situationWords } from '../lexicon/circumstances/situations.ts';
import * as times from '../lexicon/circumstances/times.ts';
import { isOtherWord } from '../lexicon/data/homographs.ts';
import { seenWords } from '../lexicon/data/seen-words.ts';
import * as facts from '../lexicon/facts.ts';
import * as kit from '../lexicon/kit.ts';
import * as grammar from '../lexicon/language/grammar.ts';
import { lengthPhrases, numberWords, unitWords } from '../lexicon/language/number-words.ts';
import { ordinaryForms } from '../lexicon/language/ordinary-verbs.ts';
import { ordinaryWords } from '../lexicon/language/ordinary-words.ts';
import * as refusals from '../lexicon/language/refusals.ts';
import * as limits from '../lexicon/limits.ts';
import { moveWords } from '../lexicon/moves.ts';
import { regionalWords } from '../lexicon/regional.ts';
import { formatWords } from '../lexicon/session/formats.ts';
import { moodWords } from '../lexicon/session/moods.ts';
import { namedWorkouts, workoutCues } from '../lexicon/session/named-workouts.ts';
import * as session from '../lexicon/session/session.ts';
import * as kinds from '../lexicon/session/session-kinds.ts';
import { traitWords } from '../lexicon/session/traits.ts';
import * as wishes from '../lexicon/session/wishes.ts';
import { weighStances } from '../stance/stance.ts';
import type { Language } from '../vocabulary.ts';
import { detectLanguage } from './language.ts';
import { findLeftOut } from './left-out.ts';
import { withoutMasked } from './masks.ts';
import { joinMoves } from './mentions.ts';
import { findNegated, isForeign, type NegationKind } from './negation.ts';
import {
  correctTokens,
  findPhrases,
  type Hit,
  indexPhrases,
  type Lexicon,
  type PhraseIndex,
} from './phrases.ts';
import { quoteOf, type Token, tokenise } from './tokens.ts';

/** The text with all that was found in it, before any of it is weighed. */
export interface Scan {
  text: string;
  language: { value: Language; confidence: number };
  tokens: readonly Token[];
  hits: readonly Hit[];
  polarity(hit: Hit): NegationKind | 'plain';
  of(kind: string): Hit[];
  quote(from: number, to: number): string;
  /** Where the entries of a list begin, once their numbers were taken for what they are. */
  entries?: readonly Pick<Hit, 'from' | 'to'>[];
}

let index: PhraseIndex | undefined;

function parted(lists: Record<string, string>): Lexicon {
  return Object.fromEntries(
    Object.entries(lists).map(([name, words]) => [name, words.replaceAll(' ', '|')]),
  );
}

/** A single muscle is a wish for the part that it belongs to. */
function withMuscles(areas: Lexicon): Lexicon {
  const all = { ...areas };
  for (const { area, words } of muscles.muscleWords) all[area] = `${all[area]} | ${words}`;
  return all;
}

/** Each list with what a kind has beside it in dialect and in small. */
function withRegional(lists: Record<string, Lexicon>): Record<string, Lexicon> {
  const all = { ...lists };
  for (const [kind, more] of Object.entries(regionalWords)) {
    const known = { ...all[kind] };
    for (const [value, words] of Object.entries(more)) {
      known[value] = known[value] === undefined ? words : `${known[value]} | ${words}`;
    }
    all[kind] = known;
  }
  return all;
}

/** Built at the first text, so that a page which never plans pays nothing. */
function phraseIndex(): PhraseIndex {
  index ??= indexPhrases(
    withRegional({
      neg: {
        ...grammar.negationCues,
        drop: `${grammar.negationCues.drop} | ${refusals.refusalCues}`,
      },
      leave: refusals.leaveWords,
      away: refusals.awayWords,
      barred: refusals.barredWords,
      refuse: refusals.refuseWords,
      threat: refusals.threatWords,
      never: refusals.neverWords,
      less: refusals.lessWords,
      break: grammar.scopeBreaks,
      only: grammar.onlyCues,
      join: grammar.joinWords,
      correction: grammar.correctionCues,
      past: grammar.pastCues,
      idiom: grammar.idioms,
      allow: grammar.allowances,
      out: {
        out: 'stay out | stays out | stay out of it | stays out of it | bleibt draussen | bleiben draussen | bleibt raus | bleiben raus | se quedan fuera | se queda fuera | reste dehors | restent dehors | resta fuori | restano fuori | fica de fora | ficam de fora | is out | are out | off limits | is closed | is shut | closed | geschlossen | cerrado | cerrada | chiusa | fechada | fermee | is forbidden | not possible | is verboten',
      },
      suffix: { free: 'free | frei' },
      format: formatWords,
      goal: wishes.goalWords,
      focus: withMuscles(wishes.focusWords),
      edge: muscles.edgeWords,
      cardio: muscles.cardioWords,
      level: wishes.levelWords,
      aim: wishes.aimWords,
      effort: wishes.effortWords,
      history: wishes.historyWords,
      block: wishes.blockWords,
      session: wishes.sessionWords,
      chain: session.chainWords,
      total: session.totalWords,
      rest: session.restWords,
      work: session.workWords,
      elsewhere: session.elsewhereWords,
      lengthCue: session.lengthCues,
      lengthEnd: session.lengthEnds,
      instead: session.insteadWords,
      clock: session.clockWords,
      clockPart: session.clockParts,
      lengthName: session.lengthNames,
      way: session.wayWords,
      heart: session.heartWords,
      pace: session.paceWords,
      countNoun: session.countNouns,
      stiff: session.stiffWords,
      named: namedWorkouts,
      workoutCue: workoutCues,
      region: body.regionWords,
      trouble: body.troubleWords,
      part: body.otherParts,
      pain: body.painWords,
      fault: body.faultWords,
      sound: body.soundWords,
      course: body.courseWords,
      smallPart: body.smallParts,
      fine: body.fineWords,
      person: personWords,
      ward: wardWords,
      time: times.timeWords,
      prevent: times.preventWords,
      pastDay: times.pastDayWords,
      trained: times.trainedWords,
      event: events.eventWords,
      sport: events.sportWords,
      ahead: events.aheadWords,
      day: events.dayWords,
      weekday: events.weekdayWords,
      clearance: events.clearanceWords,
      mood: moodWords,
      side: body.sideWords,
      condition: body.conditionWords,
      equipment: kit.equipmentWords,
      prop: kit.propWords,
      kit: kit.kitWords,
      place: kit.placeWords,
      space: kit.spaceWords,
      quiet: kit.quietWords,
      quietSign: quietSigns,
      noiseTurn: noiseTurns,
      room: room.roomSigns,
      cloth: room.clothSigns,
      attribute: limits.attributeWords,
      seated: limits.seatedWords,
      manner: limits.mannerWords,
      habit: limits.habitWords,
      circumstance: limits.circumstanceLimits,
      aversion: limits.aversionWords,
      machine: { ...kit.machineWords, ...kit.furtherKitWords },
      bar: kit.barWords,
      gone: kit.goneWords,
      household: kit.householdWords,
      tired: readiness.tiredWords,
      sleep: readiness.sleepWords,
      sorePart: readiness.soreParts,
      age: readiness.ageWords,
      move: moveWords,
      sessionKind: kinds.sessionKindWords,
      situation: situationWords,
      situationSign: situationSigns,
      notSession: kinds.notSessions,
      sessionSign: kinds.sessionSigns,
      lowReps: kinds.lowRepWords,
      skillMove: kinds.skillWords,
      trait: traitWords,
      sportName: kinds.sportNames,
      sportCue: kinds.sportCues,
      layoff: facts.layoffWords,
      arrival: facts.arrivalWords,
      race: facts.raceWords,
      raceName: facts.raceNames,
      ability: facts.abilityWords,
      holdVerb: facts.holdVerbs,
      lastTime: facts.lastTimeWords,
      liftLink: facts.liftLinks,
      mass: facts.massWords,
      sex: facts.sexWords,
      self: facts.selfWords,
      length: lengthPhrases,
      unit: parted(unitWords),
      number: parted(numberWords),
    }),
    `${ordinaryWords} ${seenWords} ${ordinaryForms}`,
  );
  return index;
}

/** Words, typing errors, phrases, exercise names and what the words of negation rule out. */
export function scanPlainly(text: string): Scan {
  return scanWith(text, () => {});
}

/** Reads a text once: all of that, and what is ruled out by idiom. */
export function scan(text: string): Scan {
  return scanWith(text, weighStances);
}

/** 'Épaulé' is a clean, 'épaule' a shoulder. */
function isShoulderInFrench(text: string, tokens: readonly Token[], { kind, from }: Hit): boolean {
  const token = tokens[from];
  if (kind !== 'move' || token?.text !== 'epaule') return false;
  return !/[éÉ]$/.test(text.slice(token.start, token.end));
}

function scanWith(text: string, weigh: typeof weighStances): Scan {
  const phrases = phraseIndex();
  const raw = tokenise(text);
  const tokens = correctTokens(phrases, raw);
  const language = detectLanguage(raw);
  const own = findPhrases(phrases, tokens)
    .filter(
      ({ kind, from, to }) =>
        to > from + 1 ||
        language.confidence <= 0.5 ||
        !isOtherWord(kind, tokens[from]?.text ?? '', language.value),
    )
    .filter((hit) => !isShoulderInFrench(text, tokens, hit));
  const found = joinMoves(text, raw, own, phrases, language.value === 'en').filter(
    ({ kind, from, to }) => {
      const isCue = kind === 'correction' || (kind === 'neg' && to === from + 1);
      return !isCue || !isForeign(language.value, tokens[from]?.text ?? '');
    },
  );
  const hits = withoutMasked(found, tokens);
  const negated = findNegated({ tokens, hits, language: language.value });
  for (const hit of findLeftOut(tokens, hits)) negated.set(hit, 'negated');
  weigh(tokens, hits, negated);
  const byKind = new Map<string, Hit[]>();
  for (const hit of hits) {
    const list = byKind.get(hit.kind);
    if (list) list.push(hit);
    else byKind.set(hit.kind, [hit]);
  }
  return {
    text,
    language,
    tokens,
    hits,
    polarity: (hit) => negated.get(hit) ?? 'plain',
    of: (kind) => byKind.get(kind) ?? [],
    quote: (from, to) => quoteOf(text, tokens, from, to),
  };
}

/** How sure a phrase is: typing errors cost. */
export function trust(hit: Hit, most = 0.95): number {
  return Math.round((most - 0.12 * Math.min(hit.typo, 3)) * 100) / 100;
}
