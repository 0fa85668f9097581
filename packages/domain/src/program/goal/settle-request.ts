import { exerciseById } from '../../exercise/library.ts';
import type { EquipmentId, Prop } from '../../exercise/types.ts';
import type { Request } from '../../planner/request.ts';
import { fold } from '../../reading/engine/tokens.ts';
import type { Sex } from '../../reading/vocabulary.ts';
import { countsNow } from './counts-now.ts';
import { readTarget } from './read-target.ts';
import { readTest } from './read-test.ts';
import { withAge, withBelievable, withLiftsNow, withoutOneDay } from './settle-numbers.ts';
import { bodyMassIn, monthsIn } from './told-body.ts';

const female =
  /\b(?:female|woman|lady|girl|mother|mum|mom|frau|mujer|femme|donna|mulher)\b|\b(?:[1-7]\d) ?f\b|\bf ?(?:[1-7]\d)\b/;
const male =
  /\b(?:male|man|guy|bloke|boy|father|dad|mann|hombre|homme|uomo|homem)\b|\b(?:[1-7]\d) ?m(?= ?(?:$|[,.;)]|\d{2,3} ?kg))|\bm ?(?:[1-7]\d)\b/;

/** 'Woman 29', '34 m 88 kg'; where both are spoken of neither is taken. */
export function sexIn(goalText: string): Sex | undefined {
  const { text } = fold(goalText);
  const [isFemale, isMale] = [female.test(text), male.test(text)];
  if (isFemale === isMale) return undefined;
  return isFemale ? 'female' : 'male';
}

type AbilityOf = NonNullable<Request['abilities']>['value'][number];

const told = <T>(value: T) => ({ value, source: 'text' as const, confidence: 0.75 });

const kitWords = {
  kettlebells: /\b(?:kettlebells?|bells?|kugelhantel\w*|kbs?)\b/,
  dumbbells: /\b(?:dumbbells?|dumbells?|dbs?|kurzhantel\w*|mancuernas?|halteres?|manubri)\b/,
} as const;
type Bells = keyof typeof kitWords;
const bellKg = { least: 1, most: 60 } as const;
const one = '(?:an? |one |two |pairs? of |and )*(\\d{1,2}(?:[.,]5)?)(?: ?(?:kg|kilos?))?s?';
/** 'One 16 and one 24', '6, 10 and 14 kg'. */
const listed = new RegExp(
  `\\b${one}(?: ?(?:,|and|&|\\/|\\+) ?${one})+(?!\\d| ?(?:reps?|sets?|min|x|days?|weeks?|years?))`,
  'g',
);

/** The weights that are listed behind the word for them, as far as its sentence goes. */
function bellsIn(text: string, kit: Bells): number[] {
  const words = kitWords[kit];
  const sentence = text.split(/[.;!?](?!\d)/).find((part) => words.test(part)) ?? '';
  const after = sentence.slice(words.exec(sentence)?.index ?? 0);
  const [list = ''] = after.match(listed) ?? [];
  return [...list.matchAll(/\d{1,2}(?:[.,]5)?/g)]
    .map(([kg]) => Number(kg.replace(',', '.')))
    .filter((kg) => kg >= bellKg.least && kg <= bellKg.most);
}

/** Of several weights that are told, all are there. */
function withBells(request: Request, goalText: string): Request {
  const { text } = fold(goalText);
  const kits = (Object.keys(kitWords) as Bells[]).filter((kit) =>
    request.equipment.value.includes(kit),
  );
  const more = kits.flatMap((kit) => {
    const { kilograms = [] } = request.loads.value[kit] ?? {};
    const all = bellsIn(text, kit);
    const isMore = all.length > kilograms.length && kilograms.every((kg) => all.includes(kg));
    return isMore ? [[kit, { ...request.loads.value[kit], kilograms: all }] as const] : [];
  });
  if (more.length === 0) return request;
  return {
    ...request,
    loads: { ...request.loads, value: { ...request.loads.value, ...Object.fromEntries(more) } },
  };
}

/** '2-24 kg': all that lies between. */
const isFromTo = (goalText: string, [from, to]: readonly number[]): boolean =>
  new RegExp(`\\b${from} ?(?:kg)? ?(?:-|to|bis|a) ?${to} ?(?:kg|kilos?)\\b`).test(
    fold(goalText).text,
  );

