import { type EquipmentId, equipmentIds, type Prop } from '../../exercise/types.ts';
import { impliedProps } from '../../profile/equipment.ts';
import type { AthleteFacts, GenerationForm, Slot, SlotSource } from '../request.ts';
import type { Loads, Place } from '../../reading/vocabulary.ts';
import { type ChipBoard, equipmentLabels, kitLabel, placeLabels } from '../request/chips.ts';
import { fromText, slot } from './slot.ts';
import type { KitReadings } from './slots-kit.ts';

export interface ResolvedKit {
  equipment: Slot<EquipmentId[]>;
  props: Slot<Prop[]>;
  loads: Slot<Partial<Record<EquipmentId, Loads>>>;
  place?: Slot<Place>;
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
const portable: readonly EquipmentId[] = [
  'bodyweight',
  'yoga_mat',
  'resistance_bands',
  'suspension',
];

const atPlace: Partial<
  Record<Place, { equipment: readonly EquipmentId[]; props: readonly Prop[] }>
> = {
  gym: {
    equipment: equipmentIds.filter((id) => id !== 'turf_space' && id !== 'suspension'),
    props: [
      'bench',
      'rack',
      'box',
      'step',
      'anchor',
      'landmine',
      'medicine_ball',
      'rope',
      'hurdles',
    ],
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
  hotel_gym: { equipment: ['dumbbells', 'bodyweight', 'yoga_mat'], props: ['bench', 'step'] },
};

const awayFromKit: readonly Place[] = ['hotel', 'travel', 'office', 'outdoors'];
/** Outside there is a lane to run along, and no living room's weights. */
const openGround: readonly EquipmentId[] = ['turf_space'];
const jumpKit: readonly Prop[] = ['box', 'medicine_ball', 'rope', 'hurdles'];

const inOrder = (ids: Iterable<EquipmentId>) => {
  const wanted = new Set(ids);
  return equipmentIds.filter((id) => wanted.has(id));
};

interface Base {
  ids: readonly EquipmentId[];
  source: SlotSource;
}

function baseOf(form: GenerationForm, athlete: AthleteFacts): Base {
  if (form.equipment) return { ids: form.equipment, source: 'form' };
  if (athlete.equipment) return { ids: athlete.equipment, source: 'profile' };
  return { ids: minimalHome, source: 'default' };
}

/** What the text says of kit and place, without what was tapped away. */
function takeReadings(kit: KitReadings, board: ChipBoard) {
  const place =
    kit.place && board.take('wish', `place:${kit.place.value}`, placeLabels[kit.place.value])
      ? kit.place
      : null;
  const stated = kit.stated.filter(({ value }) =>
    board.take('wish', `kit:${value}`, kitLabel(value, kit.loads[value])),
  );
  const none =
    stated.length === 0 && kit.none && board.take('limit', 'kit:none', 'No kit') ? kit.none : null;
  const excluded = kit.excluded.filter(({ value }) =>
    board.take('limit', `no-kit:${value}`, `No ${equipmentLabels[value].toLowerCase()}`),
  );
  return {
    place,
    stated,
    names: stated.map(({ value }) => value),
    none,
    excluded,
    fromPlace: place ? atPlace[place.value] : undefined,
    isAway: place !== null && awayFromKit.includes(place.value),
  };
}

type Taken = ReturnType<typeof takeReadings>;

interface Chosen {
  ids: readonly EquipmentId[];
  source: SlotSource;
  confidence: number;
  quote?: string;
}

function chooseStated(
  { stated, names, fromPlace }: Taken,
  { isAddition, isOnly }: KitReadings,
  base: Base,
): Chosen | null {
  const [first] = stated;
  if (!first) return null;
  if (isAddition && !isOnly) {
    const { confidence, quote } = first;
    const around = fromPlace?.equipment ?? base.ids;
    return { ids: [...around, ...names], source: 'text', confidence, quote };
  }
  const gym = fromPlace && !isOnly ? fromPlace.equipment : [];
  return {
    ids: [...names, ...gym, ...noKit],
    source: 'text',
    confidence: Math.min(...stated.map(({ confidence }) => confidence)),
    quote: stated.map(({ quote }) => quote).join(', '),
  };
}

function chooseUnstated({ none, place, fromPlace, isAway }: Taken, { ids, source }: Base): Chosen {
  if (none) return { ids: noKit, source: 'text', confidence: none.confidence, quote: none.quote };
  if (place && fromPlace) {
    const { confidence, quote } = place;
    return { ids: fromPlace.equipment, source: 'text', confidence, quote };
  }
  if (place && isAway) {
    const carried = source === 'default' ? [] : ids.filter((id) => portable.includes(id));
    const ground = place.value === 'outdoors' ? openGround : [];
    return {
      ids: [...carried, ...noKit, ...ground],
      source: 'text',
      confidence: 0.7,
      quote: place.quote,
    };
  }
  return { ids, source, confidence: source === 'default' ? 0.5 : 0.9 };
}

function equipmentOf(chosen: Chosen, { excluded }: Taken): Slot<EquipmentId[]> {
  const out = new Set(excluded.map(({ value }) => value));
  // One's own body is always at hand.
  const left = inOrder([...chosen.ids, 'bodyweight']).filter((id) => !out.has(id));
  const [cut] = excluded;
  const quote = (chosen.quote ?? cut?.quote)?.slice(0, 120);
  const source = cut ? 'text' : chosen.source;
  return slot(left.length > 0 ? left : ['bodyweight'], source, chosen.confidence, quote);
}

function propsOf(
  equipment: readonly EquipmentId[],
  kit: KitReadings,
  { names, none, fromPlace, isAway }: Taken,
  form: GenerationForm,
  athlete: AthleteFacts,
): Slot<Prop[]> {
  const isHome = none === null && !isAway && !fromPlace;
  const implied = new Set<Prop>(impliedProps(equipment));
  const named = jumpKit.filter((prop) => kit.props.includes(prop));
  // 'A skipping rope' is no plyo box.
  if (names.includes('plyometric_equipment') && named.length > 0 && !fromPlace) {
    for (const prop of jumpKit) if (!named.includes(prop)) implied.delete(prop);
  }
  const own = isHome ? (form.props ?? athlete.props ?? []) : [];
  const all = new Set<Prop>([...implied, ...own, ...(fromPlace?.props ?? []), ...kit.props]);
  for (const prop of kit.excludedProps) all.delete(prop);
  const isSaid = kit.props.length > 0 || kit.excludedProps.length > 0 || fromPlace !== undefined;
  const kept = form.props ? 'form' : athlete.props ? 'profile' : 'default';
  return slot([...all], isSaid ? 'text' : isHome ? kept : 'default', 0.8);
}

function loadsOf({ loads, loadsQuote }: KitReadings, { names }: Taken): ResolvedKit['loads'] {
  const own = Object.entries(loads).filter(([id]) => names.includes(id as EquipmentId));
  if (own.length === 0) return slot({}, 'default', 0.5);
  return slot(Object.fromEntries(own), 'text', 0.9, loadsQuote);
}

/** Text before form before profile; nothing that was ruled out stays. */
export function resolveKit(
  kit: KitReadings,
  form: GenerationForm,
  athlete: AthleteFacts,
  board: ChipBoard,
): ResolvedKit {
  const base = baseOf(form, athlete);
  const taken = takeReadings(kit, board);
  const chosen = chooseStated(taken, kit, base) ?? chooseUnstated(taken, base);
  const equipment = equipmentOf(chosen, taken);
  return {
    equipment,
    props: propsOf(equipment.value, kit, taken, form, athlete),
    loads: loadsOf(kit, taken),
    ...(taken.place && { place: fromText(taken.place) }),
  };
}
