import type { Muscle } from '../../exercise/types.ts';
import { soreMuscles } from '../../reading/lexicon/circumstances/readiness.ts';
import type { InjuryRegion } from '../../reading/vocabulary.ts';
import type { Injury, Request } from '../request.ts';

/** Words that mean a joint as well as its muscles: what is sore there is spared like a hurt one. */
const joints: Partial<Record<string, InjuryRegion>> = { shoulders: 'shoulder' };

/** Muscles whose soreness is taken for their joint's. */
export const jointMuscles: ReadonlySet<Muscle> = new Set(
  Object.keys(joints).flatMap((part) => soreMuscles[part] ?? []),
);

/** 'Sore shoulders' are spared like shoulders that hurt: nobody is loaded through them. */
export function withSoreJoints(request: Request): Request {
  const { injuries, readiness } = request;
  const sore = readiness.value.soreMuscles ?? [];
  const more = Object.entries(joints).flatMap(([part, region]): Injury[] => {
    const own = soreMuscles[part] ?? [];
    const isSore = own.length > 0 && own.every((muscle) => sore.includes(muscle));
    const isKnown = injuries.some((one) => one.region === region && one.status === 'active');
    if (!region || !isSore || isKnown) return [];
    const { source, confidence } = readiness;
    return [{ region, status: 'active', source, confidence }];
  });
  return more.length > 0 ? { ...request, injuries: [...injuries, ...more] } : request;
}
