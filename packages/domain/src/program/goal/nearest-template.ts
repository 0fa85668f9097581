import type { Request } from '../../planner/request.ts';
import type { TemplateId } from '../templates/types.ts';
import type { PresentState } from './present-state.ts';
import { says } from './says.ts';

export interface TemplateChoice {
  id: TemplateId;
  /** Lifting days beside the runs. */
  beside?: TemplateId;
  /** A second skill in the same weeks. */
  also?: TemplateId;
  /** Where no template is for the goal: what it is, and what stands for it. */
  nearest?: string;
}

export const isRunnerNow = ({ runner, level, isNoRunner }: PresentState): boolean =>
  !isNoRunner &&
  (runner.vdot !== undefined ||
    (runner.longest ?? 0) >= 4000 ||
    (runner.minutes ?? 0) >= 20 ||
    level !== 'beginner');

export const hasOnlyBells = ({ equipment }: Request): boolean =>
  equipment.value.includes('kettlebells') &&
  !equipment.value.some((id) => ['barbells', 'dumbbells', 'machines'].includes(id));

export function byStrength({ level }: PresentState, request: Request): TemplateId {
  if (hasOnlyBells(request)) return 'kettlebell';
  return level === 'beginner' ? 'linear' : 'block-strength';
}

const olympicWords =
  'clean (?:and|&|n) jerk | snatch(?:es)? | olympic (?:weight)?lift\\w* | (?:weightlifting|oly) (?:meet|competition|total|comp)';
const obstacleWords =
  'spartan | tough mudder | obstacle (?:course )?(?:race|run)s? | ocr | mud run | ninja warrior | strongman run';
const stairWords =
  'tower (?:run|race|climb) | stair (?:race|run|climb(?:ing)? (?:race|event)) | vertical (?:run|race|kilomet\\w*) | treppenlauf';
const flexibleWords =
  '(?:front |side |middle )?splits | spagat | touch my toes | backbend | full lotus';

/** Bells have snatches of their own, and a whole sport is more than two lifts. */
const isOlympic = (text: string): boolean =>
  says(text, olympicWords) && !says(text, 'kettlebells? | crossfit(?! box| gym)');

/** Nobody has a bar over the head before somebody has seen them train. */
export const wantsOlympicLifts = (
  { equipment, maxima }: Request,
  text: string,
  { level }: PresentState,
): boolean =>
  isOlympic(text) &&
  equipment.value.includes('barbells') &&
  (level !== 'beginner' ||
    maxima?.value.some(({ lift }) => ['snatch', 'clean-and-jerk'].includes(lift)) === true);

/** Goals for which there is only something near: what it is, and what is missing from it. */
export function byNearest(
  request: Request,
  text: string,
  state: PresentState,
  days: number,
): TemplateChoice | null {
  const lifts = byStrength(state, request);
  if (isOlympic(text))
    return {
      id: lifts,
      nearest:
        'strength for the squats, pulls and presses under the lifts; the snatch and the clean and jerk come after it, with a bar and a coach beside you',
    };
  if (says(text, obstacleWords)) {
    const run = isRunnerNow(state) ? 'run-10k' : 'couch-to-5k';
    return {
      id: run,
      ...(days >= 3 && { beside: lifts }),
      nearest:
        'runs with strength beside them; walls, crawls and carries are not in it: hang from a bar and carry something heavy once a week',
    };
  }
  if (says(text, stairWords))
    return {
      id: 'hike',
      nearest: 'getting ready for hills, with stairs and legs; the race itself is not in it',
    };
  if (says(text, flexibleWords))
    return { id: 'mobility', nearest: 'mobility for the whole body; nobody can promise a split' };
  return null;
}
