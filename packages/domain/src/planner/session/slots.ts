import type { Muscle } from '../../exercise/types.ts';
import { type FocusArea, lowerAreas, type Sport, upperAreas } from '../../reading/vocabulary.ts';
import type { PlanContext } from '../context.ts';
import { focusMusclesOf } from '../layout/groups.ts';
import { hasTrait } from '../legal/traits.ts';
import type { Request } from '../request.ts';
import { namedKit } from '../settle/named-kit.ts';
import { isBeforeEvent } from '../settle/situation.ts';
import type { MoveKind } from './data/choices.ts';
import { accessory, pair, primary, reps, secondary } from './data/doses.ts';
import { areaDays, muscleDays, type PartDay } from './data/focus.ts';
import { skillLineOf } from './data/skills.ts';
import {
  getUp,
  olympicRows,
  postpartumCore,
  postpartumRows,
  power,
  prenatal,
  prenatalLegs,
  prenatalUpper,
  primer,
  seatedArms,
  seatedRows,
  seniorBalance,
  seniorLegs,
  seniorMachines,
  seniorRows,
  seniorUpper,
  upperPower,
  youth,
} from './data/special.ts';
import {
  bareBeginner,
  beginnerMachines,
  legRows,
  lower,
  machineRows,
  outdoors,
  pull,
  push,
  sandbag,
  travel,
  upper,
} from './data/splits.ts';
import { climbersOtherSide, sportRows, withNamedParts } from './data/sports.ts';
import { fiveByFiveRows, fullBody, kettlebellRows } from './data/strength.ts';
import { skillOf, sparesLegs, sportOf, trainsSeated } from './decide.ts';
import { lastMainPattern } from './history.ts';
import { listRows } from './list-rows.ts';
import { moreOfPart } from './part-rows.ts';
import { isOfPart, powerOfPart } from './power-of-part.ts';
import { stepsAhead } from './skill-steps.ts';
import { mainOf, strengthRows } from './strength-rows.ts';
import type { LiftingArchetype, SlotRow } from './types.ts';

/** Speed in these is not that of the feet. */
const offFeet: readonly Sport[] = ['golf', 'swimming', 'rowing', 'cycling', 'climbing'];

/** With what was named beside the sport. */
const ofSport = ({ request }: PlanContext, sport: Sport): SlotRow[] =>
  withNamedParts(
    sportRows(sport),
    request.focus.source === 'text' ? request.focus.value : [],
    hasTrait(request, 'speed') && !offFeet.includes(sport),
  );

/** A bar to hang from that was named is hung from. */
const hangs = ({ request }: Pick<PlanContext, 'request'>): boolean =>
  namedKit(request).includes('pull_up_bar');
const hung = (row: SlotRow): SlotRow =>
  row.kinds.some((kind) => kind.startsWith('row')) && row.role === 'accessory'
    ? { ...row, kinds: ['pull_vertical', ...row.kinds] }
    : row;

/** Legs one day by the knee, the other by the hip. */
function fullBodyRows({ request, nowMs }: PlanContext): SlotRow[] {
  const kit = namedKit(request);
  if (kit.length === 1 && kit[0] === 'sandbag') return sandbag;
  // Who says that they have a trap bar lifts it.
  const hasTrapBar = kit.includes('specialty_bars') && request.props.value.includes('trap_bar');
  const last = lastMainPattern(request.history, nowMs);
  const named = request.mustInclude.value.map(mainOf);
  const wantsHinge = named.includes('hinge') && !named.includes('squat');
  const isHingeDay = wantsHinge || (last === 'squat' && !named.includes('squat'));
  const rows = hasTrapBar
    ? fullBody(['trap_bar'], ['bench'], ['single_leg'])
    : isHingeDay
      ? fullBody(['hinge'], ['bench'], ['single_leg'])
      : fullBody(['squat'], ['bench'], ['hinge_paired']);
  return hangs({ request }) ? rows.map(hung) : rows;
}

/** 'Legs and calves': the muscle named beside its part comes right after the first lift. */
function withMusclesNamed(
  whole: PartDay,
  own: ReadonlySet<Muscle>,
  { namedBeside }: PlanContext['request'],
): PartDay {
  const kinds = (namedBeside?.value ?? [])
    .filter((muscle) => own.has(muscle))
    .flatMap((muscle) => muscleDays[muscle]?.compounds.slice(0, 1) ?? []);
  if (kinds.length === 0) return whole;
  const [first, ...rest] = whole.compounds;
  const compounds = first === undefined ? kinds : [first, ...kinds, ...rest];
  return { ...whole, compounds: [...new Set(compounds)] };
}

