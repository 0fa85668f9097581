import {
  type EquipmentId,
  type LibraryExercise,
  type Prop,
  stations,
} from '../../../exercise/types.ts';
import { equipmentCatalogue } from '../../../profile/equipment.ts';
import { listWords } from '../../receipts/words.ts';
import type { Request } from '../../request.ts';
import { grant, isOfRoad, withRoad } from '../../settle/at-hand.ts';
import { isBareKit } from '../../settle/bare-kit.ts';
import { benchmarkOf, programOf } from './data/by-name.ts';
import { originalOf, writtenMove } from './resolve.ts';

/** Without a name of their own, or told by the things that are used with them. */
const isFreeKit = (id: EquipmentId): boolean => isBareKit(id) || id === 'plyometric_equipment';
const isStation = (prop: Prop): boolean => (stations as readonly string[]).includes(prop);
const houseProps: readonly Prop[] = ['wall', 'chair', 'towel', 'step'];

export interface Equipped {
  request: Request;
  /** What is counted on, in words. */
  note: string | null;
}

/** Who names a workout and says nothing of kit is taken to have what it needs. */
export function withKitFor(
  request: Request,
  title: string,
  needed: readonly LibraryExercise[],
): Equipped {
  const roaded = needed.some(({ id }) => isOfRoad(id)) ? withRoad(request) : request;
  if (request.equipment.source !== 'default') return { request: roaded, note: null };
  const equipment = [...new Set(needed.flatMap((one) => one.equipment))].filter(
    (id) => id !== 'turf_space' && id !== 'road' && !request.equipment.value.includes(id),
  );
  const props = [...new Set(needed.flatMap((one) => one.props))];
  const counted = [
    ...equipment.filter((id) => !isFreeKit(id)).map((id) => equipmentCatalogue[id].words),
    ...props
      .filter(
        (prop) =>
          !houseProps.includes(prop) && !isStation(prop) && !request.props.value.includes(prop),
      )
      .map((prop) => `${/^[aeiou]/.test(prop) ? 'an' : 'a'} ${prop.replaceAll('_', ' ')}`),
  ];
  return {
    request: grant(roaded, { equipment, props }),
    note: counted.length > 0 ? `For ${title} I count on ${listWords(counted)}.` : null,
  };
}

/** The lifts and moves that a name stands for; null where the name is not known. */
function movesOfName({ named }: Request): { title: string; moves: LibraryExercise[] } | null {
  if (!named) return null;
  const benchmark = benchmarkOf(named.value);
  if (benchmark) {
    const moves = benchmark.blocks.flatMap((block) => block.moves);
    return { title: benchmark.title, moves: moves.flatMap((move) => writtenMove(move) ?? []) };
  }
  const program = programOf(named.value);
  if (!program) return null;
  const ladders = program.days.flatMap(({ lifts }) => lifts.map(({ ladder }) => ladder));
  return { title: program.title, moves: ladders.flatMap((ladder) => originalOf(ladder) ?? []) };
}

/** The request with the kit that its named workout is done with; null where no name is known. */
export function withKitOfName(request: Request): Request | null {
  const found = movesOfName(request);
  return found && withKitFor(request, found.title, found.moves).request;
}
