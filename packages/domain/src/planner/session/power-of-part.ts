import type { Muscle } from '../../exercise/types.ts';
import type { FocusArea } from '../../reading/vocabulary.ts';
import { focusMusclesOf } from '../layout/groups.ts';
import type { Request } from '../request.ts';
import { reps, secondary, skill } from './data/doses.ts';
import type { SlotRow } from './types.ts';

const throwsForward = [
  'medicine-ball-chest-pass',
  'medicine-ball-shot-put-throw',
  'plyo-push-up',
  'explosive-wall-push-up',
];
const pressesFast = [
  'push-press',
  'dumbbell-push-press',
  'kettlebell-push-press',
  ...throwsForward,
];
const swings = ['two-hand-swing', 'dumbbell-swing', 'broad-jump', 'mini-broad-jump', 'squat-jump'];
const bounds = ['broad-jump', 'lateral-bound', 'mini-broad-jump', 'skater-hop'];
const pushes = [throwsForward, pressesFast];
const pulls = [['explosive-pull-up', 'medicine-ball-slam'], ['medicine-ball-slam']];

/** What moves fast for a part of the body: two moves, of each the first that may stand. */
const fastByArea: Partial<Record<FocusArea, readonly (readonly string[])[]>> = {
  chest: pushes,
  push: pushes,
  arms: pushes,
  shoulders: [pressesFast, throwsForward],
  back: pulls,
  pull: pulls,
  core: [['rotational-throw', 'medicine-ball-slam', 'rotational-punch'], ['medicine-ball-slam']],
  glutes: [swings, bounds],
  hips: [bounds, swings],
};

const fastByMuscle: Partial<Record<Muscle, readonly (readonly string[])[]>> = {
  hams: [swings, ['broad-jump', 'alternate-bounding', 'mini-broad-jump']],
  calves: [
    ['pogo-hop', 'line-hop'],
    ['hurdle-hop', 'lateral-hurdle-hop'],
  ],
  quads: [
    ['box-jump', 'squat-jump', 'low-box-jump', 'drop-squat'],
    ['jump-lunge', 'seated-box-jump'],
  ],
};

const fastDoses = [
  ['P', '3/4/4/5/5', reps('4-5', '4', '75-105')],
  ['P2', '-/3/3/4/4', reps('4-5', '4', '60-90')],
] as const;
const strong = reps('4-6', '2-3', '120-150');

/** Speed for one part of the body: its fast moves while fresh, then its strength. */
export function powerOfPart({ focus, focusMuscles }: Request, ofPart: SlotRow[]): SlotRow[] {
  const covered = focusMusclesOf(focus.value);
  const byMuscle = (focusMuscles?.value ?? [])
    .filter((muscle) => covered.size === 0 || covered.has(muscle))
    .flatMap((muscle) => fastByMuscle[muscle] ?? []);
  const byArea = focus.value.flatMap((area) => fastByArea[area] ?? []);
  const fast = byMuscle.length > 0 ? byMuscle : byArea;
  const rows = fastDoses.flatMap(([id, sets, dose], i) => {
    const moves = fast[i];
    return moves ? [skill(id, [], sets, dose, { moves })] : [];
  });
  const [first, ...others] = ofPart;
  if (rows.length === 0 || !first) return ofPart;
  const isSmall = 'rest' in first.dose;
  const main = secondary('SP', first.kinds, '3/3/4/4/4', isSmall ? first.dose : strong);
  return [...rows, main, ...others];
}

/** A part smaller than a half of the body. */
export const isOfPart = ({ focus, focusMuscles }: Request): boolean =>
  focus.source === 'text' &&
  !focus.value.includes('full_body') &&
  ((focusMuscles?.value.length ?? 0) > 0 || focus.value.some((area) => fastByArea[area]));
