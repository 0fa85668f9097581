import { type EquipmentId, equipmentIds, type Prop } from '../../exercise/types.ts';
import { impliedProps } from '../../profile/equipment.ts';
import type { AthleteFacts, GenerationForm, Loads, Place, Slot, SlotSource } from '../request.ts';
import { type ChipBoard, equipmentLabels, kitLabel, placeLabels } from './chips.ts';
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

/** Text before form before profile; nothing that was ruled out stays. */
export function resolveKit(
  kit: KitReadings,
  form: GenerationForm,
  athlete: AthleteFacts,
  board: ChipBoard,
): ResolvedKit {
  const base = baseOf(form, athlete);
  const place =
    kit.place && board.take('wish', `place:${kit.place.value}`, placeLabels[kit.place.value])
      ? kit.place
      : null;
  const stated = kit.stated.filter(({ value }) =>
    board.take('wish', `kit:${value}`, kitLabel(value, kit.loads[value])),
  );
  const none =
    stated.length === 0 && kit.none && board.take('limit', 'kit:none', 'No kit') ? kit.none : null;
  const isBare = none !== null;
  const excluded = kit.excluded.filter(({ value }) =>
    board.take('limit', `no-kit:${value}`, `No ${equipmentLabels[value].toLowerCase()}`),
  );
  const out = new Set(excluded.map(({ value }) => value));
  const fromPlace = place ? atPlace[place.value] : undefined;
  const isAway = place !== null && awayFromKit.includes(place.value);
  const names = stated.map(({ value }) => value);
  let chosen: {
    ids: readonly EquipmentId[];
    source: SlotSource;
    confidence: number;
    quote?: string;
  };
  const [first] = stated;
  if (first && kit.isAddition && !kit.isOnly) {
    const around = fromPlace?.equipment ?? base.ids;
    chosen = {
      ids: [...around, ...names],
      source: 'text',
      confidence: first.confidence,
      quote: first.quote,
    };
  } else if (first) {
    const gym = fromPlace && !kit.isOnly ? fromPlace.equipment : [];
    chosen = {
      ids: [...names, ...gym, ...noKit],
      source: 'text',
      confidence: Math.min(...stated.map(({ confidence }) => confidence)),
      quote: stated.map(({ quote }) => quote).join(', '),
    };
  } else if (none) {
    chosen = { ids: noKit, source: 'text', confidence: none.confidence, quote: none.quote };
  } else if (place && fromPlace) {
    chosen = {
      ids: fromPlace.equipment,
      source: 'text',
      confidence: place.confidence,
      quote: place.quote,
    };
  } else if (place && isAway) {
    const carried = base.source === 'default' ? [] : base.ids.filter((id) => portable.includes(id));
    chosen = {
      ids: [...carried, ...noKit, ...(place.value === 'outdoors' ? openGround : [])],
      source: 'text',
      confidence: 0.7,
      quote: place.quote,
    };
  } else {
    chosen = {
      ids: base.ids,
      source: base.source,
      confidence: base.source === 'default' ? 0.5 : 0.9,
    };
  }
  // One's own body is always at hand.
  const left = inOrder([...chosen.ids, 'bodyweight']).filter((id) => !out.has(id));
  const [cut] = excluded;
  const equipment: Slot<EquipmentId[]> = {
    value: left.length > 0 ? left : ['bodyweight'],
    source: cut ? 'text' : chosen.source,
    confidence: chosen.confidence,
  };
  const quote = chosen.quote ?? cut?.quote;
  if (quote) equipment.quote = quote.slice(0, 120);

  const isHome = !isBare && !isAway && !fromPlace;
  const implied = new Set<Prop>(impliedProps(equipment.value));
  const named = jumpKit.filter((prop) => kit.props.includes(prop));
  // 'A skipping rope' is no plyo box.
  if (names.includes('plyometric_equipment') && named.length > 0 && !fromPlace) {
    for (const prop of jumpKit) if (!named.includes(prop)) implied.delete(prop);
  }
  const own = isHome ? (form.props ?? athlete.props ?? []) : [];
  const all = new Set<Prop>([...implied, ...own, ...(fromPlace?.props ?? []), ...kit.props]);
  for (const prop of kit.excludedProps) all.delete(prop);
  const loads = Object.fromEntries(
    Object.entries(kit.loads).filter(([id]) => names.includes(id as EquipmentId)),
  );
  const saysProps = kit.props.length > 0 || kit.excludedProps.length > 0 || fromPlace !== undefined;
  return {
    equipment,
    props: {
      value: [...all],
      source: saysProps
        ? 'text'
        : form.props && isHome
          ? 'form'
          : athlete.props && isHome
            ? 'profile'
            : 'default',
      confidence: 0.8,
    },
    loads: {
      value: loads,
      source: Object.keys(loads).length > 0 ? 'text' : 'default',
      confidence: Object.keys(loads).length > 0 ? 0.9 : 0.5,
      ...(kit.loadsQuote !== undefined &&
        Object.keys(loads).length > 0 && { quote: kit.loadsQuote }),
    },
    ...(place && {
      place: {
        value: place.value,
        source: 'text' as const,
        confidence: place.confidence,
        quote: place.quote,
      },
    }),
  };
}
