import type { Request } from '../request.ts';
import { runGates } from './gates.ts';
import { rateQualities } from './qualities.ts';
import { type Report, scoreOf } from './report.ts';
import { makeSubject } from './subject.ts';

/** Every workout from every provider passes through here before anyone sees it. */
export function check(workout: unknown, request: Request): Report {
  const subject = makeSubject(workout, request);
  const gates = runGates(subject);
  const qualities = rateQualities(subject);
  return {
    gates,
    passed: gates.every(({ passed }) => passed),
    qualities,
    score: scoreOf(gates, qualities),
  };
}