/** What somebody weighs is no bell in their hands. */
function withOwnMass(request: Request, goalText: string): Request {
  const mass = bodyMassIn(goalText);
  if (mass === undefined) return request;
  const kits = Object.entries(request.loads.value) as [string, { kilograms?: readonly number[] }][];
  const cleaned = kits.flatMap(([kit, load]) => {
    if (!load.kilograms?.includes(mass)) return [[kit, load] as const];
    const others = load.kilograms.filter((kg) => kg !== mass);
    const isRange = others.length === 2 && isFromTo(goalText, others);
    const own = { ...load, kilograms: others, ...(isRange && { isRange: true }) };
    return others.length > 0 ? [[kit, own] as const] : [];
  });
  return {
    ...request,
    bodyMassKg: request.bodyMassKg ?? told(mass),
    loads: { ...request.loads, value: Object.fromEntries(cleaned) as Request['loads']['value'] },
  };
}

/** What follows from what was told: a maximum on the bench from a bench, a sled from a lane, dip bars from dips. */
function withTold(request: Request, isOutside: boolean): Request {
  const { maxima, abilities, equipment, props, space } = request;
  const dips = abilities?.value.some(({ exercise }) => exercise === 'parallel-bar-dip') ?? false;
  const benched = maxima?.value.some(({ lift }) => lift === 'bench-press') ?? false;
  const more: Prop[] =
    benched && equipment.value.includes('barbells') && !props.value.includes('bench')
      ? ['bench']
      : [];
  const hasSled =
    props.value.includes('sled') || (equipment.value as readonly string[]).includes('sled');
  // Where there are machines for strength there is a bike and a belt.
  const isGym =
    request.place?.value.endsWith('gym') === true && equipment.value.includes('machines');
  const added: EquipmentId[] = [
    ...(hasSled || isOutside ? (['turf_space'] as const) : []),
    ...(dips ? (['dip_bars'] as const) : []),
    ...(isGym ? (['bike', 'treadmill'] as const) : []),
  ];
  return {
    ...request,
    props: { ...props, value: [...props.value, ...more] },
    equipment: { ...equipment, value: [...new Set([...equipment.value, ...added])] },
    ...((hasSled || isOutside) && { space: { ...space, value: 'lane' as const } }),
  };
}

/** 'Squat 140' is a number, not a wish for squats without a bar; what hurts is none either. */
function withoutEchoes(request: Request): Request {
  const { mustInclude, maxima, injuries } = request;
  const patterns = new Set(
    (maxima?.value ?? []).flatMap(({ lift }) => exerciseById(lift)?.patterns[0] ?? []),
  );
  const triggers = injuries.flatMap(({ trigger }) => (trigger ? [trigger] : [])).join(' ');
  const isEcho = (id: string): boolean => {
    const exercise = exerciseById(id);
    const isBare = exercise?.loadClass === 'bodyweight' || exercise?.loadClass === 'none';
    const isNumber = isBare && patterns.has(exercise?.patterns[0] ?? 'stretch');
    const words = exercise?.name.toLowerCase() ?? '';
    return isNumber || (triggers !== '' && fold(triggers).text.includes(words));
  };
  const value = mustInclude.value.filter((id) => !isEcho(id));
  return value.length === mustInclude.value.length
    ? request
    : { ...request, mustInclude: { ...mustInclude, value } };
}

const standsUp = /\bcan (?:get|stand) up (?:from|out of)\b|\bsit[- ]to[- ]stands?\b/;

/** Who tells how often they get up from a chair does not stay on it. */
function withStanding(request: Request, goalText: string): Request {
  const { excludedAttributes } = request;
  if (!excludedAttributes.value.includes('standing') || !standsUp.test(fold(goalText).text))
    return request;
  const value = excludedAttributes.value.filter((one) => one !== 'standing');
  return { ...request, excludedAttributes: { ...excludedAttributes, value } };
}

/** Hills at the end of the way, or an easy week within it: neither holds for every day. */
function withoutPassing({ place, difficulty, ...request }: Request): Request {
  const isPassing = /deload|taper|easy week/i.test(difficulty.quote ?? '');
  return {
    ...request,
    difficulty: isPassing ? { ...difficulty, value: 'moderate', source: 'default' } : difficulty,
    ...(place && place.value !== 'outdoors' && { place }),
  };
}

