import type {
  EquipmentId,
  LibraryExercise,
  LoadClass,
  LoadStep,
  Pattern,
  Prop,
  RepsClass,
} from './types.ts';

/** What an entry says of itself that its load follows from. */
type Told = Partial<Omit<LibraryExercise, 'patterns'>> & {
  patterns: readonly [Pattern, ...Pattern[]];
};
type Equipment = readonly EquipmentId[];

/** The first that an exercise needs decides. */
const classByEquipment: readonly [EquipmentId, LoadClass][] = [
  ['barbells', 'barbell'],
  ['specialty_bars', 'barbell'],
  ['smith_machine', 'plates'],
  ['dumbbells', 'dumbbell'],
  ['kettlebells', 'kettlebell'],
  ['machines', 'stack'],
  ['cable', 'stack'],
  ['sandbag', 'plates'],
  ['dip_belt', 'added'],
  ['weight_vest', 'added'],
  ['ruck', 'added'],
];

const unloaded: readonly Pattern[] = ['cyclic', 'sprint', 'mobility', 'stretch', 'breath'];

function loadClassOf({ patterns, props = [] }: Told, equipment: Equipment): LoadClass {
  const found = classByEquipment.find(([id]) => equipment.includes(id));
  if (found) return found[1];
  if (props.includes('sled')) return 'plates';
  const hasOther = props.includes('medicine_ball') || equipment.includes('resistance_bands');
  return hasOther || unloaded.includes(patterns[0]) ? 'none' : 'bodyweight';
}

const legMachines: readonly Prop[] = ['leg_press', 'hack_squat', 'pendulum_squat', 'belt_squat'];
const barLike: readonly LoadClass[] = ['barbell', 'added'];
const measured: readonly Pattern[] = ['squat', 'lunge', 'hinge', 'push_h', 'push_v', 'pull_h'];
/** With dumbbells the table holds for presses and rows, once they have a maximum of their own. */
const measuredByHand: readonly Pattern[] = ['push_h', 'push_v', 'pull_h'];

function repsClassOf(
  { patterns: [main], props = [] }: Told,
  equipment: Equipment,
  load: LoadClass,
): RepsClass {
  if (props.some((prop) => legMachines.includes(prop))) return 'legMachine';
  if (load === 'dumbbell') return measuredByHand.includes(main) ? 'barbell' : 'none';
  const isSmith = equipment.includes('smith_machine');
  if (!isSmith && !barLike.includes(load)) return 'none';
  const isLift = measured.includes(main) || main === 'pull_v' || main === 'hip_ext';
  return isLift || main === 'ballistic' ? 'barbell' : 'none';
}

const lower: readonly Pattern[] = ['squat', 'lunge', 'hinge', 'hip_ext', 'carry'];

function loadStepOf(load: LoadClass, main: Pattern): LoadStep | null {
  const isLower = lower.includes(main);
  switch (load) {
    case 'barbell':
      return { by: 'bar', amount: 2.5 };
    case 'dumbbell':
      return { by: 'dumbbell', amount: main === 'isolation' ? 1 : 2 };
    case 'kettlebell':
      return { by: 'bell', amount: 1 };
    case 'plates':
      return { by: 'plates', amount: 5 };
    case 'stack':
      return { by: 'pin', amount: 1 };
    case 'added':
      return { by: 'added', amount: isLower ? 2.5 : 1.25 };
    case 'assist':
      return { by: 'assist', amount: 5 };
    default:
      return null;
  }
}

function stepOf(told: Told, load: LoadClass): LoadStep {
  const main = told.patterns[0];
  const loaded = loadStepOf(load, main);
  if (loaded) return loaded;
  if (told.distanceUnit === 'calories') return { by: 'calories', amount: 1 };
  if (told.distanceUnit) return { by: 'distance', amount: 1 };
  return told.isometric || unloaded.includes(main)
    ? { by: 'seconds', amount: 5 }
    : { by: 'reps', amount: 1 };
}

/** How its load is set, counted and raised, as far as the entry does not say so itself. */
export function loadFacts(
  told: Told,
  equipment: Equipment,
): Pick<LibraryExercise, 'loadClass' | 'repsClass' | 'step'> {
  const loadClass = told.loadClass ?? loadClassOf(told, equipment);
  return {
    loadClass,
    repsClass: repsClassOf(told, equipment, loadClass),
    step: stepOf(told, loadClass),
  };
}
