import { exerciseById } from '../../exercise/library.ts';
import type { PlanContext } from '../context.ts';
import { hasFocus, isOfHalf } from '../dose/targets.ts';
import { hasCondition } from '../legal/caps.ts';
import type { Request } from '../request.ts';
import { choicesOf, type MoveKind } from './data/choices.ts';
import { accessory, hold, reps, trunk } from './data/doses.ts';
import { columnOf } from './place.ts';
import type { Range, RowDose, SlotRow } from './types.ts';

type Swaps = Partial<Record<MoveKind, readonly MoveKind[]>>;

/** What a hurt part must not be asked for, and what is done in its place. */
interface Rules {
  instead: Swaps;
  /** What this session must have; put after the first rows where no row has it. */
  must: readonly SlotRow[];
}

const shoulder: Rules = {
  instead: {
    bench: ['press_spared'],
    press_paired: ['press_spared'],
    press_incline: ['press_spared'],
    push_up_hard: ['press_spared'],
    press_overhead: ['external_rotation'],
    press_dumbbell: ['external_rotation'],
    press_eye_level: ['external_rotation'],
    press_variation: ['external_rotation'],
    lateral_raise: ['rear_delt'],
    dip: ['triceps'],
    pull_vertical: ['row_supported'],
    pulldown: ['row_supported'],
    chin: ['row_supported'],
    triceps_overhead: ['triceps'],
    fly: ['rear_delt'],
    straight_arm: ['row_one_arm'],
  },
  must: [
    accessory('M1', ['external_rotation'], '2/2/3/3/3', reps('12-15', '3', '45-60')),
    accessory('M2', ['rear_delt'], '-/2/3/3/3', reps('12-15', '2', '45-60')),
    accessory('M3', ['row_one_arm'], '-/-/2/3/3', reps('8-12', '2', '60-75')),
  ],
};

const lowBack: Rules = {
  instead: {
    squat: ['squat_spared'],
    squat_variation: ['squat_spared'],
    hinge: ['bridge_any'],
    hinge_light: ['bridge_any'],
    hinge_paired: ['bridge_any'],
    hinge_variation: ['bridge_any'],
    hinge_one_leg: ['bridge_any'],
    row: ['row_supported'],
    row_one_arm: ['row_supported'],
    trunk_flex: ['anti_rot_gentle'],
    anti_ext: ['core_gentle'],
    rotation: ['anti_rot_gentle'],
    back_extension: ['anti_rot_gentle'],
    press_overhead: ['press_dumbbell'],
  },
  must: [
    trunk('M2', ['anti_rot_gentle'], '2/2/2/3/3', reps('6-8', '3', '30-45')),
    accessory('M1', ['bridge_any'], '2/2/3/3/3', reps('10-12', '3', '45-60')),
    trunk('M3', ['trunk_side', 'trunk_side_gentle'], '-/2/2/2/3', hold('15-30', '30-45')),
  ],
};

const knee: Rules = {
  instead: {
    squat: ['squat_machine_first', 'box_squat'],
    squat_variation: ['box_squat'],
    single_leg: ['step_low', 'hip_thrust'],
    jump_vertical: ['hip_thrust'],
    jump_lateral: ['abduction'],
    jump_horizontal: ['hip_thrust'],
  },
  must: [
    accessory('M1', ['box_squat', 'leg_extension'], '2/2/3/3/3', reps('8-12', '3', '60-75')),
    accessory('M2', ['bridge_any', 'hip_thrust'], '2/2/3/3/3', reps('10-12', '3', '45-60')),
  ],
};

/** Who has ruled squats out as well trains the hips first. */
const kneeWithoutSquats: Rules = {
  instead: { ...knee.instead, squat: ['hip_thrust'], squat_variation: ['bridge_any'] },
  must: [
    accessory('M1', ['leg_extension', 'step_low'], '2/2/3/3/3', reps('10-15', '3', '60-75')),
    accessory('M2', ['abduction'], '2/2/3/3/3', reps('12-15', '3', '45-60')),
  ],
};

