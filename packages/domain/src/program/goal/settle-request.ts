import { exerciseById } from '../../exercise/library.ts';
import type { EquipmentId, Prop } from '../../exercise/types.ts';
import type { Request } from '../../planner/request.ts';
import { fold } from '../../reading/engine/tokens.ts';
import { bodyMassIn } from './told-body.ts';

const female =
  /\b(?:female|woman|lady|girl|mother|mum|mom|frau|mujer|femme|donna|mulher)\b|\b(?:[1-7]\d) ?f\b|\bf ?(?:[1-7]\d)\b/;
const male =
  /\b(?:male|man|guy|bloke|boy|father|dad|mann|hombre|homme|uomo|homem)\b|\b(?:[1-7]\d) ?m(?= ?(?:$|[,.;)]|\d{2,3} ?kg))|\bm ?(?:[1-7]\d)\b/;

/** 'Woman 29', '34 m 88 kg'; where both are spoken of neither is taken. */
export function sexIn(goalText: string): 'female' | 'male' | undefined {
  const { text } = fold(goalText);
  const [isFemale, isMale] = [female.test(text), male.test(text)];
  if (isFemale === isMale) return undefined;
  return isFemale ? 'female' : 'male';
}

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

/** What somebody weighs is no bell in their hands. */
function withOwnMass(request: Request, goalText: string): Request {
  const mass = bodyMassIn(goalText);
  if (mass === undefined) return request;
  const kits = Object.entries(request.loads.value) as [string, { kilograms?: readonly number[] }][];
  const cleaned = kits.flatMap(([kit, load]) => {
    if (!load.kilograms?.includes(mass)) return [[kit, load] as const];
    const others = load.kilograms.filter((kg) => kg !== mass);
    return others.length > 0 ? [[kit, { ...load, kilograms: others }] as const] : [];
  });
  return {
    ...request,
    bodyMassKg: request.bodyMassKg ?? told(mass),
    loads: { ...request.loads, value: Object.fromEntries(cleaned) as Request['loads']['value'] },
  };
}

/** What follows from what was told: a maximum on the bench from a bench, a sled from a lane. */
function withTold({ ...request }: Request): Request {
  const { maxima, equipment, props, space } = request;
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
    ...(hasSled ? (['turf_space'] as const) : []),
    ...(isGym ? (['bike', 'treadmill'] as const) : []),
  ];
  return {
    ...request,
    props: { ...props, value: [...props.value, ...more] },
    equipment: { ...equipment, value: [...new Set([...equipment.value, ...added])] },
    ...(hasSled && { space: { ...space, value: 'lane' as const } }),
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

/** What a goal tells of body and kit that the reading of a single workout leaves open. */
export function settleRequest(request: Request, goalText: string): Request {
  const sex = request.sex ? undefined : sexIn(goalText);
  const settled = withoutEchoes(withTold(withBells(withOwnMass(request, goalText), goalText)));
  return sex === undefined ? settled : { ...settled, sex: told(sex) };
}
