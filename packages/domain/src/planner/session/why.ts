import { capitalise } from '../../workout/words.ts';
import { muscleNames } from '../receipts/muscle-names.ts';
import { goalNames, listWords, partNames } from '../receipts/words.ts';
import type { Request } from '../request.ts';
import type { TimedLine } from './blocks.ts';
import { sportOf } from './decide.ts';
import { shortName } from './title.ts';
import type { LiftingArchetype } from './types.ts';

const mostNames = 2;

/** What it is for, in the words of who asked; null where nothing was said of it. */
function aimOf(request: Request): string | null {
  const { focusMuscles, focus, goal, skillGoals, session } = request;
  const [skill] = skillGoals?.value ?? [];
  if (skill) return `your ${shortName(skill)}`;
  const sport = sportOf(request);
  if (sport) return `your sport`;
  if (session?.value.includes('max_strength')) return 'heavy weights';
  const muscles = focusMuscles?.value.slice(0, mostNames).map((muscle) => muscleNames[muscle]);
  if (muscles?.length) return listWords(muscles.map((name) => `your ${name}`));
  const areas = focus.source === 'text' ? focus.value.filter((area) => area !== 'cardio') : [];
  if (areas.length > 0) return listWords(areas.slice(0, mostNames).map((area) => partNames[area]));
  return goal.source === 'text' ? goalNames[goal.value] : null;
}

/** Sessions that say what they are for in words of their own. */
const ownWords: Partial<Record<LiftingArchetype, string>> = {
  beginner_machines:
    'A first round through the gym: learn each machine, leave with plenty in the tank.',
  senior: 'Strong legs to get up with, a steady stand, a straight back.',
  youth: 'Learn the moves well; the weight comes by itself.',
  prenatal: 'Strong for carrying and for the birth, and never out of breath.',
  postpartum: 'From the breath outwards: the middle first, then legs and arms.',
};

const mixed: readonly LiftingArchetype[] = ['full_body', 'travel', 'kettlebell'];

const sizeWords = (minutes: number): string => (minutes <= 20 ? 'Short, so only what counts' : '');

/** One line on why the session is as it is. */
export function whyWords(
  request: Request,
  archetype: LiftingArchetype,
  lines: readonly TimedLine[],
): string | null {
  const own = ownWords[archetype];
  if (own) return own;
  const ids = [...new Set(lines.map(({ slot }) => slot.candidate.exercise.id))];
  const [first, second] = ids.map(shortName);
  if (!first) return null;
  const aim = aimOf(request);
  const isMixed = mixed.includes(archetype);
  const what = aim
    ? `For ${aim}: `
    : isMixed
      ? `${sizeWords(request.minutes.value) || 'A bit of everything'}: `
      : '';
  const rest = ids.length - mostNames;
  const then = second ? `, then ${second}${rest > 0 ? ' and what completes it' : ''}` : '';
  return capitalise(`${what}${first} first, while you are fresh${then}.`);
}
