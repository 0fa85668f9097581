import { exerciseById } from '../../exercise/library.ts';
import { equipmentIds } from '../../exercise/types.ts';
import type { Slot } from '../request.ts';
import type { ResolvedKit } from './resolve-kit.ts';
import type { KitReadings } from './slots-kit.ts';

/**
 * Who asks for pull-ups has a bar: what a wished exercise needs counts as at hand,
 * unless the text says what there is and nothing more.
 */
export function withNamedKit(
  kit: ResolvedKit,
  readings: KitReadings,
  wished: Slot<string[]>,
): ResolvedKit {
  const isClosed = readings.none !== null || readings.isOnly;
  if (isClosed || wished.source !== 'text') return kit;
  const ruledOut = new Set<string>([
    ...readings.excluded.map(({ value }) => value),
    ...readings.excludedProps,
  ]);
  const needs = wished.value.flatMap((id) => exerciseById(id) ?? []);
  const ids = new Set([...kit.equipment.value, ...needs.flatMap(({ equipment }) => equipment)]);
  const props = new Set([...kit.props.value, ...needs.flatMap((exercise) => exercise.props)]);
  return {
    ...kit,
    equipment: {
      ...kit.equipment,
      value: equipmentIds.filter((id) => ids.has(id) && !ruledOut.has(id)),
    },
    props: { ...kit.props, value: [...props].filter((prop) => !ruledOut.has(prop)) },
  };
}