/** 'Negatives of 10 seconds': of a pull-up, as far as anybody speaks of them. */
const slowDown =
  /\bnegativ\w*(?: [a-z]+){0,3} (\d{1,2}) ?(?:s|secs?|seconds?|segundos?|sekunden|secondes|secondi)\b|\b(\d{1,2})[ -]?(?:s|secs?|seconds?) negativ/;

/** 'Five rows under the table': the body is what is rowed. */
const rowsOfBody =
  /\brows? (?:under|beneath|below|at) (?:the |a |my )?(?:table|desk|bar|rings?)\b|\b(?:table|bodyweight|body|australian|inverted) rows?\b/;

const ofOwnBody = (one: AbilityOf, text: string): AbilityOf =>
  rowsOfBody.test(text) && /-row$/.test(one.exercise) ? { ...one, exercise: 'inverted-row' } : one;

/** 'I want 20, I manage 5': what is wished for is not what can be done. */
function withAbility(request: Request, goalText: string): Request {
  const target = readTarget(goalText);
  const { move, reps, now } = target?.reps === undefined ? {} : target;
  const { text } = fold(goalText);
  const negative = slowDown.exec(text)?.slice(1).find(Boolean);
  const others = (request.abilities?.value ?? [])
    .map((one) => ofOwnBody(one, text))
    .filter(
      (one) =>
        move === undefined || one.exercise !== move || (one.reps !== reps && now === undefined),
    );
  const own = now === undefined || move === undefined ? [] : [{ exercise: move, reps: now }];
  const counted = countsNow(goalText, target).filter(
    (one) => ![...others, ...own].some(({ exercise }) => exercise === one.exercise),
  );
  const slow = negative && !others.some(({ exercise }) => exercise === 'negative-pull-up');
  const value = [
    ...others,
    ...own,
    ...counted,
    ...(slow ? [{ exercise: 'negative-pull-up', seconds: Number(negative) }] : []),
  ];
  const { abilities: _before, ...rest } = request;
  return value.length === 0 ? rest : { ...rest, abilities: told(value) };
}

const daysOf = { week: 7, month: 30 } as const;
const awayFor =
  /\bafter (?:an? |about |around |my )*(\d{1,2})[- ](week|month)s?(?:'s|s')? (?:holiday|vacation|break|pause|layoff|lay-off|off|away|illness|trip|injury)\b/;

/** 'After a 5 week holiday'. */
function withBreak(request: Request, goalText: string): Request {
  const found = awayFor.exec(fold(goalText).text);
  if (request.breakDays || !found) return request;
  const [, count = '0', unit = 'week'] = found;
  return { ...request, breakDays: told(Number(count) * daysOf[unit as keyof typeof daysOf]) };
}

const sectionWords = /\b(?:c-?section|caesarean|cesarean|kaiserschnitt|cesarea|cesarienne)\b/;
const motherWords = /\b(?:new mum|new mom|new mother|had a baby|after (?:the |my )?baby|my baby)\b/;
const monthsOfSection = 3;

/** After a section, and to a new mother, the weeks of a birth apply. */
function withBirth(request: Request, goalText: string): Request {
  const { text } = fold(goalText);
  const isSection = sectionWords.test(text);
  const isKnown = request.conditions.some(({ condition }) => condition === 'postpartum');
  if (isKnown || !(isSection || motherWords.test(text))) return request;
  const months = monthsIn(goalText);
  // The way back after a birth begins where the scar is whole and somebody has looked at it.
  const isHealed = isSection && (months ?? 0) >= monthsOfSection && /\bcleared\b/.test(text);
  const others = request.conditions.filter(
    ({ condition }) => !(isHealed && condition === 'surgery'),
  );
  const own = { condition: 'postpartum' as const, source: 'text' as const, confidence: 0.8 };
  return { ...request, conditions: [...others, own] };
}

/** What a goal tells of body and kit that the reading of a single workout leaves open. */
export function settleGoalRequest(request: Request, goalText: string): Request {
  const sex = request.sex ? undefined : sexIn(goalText);
  const numbers = withLiftsNow(withBelievable(withoutOneDay(request), goalText), goalText);
  const able = withAbility(withStanding(withAge(numbers, goalText), goalText), goalText);
  const body = withBirth(withBreak(able, goalText), goalText);
  const settled = withoutEchoes(
    withTold(
      withBells(withOwnMass(withoutPassing(body), goalText), goalText),
      // What a test carries and drags it does over a way.
      readTest(goalText) !== null,
    ),
  );
  return sex === undefined ? settled : { ...settled, sex: told(sex) };
}
