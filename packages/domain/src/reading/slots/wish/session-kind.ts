import { type Claim, claim } from '../../claims.ts';
import { quantitiesIn, segmentAround, textAt, whose } from '../../engine/features.ts';
import { isDenied } from '../../engine/negation.ts';
import type { Hit } from '../../engine/phrases.ts';
import { type Scan, trust } from '../../engine/scan.ts';
import { toMetres } from '../../engine/units.ts';
import { terms } from '../../lexicon/terms/facts.ts';
import type { SessionKind, Sport } from '../../vocabulary.ts';
import { inSentence, isAhead, isAtHand, isPast, isSince, overlaps } from '../around.ts';
import { isGone } from '../kit/gone.ts';
import { isDescended } from '../moves/descended.ts';
import { lowRepsOfLift } from '../moves/short-names.ts';
import { skillAims } from '../moves/skill-aims.ts';
import { boutsOn } from '../shape/bouts.ts';
import { isMeasuredInMetres, layoutOf } from '../shape/layout.ts';
import { numberGroups } from '../shape/number-groups.ts';

interface Named {
  kind: SessionKind;
  hit: Hit;
  rule: string;
}

const spanHit = (value: string, from: number, to: number): Hit => ({
  kind: 'sessionKind',
  value,
  from,
  to,
  typo: 0,
});

/** 'Heavy day at work', 'a race in 6 weeks', 'in the long run': no session. */
function isOther(scan: Scan, hit: Hit): boolean {
  if (hit.typo > 0 && textAt(scan, hit.from).length < 6) return true;
  if (scan.of('idiom').some((idiom) => overlaps(idiom, hit))) return true;
  // 'Cable machine's bust' asks for no machines.
  const isOfGone =
    hit.value === 'machines' &&
    (scan.of('machine').some((one) => overlaps(one, hit) && isGone(scan, one)) ||
      scan.of('gone').some(({ from }) => from >= hit.to && from - hit.to <= 3));
  if (isOfGone) return true;
  if (
    scan.of('notSession').some(({ from, to }) => from >= hit.to && from - hit.to <= 1 && to > from)
  )
    return true;
  // 'After my long run', 'vo2 max 41'.
  const lead = terms.articles.has(textAt(scan, hit.from - 1)) ? hit.from - 2 : hit.from - 1;
  if (terms.after.has(textAt(scan, lead)) || isSince(scan, hit)) return true;
  if (hit.value === 'vo2' && isReading(scan, hit)) return true;
  if (
    hit.value === 'stairs' &&
    (isOfPain(scan, hit) || isAtHand(scan, hit) || isDescended(scan, hit))
  )
    return true;
  const isDated = quantitiesIn(scan).some(
    ({ unit, from }) =>
      /^(?:days|weeks|months)$/.test(unit ?? '') && from > hit.to && from - hit.to <= 2,
  );
  return hit.value === 'hyrox' && hit.to === hit.from + 1 && (isDated || isAhead(scan, hit));
}

/** 'My knee squeaks on the stairs': where it is felt. */
const isOfPain = (scan: Scan, { from }: Hit): boolean =>
  ['region', 'pain', 'trouble'].some((kind) =>
    scan.of(kind).some((one) => scan.tokens[one.from]?.segment === scan.tokens[from]?.segment),
  );

const leastVo2 = 20;

/** What a watch shows is no session. */
function isReading(scan: Scan, { to }: Hit): boolean {
  const number = quantitiesIn(scan).find(({ from }) => from >= to && from - to <= 3);
  if (!number || number.unit !== null || number.value < leastVo2) return false;
  return scan.tokens.slice(to, number.from).every(({ text }) => terms.levels.has(text));
}

function byWord(scan: Scan): Named[] {
  return scan
    .of('sessionKind')
    .map((hit) => ({ kind: hit.value as SessionKind, hit, rule: 'session.word' }));
}

const mostBetween = 3;

/** The signs of a session in one clause, the first before the second and no more than a few words apart. */
function signPairs(scan: Scan, first: readonly Hit[], second: readonly Hit[]): Hit[] {
  return first.flatMap((one) => {
    const other = second.find(
      ({ from }) =>
        from >= one.to &&
        from - one.to <= mostBetween &&
        scan.tokens[from]?.segment === scan.tokens[one.from]?.segment,
    );
    return other ? [spanHit('', one.from, other.to)] : [];
  });
}

const parts = ['lower_body', 'upper_body', 'legs', 'push', 'pull', 'chest', 'back'];

/** 'Heavy lower day', 'easy 40 min run', 'schwerer Beintag'. */
function bySigns(scan: Scan): Named[] {
  const signs = (value: string) =>
    scan.of('sessionSign').filter((hit) => hit.value === value && hit.typo === 0);
  const days = [...signs('day'), ...scan.of('focus').filter(({ value }) => parts.includes(value))];
  const ways = scan.of('way').filter(({ value }) => /^(?:run|bike|row|swim|ski)$/.test(value));
  const heavy = signPairs(scan, signs('heavy'), days).map((hit) => ({
    kind: 'max_strength' as const,
    hit,
    rule: 'session.heavy',
  }));
  const easy = signPairs(scan, signs('easy'), ways).map((hit) => ({
    kind: 'steady' as const,
    hit,
    rule: 'session.easy',
  }));
  return [...heavy, ...easy];
}

