import { catalogueIds, type EquipmentId, equipmentIds, type Prop } from '../exercise/types.ts';
import { impliedProps } from './equipment.ts';

export interface EquipmentProfile {
  id: string;
  name: string;
  equipment: EquipmentId[];
  props: Prop[];
  /** Made by the user; the others come with the product. */
  custom: boolean;
}

function makeDefault(
  id: string,
  name: string,
  equipment: EquipmentId[],
  more: Prop[] = [],
): EquipmentProfile {
  const props = [...new Set([...impliedProps(equipment), ...more])];
  return { id, name, equipment, props, custom: false };
}

/** Spec §3, equipment profiles. */
export const defaultProfiles: readonly EquipmentProfile[] = [
  makeDefault('minimal_home', 'Minimal home', [
    'bodyweight',
    'dumbbells',
    'resistance_bands',
    'yoga_mat',
  ]),
  makeDefault(
    'full_home_gym',
    'Full home gym',
    [
      'bodyweight',
      'yoga_mat',
      'dumbbells',
      'kettlebells',
      'barbells',
      'resistance_bands',
      'suspension',
      'pull_up_bar',
    ],
    ['bench', 'rack', 'box', 'step'],
  ),
  makeDefault('travel_setup', 'Travel', [
    'bodyweight',
    'resistance_bands',
    'suspension',
    'yoga_mat',
  ]),
  makeDefault('bodyweight_only', 'Bodyweight only', ['bodyweight', 'yoga_mat']),
  makeDefault(
    'athletic_performance',
    'Athletic performance',
    [...catalogueIds],
    ['bench', 'rack', 'landmine', 'step', 'sled'],
  ),
];

/** Spec §9. */
export const defaultProfileId = 'minimal_home';

/** Longer names do not fit a chip. */
export const maxProfileNameLength = 40;

export type ProfilesChange =
  | { kind: 'changed'; profiles: EquipmentProfile[] }
  | { kind: 'refused'; reason: string };

const refuse = (reason: string): ProfilesChange => ({ kind: 'refused', reason });

/** Null when the name will do; its own profile may keep it. */
function whyNotNamed(
  profiles: readonly EquipmentProfile[],
  name: string,
  ownId: string,
): string | null {
  if (name === '') return 'Give the profile a name.';
  if (name.length > maxProfileNameLength) {
    return `Keep the name to ${maxProfileNameLength} characters.`;
  }
  const isTaken = profiles.some(
    (profile) => profile.id !== ownId && profile.name.toLowerCase() === name.toLowerCase(),
  );
  return isTaken ? 'Another profile has this name.' : null;
}

/** Nobody trains without a body, whatever is ticked. */
function tidy(equipment: readonly EquipmentId[], props: readonly Prop[]) {
  const all = equipmentIds.filter((id) => id === 'bodyweight' || equipment.includes(id));
  return { equipment: all, props: [...new Set([...impliedProps(all), ...props])] };
}

export function addProfile(
  profiles: readonly EquipmentProfile[],
  added: { id: string; name: string; equipment: readonly EquipmentId[]; props?: readonly Prop[] },
): ProfilesChange {
  const name = added.name.trim();
  if (profiles.some((profile) => profile.id === added.id)) {
    return refuse('This profile is already there.');
  }
  const problem = whyNotNamed(profiles, name, added.id);
  if (problem) return refuse(problem);
  const profile = { id: added.id, name, ...tidy(added.equipment, added.props ?? []), custom: true };
  return { kind: 'changed', profiles: [...profiles, profile] };
}

function replace(
  profiles: readonly EquipmentProfile[],
  id: string,
  change: (profile: EquipmentProfile) => EquipmentProfile,
): ProfilesChange {
  const found = profiles.find((profile) => profile.id === id);
  if (!found) return refuse('This profile is no longer there.');
  if (!found.custom) return refuse('Default profiles cannot be changed. Make your own instead.');
  return {
    kind: 'changed',
    profiles: profiles.map((profile) => (profile === found ? change(profile) : profile)),
  };
}

export function renameProfile(
  profiles: readonly EquipmentProfile[],
  id: string,
  newName: string,
): ProfilesChange {
  const name = newName.trim();
  const problem = whyNotNamed(profiles, name, id);
  return problem ? refuse(problem) : replace(profiles, id, (profile) => ({ ...profile, name }));
}

export function changeProfile(
  profiles: readonly EquipmentProfile[],
  id: string,
  equipment: readonly EquipmentId[],
  props: readonly Prop[],
): ProfilesChange {
  return replace(profiles, id, (profile) => ({ ...profile, ...tidy(equipment, props) }));
}

/** Spec §5: default equipment profiles cannot be deleted. */
export function removeProfile(profiles: readonly EquipmentProfile[], id: string): ProfilesChange {
  const found = profiles.find((profile) => profile.id === id);
  if (!found) return refuse('This profile is no longer there.');
  if (!found.custom) return refuse('Default profiles cannot be deleted.');
  return { kind: 'changed', profiles: profiles.filter((profile) => profile !== found) };
}
