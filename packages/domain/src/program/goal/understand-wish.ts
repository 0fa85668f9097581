import { exerciseById } from '../../exercise/library.ts';
import type { EquipmentId, Prop } from '../../exercise/types.ts';
import { hasCondition } from '../../planner/legal/caps.ts';
import type {
  AthleteFacts,
  GenerationForm,
  Request,
  Understanding,
} from '../../planner/request.ts';
import { understandReading } from '../../planner/understand.ts';
import { withoutBriefGuesses } from '../../reading/danger/weigh-guesses.ts';
import { fold } from '../../reading/engine/tokens.ts';
import { read } from '../../reading/read.ts';
import { defined } from '../../workout/defined.ts';
import { byProgram } from '../sessions/frame.ts';
import type { ProgramWish } from '../types.ts';
import { isStep } from './on-foot.ts';
import { readTest } from './read-test.ts';
import { tellsOfNoRuns } from './run-wish.ts';
import { settleGoalRequest } from './settle-request.ts';
import { withPressure } from './told-body.ts';

/** What the words of a wish and its form say, before anything is laid out from it. */
export function understandWish(wish: ProgramWish, athlete: AthleteFacts): Understanding {
  const form: GenerationForm = defined({
    durationMinutes: wish.minutesPerSession,
    fitnessLevel: wish.fitnessLevel,
    equipment: wish.equipment?.length ? wish.equipment : undefined,
    props: wish.props?.length ? wish.props : undefined,
    cleared: wish.cleared,
    dismissed: wish.dismissed,
  });
  const isPregnant =
    athlete.conditions?.some(({ condition }) => condition === 'pregnancy') ?? false;
  const reading = read(wish.goalText, [], { isPregnant });
  const understood = understandReading(withoutBriefGuesses(reading), form, athlete, {
    sessions: [],
  });
  return understood.kind === 'request'
    ? {
        ...understood,
        request: settleGoalRequest(
          withPressure(
            withRuns(
              withGym(withKit(withOwnLevel(understood.request, wish), wish), wish.goalText),
              wish.goalText,
            ),
            wish.goalText,
          ),
          wish.goalText,
        ),
      }
    : understood;
}

/** 'Learn the snatch from zero' is new to that lift and not to training, where the form says so. */
function withOwnLevel(request: Request, { fitnessLevel }: ProgramWish): Request {
  const { source, quote = '' } = request.level;
  const isOfLift = source === 'text' && /^(?:from (?:zero|scratch)|new to)/i.test(quote.trim());
  return isOfLift && fitnessLevel && request.skillGoals
    ? { ...request, level: byProgram(fitnessLevel) }
    : request;
}

const withAll = (request: Request, equipment: readonly EquipmentId[]): Request => ({
  ...request,
  equipment: {
    ...request.equipment,
    value: [...new Set([...request.equipment.value, ...equipment])],
  },
});

const sureOfKit = 0.7;
const freeWeights: readonly EquipmentId[] = ['barbells', 'kettlebells'];
const namesMachines = /\b(?:machines|geraten?|maquinas|machines guidees|macchine)\b/;
const namesWeights =
  /\b(?:barbells?|dumbbells?|kettlebells?|free weights?|squats?|bench|deadlifts?|everything|full gym|langhantel\w*|kurzhantel\w*|mancuernas?|halteres?|manubri)\b/;

/** 'Machines in the gym at work': of a gym, what is spoken of. */
const onlyMachines = ({ place, equipment }: Request, goalText: string): boolean => {
  const { text } = fold(goalText);
  const isGym = place?.value.endsWith('gym') === true || /gym/.test(equipment.quote ?? '');
  return isGym && namesMachines.test(text) && !namesWeights.test(text);
};

const saysOnly = /\b(?:only|just|nothing (?:but|else)|all i have|nur|solo|seulement|soltanto)\b/;
const withoutBar =
  /\b(?:no|not|n['\u2019]?t|without|hate|dislike|avoid)\b[^.,;]{0,20}\b(?:barbells?|bars?|free weights?)\b/;

/** Who names the sled of a gym has its dumbbells too, and its bars where a lift with one is told. */
function withGym(request: Request, goalText: string): Request {
  const { place, equipment, maxima } = request;
  const { text } = fold(goalText);
  if (place?.value !== 'gym' || equipment.source !== 'text' || saysOnly.test(text)) return request;
  if (onlyMachines(request, goalText)) return request;
  const isOfBar =
    !withoutBar.test(text) &&
    maxima?.source === 'text' &&
    maxima.value.some(({ lift }) => exerciseById(lift)?.loadClass === 'barbell');
  const props: Prop[] = isOfBar ? ['bench', 'rack'] : ['bench'];
  return {
    ...withAll(request, ['dumbbells', ...(isOfBar ? (['barbells'] as const) : [])]),
    props: { ...request.props, value: [...new Set([...request.props.value, ...props])] },
  };
}

/** 'A stair climb with 25 kg' is a part of a test and names no kit: what was chosen stays. */
function withKit(request: Request, wish: ProgramWish): Request {
  const { equipment, props, goalText } = wish;
  const { quote = '', source, confidence } = request.equipment;
  // What a word only hints at is less than what was chosen.
  if (source === 'text' && confidence < sureOfKit && equipment?.length)
    return {
      ...request,
      equipment: byProgram([...equipment]),
      props: byProgram([...(props ?? [])]),
    };
  if (source === 'text' && onlyMachines(request, goalText))
    return {
      ...request,
      equipment: {
        ...request.equipment,
        value: request.equipment.value.filter((id) => !freeWeights.includes(id)),
      },
    };
  // 'Back to barbells' after a birth is where it leads, not all that there is.
  if (source === 'text' && equipment?.length && hasCondition(request, ['postpartum']))
    return withAll(request, equipment);
  if (
    !readTest(goalText) ||
    !equipment?.length ||
    !/^\d+(?:[.,]\d+)? ?(?:kg|kilos?|lbs?)$/i.test(quote.trim())
  )
    return request;
  return {
    ...request,
    equipment: byProgram([...equipment]),
    props: byProgram([...(props ?? [])]),
    loads: byProgram({}),
  };
}

/** Runs, and what is done like one on the spot. */
const isRunningMove = (id: string): boolean =>
  isStep(id) || (exerciseById(id)?.patterns.includes('sprint') ?? false);

/** Who has never run and asks for it is not kept from it by that word. */
function withRuns(request: Request, goalText: string): Request {
  const { excludedAttributes, excludedExercises } = request;
  const isMisread =
    excludedAttributes.value.includes('running') &&
    excludedAttributes.quote !== undefined &&
    /^(?:never|not|have ?n['\u2019]?t)\b/i.test(excludedAttributes.quote.trim()) &&
    tellsOfNoRuns(goalText);
  if (!isMisread) return request;
  return {
    ...request,
    excludedAttributes: {
      ...excludedAttributes,
      value: excludedAttributes.value.filter((one) => one !== 'running'),
    },
    excludedExercises: {
      ...excludedExercises,
      value: excludedExercises.value.filter((id) => !isRunningMove(id)),
    },
  };
}
