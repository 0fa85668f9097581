import { exerciseById } from '../../exercise/library.ts';
import type { Muscle } from '../../exercise/types.ts';
import type { FocusArea, Sport } from '../../reading/vocabulary.ts';
import { capitalise } from '../../workout/words.ts';
import type { PlanContext } from '../context.ts';
import { focusMusclesOf } from '../layout/groups.ts';
import { muscleNames } from '../receipts/muscle-names.ts';
import { focusInTitle, listWords } from '../receipts/words.ts';
import { isBeforeEvent } from '../settle/situation.ts';
import type { TimedLine } from './blocks.ts';
import { skillOf, sportOf, trainsSeated } from './decide.ts';
import type { LiftingArchetype, Wrap } from './types.ts';

/** As lifters say it. */
const shortNames: Record<string, string> = {
  'back-squat': 'squat',
  'front-squat': 'front squat',
  'bench-press': 'bench',
  'conventional-deadlift': 'deadlift',
  'overhead-press': 'press',
  'barbell-bent-over-row': 'row',
  'barbell-romanian-deadlift': 'Romanian deadlift',
};

export const shortName = (id: string): string =>
  shortNames[id] ??
  (exerciseById(id)?.name ?? id).replace(/^(Barbell|Dumbbell|Machine) /, '').toLowerCase();

const amountOf = ({ sets, reps, repsText, seconds }: TimedLine): string =>
  reps === undefined ? `${sets}×${seconds} s` : `${sets}×${repsText ?? reps}`;

const idOf = ({ slot }: TimedLine): string => slot.candidate.exercise.id;

const mainsOf = (lines: readonly TimedLine[]): TimedLine[] =>
  lines.filter(({ slot }) => slot.row.role === 'primary' && !slot.row.follows);

const sportWords: Record<Sport, string> = {
  football: 'Football',
  climbing: 'Climbing',
  golf: 'Golf',
  swimming: 'Swimming',
  skiing: 'Ski',
  racket: 'Racket sport',
  running: 'Running',
  cycling: 'Cycling',
  rowing: 'Rowing',
  basketball: 'Basketball',
  volleyball: 'Volleyball',
  martial_arts: 'Martial arts',
  hiking: 'Hiking',
};

const partWords: Partial<Record<LiftingArchetype, string>> = {
  upper: 'Upper body',
  lower: 'Lower body',
  push: 'Push',
  pull: 'Pull',
  legs: 'Legs',
};

function kitWords({ request }: PlanContext): string {
  if (request.equipment.source === 'default') return '';
  const has = (id: string) => request.equipment.value.some((one) => one === id);
  if (['barbells', 'machines', 'cable', 'smith_machine'].some(has)) return '';
  if (has('dumbbells')) return ' with dumbbells';
  if (has('kettlebells')) return ' with kettlebells';
  if (has('resistance_bands')) return ' with bands';
  if (has('sandbag')) return ' with a sandbag';
  if (has('suspension')) return ' on straps';
  return has('pull_up_bar') || has('rings') || has('dip_bars') ? ' on the bar' : ', no kit';
}

/** As a title says them: 'Arms: curl, skull crusher'. */
const plainParts: Partial<Record<FocusArea, string>> = {
  legs: 'Legs',
  glutes: 'Glutes',
  shoulders: 'Shoulders',
  arms: 'Arms',
  hips: 'Hips',
};

/** Parts of which people name the muscles: 'Chest and triceps', not 'Chest and arms'. */
const finelyNamed: readonly FocusArea[] = ['arms', 'legs', 'shoulders'];
/** And single ones that have a name of their own. */
const ownNames: readonly Muscle[] = ['spinal_erectors', 'obliques'];
const mostFine = 2;

function focusTitle({ request }: PlanContext, lines: readonly TimedLine[]): string {
  const muscles = request.focusMuscles?.source === 'text' ? request.focusMuscles.value : [];
  const areas = request.focus.value.filter((area) => area !== 'full_body');
  const all = areas.flatMap((area) => {
    const own = focusMusclesOf([area]);
    const fine = muscles.filter(
      (muscle) => own.has(muscle) && (finelyNamed.includes(area) || ownNames.includes(muscle)),
    );
    const isFine = fine.length > 0 && fine.length <= mostFine;
    return isFine
      ? fine.map((muscle) => capitalise(muscleNames[muscle]))
      : [plainParts[area] ?? focusInTitle[area]];
  });
  const parts = [...new Set(all)];
  const lead = lines[0] ? shortName(idOf(lines[0])) : '';
  const named =
    parts.length > 0
      ? listWords(parts.map((part, i) => (i === 0 ? part : part.toLowerCase())))
      : 'Focus';
  return lead ? withMoves(capitalise(named.toLowerCase()), lines) : named;
}

