import type { EquipmentId } from '../../exercise/types.ts';

/** The body, and something soft to lie on: nothing to lift. */
const nothing: readonly string[] = ['bodyweight', 'yoga_mat'] satisfies EquipmentId[];

/** Ground that is there wherever somebody trains. */
const ground: readonly string[] = ['turf_space', 'road', 'track'] satisfies EquipmentId[];

/** No kit at all. */
export const isNoKit = (id: string): boolean => nothing.includes(id);

/** No kit that anybody would bring: the body, a mat, the ground. */
export const isBareKit = (id: string): boolean => isNoKit(id) || ground.includes(id);

export const isBare = (equipment: readonly string[]): boolean => equipment.every(isBareKit);
