import { hasCondition, isMinor, isSenior, rpeCap, staysLight } from '../../legal/caps.ts';
import type { Request } from '../../request.ts';
import type { EnduranceArchetype } from '../types.ts';
import type { Athlete } from './athlete.ts';
import { isRunning, isWalking, type Mode } from './modes.ts';

/** Medicine or the heart itself keeps the pulse down, so neither pulse nor pace says how hard it is. */
export const goesByEffort = (request: Request): boolean =>
  hasCondition(request, ['heart', 'hypertension']);

const talkOnly = ['pregnancy', 'postpartum', 'heart', 'surgery', 'gentle'] as const;

const hard: readonly EnduranceArchetype[] = ['tempo', 'vo2', 'sprint'];

interface Allowed {
  archetype: EnduranceArchetype;
  /** What was made of the wish, and why. */
  change?: string;
}

const names: Record<EnduranceArchetype, string> = {
  steady: 'an easy session',
  tempo: 'tempo work',
  vo2: 'hard intervals',
  sprint: 'sprints',
  long: 'a long one',
  brick: 'a brick',
  hyrox: 'a race simulation',
};

function lower(archetype: EnduranceArchetype, to: EnduranceArchetype, because: string): Allowed {
  return {
    archetype: to,
    change: `You asked for ${names[archetype]}; today is ${names[to]}: ${because}.`,
  };
}

const spent = { tiredness: 0.75, sleepHours: 5 };

const isSpent = ({ readiness }: Request): boolean =>
  (readiness.value.tiredness ?? 0) >= spent.tiredness ||
  (readiness.value.sleepHours ?? 8) < spent.sleepHours;

/** The kind of session that is safe for this body. */
export function allowedArchetype(
  asked: EnduranceArchetype,
  request: Request,
  mode: Mode,
  { level, isRunner }: Pick<Athlete, 'level' | 'isRunner'>,
): Allowed {
  if (asked === 'hyrox' && (staysLight(request) || hasCondition(request, talkOnly))) {
    return lower(asked, 'steady', 'the effort stays where you can talk');
  }
  if (!hard.includes(asked)) return { archetype: asked };
  if (isSpent(request))
    return lower(asked, 'steady', 'you are spent, and hard work would not help');
  if (hasCondition(request, talkOnly)) {
    return lower(asked, 'steady', 'the effort stays where you can talk');
  }
  if (isRunning(mode) && !isRunner && level === 'beginner') {
    return lower(asked, 'steady', 'fast running waits until you have run for three weeks');
  }
  if (asked === 'tempo') return { archetype: asked };
  if (rpeCap(request) <= 7 && hasCondition(request, ['hypertension'])) {
    return lower(asked, 'tempo', 'nothing harder with high blood pressure');
  }
  if (isWalking(mode)) return lower(asked, 'tempo', 'walking is as hard as a few words at a time');
  if (asked === 'sprint' && (isSenior(request) || isMinor(request))) {
    return lower(asked, 'vo2', 'no all-out sprints at your age');
  }
  return { archetype: asked };
}