const longestSprint = 200;
const longestRepeat = 2000;

/** '5x5' and '8 x 400' name a session by their numbers. */
function byNumbers(scan: Scan): Named[] {
  return numberGroups(scan).products.flatMap((product): Named[] => {
    const { times, each, from, to } = product;
    if (isPast(scan, product)) return [];
    const hit = spanHit('', from, to);
    if (times === 5 && each.value === 5 && each.unit === null) {
      return [{ kind: 'five_by_five', hit, rule: 'session.5x5' }];
    }
    const metres = isMeasuredInMetres(scan, product) ? each.value : toMetres(each);
    const isOnFoot = !inSentence(scan, 'way', from, 'swim');
    if (metres === null || times < 3 || metres < 30 || metres > longestRepeat || !isOnFoot)
      return [];
    return [{ kind: metres <= longestSprint ? 'sprint' : 'vo2', hit, rule: 'session.repeats' }];
  });
}

const longestBout = 8 * 60;

/** '5 x 4 min hard, 2 min easy on the rower'. */
function byBouts(scan: Scan): Named[] {
  const hit = boutsOn(scan);
  const { workSeconds = 0, rounds = 0 } = layoutOf(scan).body;
  const isShort = workSeconds <= longestBout && rounds >= 3;
  return hit && isShort ? [{ kind: 'vo2', hit, rule: 'session.bouts' }] : [];
}

/** 'Bench singles' and 'squat triples' are heavy. */
function byLowReps(scan: Scan): Named[] {
  return lowRepsOfLift(scan).map(({ hit, reps }) => ({
    kind: reps === 1 ? 'heavy_singles' : 'max_strength',
    hit,
    rule: 'session.reps',
  }));
}

function byAim(scan: Scan): Named[] {
  return skillAims(scan).map((hit) => ({ kind: 'skill', hit, rule: 'session.aim' }));
}

/** The kind of session that words or numbers name. */
function readKinds(scan: Scan): Claim[] {
  const all = [
    ...byWord(scan),
    ...bySigns(scan),
    ...byNumbers(scan),
    ...byBouts(scan),
    ...byLowReps(scan),
    ...byAim(scan),
  ];
  const kept = new Map<SessionKind, Claim>();
  for (const { kind, hit, rule } of all) {
    const isAsked =
      !isOther(scan, hit) &&
      !isDenied(scan, hit) &&
      !isPast(scan, hit) &&
      whose(scan, hit) === 'me';
    if (!isAsked || kept.has(kind)) continue;
    const quote = scan.quote(hit.from, hit.to);
    kept.set(kind, claim('session', kind, rule, { quote, certainty: trust(hit, 0.85) }));
  }
  // '2 min easy on the rower' is the rest between.
  if (kept.get('vo2')?.rule === 'session.bouts' && kept.get('steady')?.rule === 'session.easy')
    kept.delete('steady');
  // 'Recovery run' is a run.
  if (kept.has('steady') && kept.has('recovery')) kept.delete('recovery');
  return [...kept.values()];
}

/** 'Fingers, 30 min, hangboard': what hangs are for. */
function isForFingers(scan: Scan, { value }: Hit): boolean {
  const at = scan.tokens.findIndex(({ text }) => terms.fingers.has(text));
  const segment = scan.tokens[at]?.segment;
  const isHurt = ['pain', 'trouble', 'fault'].some((kind) =>
    scan.of(kind).some(({ from }) => scan.tokens[from]?.segment === segment),
  );
  return value === 'climbing' && at >= 0 && !isHurt;
}

/** 'For volleyball', 'golf day', 'climbing: fingers': the session serves a sport. */
function sportHit(scan: Scan): Hit | undefined {
  return scan.of('sportName').find((hit) => {
    const before = textAt(scan, hit.from - 1);
    if (hit.typo > 0 || terms.watched.has(before) || isDenied(scan, hit) || isPast(scan, hit))
      return false;
    const cues = scan.of('sportCue').filter(({ typo }) => typo === 0);
    const isFor = cues.some(
      ({ value, to }) => (value === 'for' || value === 'play') && to === hit.from,
    );
    const isDay = cues.some(({ value, from }) => value === 'day' && from === hit.to);
    const { from } = segmentAround(scan, hit.from);
    const isTitle = hit.from === from && textAt(scan, hit.to) === ':';
    return isFor || isDay || isTitle || isForFingers(scan, hit);
  });
}

/** The kind of session that is asked for, and the sport that it serves. */
export function readSessionKinds(scan: Scan): Claim[] {
  const sport = sportHit(scan);
  const quote = sport ? scan.quote(sport.from, sport.to) : '';
  const named = sport
    ? [
        claim('sport', sport.value as Sport, 'sport.word', { quote, certainty: 0.85 }),
        claim('session', 'sport', 'session.sport', { quote, certainty: 0.8 }),
      ]
    : [];
  return [...readKinds(scan), ...named];
}
