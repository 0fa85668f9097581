import { type EquipmentId, type GymStation, stations } from '../exercise/types.ts';

interface StationFacts {
  name: string;
  /** The kind of equipment that it is one of. */
  of: EquipmentId;
  /** Nearly every place with that kind of equipment has it. */
  isCommon: boolean;
}

const machine = (name: string, isCommon = true): StationFacts => ({
  name,
  of: 'machines',
  isCommon,
});

export const stationFacts: Record<GymStation, StationFacts> = {
  leg_press: machine('Leg press'),
  hack_squat: machine('Hack squat', false),
  pendulum_squat: machine('Pendulum squat', false),
  belt_squat: machine('Belt squat', false),
  leg_extension: machine('Leg extension'),
  leg_curl: machine('Leg curl'),
  hip_abduction: machine('Hip abduction'),
  hip_adduction: machine('Hip adduction'),
  glute_machine: machine('Glute machine', false),
  calf_machine: machine('Calf machine'),
  chest_press: machine('Chest press'),
  incline_press_machine: machine('Incline press', false),
  pec_deck: machine('Pec deck'),
  shoulder_press_machine: machine('Shoulder press'),
  lateral_machine: machine('Lateral raise', false),
  row_machine: machine('Seated row'),
  lat_pulldown: machine('Lat pulldown'),
  assisted_pull_up: machine('Assisted pull-up'),
  preacher_machine: machine('Preacher curl', false),
  dip_machine: machine('Triceps press', false),
  crunch_machine: machine('Crunch machine', false),
  ghd_bench: { name: 'Glute-ham bench', of: 'ghd', isCommon: false },
  back_extension: { name: '45-degree back extension', of: 'ghd', isCommon: true },
  reverse_hyper: { name: 'Reverse hyper', of: 'ghd', isCommon: false },
  trap_bar: { name: 'Trap bar', of: 'specialty_bars', isCommon: true },
  safety_bar: { name: 'Safety bar', of: 'specialty_bars', isCommon: false },
  ez_bar: { name: 'EZ bar', of: 'specialty_bars', isCommon: true },
  parallettes: { name: 'Parallettes', of: 'dip_bars', isCommon: true },
};

/** The stations that come with these kinds of equipment without being said. */
export const stationsWith = (equipment: readonly EquipmentId[]): GymStation[] =>
  stations.filter((station) => {
    const { of, isCommon } = stationFacts[station];
    return isCommon && equipment.includes(of);
  });
