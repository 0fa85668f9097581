import { exerciseById } from '../../exercise/library.ts';
import {
  type EquipmentId,
  equipmentIds,
  type GymStation,
  isFurther,
  type Prop,
  props,
} from '../../exercise/types.ts';
import {
  equipmentCatalogue,
  gymEquipment,
  gymProps,
  hotelGymEquipment,
  hotelGymProps,
  impliedProps,
} from '../../profile/equipment.ts';
import { stationFacts } from '../../profile/stations.ts';
import { type Claim, type ClaimFor, claimsOf, latest, sureEnough } from '../../reading/claims.ts';
import type { Loads, Place } from '../../reading/vocabulary.ts';
import type { AthleteFacts, GenerationForm, Slot, SlotSource } from '../request.ts';
import { type ChipBoard, kitLabel, placeLabels } from './chips.ts';
import { namedKitOf } from './kit-claims.ts';
import { fromClaim, fromClaims, slot } from './slot.ts';

export interface KitOnHand {
  equipment: Slot<EquipmentId[]>;
  props: Slot<Prop[]>;
  loads: Slot<Partial<Record<EquipmentId, Loads>>>;
  machines: Slot<EquipmentId[]>;
  /** Named of all that a gym has: that is what it is for. */
  ofGym: EquipmentId[];
  place?: Slot<Place>;
  /** The text says what there is, and nothing else may be taken for granted. */
  isClosed: boolean;
  /** Kit that the text rules out. */
  ruledOut: ReadonlySet<string>;
}

/** The profile minimal_home, Spec §3. */
const minimalHome: readonly EquipmentId[] = [
  'bodyweight',
  'dumbbells',
  'resistance_bands',
  'yoga_mat',
];

/** The mat's moves need no more than a floor and a towel, so they stay where there is no kit. */
const noKit: readonly EquipmentId[] = ['bodyweight', 'yoga_mat'];

/** What goes into a suitcase. */
const portable: readonly EquipmentId[] = [...noKit, 'resistance_bands', 'suspension'];

interface PlaceKit {
  equipment: readonly EquipmentId[];
  props: readonly Prop[];
}

const atPlace: Partial<Record<Place, PlaceKit>> = {
  gym: {
    equipment: gymEquipment,
    props: gymProps,
  },
  home_gym: {
    equipment: [
      'kettlebells',
      'dumbbells',
      'barbells',
      'bodyweight',
      'resistance_bands',
      'pull_up_bar',
      'yoga_mat',
    ],
    props: ['bench', 'rack', 'step', 'anchor'],
  },
  hotel_gym: { equipment: hotelGymEquipment, props: hotelGymProps },
};

const awayFromKit: readonly Place[] = ['hotel', 'travel', 'office', 'outdoors'];
const jumpKit: readonly Prop[] = ['box', 'medicine_ball', 'rope', 'hurdles'];

const isEquipment = (id: string): id is EquipmentId =>
  (equipmentIds as readonly string[]).includes(id);
const stationKind = (prop: Prop): EquipmentId | undefined => stationFacts[prop as GymStation]?.of;
const isProp = (id: string): id is Prop => (props as readonly string[]).includes(id);

type KitClaim = ClaimFor<'kit'>;

const isThere = ({ polarity }: Pick<KitClaim, 'polarity'>) =>
  polarity === 'has' || polarity === 'wants';

function baseOf(form: GenerationForm, athlete: AthleteFacts) {
  if (form.equipment) return { ids: form.equipment, source: 'form' as const };
  if (athlete.equipment) return { ids: athlete.equipment, source: 'profile' as const };
  return { ids: minimalHome, source: 'default' as const };
}

/** What the text says of kit and place, without what was tapped away. */
function takeClaims(claims: readonly Claim[], board: ChipBoard) {
  // What a named move needs is granted with the move.
  const all = claimsOf(claims, 'kit')
    .filter(({ whose, certainty }) => whose === 'me' && certainty >= sureEnough)
    .flatMap(namedKitOf);
  const said = latest(claims, 'place');
  const place =
    said && board.take('wish', `place:${said.value}`, placeLabels[said.value]) ? said : undefined;
  const there = all.filter((claim) => {
    const { id, loads } = claim.value;
    if (!isThere(claim)) return false;
    if (isProp(id)) return true;
    return board.take('wish', `kit:${id}`, kitLabel(id, loads));
  });
  const gone = all.filter((claim) => {
    const { id } = claim.value;
    if (isThere(claim)) return false;
    if (!isEquipment(id)) return true;
    return board.take('limit', `no-kit:${id}`, `No ${equipmentCatalogue[id].label.toLowerCase()}`);
  });
  const nothing = latest(claims, 'bare');
  const hasWeights = there.some(
    ({ value: { id } }) => isEquipment(id) && !isFurther(id) && !noKit.includes(id),
  );
  const bare =
    nothing && !hasWeights && board.take('limit', 'kit:none', 'No kit') ? nothing : undefined;
  const isFrail = (latest(claims, 'age')?.value ?? 0) >= frailFrom;
  return { place, there, gone, bare, isFrail };
}

