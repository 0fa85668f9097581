import { couchTo5k } from './endurance/couch-to-5k.ts';
import { engine } from './endurance/engine.ts';
import { fitnessTest } from './endurance/fitness-test.ts';
import { hike } from './endurance/hike.ts';
import { hyrox } from './endurance/hyrox.ts';
import { roadRaces } from './endurance/road-races.ts';
import { comeback } from './health/comeback.ts';
import { fatLoss } from './health/fat-loss.ts';
import { mobilityTemplate } from './health/mobility.ts';
import { postpartum } from './health/postpartum.ts';
import { senior } from './health/senior.ts';
import { handstand } from './skills/handstand.ts';
import { muscleUp } from './skills/muscle-up.ts';
import { pullUp } from './skills/pull-up.ts';
import { pullUpLadder } from './skills/pull-up-ladder.ts';
import { pushUp } from './skills/push-up.ts';
import { blockStrength } from './strength/block-strength.ts';
import { climbing } from './strength/climbing.ts';
import { fiveThreeOne } from './strength/five-three-one.ts';
import { kettlebell } from './strength/kettlebell.ts';
import { fiveByFive, linear } from './strength/linear.ts';
import { minimal } from './strength/minimal.ts';
import { pushPullLegs, upperLower } from './strength/muscle.ts';
import { olympic } from './strength/olympic.ts';
import { undulating } from './strength/undulating-strength.ts';
import type { Template, TemplateId } from './types.ts';

const templates: readonly Template[] = [
  couchTo5k,
  ...roadRaces,
  pullUp,
  pullUpLadder,
  pushUp,
  handstand,
  muscleUp,
  linear,
  fiveByFive,
  blockStrength,
  undulating,
  fiveThreeOne,
  upperLower,
  pushPullLegs,
  fatLoss,
  kettlebell,
  olympic,
  climbing,
  hyrox,
  fitnessTest,
  hike,
  engine,
  minimal,
  comeback,
  postpartum,
  senior,
  mobilityTemplate,
];

export function templateOf(id: TemplateId): Template {
  const found = templates.find((one) => one.id === id);
  if (!found) throw new Error(`no template ${id}`);
  return found;
}