/** A part named as a whole is its own day; a muscle named alone is only that. */
function dayOf({ request }: PlanContext): PartDay[] {
  const muscles = request.focusMuscles?.value ?? [];
  const days = request.focus.value.flatMap((area): PartDay[] => {
    const own = focusMusclesOf([area]);
    const named = muscles.filter((muscle) => own.has(muscle));
    const isWhole = named.length === 0 || named.length === own.size || named.length >= 3;
    const whole = areaDays[area] ?? wideDays[area];
    if (isWhole && whole) return [withMusclesNamed(whole, own, request)];
    const fine = named.flatMap((muscle) => muscleDays[muscle] ?? []);
    return fine.length > 0 ? fine : whole ? [whole] : [];
  });
  const covered = focusMusclesOf(request.focus.value);
  const alone = muscles
    .filter((muscle) => !covered.has(muscle))
    .flatMap((muscle) => muscleDays[muscle] ?? []);
  return [...new Set([...days, ...alone])].slice(0, 4);
}

/** Whole halves of the body, beside a part that is named with them. */
const wideDays: Partial<Record<string, PartDay>> = {
  legs: {
    compounds: ['squat', 'hinge_light'],
    isolations: ['single_leg', 'leg_curl', 'calf'],
    antagonists: ['anti_ext', 'row_supported'],
  },
  lower_body: {
    compounds: ['squat', 'hinge_light'],
    isolations: ['single_leg', 'leg_curl', 'calf'],
    antagonists: ['anti_ext', 'row_supported'],
  },
  upper_body: {
    compounds: ['bench', 'row_supported'],
    isolations: ['press_dumbbell', 'pulldown', 'lateral_raise'],
    antagonists: ['curl', 'triceps'],
  },
  push: {
    compounds: ['bench', 'press_dumbbell'],
    isolations: ['lateral_raise', 'triceps', 'fly'],
    antagonists: ['rear_delt', 'anti_ext'],
  },
  pull: {
    compounds: ['pull_vertical', 'row_supported'],
    isolations: ['curl', 'rear_delt', 'hammer_curl'],
    antagonists: ['push_up_hard', 'anti_ext'],
  },
};

/** Takes one of each list in turn: 'chest and biceps' is both from the start. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const all = Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list[i] ?? []));
  return [...new Set(all.flat())];
}

/** A named part has the session: one move keeps the balance. */
const mostOthers = 1;
const roomyMinutes = 35;
const longDay = 50;

const isolationKinds: readonly MoveKind[] = [
  'curl',
  'triceps',
  'lateral_raise',
  'adduction',
  'rear_delt',
  'calf',
  'grip',
  'balance_one_leg',
];
const smallDose = reps('8-12', '1-2', '60-90');

const trunkDose = reps('8-12', '2', '45-60');
const isTrunk = (kind: MoveKind): boolean =>
  ['anti_ext', 'anti_rot', 'trunk_side', 'trunk_flex', 'core_gentle', 'rotation'].includes(kind);

function specialRows(context: PlanContext): SlotRow[] {
  const days = dayOf(context);
  const { request } = context;
  const minutes = request.minutes.value;
  if (days.length === 0) return fullBodyRows(context);
  const all = inTurn(days.map((day) => day.compounds));
  // What moves several joints comes while one is fresh: the press before the curl.
  const isAlone = (kind: MoveKind) => isolationKinds.includes(kind);
  const compounds = [...all.filter((kind) => !isAlone(kind)), ...all.filter(isAlone)];
  const isolations = inTurn(days.map((day) => day.isolations));
  const others = days.length === 1 ? (days[0]?.antagonists ?? []) : [];
  const [first = 'bench', ...more] = compounds;
  const rest = inTurn([[...more, ...isolations]]).filter((kind) => kind !== first);
  const isSmall = isolationKinds.includes(first);
  const isCore = first === 'anti_ext' || first === 'anti_rot';
  const main = isCore ? reps('8-12', '2', '45-60') : isSmall ? smallDose : undefined;
  const rows = [
    primary(
      'P',
      [first],
      '3/3/4/4/4',
      main ?? {
        beginner: reps('8-10', '3', '90-120'),
        intermediate: reps('6-8', '2', '120-150'),
        advanced: reps('6-8', '1-2', '120-150'),
      },
    ),
    ...(rest[0]
      ? [
          secondary(
            'S',
            [rest[0]],
            '-/3/3/3/4',
            isTrunk(rest[0])
              ? trunkDose
              : isAlone(rest[0])
                ? smallDose
                : (main ?? reps('8-10', '2', '90-120')),
          ),
        ]
      : []),
  ];
  // A long day for two muscles of an area goes on with the rest of the area.
  const ofArea =
    minutes >= longDay
      ? request.focus.value.flatMap((area) => [
          ...(areaDays[area]?.compounds ?? []),
          ...(areaDays[area]?.isolations ?? []),
        ])
      : [];
  const kinds: MoveKind[] = [
    ...new Set([...rest.slice(1), ...ofArea.filter((kind) => kind !== first && kind !== rest[0])]),
    ...others.slice(0, minutes < roomyMinutes ? 0 : mostOthers),
  ];
  const counts = ['3/3/3/3/4', '-/2/3/3/4', '-/-/3/3/4', '-/-/-/3/4'];
  const pairs = counts.flatMap((sets, i) => {
    const two = kinds.slice(i * 2, i * 2 + 2);
    const letter = String.fromCharCode('C'.charCodeAt(0) + i);
    const made = two.map((kind, k) =>
      accessory(`X${i * 2 + k + 1}`, [kind], sets, reps('10-15', '1-2', '60')),
    );
    return made.length === 2 ? pair(letter, ...made) : made;
  });
  return [...rows, ...pairs, ...moreOfPart(context)];
}