/** 'Strength in pregnancy: box squat, one-arm row, incline push-up'. */
function withMoves(kind: string, lines: readonly TimedLine[]): string {
  const ids = lines.filter(({ slot }) => slot.row.role !== 'finisher').map(idOf);
  const named = [...new Set(ids.map((id) => shortName(id).replace('kettlebell ', '')))];
  return named.length > 0 ? `${kind}: ${named.slice(0, mostNamed).join(', ')}` : kind;
}

const mostNamed = 3;

/** What it is, in a few words: the lift and its dose, the part of the body, the skill. */
export function titleOf(
  context: PlanContext,
  archetype: LiftingArchetype,
  lines: readonly TimedLine[],
  wrap?: Wrap,
): string {
  const { request } = context;
  const mains = mainsOf(lines);
  const lead = mains[0] ?? lines[0];
  const lift = lead ? shortName(idOf(lead)) : 'lifts';
  const dose = lead ? amountOf(lead) : '';
  const names = listWords(mains.slice(0, 3).map((line) => shortName(idOf(line))));
  const others = [...new Set(lines.map((line) => shortName(idOf(line))))]
    .filter((name) => name !== lift)
    .slice(0, 2)
    .join(', ');
  const isWhole = ['full_body', 'travel', 'senior', 'kettlebell'].includes(archetype);
  if (trainsSeated(request) && isWhole) {
    return `Seated strength: ${lines
      .slice(0, 3)
      .map((line) => shortName(idOf(line)).replace('seated ', ''))
      .join(', ')}`;
  }
  if (wrap === 'deload') return `Deload: ${names || lift}`;
  if (wrap === 'return') return `Back in: ${lift} ${dose} and the basics`;
  switch (archetype) {
    case 'max_strength':
      return mains.length > 2 ? `Strength: ${names}` : `Heavy ${lift}: ${dose}`;
    case 'top_set_backoff':
      if (mains.length > 2) return `Strength: ${names}`;
      // Sets and reps that were told are all alike: no top set.
      return lines.some(({ slot }) => slot.row.role === 'primary' && slot.isStated)
        ? `Heavy ${lift}: ${dose}`
        : `${capitalise(lift)}: top set, then back-offs`;
    case 'heavy_singles':
      return `${capitalise(lift)} singles: ${dose}`;
    case 'five_by_five':
      return `Heavy ${dose}: ${mains.map((line) => shortName(idOf(line))).join(', ')}`;
    case 'list': {
      const all = lines.filter(({ slot }) => !slot.row.follows);
      const isSame = all.every((line) => amountOf(line) === dose);
      const listed = all
        .slice(0, 4)
        .map((line) => shortName(idOf(line)))
        .join(', ');
      return isSame ? `${dose}: ${listed}` : capitalise(listed);
    }
    case 'specialise':
      return focusTitle(context, lines);
    case 'beginner_machines':
    case 'machines':
      return withMoves('Machines', lines);
    case 'olympic':
      return `${capitalise(lines[0] ? shortName(idOf(lines[0])) : 'Olympic')} technique`;
    case 'power':
      return isBeforeEvent(request) ? 'Awake and fresh: a short primer' : withMoves('Power', lines);
    case 'skill': {
      const goal = skillOf(request);
      const name = goal && exerciseById(goal)?.name.toLowerCase();
      if (!name) return 'Skill practice';
      return request.skillGoals ? `Towards the ${name}` : `More ${name}s`;
    }
    case 'sport':
      return withMoves(`${sportWords[sportOf(request) ?? 'running']} strength`, lines);
    case 'kettlebell':
      return `Kettlebell: ${listWords(lines.slice(0, 2).map((line) => shortName(idOf(line)).replace('kettlebell ', '')))}`;
    case 'senior': {
      const [part] = request.focus.value.filter(
        (area) => area !== 'full_body' && area !== 'balance',
      );
      return withMoves(
        part ? `${focusInTitle[part]} strength and balance` : 'Strength and balance',
        lines,
      );
    }
    case 'prenatal':
      return withMoves('Strength in pregnancy', lines);
    case 'postpartum':
      return withMoves(
        'Strength after birth',
        lines.filter(({ slot }) => slot.row.role !== 'skill'),
      );
    case 'youth':
      return withMoves('Technique and strength', lines);
    case 'travel':
      if (request.place?.value === 'outdoors') return withMoves('Outdoors, no kit', lines);
      return withMoves(request.maxNoise.value === 0 ? 'Quiet, no kit' : 'No kit', lines);
    case 'full_body':
      return `Full body${kitWords(context)}: ${lift} ${dose}, ${others}`.replace(/, $/, '');
    default:
      return `${partWords[archetype] ?? 'Strength'}${kitWords(context)}: ${lift} ${dose}, ${others}`.replace(
        /, $/,
        '',
      );
  }
}
