import { staysLight } from '../legal/caps.ts';
import type { Request } from '../request.ts';

const calmer =
  'No hard intervals today: with what you told me, this stays light to moderate, at a pace where you can talk.';

/** Hard intervals become steady work for those who must stay light (design, training §5). */
export function lightened(request: Request): Request {
  const isTabata = request.format.value === 'tabata';
  if (!staysLight(request) || (request.goal.value !== 'hiit' && !isTabata)) return request;
  return {
    ...request,
    goal: request.goal.value === 'hiit' ? { ...request.goal, value: 'endurance' } : request.goal,
    ...(isTabata && {
      format: { ...request.format, value: 'circuit' },
      body: { value: {}, source: 'default', confidence: 0.5 },
    }),
    remarks: [calmer, ...request.remarks],
  };
}