/** From here on nobody is handed weights that they did not speak of. */
const frailFrom = 75;

/** So many things named of a hotel's gym are all that it has. */
const listedThings = 2;

type Taken = ReturnType<typeof takeClaims>;

interface Chosen {
  ids: readonly EquipmentId[];
  source: SlotSource;
  confidence: number;
  quote?: string;
}

function chooseStated({ there, place }: Taken, base: readonly EquipmentId[]): Chosen | null {
  // Who names a machine has not named all that there is.
  const stated = there.filter(({ value: { id } }) => isEquipment(id) && !isFurther(id));
  const [first] = stated;
  if (!first) return null;
  const ids = stated.map(({ value }) => value.id as EquipmentId);
  const isOnly = stated.some(({ value }) => value.only);
  const isAlso = stated.some(({ value }) => value.also) && !isOnly;
  // Who names what there is in a garage has named it all; a gym has more than is named.
  const isGym =
    place?.value === 'gym' || (place?.value === 'hotel_gym' && there.length < listedThings);
  const fromPlace = isGym && !isOnly ? atPlace[place.value]?.equipment : undefined;
  const around = isAlso ? (fromPlace ?? base) : (fromPlace ?? []);
  const { value, ...said } = fromClaims(ids, stated);
  return { ids: [...value, ...around, ...noKit], ...said };
}

function chooseUnstated(
  { bare, place, there, isFrail }: Taken,
  { ids, source }: ReturnType<typeof baseOf>,
): Chosen {
  if (bare) return { ids: noKit, ...fromClaim(true, bare) };
  // 'Just a chair and a towel': things of the house, and nothing to lift beside them.
  if (source === 'default' && isOnMachines(there)) {
    return { ids: [...machineFloor, ...noKit], source: 'text', confidence: 0.7 };
  }
  // Who names a sandbag or rings and nothing else has these, and not a rack of dumbbells.
  if (source === 'default' && there.some(({ value }) => lifted.includes(value.id))) {
    return { ids: noKit, source: 'text', confidence: 0.7 };
  }
  const isOnlyThings = there.some(({ value }) => value.only);
  if (isOnlyThings) return { ids: noKit, source: 'text', confidence: 0.85 };
  const fromPlace = place && atPlace[place.value];
  if (place && fromPlace) return { ids: fromPlace.equipment, ...fromClaim(true, place) };
  if (place && awayFromKit.includes(place.value)) {
    const carried = source === 'default' ? [] : ids.filter((id) => portable.includes(id));
    const ground: readonly EquipmentId[] = place.value === 'outdoors' ? ['turf_space', 'road'] : [];
    return { ids: [...carried, ...noKit, ...ground], source: 'text', confidence: 0.7 };
  }
  if (source === 'default') return { ids: isFrail ? noKit : ids, source, confidence: 0.5 };
  return { ids, source, confidence: 0.9 };
}

/** Where machines stand there is something to get warm on, and a cable. */
const machineFloor: readonly EquipmentId[] = [
  'machines',
  'cable',
  'bike',
  'treadmill',
  'rower',
  'elliptical',
];

/** Kit beyond the catalogue that one lifts, pulls or hangs from. */
const lifted: readonly string[] = [
  'sandbag',
  'rings',
  'cable',
  'smith_machine',
  'dip_bars',
  'ruck',
  'medicine_ball',
];

/** Machines as such, and not one of them. */
const isOnMachines = (there: Taken['there']): boolean =>
  there.some(({ value }) => value.id === 'machines') &&
  !there.some(({ value }) => isProp(value.id) && stationKind(value.id) === 'machines');

function equipmentOf(chosen: Chosen, { gone }: Taken): Slot<EquipmentId[]> {
  const out = new Set<string>(gone.map(({ value }) => value.id));
  // One's own body is always at hand.
  const wanted = new Set<string>([...chosen.ids, 'bodyweight']);
  const left = equipmentIds.filter((id) => wanted.has(id) && !out.has(id));
  const quote = chosen.quote ?? gone[0]?.quote;
  // Things that are not there say nothing of what is.
  const source = gone.some(({ value }) => isEquipment(value.id)) ? 'text' : chosen.source;
  return slot(left.length > 0 ? left : ['bodyweight'], source, chosen.confidence, quote);
}

