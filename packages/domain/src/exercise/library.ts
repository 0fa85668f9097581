import { bagStairsFloor } from './library/bag-stairs-floor.ts';
import { barbells } from './library/barbells.ts';
import { barbellsLegs } from './library/barbells-legs.ts';
import { bodyweightBalanceMobility } from './library/bodyweight-balance-mobility.ts';
import { bodyweightCoreCardio } from './library/bodyweight-core-cardio.ts';
import { bodyweightLegs } from './library/bodyweight-legs.ts';
import { bodyweightUpper } from './library/bodyweight-upper.ts';
import { cable } from './library/cable.ts';
import { dumbbells } from './library/dumbbells.ts';
import { dumbbellsLegs } from './library/dumbbells-legs.ts';
import { ergs } from './library/ergs.ts';
import { kettlebells } from './library/kettlebells.ts';
import { kettlebellsLegs } from './library/kettlebells-legs.ts';
import { machinesLegs } from './library/machines-legs.ts';
import { machinesUpper } from './library/machines-upper.ts';
import { olympic } from './library/olympic.ts';
import { plyometricEquipment } from './library/plyometric-equipment.ts';
import { pullUpBar } from './library/pull-up-bar.ts';
import { resistanceBands } from './library/resistance-bands.ts';
import { ringsAndBars } from './library/rings-and-bars.ts';
import { seated } from './library/seated.ts';
import { skills } from './library/skills.ts';
import { sledSandbagBall } from './library/sled-sandbag-ball.ts';
import { smithAndSpecialtyBars } from './library/smith-and-specialty-bars.ts';
import { suspension } from './library/suspension.ts';
import { trunkAndPrevention } from './library/trunk-and-prevention.ts';
import { turfSpace } from './library/turf-space.ts';
import { yogaMat } from './library/yoga-mat.ts';
import { yogaMatMobility } from './library/yoga-mat-mobility.ts';
import { ownAsLibrary } from './own.ts';
import { ownExercises } from './own-scope.ts';
import type { LibraryExercise } from './types.ts';

/**
 * What everybody has. Free moves first: where two are equally good, the one without equipment is
 * found first.
 */
export const exerciseLibrary: readonly LibraryExercise[] = [
  ...bodyweightLegs,
  ...bodyweightUpper,
  ...bodyweightCoreCardio,
  ...bodyweightBalanceMobility,
  ...yogaMat,
  ...yogaMatMobility,
  ...dumbbellsLegs,
  ...dumbbells,
  ...kettlebellsLegs,
  ...kettlebells,
  ...barbellsLegs,
  ...barbells,
  ...resistanceBands,
  ...suspension,
  ...pullUpBar,
  ...plyometricEquipment,
  ...turfSpace,
  ...skills,
  ...trunkAndPrevention,
  ...ringsAndBars,
  ...sledSandbagBall,
  ...olympic,
  ...smithAndSpecialtyBars,
  ...machinesLegs,
  ...machinesUpper,
  ...cable,
  ...bagStairsFloor,
  ...ergs,
  ...seated,
];

const byId = new Map(exerciseLibrary.map((exercise) => [exercise.id, exercise]));

const noOwn: readonly LibraryExercise[] = [];

/** What the person at hand has added; none where nobody is. */
export function ownInLibrary(): readonly LibraryExercise[] {
  const own = ownExercises();
  return own.length === 0 ? noOwn : ownAsLibrary(own);
}

/** The library, and what the person at hand has added to it. */
export function allExercises(): readonly LibraryExercise[] {
  const own = ownInLibrary();
  return own.length === 0 ? exerciseLibrary : [...exerciseLibrary, ...own];
}

export function exerciseById(id: string): LibraryExercise | undefined {
  return byId.get(id) ?? ownInLibrary().find((one) => one.id === id);
}
