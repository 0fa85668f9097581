import type { Request } from '../request.ts';
import { withSoreJoints } from './sore-joints.ts';

/** Who has given birth is not asked to train for it: of the two, what was told with its weeks is meant. */
function afterBirth(request: Request): Request {
  const told = (name: string) => request.conditions.find(({ condition }) => condition === name);
  const [birth, pregnancy] = [told('postpartum'), told('pregnancy')];
  if (!birth || !pregnancy || pregnancy.confidence >= birth.confidence) return request;
  return { ...request, conditions: request.conditions.filter((one) => one !== pregnancy) };
}

/** A part of a session that is called by what hurts is no wish to train it. */
function withoutHurtParts(request: Request): Request {
  const { parts, injuries } = request;
  const isHurt = injuries.some(
    ({ region, status }) => region === 'shoulder' && status === 'active',
  );
  if (!parts || !isHurt) return request;
  const value = parts.value.map((part) => {
    const { focus, ...rest } = part;
    const others = focus?.filter((area) => area !== 'shoulders');
    return others && others.length < (focus?.length ?? 0)
      ? { ...rest, ...(others.length > 0 && { focus: others }) }
      : part;
  });
  return { ...request, parts: { ...parts, value } };
}

/** What is known of the body, as the session takes it. */
export const settlePerson = (request: Request): Request =>
  withoutHurtParts(withSoreJoints(afterBirth(request)));