function skillRows(context: PlanContext): SlotRow[] {
  const goal = skillOf(context.request);
  const line = goal === undefined ? undefined : skillLineOf(goal);
  return line ? line.rows(stepsAhead(context, line)) : fullBodyRows(context);
}

const olympicRowsFor = ({ request }: PlanContext): SlotRow[] =>
  olympicRows(
    request.mustInclude.value.some((id) => id.includes('clean') || id.includes('jerk'))
      ? 'clean'
      : 'snatch',
  );

/** All that was named is of this half. */
const isForHalf = ({ focus }: Request, areas: readonly FocusArea[]): boolean =>
  focus.source === 'text' &&
  focus.value.length > 0 &&
  focus.value.every((area) => areas.includes(area));

/** The part that was asked for, with what nobody of that age should go without. */
function seniorRowsFor({ request: { focus, goal, session } }: PlanContext): SlotRow[] {
  const isOf = (areas: readonly FocusArea[]) => focus.value.some((area) => areas.includes(area));
  if (focus.value.includes('balance'))
    return goal.value === 'strength' ? seniorRows : seniorBalance;
  if (isOf(lowerAreas)) return isOf(upperAreas) ? seniorRows : seniorLegs;
  if (isOf(upperAreas)) return seniorUpper;
  return session?.value.includes('machines') ? seniorMachines : seniorRows;
}

const tables: Partial<Record<LiftingArchetype, SlotRow[]>> = {
  five_by_five: fiveByFiveRows,
  upper,
  lower,
  push,
  pull,
  legs: legRows,
  beginner_machines: beginnerMachines,
  machines: machineRows,
  kettlebell: kettlebellRows,
  youth,
};

/** What a session on a chair is, where no part was asked for. */
const wholeBodies: readonly LiftingArchetype[] = ['full_body', 'travel', 'senior', 'kettlebell'];

/** The skeleton of the session, before moves are chosen. */
export function rowsFor(context: PlanContext, archetype: LiftingArchetype): SlotRow[] {
  if (trainsSeated(context.request) && wholeBodies.includes(archetype)) {
    return sparesLegs(context.request) ? seatedArms : seatedRows;
  }
  if (context.request.session?.value.includes('get_up') && wholeBodies.includes(archetype)) {
    return getUp;
  }
  switch (archetype) {
    case 'max_strength':
    case 'top_set_backoff':
    case 'heavy_singles':
      return strengthRows(context, archetype);
    case 'specialise':
      return specialRows(context);
    case 'skill':
      return skillRows(context);
    case 'olympic':
      return olympicRowsFor(context);
    case 'sport': {
      if (hasTrait(context.request, 'antagonists')) return climbersOtherSide;
      const sport = sportOf(context.request);
      return sport ? ofSport(context, sport) : fullBodyRows(context);
    }
    case 'power':
      if (isBeforeEvent(context.request)) return primer;
      if (isOfPart(context.request)) return powerOfPart(context.request, specialRows(context));
      return isForHalf(context.request, upperAreas) ? upperPower : power;
    case 'prenatal':
      if (isForHalf(context.request, upperAreas)) return prenatalUpper;
      return isForHalf(context.request, lowerAreas) ? prenatalLegs : prenatal;
    case 'travel':
      if (context.request.place?.value === 'outdoors') return outdoors;
      return context.request.level.value === 'beginner' ? bareBeginner : travel;
    case 'list':
      return listRows(context);
    case 'postpartum':
      return context.request.focus.value.includes('core') ? postpartumCore : postpartumRows;
    case 'senior':
      return seniorRowsFor(context);
    default:
      return tables[archetype] ?? fullBodyRows(context);
  }
}
