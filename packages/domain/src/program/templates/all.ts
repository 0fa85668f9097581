import { blockStrength } from './block-strength.ts';
import { comeback } from './comeback.ts';
import { couchTo5k } from './couch-to-5k.ts';
import { fatLoss } from './fat-loss.ts';
import { fiveThreeOne } from './five-three-one.ts';
import { handstand } from './handstand.ts';
import { hyrox } from './hyrox.ts';
import { kettlebell } from './kettlebell.ts';
import { fiveByFive, linear } from './linear.ts';
import { minimal } from './minimal.ts';
import { mobility } from './mobility.ts';
import { pushPullLegs, upperLower } from './muscle.ts';
import { postpartum } from './postpartum.ts';
import { pullUp } from './pull-up.ts';
import { pullUpLadder } from './pull-up-ladder.ts';
import { pushUp } from './push-up.ts';
import { roadRaces } from './road-races.ts';
import { senior } from './senior.ts';
import type { Template, TemplateId } from './types.ts';
import { undulating } from './undulating-strength.ts';

const templates: readonly Template[] = [
  couchTo5k,
  ...roadRaces,
  pullUp,
  pullUpLadder,
  pushUp,
  handstand,
  linear,
  fiveByFive,
  blockStrength,
  undulating,
  fiveThreeOne,
  upperLower,
  pushPullLegs,
  fatLoss,
  kettlebell,
  hyrox,
  minimal,
  comeback,
  postpartum,
  senior,
  mobility,
];

export function templateOf(id: TemplateId): Template {
  const found = templates.find((one) => one.id === id);
  if (!found) throw new Error(`no template ${id}`);
  return found;
}