const osteoporosis: Rules = {
  instead: {
    squat: ['squat_machine_first', 'box_squat'],
    squat_variation: ['squat_machine_first', 'box_squat'],
    row: ['row_supported'],
    row_one_arm: ['row_supported', 'row_gentle'],
    hinge_one_leg: ['hip_thrust', 'bridge_any', 'abduction'],
    hinge_paired: ['hip_thrust', 'bridge_any', 'abduction'],
    trunk_flex: ['back_extension', 'anti_rot_gentle'],
    rotation: ['anti_rot_gentle'],
    anti_ext: ['anti_rot_gentle'],
  },
  must: [
    accessory('M1', ['box_squat'], '2/3/3/3/3', reps('8-10', '3', '60-90')),
    accessory('M2', ['balance_stand'], '2/2/2/2/3', hold('20-30', '20-30')),
  ],
};

const hip: Rules = {
  instead: {
    hinge: ['bridge_any'],
    hinge_light: ['bridge_any'],
    hinge_paired: ['bridge_any'],
    hinge_one_leg: ['bridge_any'],
    single_leg: ['step_low', 'box_squat'],
    squat: ['box_squat'],
  },
  must: [accessory('M1', ['abduction'], '2/2/2/3/3', reps('12-15', '3', '45-60'))],
};

const elbow: Rules = {
  instead: {
    bench: ['press_paired'],
    pull_vertical: ['row_supported'],
    pulldown: ['row_supported'],
    chin: ['row_supported'],
    dip: ['press_paired'],
  },
  must: [accessory('M1', ['row_supported'], '2/3/3/3/3', reps('10-12', '3', '60-75'))],
};

const ankle: Rules = {
  instead: {
    jump_vertical: ['hip_thrust'],
    jump_lateral: ['abduction'],
    jump_horizontal: ['hip_thrust'],
  },
  must: [accessory('M1', ['calf_seated', 'calf'], '2/2/3/3/3', reps('12-15', '3', '45-60'))],
};

const hamstring: Rules = {
  instead: {
    hinge: ['hip_thrust', 'bridge_any'],
    hinge_light: ['hip_thrust', 'bridge_any'],
    hinge_paired: ['hip_thrust', 'bridge_any'],
    hinge_variation: ['hip_thrust', 'bridge_any'],
    hinge_one_leg: ['bridge_any'],
    leg_curl: ['leg_extension', 'calf'],
    nordic: ['bridge_any'],
    back_extension: ['anti_rot'],
    jump_vertical: ['box_squat'],
    jump_horizontal: ['calf'],
    jump_lateral: ['abduction'],
    sprint_start: ['calf'],
  },
  must: [accessory('M1', ['row_supported'], '2/3/3/3/3', reps('8-12', '2', '60-75'))],
};

const gentle: Rules = {
  instead: {
    squat: ['box_squat'],
    squat_variation: ['box_squat'],
    single_leg: ['step_low', 'bridge_any'],
    hinge_paired: ['bridge_any'],
    push_up_hard: ['push_gentle'],
    row_one_arm: ['row_gentle'],
  },
  must: [],
};

function rulesFor(request: Request): Rules[] {
  const hurts = (region: string) =>
    request.injuries.some((one) => one.region === region && one.status === 'active');
  const withoutSquats = request.excludedPatterns.value.includes('squat');
  return [
    ...(hurts('shoulder') ? [shoulder] : []),
    ...(hurts('low_back') ? [lowBack] : []),
    ...(hurts('knee') ? [withoutSquats ? kneeWithoutSquats : knee] : []),
    ...(hurts('hip') ? [hip] : []),
    ...(hurts('hamstring') ? [hamstring] : []),
    ...(hurts('elbow') ? [elbow] : []),
    ...(hurts('ankle') || hurts('calf') ? [ankle] : []),
    ...(hasCondition(request, ['osteoporosis']) ? [osteoporosis] : []),
    ...(hasCondition(request, ['gentle']) ? [gentle] : []),
  ];
}

/** What stands in for a hurt part, or is done by it, is trained well within what it takes. */
const sparedReps: Range = [8, 12];
const sparedRir = 3;
const sparedRest: Range = [75, 105];

function sparing(dose: RowDose): RowDose {
  const { reps: count } = dose;
  if (!count || count[0] >= sparedReps[0]) return dose;
  return { ...dose, reps: sparedReps, rir: [sparedRir, sparedRir], rest: sparedRest };
}

