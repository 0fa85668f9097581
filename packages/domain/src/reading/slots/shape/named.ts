import { type Claim, claim } from '../../claims.ts';
import { quantitiesIn } from '../../engine/features.ts';
import { isDenied } from '../../engine/negation.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { isOneOf } from '../../engine/words.ts';
import { firstNames } from '../../lexicon/session/named-workouts.ts';
import { terms } from '../../lexicon/terms/shape/named.ts';
import { beside, isAhead, isPast } from '../around.ts';
import { layoutOf } from './layout.ts';

/** 'Hungover as a badger', 'legs like a Fran': a picture of how it feels. */
const isCompared = ({ tokens }: Scan, { from }: Hit): boolean =>
  isOneOf(tokens[from - 2]?.text, 'as like wie como comme come') &&
  terms.articles.has(tokens[from - 1]?.text);

/** A first name is a workout where it stands alone, leads the text or something says so. */
function isWorkout(scan: Scan, hit: Hit): boolean {
  const { tokens } = scan;
  if (!firstNames.has(hit.value)) return true;
  // 'That Barbara, the crossfit one'.
  if (tokens.some(({ text }) => isOneOf(text, 'crossfit wod'))) return true;
  const isCounted = scan.of('unit').some(({ value }) => value === 'rounds');
  if (terms.people.has(tokens[hit.from - 1]?.text) && hit.from > 0) {
    // 'With Kelly' is in company; 'kill me with Kelly. 5 rounds' counts its rounds.
    if (!isCounted) return false;
  }
  if (terms.says.has(tokens[hit.to]?.text)) return false;
  const before = tokens[hit.from - 1];
  // 'Una Cindy de 15 min', 'eine Fran': nobody is called with an article; '21-15-9, it's Fran'.
  const isArticled =
    terms.articles.has(before?.text) && !terms.isPersonAfter.has(tokens[hit.to]?.text);
  if (isArticled || layoutOf(scan).body.levels !== undefined) return true;
  const isFirst = hit.from === 0 || before?.kind === 'mark';
  const after = tokens[hit.to];
  const isAlone = after === undefined || after.kind === 'mark';
  const isAsked = beside(scan, 'workoutCue', hit, 3).length > 0;
  return isAsked || isCounted || (isFirst && (isAlone || hit.from === 0)) || tokens.length <= 4;
}

/** 'Half Murph', 'Murph but half': the same with half of it. */
function keyOf(scan: Scan, hit: Hit): string {
  if (hit.value !== 'murph') return hit.value;
  const { sentence } = scan.tokens[hit.from] ?? {};
  const isHalf = scan.tokens.some(
    (token) =>
      token.sentence === sentence &&
      isOneOf(
        token.text,
        'half halb halbe halber halben medio mitad moitie demi meta mezzo metade meio',
      ),
  );
  return isHalf ? 'half-murph' : 'murph';
}

/** 'Murph is in 3 weeks': there is time to train it today. */
function isWeeksAhead(scan: Scan, { to }: Hit): boolean {
  return quantitiesIn(scan).some(
    ({ unit, value, from }) =>
      ((unit === 'weeks' && value >= 2) || unit === 'months') && from >= to && from - to <= 4,
  );
}

/** Known workouts and programs that are asked for, or told of, by their name. */
export function readNamed(scan: Scan): Claim[] {
  const hits = scan
    .of('named')
    .filter((hit) => isWorkout(scan, hit) && !isCompared(scan, hit))
    .filter((hit) => !isAhead(scan, hit) || isWeeksAhead(scan, hit));
  const open = hits.filter((hit) => !isDenied(scan, hit) && !isPast(scan, hit));
  // 'Fran. No wait, did Fran on Monday. Grace then': the last one stands.
  const hit = open.at(-1) ?? hits.at(-1);
  if (!hit) return [];
  const isTold = !open.includes(hit);
  const told = isTold ? { when: 'past' as const, polarity: 'had' as const } : {};
  const quote = scan.quote(hit.from, hit.to);
  const certainty = firstNames.has(hit.value) ? 0.8 : 0.9;
  return [claim('named', keyOf(scan, hit), 'named.word', { quote, certainty, ...told })];
}
