import type { SlotRow } from '../../../planner/session/types.ts';
import { pct } from '../../../training/percent.ts';
import type { FitnessLevel } from '../../../workout/limits.ts';
import { type MuscleDay, type MuscleLine, splits } from '../data/muscle-days.ts';
import { inTurn, leftFor, main, second, small } from '../rows.ts';
import type {
  DayPlan,
  PlanFacts,
  ProgramPlan,
  Template,
  TemplateId,
  WeekKind,
  WeekPlan,
} from '../types.ts';
import { easyExtras } from './strength-days.ts';

/** How much of it a week has: sets of the first lifts, of the others and of the small ones, reps left. */
interface Load {
  /** The day's very first lift. */
  lead: number;
  first: number;
  other: number;
  few: number;
  rir: number;
  small: number;
  kind: WeekKind;
  growth: number;
  /** A beginner's sets stay: reps grow instead. */
  moreReps: number;
  /** More reps than in the first week, where there is nothing to load. */
  reps: number;
  phase: string;
}

type Step = readonly [
  lead: number,
  first: number,
  other: number,
  few: number,
  rir: number,
  small: number,
];

/** One kind of lift gets a set more each week: no week rises by more than a fifth. */
const ramp: readonly Step[] = [
  [3, 3, 2, 2, 3, 2],
  [3, 3, 3, 2, 2, 2],
  [4, 3, 3, 2, 2, 1],
  [4, 4, 3, 2, 1.5, 0.5],
];
const later: readonly Step[] = [
  [4, 4, 3, 2, 2, 2],
  [4, 4, 3, 3, 2, 1],
  [4, 4, 4, 3, 1, 0.5],
];
const byLevel: Record<FitnessLevel, number> = { beginner: -1, intermediate: 0, advanced: 0 };

/** What a round and a week add: a first guess has more room above it than a told maximum. */
const gains = { known: [0.035, 0.014], found: [0.075, 0.024] } as const;
/** A rep more a week with the same weight: so much the maximum has to grow for it. */
const repGain = 0.027;
const foundWeek = 0.045;

/** Four or three weeks up and one easy, again and again; the last week checks. */
function loadsFor(weeks: number, { level, knownMaxima }: PlanFacts): Load[] {
  const [aRound, usualWeek] = gains[knownMaxima.size > 0 ? 'known' : 'found'];
  const isFound = knownMaxima.size === 0;
  // Weights that are found grow under a beginner's reps: a rep more, and soon a plate.
  const aWeek =
    level === 'beginner' ? (isFound ? foundWeek : Math.max(repGain, usualWeek)) : usualWeek;
  const loads: Load[] = [];
  let round = 0;
  while (loads.length < weeks) {
    const steps = round === 0 ? ramp : later;
    const own = steps.map(
      ([lead, first, other, few, rir, small], i): Load => ({
        lead: Math.max(2, lead + byLevel[level]),
        first: Math.max(2, first + byLevel[level]),
        other: Math.max(2, other + byLevel[level]),
        few: Math.max(2, few + byLevel[level]),
        rir: leftFor(level, rir),
        small: leftFor(level, small),
        kind: 'build',
        growth: 1 + aRound * round + aWeek * i,
        moreReps: level === 'beginner' ? i : 0,
        reps: round * 4 + i,
        phase: `Round ${round + 1}`,
      }),
    );
    const easy: Load = {
      lead: 2,
      first: 2,
      other: 1 + (round % 2),
      few: 1,
      rir: 4,
      small: 4,
      kind: 'deload',
      growth: 1 + aRound * round,
      moreReps: 0,
      reps: 2 * round,
      phase: `Round ${round + 1}`,
    };
    loads.push(...own, easy);
    round += 1;
  }
  const kept = loads.slice(0, weeks);
  const last = kept.at(-1);
  if (weeks < 3 || !last) return kept.map((one) => ({ ...one, kind: 'build' as const }));
  return [
    ...kept.slice(0, -1),
    {
      lead: 2,
      first: 2,
      other: 1,
      few: 1,
      rir: 4,
      small: 4,
      kind: 'test',
      growth: 1,
      moreReps: 0,
      reps: 0,
      phase: last.phase,
    },
  ];
}

