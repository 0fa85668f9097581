import type { EquipmentId } from '../../../exercise/types.ts';
import { textAt } from '../../engine/features.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { isOneOf, words } from '../../engine/words.ts';
import { common } from '../../lexicon/terms/everyday-words.ts';
import { terms } from '../../lexicon/terms/kit/kit.ts';
import { inSentence, overlaps } from '../around.ts';
import { isBarLift } from '../moves/short-names.ts';
import { loadsOf } from './loads.ts';

const hangs = ['pull-up', 'chin-up', 'muscle-up', 'hang', 'toes-to-bar'];

/** Named workouts of pull-ups without a weight. */
const hungWorkouts = [
  'cindy',
  'murph',
  'half-murph',
  'angie',
  'barbara',
  'chelsea',
  'mary',
  'nicole',
];

/** 'Bar and dumbbells', 'barra e halteres': one weight beside the other. */
const isBesideWeights = (scan: Scan, { from, to }: Hit): boolean =>
  scan
    .of('equipment')
    .some(
      (other) =>
        (other.value === 'dumbbells' || other.value === 'kettlebells') &&
        ((other.from === to + 1 && common.joints.has(textAt(scan, to))) ||
          (other.to === from - 1 && common.joints.has(textAt(scan, from - 1)))),
    );

/** A bare 'bar' is for hanging beside a door or pull-ups, for lifting beside plates and lifts. */
export function readBar(scan: Scan, hit: Hit): EquipmentId | null {
  const named = [...scan.of('equipment'), ...scan.of('machine')];
  if (named.some((other) => overlaps(other, hit))) return null;
  if (scan.of('move').some((other) => overlaps(other, hit))) return null;
  if (scan.of('idiom').some((other) => overlaps(other, hit))) return null;
  const [before, next] = [scan.tokens[hit.from - 1]?.text ?? '', scan.tokens[hit.to]?.text ?? ''];
  if (isOneOf(next, 'stool path snack chart code')) return null;
  if (terms.loadedBars.has(before) || terms.longBars.has(next)) return 'barbells';
  const { sentence } = scan.tokens[hit.from] ?? {};
  const moves = scan.of('move').filter(({ from }) => scan.tokens[from]?.sentence === sentence);
  const loads = loadsOf(scan, { ...hit, value: 'barbells' });
  const hasPlates = inSentence(scan, 'prop', hit.from, 'rack bench') !== undefined;
  if (loads.kilograms || hasPlates || moves.some(({ value }) => isBarLift(value)))
    return 'barbells';
  // 'Cindy, I've got the bar': the one that she hangs from.
  if (scan.of('named').some(({ value }) => hungWorkouts.includes(value))) return 'pull_up_bar';
  const hangsToday = scan
    .of('move')
    .some(({ value }) => hangs.some((name) => value.includes(name)));
  if (!hangsToday && isBesideWeights(scan, hit)) return 'barbells';
  const isPull = inSentence(scan, 'focus', hit.from, 'pull back') !== undefined;
  const isPark = scan.of('place').some(({ value }) => value === 'outdoors');
  const isGrip =
    inSentence(scan, 'attribute', hit.from, 'gripping hanging') !== undefined ||
    inSentence(scan, 'focus', hit.from, 'arms') !== undefined;
  if (
    hangsToday ||
    isPull ||
    isPark ||
    isGrip ||
    inSentence(scan, 'machine', hit.from, 'rings') !== undefined
  )
    return 'pull_up_bar';
  // A bare 'barre' or 'barra' is the one that is loaded.
  return isLoadedBar(scan, hit) && !isCounted(scan, hit) ? 'barbells' : null;
}

const romanceBars = words('barre barres barra barras');
/** 'Faço 12 barras': reps on a bar that is hung from. */
const isCounted = ({ tokens }: Scan, { from }: Hit) =>
  tokens[from - 1]?.kind === 'number' && Number(tokens[from - 1]?.text) > mostBars;
const mostBars = 2;
const isLoadedBar = ({ tokens, language }: Scan, { from }: Hit) =>
  romanceBars.has(tokens[from]?.text) &&
  (language.value !== 'en' || tokens[from]?.text !== 'barre');
