import type { Request } from '../request.ts';
import { runGates } from './gates.ts';
import type { Report } from './report.ts';
import { makeSubject } from './subject.ts';

/** Every workout from every provider passes through here before anyone sees it. */
export function check(workout: unknown, request: Request): Report {
  const gates = runGates(makeSubject(workout, request));
  return { gates, passed: gates.every(({ passed }) => passed) };
}