/** Reps that the end state asks for beyond those of week 1. */
const gained = 2;

/** In less time a press and a pull take turns, so that the small moves stay in. */
const shortMinutes = { least: 36, most: 45 } as const;

function rowsOf({ lines, group }: MuscleDay, load: Load, facts: PlanFacts): SlotRow[] {
  const isTest = load.kind === 'test';
  const pairs = ['C', 'D', 'E'];
  const smalls = lines.filter(([, , , role]) => role === 'small');
  const [lead] = lines;
  const rowOf = (one: MuscleLine): SlotRow => {
    const [id, kinds, reps, role, moves] = one;
    const first = isTest ? 1 : one === lead ? load.lead : load.first;
    const sets = role === 'first' ? first : role === 'other' ? load.other : load.few;
    // Few can pull themselves up as often as they can press.
    const own = id === 'pull' ? Math.min(5, reps) : reps + (reps < 8 ? 3 : 0);
    const what = {
      sets,
      // Two more than the first week had in it, done and left: fewer show no gain.
      reps: reps + load.moreReps + (isTest && role === 'first' ? gained + 2 : 0),
      // The check: the first week's weight, as many clean reps as there are.
      rir: isTest && role === 'first' ? 1 : role === 'first' ? load.rir : load.small,
      // The weight of week 1, which left three; what is more than its reps is the gain.
      ...(isTest && role === 'first' && { percent: pct(reps + 3), isTest: true as const }),
      growth: isTest ? 1 : load.growth,
      bodyReps: own + load.reps + (isTest && role === 'first' ? gained + 2 : 0),
      ...(isTest && role === 'first' && { isOpen: true as const }),
      ...(moves && { moves: [moves] }),
    };
    if (role === 'first') return main(id, kinds, what);
    return role === 'other'
      ? second(id, kinds, { ...what, rest: '75-120' })
      : small(id, kinds, what);
  };
  const { minutes, level, days } = facts;
  // A beginner's two sets fit as they are; on two days a week each lift has its own time.
  const isShort =
    group === 'whole' &&
    level !== 'beginner' &&
    days > 2 &&
    minutes >= shortMinutes.least &&
    minutes <= shortMinutes.most;
  const rows = lines
    .filter(([, , , role]) => role !== 'small')
    .flatMap((one) => {
      const row = rowOf(one);
      if (!isShort || one[3] !== 'first' || one === lead) return [row];
      // One bar cannot be in two places.
      const kinds = row.kinds.includes('row') ? ['row_machine' as const, ...row.kinds] : row.kinds;
      return isTest ? [{ ...row, kinds }] : inTurn('B', { ...row, kinds });
    });
  const ends = smalls.map(rowOf);
  const paired = ends.flatMap((row, i) => {
    const letter = pairs[Math.floor(i / 2)] ?? 'F';
    const hasPartner = i % 2 === 1 || i + 1 < ends.length;
    return hasPartner ? inTurn(letter, row) : [row];
  });
  return [...rows, ...paired];
}

function dayPlan(day: MuscleDay, load: Load, place: number, facts: PlanFacts): DayPlan {
  const isTest = load.kind === 'test';
  return {
    id: day.id,
    title: isTest ? `${day.title}: rep check` : day.title,
    ...(!isTest && { tells: 1 }),
    focus: day.title,
    key: place < 4 ? 2 : 1,
    strain: {
      group: day.group,
      ...((day.group === 'lower' || day.group === 'whole') && { heavyLegs: true as const }),
      ...(day.deadlift && { deadlift: true as const }),
    },
    work: { kind: 'lift', archetype: day.archetype, rows: rowsOf(day, load, facts) },
    ...(isTest && {
      notes: ['First lifts with the weight of week 1: all clean reps, one left. Log them.'],
    }),
  };
}