const sparingAll = (dose: SlotRow['dose']): SlotRow['dose'] =>
  'rest' in dose
    ? sparing(dose)
    : {
        beginner: sparing(dose.beginner),
        intermediate: sparing(dose.intermediate),
        advanced: sparing(dose.advanced),
      };

const withKinds = (row: SlotRow, instead: Swaps): SlotRow => {
  const kinds = row.kinds.flatMap((kind) => instead[kind] ?? [kind]);
  const isSwapped = row.kinds.some((kind) => instead[kind] !== undefined);
  const isFree = row.asked === undefined && row.planned === undefined;
  return {
    ...row,
    kinds: [...new Set(kinds)],
    ...(isSwapped && isFree && { dose: sparingAll(row.dose) }),
  };
};

/** A press never opens the session of a shoulder that hurts: what pulls goes before it. */
function pressesLater(rows: readonly SlotRow[]): SlotRow[] {
  const isPress = ({ kinds, moves }: SlotRow) => kinds[0] === 'press_spared' && !moves;
  const [first] = rows;
  if (!first || !isPress(first)) return [...rows];
  const rest = rows.slice(1).map((row) => (isPress(row) ? withoutPair(row) : row));
  const at = rest.findIndex(({ kinds }) => kinds[0]?.startsWith('row'));
  const lead = rest[at];
  const row = (dose: SlotRow['dose']): SlotRow => ({ ...first, kinds: ['row_supported'], dose });
  const press: SlotRow = {
    ...first,
    id: 'XP',
    role: 'accessory',
    dose: reps('10-12', '3-4', '75-90'),
  };
  const others = lead ? rest.filter((one) => one !== lead) : rest;
  return [
    lead
      ? { ...withoutPair(lead), id: 'P', role: 'primary', sets: first.sets }
      : row(reps('8-12', '2-3', '90-105')),
    press,
    ...others,
  ];
}

const has = (rows: readonly SlotRow[], { kinds }: SlotRow, column: number): boolean =>
  rows.some((row) => (row.sets[column] ?? 0) > 0 && row.kinds.some((kind) => kinds.includes(kind)));

const withoutPair = ({ pair: _pair, ...row }: SlotRow): SlotRow => row;

/** The same kind twice is once too many: the later row gives way. */
function eachOnce(rows: readonly SlotRow[]): SlotRow[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = row.kinds[0];
    const isTwin = key !== undefined && row.moves === undefined && seen.has(key) && !row.follows;
    if (key !== undefined) seen.add(key);
    return !isTwin;
  });
}

/** What a hurt elbow needs is no part of a day for the legs. */
function isForHalf({ kinds: [kind] }: SlotRow, request: Request): boolean {
  const first = kind && exerciseById(choicesOf(kind)[0]?.[0] ?? '');
  const isOfKind = !request.focus.value.some((area) => area === 'cardio' || area === 'full_body');
  return !first || !isOfKind || isOfHalf(first, request);
}

/** How many rows stand before what a hurt part must have. */
const rowsBefore = 3;

/** The skeleton for somebody whose body asks for more than leaving moves out. */
export function adaptRows({ request }: PlanContext, rows: readonly SlotRow[]): SlotRow[] {
  const column = columnOf(request.minutes.value);
  let now = [...rows];
  for (const { instead, must } of rulesFor(request)) {
    const spared = now.map((row) => withKinds(row, instead));
    const mayLead = request.focus.value.includes('chest');
    const isShoulder = instead === shoulder.instead && !mayLead;
    const swapped = eachOnce(isShoulder ? pressesLater(spared) : spared);
    // Where a part was asked for, one row is enough of what the hurt one needs.
    const wanted = hasFocus(request)
      ? must.slice(0, 1).filter((row) => isForHalf(row, request))
      : must;
    const missing = wanted.filter((row) => !has(swapped, row, column));
    const alone = swapped.map((row) =>
      swapped.filter((one) => one.pair === row.pair).length === 1 ? withoutPair(row) : row,
    );
    const inPair =
      alone[rowsBefore]?.pair !== undefined &&
      alone[rowsBefore]?.pair === alone[rowsBefore - 1]?.pair;
    const place = Math.min(alone.length, rowsBefore + (inPair ? 1 : 0));
    now = [...alone.slice(0, place), ...missing, ...alone.slice(place)];
  }
  return now;
}
