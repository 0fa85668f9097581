import type { PlanContext } from '../context.ts';
import { hasCondition } from '../legal/caps.ts';
import { regionNames } from '../receipts/words.ts';
import type { TimedLine } from './blocks.ts';
import { traitCare } from './data/care.ts';
import { noteOfSport } from './data/sports.ts';
import { sportOf } from './decide.ts';
import type { LiftingArchetype, Wrap } from './types.ts';
import { whyWords } from './why.ts';

const cueOf = ({ slot }: TimedLine): string => {
  const { exercise, modifications } = slot.candidate;
  return `${exercise.name}: ${modifications[0] ?? exercise.cues[0] ?? ''}`;
};

/** Where the main weight comes from, if it comes from somewhere. */
const loadWords = ({ slot, load }: TimedLine): string[] =>
  load?.kilograms === undefined || load.kind === 'find'
    ? []
    : [`${slot.candidate.exercise.name}, ${load.note.replace(/\.?$/, '.')}`];

/** What eases today; null on a usual day. */
function easeWords(wrap?: Wrap): string | null {
  if (wrap === 'deload') return 'Half the sets on purpose: the rest is the training.';
  if (wrap === 'return') {
    return 'Soreness, not strength, is the limit this week: leave the last reps in the bank.';
  }
  return null;
}

/** The part that hurts, by its name, and what to do about it. */
function injuryWords({ request }: PlanContext): string[] {
  return request.injuries
    .filter(({ status }) => status === 'active')
    .map(({ region, side }) => {
      const part = side && side !== 'both' ? `${side} ${regionNames[region]}` : regionNames[region];
      return `Your ${part}: pain above 3 of 10 means less range, less weight, or a swap.`;
    });
}

/** When to stop, for bodies with rules of their own. */
const careWords: Partial<Record<LiftingArchetype, string[]>> = {
  senior: ['Keep a chair or a wall within reach. Stop if you feel dizzy or short of breath.'],
  prenatal: [
    'You can talk all through. Bleeding, fluid, dizziness, chest pain or contractions: stop and call.',
  ],
  postpartum: ['Leaking, heaviness, doming or pain means the easier version, or enough for today.'],
  skill: ['No tries of the full skill today: they come when the steps are easy.'],
  youth: ['An adult nearby, and clean reps before more weight.'],
  beginner_machines: [
    'Set the seat so that your joint and the pivot of the machine line up, begin with the lightest plates, and write down seat and pin.',
  ],
};

/** Breath and pressure, for those whose heart, eyes or belly wall ask for it. */
function conditionCare({ request }: PlanContext): string[] {
  const isPressed = hasCondition(request, ['hypertension', 'heart', 'glaucoma', 'hernia']);
  const isBrittle = hasCondition(request, ['osteoporosis']);
  return [
    ...(isPressed ? ['Breathe out on every effort and never hold your breath.'] : []),
    ...(isBrittle ? ['A long, straight back in every move: no rounding, no twisting.'] : []),
  ];
}

const alone = ['bench', 'squat', 'overhead-press'];

/** Under a heavy bar somebody or something has to catch it. */
function catchWords(lines: readonly TimedLine[]): string[] {
  const heavy = lines.find(({ slot, reps = 99, rir }) => {
    const { id, loadClass } = slot.candidate.exercise;
    return (
      loadClass === 'barbell' && alone.some((word) => id.includes(word)) && reps <= 8 && rir <= 3
    );
  });
  if (!heavy) return [];
  return [`${heavy.slot.candidate.exercise.name}: set the safety pins, or have a spotter.`];
}

const findWords =
  'Where it says about, today finds your weight: go up if set 1 leaves two reps more than the line asks, down if it leaves fewer.';

export function coachingFor(
  context: PlanContext,
  archetype: LiftingArchetype,
  lines: readonly TimedLine[],
  wrap?: Wrap,
): string[] {
  const [first] = lines;
  const sport = sportOf(context.request);
  const isFinding =
    wrap === undefined &&
    lines.some(({ load }) => load?.kind === 'find' && load.note.startsWith('About'));
  const why = easeWords(wrap) ?? whyWords(context.request, archetype, lines);
  return [
    ...(why ? [why] : []),
    ...(first ? loadWords(first) : []),
    ...(isFinding ? [findWords] : []),
    ...[...new Set(lines.slice(0, 2).map(cueOf))],
    ...catchWords(lines),
    ...conditionCare(context),
    ...(archetype === 'sport' && sport ? [noteOfSport(sport)] : []),
    ...(archetype === 'skill' && !context.request.skillGoals ? [] : (careWords[archetype] ?? [])),
    ...injuryWords(context),
    ...traitCare(context.request),
    'A sharp or growing pain ends that exercise.',
  ];
}