function propsOf(
  equipment: readonly EquipmentId[],
  { there, gone, place, bare }: Taken,
  form: GenerationForm,
  athlete: AthleteFacts,
): Slot<Prop[]> {
  const named = there.map(({ value }) => value.id).filter(isProp);
  const fromPlace = place && atPlace[place.value];
  const isAway = place !== undefined && awayFromKit.includes(place.value);
  const isHome = !bare && !isAway && !fromPlace;
  const implied = new Set<Prop>(impliedProps(equipment));
  // 'A skipping rope' is no plyo box.
  if (jumpKit.some((prop) => named.includes(prop)) && !fromPlace) {
    for (const prop of jumpKit) if (!named.includes(prop)) implied.delete(prop);
  }
  // 'A leg press' is no hall of machines.
  const stationKinds = new Set(named.flatMap((prop) => stationKind(prop) ?? []));
  if (!fromPlace) {
    for (const prop of implied) {
      const kind = stationKind(prop);
      if (kind && stationKinds.has(kind) && !named.includes(prop)) implied.delete(prop);
    }
  }
  const own = isHome ? (form.props ?? athlete.props ?? []) : [];
  const all = new Set<Prop>([...implied, ...own, ...(fromPlace?.props ?? []), ...named]);
  // A park has no chairs and no towels.
  if (place?.value === 'outdoors') {
    for (const prop of ['chair', 'towel'] as const) if (!named.includes(prop)) all.delete(prop);
  }
  const out = gone.map(({ value }) => value.id).filter(isProp);
  for (const prop of out) all.delete(prop);
  const isSaid = named.length + out.length > 0 || fromPlace !== undefined;
  const kept = form.props ? 'form' : athlete.props ? 'profile' : 'default';
  return slot([...all], isSaid ? 'text' : isHome ? kept : 'default', 0.8);
}

/** A hotel's dumbbells end at 25 kg. */
const hotelLoads: KitOnHand['loads']['value'] = {
  dumbbells: { kilograms: [2.5, 25], isRange: true },
};

function loadsOf({ there, place }: Taken): KitOnHand['loads'] {
  const loaded = there.filter(({ value }) => value.loads && isEquipment(value.id));
  if (loaded.length === 0) {
    return slot(place?.value === 'hotel_gym' ? hotelLoads : {}, 'default', 0.5);
  }
  const entries = loaded.map(({ value }) => [value.id, value.loads] as const);
  const quote = loaded.map(({ quote }) => quote).join(', ');
  return slot(Object.fromEntries(entries), 'text', 0.9, quote.slice(0, 120));
}

/** With the machines that are named, and the kit that things belong to: a box is jumped on. */
function withCatalogueKit(chosen: Chosen, { there }: Taken): Chosen {
  const named = there.map(({ value }) => value.id);
  const isJumped = jumpKit.some((prop) => named.includes(prop));
  const more: EquipmentId[] = [
    ...named.filter(isFurther),
    ...(isJumped ? ['plyometric_equipment' as const] : []),
    ...(named.includes('rings') ? ['suspension' as const] : []),
  ];
  return more.length > 0 ? { ...chosen, ids: [...chosen.ids, ...more] } : chosen;
}

/** A bar has its accessories beside it. */
const weights: readonly EquipmentId[] = ['kettlebells', 'dumbbells', 'resistance_bands'];

/** 'Kettlebells at the gym at work': of all that stands there, these. */
function namedInGym({ there, place }: Taken): EquipmentId[] {
  if (place?.value !== 'gym') return [];
  const named = there.filter(({ value: { id, also } }) => isEquipment(id) && !also);
  const ids = named.map(({ value }) => value.id as EquipmentId);
  return ids.length === 1 && weights.some((id) => id === ids[0]) ? ids : [];
}

/** Text before form before profile; nothing that was ruled out stays. */
export function kitFrom(
  claims: readonly Claim[],
  form: GenerationForm,
  athlete: AthleteFacts,
  board: ChipBoard,
): KitOnHand {
  const base = baseOf(form, athlete);
  const taken = takeClaims(claims, board);
  const chosen = withCatalogueKit(
    chooseStated(taken, base.ids) ?? chooseUnstated(taken, base),
    taken,
  );
  const equipment = equipmentOf(chosen, taken);
  const named = taken.there.filter(({ value }) => isFurther(value.id));
  return {
    equipment,
    props: propsOf(equipment.value, taken, form, athlete),
    loads: loadsOf(taken),
    machines: fromClaims(
      named.map(({ value }) => value.id as EquipmentId),
      named,
    ),
    ofGym: namedInGym(taken),
    ...(taken.place && { place: fromClaim(taken.place.value, taken.place) }),
    isClosed: taken.bare !== undefined || taken.there.some(({ value }) => value.only),
    ruledOut: new Set(taken.gone.map(({ value }) => value.id)),
  };
}

/**
 * Who asks for pull-ups has a bar: what a wished exercise needs counts as at hand,
 * unless the text says what there is and nothing more.
 */
export function withKitOf(kit: KitOnHand, wished: Slot<string[]>): KitOnHand {
  if (kit.isClosed || wished.source !== 'text') return kit;
  const needs = wished.value.flatMap((id) => exerciseById(id) ?? []);
  const ids = new Set([...kit.equipment.value, ...needs.flatMap(({ equipment }) => equipment)]);
  const things = new Set([...kit.props.value, ...needs.flatMap((exercise) => exercise.props)]);
  return {
    ...kit,
    equipment: {
      ...kit.equipment,
      value: equipmentIds.filter((id) => ids.has(id) && !kit.ruledOut.has(id)),
    },
    props: { ...kit.props, value: [...things].filter((prop) => !kit.ruledOut.has(prop)) },
  };
}