function weekPlan(load: Load, days: readonly MuscleDay[], facts: PlanFacts): WeekPlan {
  const label =
    load.kind === 'test'
      ? 'Easy and check'
      : load.kind === 'deload'
        ? 'Deload'
        : `${load.lead} sets, ${load.rir} left`;
  return {
    label,
    kind: load.kind,
    note:
      load.kind === 'test'
        ? 'An easy week with one check: the weights of week 1 for as many reps as are clean.'
        : load.kind === 'deload'
          ? 'Half the sets, four reps left: growth catches up.'
          : `${load.lead} sets of the first lift, ${load.first} of the second, ${load.other} of the others; stop with ${load.rir} left.`,
    phase: load.phase,
    days: [
      ...days.map((day, place) => dayPlan(day, load, place, facts)),
      ...easyExtras(facts).slice(0, Math.max(0, facts.days - days.length)),
    ],
  };
}

const proteinPerKg = [1.6, 2] as const;

/** Without food nothing grows: so much of it, and how to tell. */
function foodWords(bodyMassKg: number | undefined): string {
  const own =
    bodyMassKg === undefined
      ? ''
      : ` (${proteinPerKg.map((each) => Math.round((each * bodyMassKg) / 5) * 5).join('–')} g for you)`;
  return `Half of it is eating: about ${proteinPerKg.join('–')} g of protein for each kilogram a day${own}, and 0.2–0.3 kg more on the scale each week. The same weight for two weeks: one meal more.`;
}

const planSplit =
  (id: 'upper-lower' | 'push-pull-legs', name: string) =>
  (facts: PlanFacts): ProgramPlan => {
    const { weeks, level, days, bodyMassKg, isForMuscle } = facts;
    const own = splits[id](days);
    const isThin = id === 'push-pull-legs' && days < 6;
    return {
      template: id as TemplateId,
      name,
      entry: 'No test. The loads of week 1 are what the last week is measured by.',
      end: {
        text: 'on four of six lifts two reps more than in week 1 with the same weight and the same reserve: week 1 left three, the check leaves one, so it needs four more',
        week: weeks,
        test: 'The first lifts of each day with the weight of week 1.',
      },
      progress: [
        'A weight that stands gets a rep more each week, up to four; all sets clean: the next weight. Same first lifts for a round; small moves may change.',
      ],
      fallback: 'Short of the reps twice: 7.5 % less, then up again.',
      next: 'A second round from the new weights, or blocks for strength.',
      honesty: [
        ...(isForMuscle ? [foodWords(bodyMassKg)] : []),
        ...(isThin
          ? [
              `Push, pull, legs on ${days} days trains each muscle about once a week; upper and lower would do it twice.`,
            ]
          : []),
        ...(id === 'upper-lower' && days < 4
          ? ['On so few days each session is for the whole body: every muscle gets its turns.']
          : []),
        ...(facts.knownMaxima.size === 0
          ? ['No maxima told: the weights are guesses for your level, and week 1 finds yours.']
          : []),
        ...(level === 'beginner' ? ['Three reps stay left on every set.'] : []),
      ],
      weeks: loadsFor(weeks, facts).map((load) => weekPlan(load, own, facts)),
    };
  };

export const upperLower: Template = {
  id: 'upper-lower',
  name: 'Muscle, upper and lower',
  usualWeeks: 9,
  plan: planSplit('upper-lower', 'Muscle, upper and lower'),
};
export const pushPullLegs: Template = {
  id: 'push-pull-legs',
  name: 'Muscle, push pull legs',
  usualWeeks: 9,
  plan: planSplit('push-pull-legs', 'Muscle, push pull legs'),
};
