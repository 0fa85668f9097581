import { allExercises, exerciseById } from '../../exercise/library.ts';
import { judge } from '../legal/legal.ts';
import { hasTrait } from '../legal/traits.ts';
import type { Request } from '../request.ts';
import { told } from './at-hand.ts';

/** Hinges from the easiest on: with a hand's height less to bend, or with next to no weight. */
const firstHinges = [
  'trap-bar-deadlift',
  'kettlebell-deadlift',
  'dumbbell-deadlift',
  'wall-hip-hinge',
];

/** Who is afraid to bend under load gets one light hinge, a row that is leaned on, and no second. */
export function withFirstHinge(request: Request): Request {
  if (!hasTrait(request, 'wary_hinge') || request.written) return request;
  const { excludedExercises, mustInclude, difficulty, excludedPatterns } = request;
  const isMade = (id: string) => {
    const exercise = exerciseById(id);
    return exercise !== undefined && judge(exercise, request).offence === null;
  };
  const first = firstHinges.find(isMade);
  const bends = allExercises()
    .filter(({ id, patterns, position, loadCount }) => {
      const isHinge = patterns[0] === 'hinge' || patterns[0] === 'ballistic';
      const isBent = patterns[0] === 'pull_h' && position === 'standing' && !leanedOn.includes(id);
      return loadCount > 0 && id !== first && (isHinge || isBent);
    })
    .map(({ id }) => id);
  const isRuledOut = excludedPatterns.value.includes('hinge');
  const wished = mustInclude.value.filter((id) => !bends.includes(id));
  return {
    ...request,
    excludedExercises: { ...excludedExercises, value: [...excludedExercises.value, ...bends] },
    mustInclude:
      first && !isRuledOut ? told([...new Set([first, ...wished])], request.traits) : mustInclude,
    difficulty: difficulty.source === 'text' ? difficulty : told('easy', request.traits),
  };
}

const leanedOn = ['one-arm-dumbbell-row', 'kettlebell-one-arm-row'];

/** What is felt for days: muscles that are stretched far under load, on the way down. */
const soreMoves = [
  'nordic-hamstring-curl',
  'reverse-nordic',
  'hamstring-walkout',
  'glute-ham-raise',
  'slider-leg-curl',
  'split-squat',
  'supported-split-squat',
  'rear-foot-elevated-split-squat',
  'dumbbell-split-squat',
  'dumbbell-bulgarian-split-squat',
  'barbell-bulgarian-split-squat',
  'walking-lunge',
  'dumbbell-walking-lunge',
  'forward-lunge',
  'cossack-squat',
  'dumbbell-romanian-deadlift',
  'barbell-romanian-deadlift',
  'dumbbell-fly',
  'depth-jump',
];

/** Nothing that aches tomorrow, unless it was asked for by name. */
export function withoutSoreness(request: Request): Request {
  if (!hasTrait(request, 'low_soreness')) return request;
  const { excludedExercises, mustInclude, difficulty } = request;
  const sore = soreMoves.filter((id) => !mustInclude.value.includes(id));
  return {
    ...request,
    excludedExercises: { ...excludedExercises, value: [...excludedExercises.value, ...sore] },
    difficulty: difficulty.source === 'text' ? difficulty : { ...difficulty, value: 'easy' },
  };
}
