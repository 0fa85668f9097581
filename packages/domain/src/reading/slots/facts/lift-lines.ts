import { exerciseById } from '../../../exercise/library.ts';
import { quantitiesIn, textAt } from '../../engine/features.ts';
import { oncePerText } from '../../engine/once-per-text.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { kilogramsIn, type Quantity } from '../../engine/units.ts';
import { terms } from '../../lexicon/terms/facts.ts';
import { liftWord } from '../moves/short-names.ts';

/** A lift with the numbers behind it: 'squat 5x5 at 130', 'bench 60 was a 9', 'pull-up +25 kg x3'. */
export interface LiftLine {
  move: Hit;
  lift: string;
  kilograms: number;
  isAdded: boolean;
  sets?: number;
  reps?: number;
  rpe?: number;
  /** 'My squat was 140'. */
  wasSaid: boolean;
  from: number;
  to: number;
}

const leastKilograms = 20;
const mostKilograms = 450;
const mostSets = 12;
const mostReps = 30;

/** A bare 'squat' with a weight on it is done with a bar. */
const loadedLift: Record<string, string> = {
  'air-squat': 'back-squat',
  'one-arm-dumbbell-row': 'barbell-bent-over-row',
  'dumbbell-shoulder-press': 'overhead-press',
};

const isTimes = (text: string) => /^[x*]$/.test(text);

/** What hangs or pushes the body up: a weight beside it comes on top. */
const isOfBody = (id: string) =>
  exerciseById(id)?.equipment.every((one) => one === 'pull_up_bar' || one === 'suspension') ??
  false;

function liftsIn(scan: Scan): Hit[] {
  const moves = scan.of('move');
  const taken = new Set(
    moves.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
  );
  const short = scan.tokens.flatMap(({ text }, from): Hit[] => {
    const value = taken.has(from) ? undefined : liftWord(text);
    return value ? [{ kind: 'move', value, from, to: from + 1, typo: 0 }] : [];
  });
  return [...moves, ...short].sort((a, b) => a.from - b.from);
}

type Role = 'at' | 'for' | 'feel' | 'was' | 'times' | 'added' | null;

/** What begins at each place of a text. */
interface Places {
  quantities: ReadonlyMap<number, Quantity>;
  links: ReadonlyMap<number, Hit>;
  lifts: ReadonlyMap<number, Hit>;
  /** Weights by where they end. */
  weights: ReadonlyMap<number, Quantity>;
  /** 'Triple', 'Dreier'. */
  fewReps: ReadonlyMap<number, Hit>;
}

interface Walk {
  line: Omit<LiftLine, 'kilograms'> & { kilograms?: number };
  role: Role;
  at: number;
}

function isSetCount(scan: Scan, { value, unit, to }: Quantity): boolean {
  return unit === null && value <= mostSets && isTimes(textAt(scan, to));
}

/** Where a number belongs, by its unit and by the word before it; false where it is of none. */
function take(scan: Scan, walk: Walk, quantity: Quantity): boolean {
  const { line, role } = walk;
  const { value, unit } = quantity;
  const said = kilogramsIn(value, unit);
  const isCount = unit === null && Number.isInteger(value) && value <= mostReps;
  if (unit === 'sets' && line.sets === undefined) line.sets = value;
  else if (unit === 'reps' && line.reps === undefined) line.reps = value;
  else if (line.kilograms === undefined && said !== null) line.kilograms = said;
  else if (unit !== null) return false;
  else if (line.kilograms !== undefined && role === 'feel' && value <= 10) line.rpe = value;
  else if (line.kilograms !== undefined && (role === 'times' || role === 'for') && isCount)
    line.reps = value;
  else if (line.sets === undefined && line.kilograms === undefined && isSetCount(scan, quantity))
    line.sets = value;
  else if (
    line.sets !== undefined &&
    line.reps === undefined &&
    line.kilograms === undefined &&
    isCount
  )
    line.reps = value;
  else if (line.kilograms === undefined && (role === 'added' || value >= leastKilograms))
    line.kilograms = value;
  else return false;
  walk.role = null;
  walk.at = quantity.to;
  return true;
}

/** The next word between a lift and its numbers, or where the line ends. */
function step(scan: Scan, walk: Walk, { links }: Places): boolean {
  const text = textAt(scan, walk.at);
  if (isTimes(text)) walk.role = 'times';
  else if (text === '+') {
    walk.role = 'added';
    walk.line.isAdded = true;
  } else if (terms.marks.has(text)) walk.role = 'at';
  else {
    const link = links.get(walk.at);
    if (!link) return terms.liftFillers.has(text) && advance(walk, walk.at + 1);
    if (link.value === 'was' && walk.line.kilograms === undefined) walk.line.wasSaid = true;
    walk.role =
      link.value === 'was' && walk.line.kilograms !== undefined ? 'feel' : (link.value as Role);
    return advance(walk, link.to);
  }
  return advance(walk, walk.at + 1);
}

function advance(walk: Walk, at: number): true {
  walk.at = at;
  return true;
}

function lineFrom(scan: Scan, move: Hit, places: Places): LiftLine | null {
  const before = places.weights.get(move.from);
  const line: Walk['line'] = {
    move,
    lift: move.value,
    isAdded: false,
    wasSaid: false,
    from: move.from,
    to: move.to,
  };
  if (before) {
    line.kilograms = kilogramsIn(before.value, before.unit) ?? before.value;
    line.isAdded = textAt(scan, before.from - 1) === '+';
    line.from = line.isAdded ? before.from - 1 : before.from;
  }
  const walk: Walk = { line, role: null, at: move.to };
  const { segment } = scan.tokens[move.from] ?? {};
  while (scan.tokens[walk.at]?.segment === segment) {
    const { at } = walk;
    if (places.lifts.has(at)) break;
    const quantity = places.quantities.get(at);
    const few = places.fewReps.get(at);
    if (few) {
      line.reps ??= Number(few.value);
      walk.at = few.to;
      continue;
    }
    const isTaken = quantity ? take(scan, walk, quantity) : step(scan, walk, places);
    if (!isTaken) break;
    if (quantity) line.to = walk.at;
  }
  const { kilograms } = line;
  if (kilograms === undefined || kilograms > mostKilograms) return null;
  const isAdded = line.isAdded || (isOfBody(move.value) && kilograms < leastKilograms * 5);
  if (!isAdded && kilograms < leastKilograms) return null;
  return { ...line, lift: loadedLift[move.value] ?? move.value, kilograms, isAdded };
}

/** Every lift of a text that has a weight to it. */
export const liftLines = oncePerText((scan: Scan): LiftLine[] => {
  const lifts = liftsIn(scan);
  if (lifts.length === 0) return [];
  const quantities = quantitiesIn(scan);
  const links = scan.of('liftLink').filter(({ typo }) => typo === 0);
  const places: Places = {
    quantities: new Map(quantities.map((one) => [one.from, one])),
    weights: new Map(
      quantities.flatMap((one) => (kilogramsIn(1, one.unit) === null ? [] : [[one.to, one]])),
    ),
    links: new Map(links.map((one) => [one.from, one])),
    lifts: new Map(lifts.map((one) => [one.from, one])),
    fewReps: new Map(scan.of('lowReps').map((one) => [one.from, one])),
  };
  return lifts.flatMap((move) => lineFrom(scan, move, places) ?? []);
});
