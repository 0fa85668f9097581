import {
  machines as allMachines,
  type FocusArea,
  type InjuryRegion,
  type Machine,
} from '../../reading/vocabulary.ts';
import { hasTrait } from '../legal/traits.ts';
import type { Request } from '../request.ts';
import { isCareful } from '../session/conditioning/kind.ts';
import { modeOfEquipment } from '../session/endurance/modes.ts';
import { told } from './at-hand.ts';
import { isBareKit } from './bare-kit.ts';
import { liftingKit } from './weight-kit.ts';

/** Nothing was said of what kind of session it is to be. */
function isOpen({ goal, format, written, parts, named, ...request }: Request): boolean {
  const isOther =
    written ?? parts ?? named ?? request.distances ?? request.cardio ?? request.session;
  const isPlain = goal.source !== 'text' || goal.value === 'general';
  return !isOther && !request.sport && isPlain && format.source !== 'text';
}

const hasNoLifts = ({ mustInclude, maxima, lastLifts }: Request): boolean =>
  mustInclude.value.length === 0 && !maxima && !lastLifts;

/** Who wants to sweat has a part against the clock. */
export function withSweat(request: Request): Request {
  const isMeant = hasTrait(request, 'sweat') && isOpen(request) && !isCareful(request);
  return isMeant ? { ...request, goal: told('hiit', request.traits) } : request;
}

/** A part that is tight is moved, not trained. */
export function withTightness(request: Request): Request {
  const isMeant = hasTrait(request, 'tight') && isOpen(request) && hasNoLifts(request);
  const isLoaded = request.equipment.source === 'text' && request.loads.source === 'text';
  return isMeant && !isLoaded ? { ...request, goal: told('mobility', request.traits) } : request;
}

/** What sits in the middle of the body is not trained around while it is sore. */
const central: readonly InjuryRegion[] = ['low_back', 'hip'];

/** A sore back and a wish for something gentle: loosened, not lifted with. */
export function withSoreBack(request: Request): Request {
  const { injuries, difficulty, equipment, focus } = request;
  const isSore = injuries.some(
    ({ region, status }) => status === 'active' && central.includes(region),
  );
  const isGentle = difficulty.value === 'easy' && difficulty.source === 'text';
  const isBare = equipment.source !== 'text' && focus.source !== 'text';
  if (!isSore || !isGentle || !isBare || !isOpen(request) || !hasNoLifts(request)) return request;
  return { ...request, goal: told('mobility', difficulty) };
}

const floorParts: readonly FocusArea[] = ['core', 'hips', 'balance'];

/** The belly is trained on the floor: nobody needs a weight that they did not speak of. */
export function withBareFloor(request: Request): Request {
  const { focus, equipment, place } = request;
  const isOfFloor =
    focus.source === 'text' &&
    focus.value.length > 0 &&
    focus.value.every((area) => floorParts.includes(area));
  const isGuessed = equipment.source === 'default' && !place?.value.endsWith('gym');
  if (!isOfFloor || !isGuessed || !hasNoLifts(request) || request.machines) return request;
  return { ...request, equipment: { ...equipment, value: equipment.value.filter(isBareKit) } };
}

const beltMinutes = 20;
const edgeMinutes = 8;

/** Weights and a machine for the heart, to lose weight: the one after the other. */
export function withMachineAfter(request: Request): Request {
  const { goal, format, machines, equipment, minutes, parts, written, body } = request;
  const machine = machines?.value.find((id) => modeOfEquipment(id) !== undefined);
  const hasWeights =
    equipment.source === 'text' && equipment.value.some((id) => liftingKit.includes(id));
  const isPlain = goal.value === 'hiit' && format.source !== 'text' && !parts && !written;
  const isOpen = isPlain && Object.keys(body.value).length === 0 && !request.distances;
  const room = minutes.value - edgeMinutes;
  const isTold = machine !== undefined && (allMachines as readonly string[]).includes(machine);
  if (!isTold || !hasWeights || !isOpen || room < beltMinutes || isCareful(request)) return request;
  const first = Math.round(room * 0.55);
  const isNew = request.level.value === 'beginner';
  return {
    ...request,
    parts: told(
      [
        { format: 'sets' as const, goal: 'general' as const, minutes: first },
        {
          goal: 'endurance' as const,
          machine: machine as Machine,
          minutes: room - first,
          // Who is new to it walks uphill before they run.
          ...(machine === 'treadmill' && isNew && { exercises: ['treadmill-walk'] }),
        },
      ],
      machines,
    ),
  };
}
