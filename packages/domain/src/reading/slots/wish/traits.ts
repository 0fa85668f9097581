import { exerciseById } from '../../../exercise/library.ts';
import { defined } from '../../../workout/defined.ts';
import { type Claim, claim } from '../../claims.ts';
import { quantitiesIn, textAt } from '../../engine/features.ts';
import { isDenied } from '../../engine/negation.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { words } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/wish/traits.ts';
import type { Trait } from '../../trait-names.ts';
import { inNameOfKit } from '../around.ts';
import { isBarLift, liftWord } from '../moves/short-names.ts';

const isAs = (trait: Trait) => (hit: Hit) => hit.value === trait;

const partReach = 4;

/** 'Tight hips', 'my neck and shoulders are tight', not 'tight on time'. */
const isOfPart = (scan: Scan, { from, to }: Hit): boolean =>
  ['focus', 'region', 'smallPart', 'muscle'].some((kind) =>
    scan
      .of(kind)
      .some(
        (part) =>
          scan.tokens[part.from]?.segment === scan.tokens[from]?.segment &&
          part.to >= from - partReach &&
          part.from <= to + 1,
      ),
  );

/** Of words that mean more than one thing, those that mean this one here. */
function isMeant(scan: Scan, hit: Hit): boolean {
  const { value } = hit;
  if (inNameOfKit(scan, hit)) return false;
  // 'Une côte' is a hill, and 'un point de côté' is in the side.
  if (value === 'hills' && /c[oô]tés?$/i.test(scan.quote(hit.from, hit.to))) return false;
  // 'Don't want to' is one cue and reaches into the phrase.
  const isCut = scan.of('neg').some(({ from, to }) => from < hit.to && to > hit.from);
  if (value === 'sweat') return !isCut && !isDenied(scan, hit, 3);
  if (value === 'tight') return isOfPart(scan, hit) && !isDenied(scan, hit, 3);
  // 'Hill repeats', not 'hill sprints'.
  if (value === 'repeats') return !scan.tokens.some(({ text }) => terms.sprints.has(text));
  const isForClimbing =
    scan.of('sportName').some((sport) => sport.value === 'climbing') ||
    scan.tokens.some(({ text }) => terms.climbs.has(text));
  return value !== 'antagonists' || isForClimbing;
}

/** How the session is meant: on hills, as yoga, for the first time. */
function readManner(scan: Scan): Claim[] {
  const hits = scan.of('trait').filter(({ typo }) => typo === 0);
  const values = [...new Set(hits.map(({ value }) => value as Trait))];
  return values.flatMap((value): Claim[] => {
    const hit = hits.find(isAs(value));
    if (!hit || !isMeant(scan, hit)) return [];
    const quote = scan.quote(hit.from, hit.to);
    const own = claim('trait', value, 'trait.word', { quote, certainty: 0.85 });
    if (value === 'dryland') return [own, claim('sport', 'swimming', 'sport.dryland', { quote })];
    if (value !== 'antagonists') return [own];
    return [
      own,
      claim('sport', 'climbing', 'sport.antagonists', { quote }),
      claim('session', 'sport', 'session.antagonists', { quote, certainty: 0.8 }),
    ];
  });
}

/** A bare squat or press is the one with the bar, where it is all that is done. */
const withBar: Record<string, string> = {
  'air-squat': 'back-squat',
  'dumbbell-shoulder-press': 'overhead-press',
};
const soleLifts = words('bench-press back-squat conventional-deadlift overhead-press');

interface NamedLift {
  id: string;
  from: number;
  to: number;
}

/** The big lifts by their names and by their short ones. */
function liftsIn(scan: Scan): NamedLift[] {
  const moves = scan.of('move').filter(({ value }) => isBarLift(value) || withBar[value]);
  const short = scan.tokens.flatMap(({ text }, from) => {
    const value = liftWord(text);
    const isTaken = scan.of('move').some((move) => move.from <= from && from < move.to);
    return value && !isTaken ? [{ value, from, to: from + 1 }] : [];
  });
  return [...moves, ...short]
    .map(({ value, from, to }) => ({ id: withBar[value] ?? value, from, to }))
    .filter(({ id }) => soleLifts.has(id));
}

/** 'Bench only', 'just squats': the lift that is the whole session. */
function readSoleLift(scan: Scan): Claim[] {
  const cues = scan.of('only').filter(({ value }) => value === 'only');
  const sole = liftsIn(scan).find(
    ({ from, to }) =>
      !terms.thingLeads.has(textAt(scan, from - 1)) &&
      cues.some((cue) => cue.from === to || cue.to === from),
  );
  if (!sole) return [];
  const pattern = exerciseById(sole.id)?.patterns[0];
  const isBeside = scan
    .of('move')
    .some(
      (move) =>
        scan.polarity(move) === 'plain' && exerciseById(move.value)?.patterns[0] !== pattern,
    );
  if (isBeside) return [];
  const quote = scan.quote(sole.from, sole.to);
  return [claim('soleLift', sole.id, 'lift.only', { quote, certainty: 0.85 })];
}

const dayOf: Record<string, string> = {
  'back-squat': 'squat',
  'bench-press': 'bench',
  'conventional-deadlift': 'deadlift',
  'overhead-press': 'press',
};
const mostWeeks = 9;

/** '5/3/1, week 3, bench day': where in a program that is named. */
function readProgramPlace(scan: Scan): Claim[] {
  if (scan.of('named').length === 0) return [];
  const isWeek = (n = 0) => Number.isInteger(n) && n >= 1 && n <= mostWeeks;
  const at = scan.tokens.findIndex(
    ({ text }, i) => terms.weeks.has(text) && isWeek(scan.tokens[i + 1]?.value),
  );
  const week = at < 0 ? undefined : scan.tokens[at + 1]?.value;
  const lift = liftsIn(scan).find(({ id }) => dayOf[id] !== undefined);
  if (week === undefined && !lift) return [];
  // '… squats 80 kg': the weight right after the lift.
  const bar = quantitiesIn(scan).find(
    ({ unit, from }) =>
      unit === 'kilograms' && lift !== undefined && from - lift.to <= 1 && from >= lift.to,
  );
  const value = defined({ week, day: lift && dayOf[lift.id], kilograms: bar?.value });
  // 'Between week 3 and 4': the one that was done last.
  const isPair = terms.weekLinks.has(textAt(scan, at + 2)) && isWeek(scan.tokens[at + 3]?.value);
  const quote =
    lift && week === undefined
      ? scan.quote(lift.from, bar?.to ?? lift.to)
      : scan.quote(at, isPair ? at + 4 : at + 2);
  return [claim('programPlace', value, 'program.place', { quote, certainty: 0.85 })];
}

/** What words say of a session beside its kind: how it is meant, its only lift, its week. */
export function readTraits(scan: Scan): Claim[] {
  return [...readManner(scan), ...readSoleLift(scan), ...readProgramPlace(scan)];
}
