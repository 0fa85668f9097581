import { exerciseById } from '../exercise/library.ts';
import type { EquipmentId } from '../exercise/types.ts';
import { fold } from '../reading/engine/tokens.ts';
import type { WrittenItem } from '../reading/vocabulary.ts';
import { grant, told } from './at-hand.ts';
import type { Request } from './request.ts';

/** Words that stand before a weight. */
const weightWords = new Set(['at', 'with', '@', 'mit', 'bei', 'con', 'avec', 'a', 'de', 'com']);
const weightRange = { least: 20, most: 400 } as const;

/** A weight that was given to a move without one belongs to the loaded move before it. */
export function withWeightsMoved(request: Request): Request {
  const { written } = request;
  const isLoaded = ({ exerciseId }: WrittenItem) => (exerciseById(exerciseId)?.loadCount ?? 0) > 0;
  const stray = written?.value.items.find(
    (item) => item.kilograms !== undefined && !isLoaded(item),
  );
  const owner = written?.value.items.find((item) => item.kilograms === undefined && isLoaded(item));
  if (!written || !stray || !owner) return request;
  const items = written.value.items.map((item) => {
    if (item === owner) return { ...item, kilograms: stray.kilograms ?? 0 };
    const { kilograms: _stray, ...rest } = item;
    return item === stray ? rest : item;
  });
  return { ...request, written: { ...written, value: { ...written.value, items } } };
}

/** 'Squat 5x5 at 100': a number that nothing else took is the weight of the bar before it. */
export function withBareWeights(request: Request): Request {
  const { written, unread = [] } = request;
  const bars = (written?.value.items ?? []).filter(
    ({ exerciseId, kilograms }) =>
      kilograms === undefined && exerciseById(exerciseId)?.loadClass === 'barbell',
  );
  const words = fold(request.text).text.split(/[\s,;]+/);
  const open = unread.map(Number).filter((n) => n >= weightRange.least && n <= weightRange.most);
  const [bar] = bars;
  const weight = open.find((n) => weightWords.has(words[words.indexOf(String(n)) - 1] ?? ''));
  if (!written || !bar || bars.length !== 1 || weight === undefined) return request;
  const items = written.value.items.map((item) =>
    item === bar ? { ...item, kilograms: weight } : item,
  );
  return { ...request, written: { ...written, value: { ...written.value, items } } };
}

const spareWeight = /^(\d+(?:[.,]\d+)?) ?kg$/;
const heldKit: readonly EquipmentId[] = ['kettlebells', 'dumbbells', 'sandbag'];

/** A weight beside the only kit that could have it is its weight. */
export function withSpareWeight(request: Request): Request {
  const { unread = [], equipment, loads, written } = request;
  const [kit, ...others] = heldKit.filter((id) => equipment.value.includes(id));
  const found = unread.flatMap((words) => spareWeight.exec(words)?.[1] ?? []);
  const isSaid = equipment.source === 'text' && !written;
  if (!kit || others.length > 0 || found.length === 0 || !isSaid) return request;
  const own = loads.value[kit];
  if (own?.isRange) return request;
  const kilograms = [
    ...(own?.kilograms ?? []),
    ...found.map((one) => Number(one.replace(',', '.'))),
  ];
  return {
    ...request,
    loads: told({ ...loads.value, [kit]: { ...own, kilograms } }, loads),
    unread: unread.filter((words) => !spareWeight.test(words)),
  };
}

const repMax = /\b([2-9]|10) ?rm\b/;

/** 'Squat 5RM 120' is no single. */
export function withRepMaxima(request: Request): Request {
  const { maxima } = request;
  const found = repMax.exec(fold(request.text).text);
  if (!maxima || !found || maxima.value.length !== 1) return request;
  const value = maxima.value.map((max) => ({ ...max, reps: Number(found[1]) }));
  return { ...request, maxima: { ...maxima, value } };
}

/** 'Snatch 50 kg': what is lifted of the only lift of the bar that is named. */
export function withLiftWeight(request: Request): Request {
  const { mustInclude, maxima, written, unread = [] } = request;
  const [only, ...others] = mustInclude.value;
  const isBar = only !== undefined && exerciseById(only)?.loadClass === 'barbell';
  const [kilograms] = unread.flatMap((words) => spareWeight.exec(words)?.[1] ?? []).map(Number);
  if (!isBar || others.length > 0 || maxima || written || !kilograms) return request;
  return {
    ...request,
    maxima: told([{ lift: only, kilograms, reps: 1 }], mustInclude),
    unread: unread.filter((words) => !spareWeight.test(words)),
  };
}

