import { plan } from '../../../packages/domain/src/planner/plan.ts';
import { adaptationSummary } from '../../../packages/domain/src/planner/receipts/receipts.ts';
import { understand } from '../../../packages/domain/src/planner/understand.ts';
import type { Case, Expect, Fact } from './case.ts';
import { doseOfClocked, restOfClocked, slotsOfClocked } from './clocked.ts';
import { type Breach, breachesOf } from './gates.ts';
import { doseOfLifting, restOfLifting, slotsOfLifting } from './lifting.ts';
import { judgeNumbers } from './loads.ts';
import { type Fault, type Mark, Sheet } from './mark.ts';
import { matches } from './match.ts';
import { doseOfFlow, doseOfMoving, restOfMoving, slotsOfFlow, slotsOfMoving } from './moving.ts';
import { doseOfNamed, slotsOfNamed } from './named.ts';
import { isLifting } from './rows.ts';
import { judgeArchetype, judgeChoice, judgeTime } from './shared-checks.ts';
import { judgeFormat, judgeProgress, judgeWords } from './talk.ts';
import { type Line, type Made, viewOf } from './view.ts';
import { judgeWarmUp } from './warm-up.ts';

export interface Verdict {
  one: Case;
  made: Made | null;
  score: number;
  marks: Mark[];
  breaches: Breach[];
  /** Worst first. */
  faults: Fault[];
}

type Judged = (made: Made, expect: Expect) => Sheet;
interface Family {
  slots: Judged;
  dose: Judged;
  rest: Judged;
}

const nothing: Judged = () => new Sheet();
const lifting: Family = { slots: slotsOfLifting, dose: doseOfLifting, rest: restOfLifting };
const clocked: Family = { slots: slotsOfClocked, dose: doseOfClocked, rest: restOfClocked };
const moving: Family = { slots: slotsOfMoving, dose: doseOfMoving, rest: restOfMoving };
const flow: Family = { slots: slotsOfFlow, dose: doseOfFlow, rest: nothing };
const named: Family = { slots: slotsOfNamed, dose: doseOfNamed, rest: nothing };

function familyFor(expect: Expect): Family {
  const { code } = expect;
  if (expect.benchmark || code === 'blocks') return named;
  if (isLifting(expect)) return lifting;
  if (/^A(1[7-9]|2[0-3])$/.test(code)) return clocked;
  return code === 'A32' || code === 'A40' ? flow : moving;
}

const overlaps = (own: readonly [number, number], [low, high]: readonly [number, number]) =>
  own[0] <= high + 1 && own[1] >= low - 1;

/** Whether a line is what the gold example has there, give or take a set, a rep and a rack step. */
function isFact(line: Line, { sets, reps, kg, seconds }: Fact): boolean {
  const isKg = kg === undefined || Math.abs((line.kg ?? 0) - kg) <= Math.max(2.5, kg * 0.05);
  const held = line.seconds ?? 0;
  return (
    isKg &&
    (sets === undefined || Math.abs(line.sets - sets) <= 1) &&
    (!reps || (line.reps !== null && overlaps(line.reps, reps))) &&
    (!seconds || (held >= seconds[0] - 5 && held <= seconds[1] + 5))
  );
}

function doseWithFacts(dose: Judged): Judged {
  return (made, expect) => {
    const sheet = dose(made, expect);
    const facts = expect.facts ?? [];
    for (const fact of facts) {
      const own = made.work.filter((line) => matches(line.exercise, fact.is, line.role));
      if (own.some((line) => isFact(line, fact))) continue;
      const [line] = own;
      const detail = line
        ? `${line.name} ${line.sets}×${line.reps ?? line.seconds} @${line.kg}, wanted ${JSON.stringify(fact)}`
        : `no ${fact.is}`;
      sheet.take(0.5 / facts.length, 'not the dose of the gold example', detail);
    }
    return sheet;
  };
}

/** The eleven items of the rubric; their weights come to ten. */
function marksOf(made: Made, expect: Expect): Mark[] {
  const { slots, dose, rest } = familyFor(expect);
  const archetype = judgeArchetype(made, expect).mark('archetype', 1.5);
  const slotSheet = slots(made, expect);
  const doseSheet = doseWithFacts(dose)(made, expect);
  if (archetype.value < 0.05) {
    // Good sets of another session are not what was asked for.
    for (const sheet of [slotSheet, doseSheet]) sheet.take(0.4, 'those of another kind of session');
  }
  return [
    archetype,
    slotSheet.mark('slots', 1.5),
    doseSheet.mark('dose', 1.5),
    judgeNumbers(made, expect).mark('loads', 1.2),
    judgeWarmUp(made, expect).mark('warm-up', 0.8),
    rest(made, expect).mark('rest', 0.8),
    judgeChoice(made, expect).mark('choice', 0.7),
    judgeTime(made, expect).mark('time', 0.5),
    judgeProgress(made, expect).mark('progress', 0.5),
    judgeFormat(made, expect).mark('format', 0.5),
    judgeWords(made, expect).mark('words', 0.5),
  ];
}

const none = (one: Case, cause: string): Verdict => {
  const faults = [{ cause, detail: one.text, cost: 10 }];
  return { one, made: null, score: 0, marks: [], breaches: [], faults };
};

const day = '2026-11-15T08:00:00.000Z';

/** Makes the workout as the product does and scores it: the same every time. */
export function judge(one: Case, seed: number): Verdict {
  const { text, form, athlete, sessions, expect } = one;
  const understood = understand(text, form, athlete, { sessions });
  if (understood.kind !== 'request') return none(one, `gate: refused (${understood.kind})`);
  const workout = plan(understood.request, day, seed);
  if (workout.workout.length === 0) return none(one, 'gate: no workout at all');
  const made = viewOf(workout);
  const marks = marksOf(made, expect);
  const breaches = breachesOf(made, expect, adaptationSummary(understood.request, workout, []));
  const raw = marks.reduce((sum, { weight, value }) => sum + weight * value, 0);
  const isUnsafe = breaches.some(({ gate }) => gate === 'safety');
  const score = isUnsafe ? 0 : breaches.length > 0 ? Math.min(raw, 3) : raw;
  const own = breaches.map(({ gate, cause, detail }) => ({
    cause: `gate ${gate}: ${cause}`,
    detail,
    cost: (raw - score) / breaches.length,
  }));
  const faults = [...own, ...marks.flatMap((mark) => mark.faults)].sort((a, b) => b.cost - a.cost);
  return { one, made, score, marks, breaches, faults };
}