const barOf: Readonly<Record<string, string>> = {
  'dumbbell-shoulder-press': 'overhead-press',
  'seated-dumbbell-press': 'overhead-press',
  'dumbbell-bench-press': 'bench-press',
  'dumbbell-romanian-deadlift': 'barbell-romanian-deadlift',
  'dumbbell-deadlift': 'conventional-deadlift',
  'dumbbell-bent-over-row': 'barbell-bent-over-row',
};
const handWords = ['dumbbell', 'db', 'hantel', 'mancuerna', 'haltere', 'manubri'];
/** Nobody means a pair of these who does not say so. */
const leastOfBar = 30;

/** 'Overhead press 4x6 40kg': so heavy, and no word of dumbbells, is a bar. */
export function withBarMeant(request: Request): Request {
  const { written, mustInclude, loads } = request;
  const text = fold(request.text).text;
  const isMeant = ({ exerciseId, kilograms = 0 }: WrittenItem) =>
    barOf[exerciseId] !== undefined && kilograms >= leastOfBar;
  const isSaid = handWords.some((word) => text.includes(word));
  if (!written || isSaid || !written.value.items.some(isMeant)) return request;
  const barred = (id: string) => barOf[id] ?? id;
  const items = written.value.items.map((item) =>
    isMeant(item) ? { ...item, exerciseId: barred(item.exerciseId) } : item,
  );
  const { dumbbells: _misread, ...rest } = loads.value;
  return {
    ...grant(request, { equipment: ['barbells'], props: ['rack', 'bench'] }),
    written: { ...written, value: { ...written.value, items } },
    mustInclude: { ...mustInclude, value: mustInclude.value.map(barred) },
    loads: { ...loads, value: rest },
  };
}

const poundWords = /\b(?:lbs?|pounds?|pfund|libras?)\b/;
const perPound = 0.4536;

/** One of several bests in pounds, and no word of them: all are in kilograms. */
export function withOneUnit(request: Request): Request {
  const { maxima } = request;
  const isWhole = ({ kilograms }: { kilograms: number }) => Number.isInteger(kilograms);
  const isMixed = maxima?.value.some(isWhole) && !maxima.value.every(isWhole);
  if (!maxima || !isMixed || poundWords.test(fold(request.text).text)) return request;
  const value = maxima.value.map((max) => {
    const said = Math.round(max.kilograms / perPound);
    const isPounds = !isWhole(max) && Math.abs(said * perPound - max.kilograms) < 0.1;
    return isPounds ? { ...max, kilograms: said } : max;
  });
  return { ...request, maxima: { ...maxima, value } };
}

const barNames: Readonly<Record<string, string>> = {
  squat: 'back-squat',
  squats: 'back-squat',
  'back squat': 'back-squat',
  'front squat': 'front-squat',
  bench: 'bench-press',
  'bench press': 'bench-press',
  deadlift: 'conventional-deadlift',
  deadlifts: 'conventional-deadlift',
  press: 'overhead-press',
  ohp: 'overhead-press',
  'overhead press': 'overhead-press',
  row: 'barbell-bent-over-row',
  rows: 'barbell-bent-over-row',
  'barbell row': 'barbell-bent-over-row',
};
const doseFirst =
  /(\d+) ?x ?(\d+) ([a-z ]+?) (?:at |@ ?)?(\d+(?:[.,]\d+)?)(?: ?kg)?(?=[,;.]|$| and | then )/g;

/** '3x5 squat 110, 3x5 bench 80': doses that stand before their lifts. */
export function withDosesFirst(request: Request): Request {
  const items = [...fold(request.text).text.matchAll(doseFirst)].flatMap(
    ([, sets, reps, name = '', kilograms = '']): WrittenItem[] => {
      const exerciseId = barNames[name];
      if (!exerciseId) return [];
      const weight = Number(kilograms.replace(',', '.'));
      return [
        { exerciseId, quote: name, sets: Number(sets), reps: Number(reps), kilograms: weight },
      ];
    },
  );
  if (items.length < 2) return request;
  const ids = items.map(({ exerciseId }) => exerciseId);
  return {
    ...request,
    written: told({ items, only: true }, request.mustInclude),
    mustInclude: told(ids, request.mustInclude),
    format: told('sets', request.format),
    unread: [],
  };
}
