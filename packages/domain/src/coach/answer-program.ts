import { answers } from './data/answers.ts';
import { affirm, careFor, some } from './parts.ts';
import { reflectWith } from './reflect.ts';
import { type Answer, type Part, pick, type Turn } from './turn.ts';

const isKnown = ({ knowledge, reading }: Turn, slot: 'goal' | 'time_window') =>
  [...knowledge.learned, ...reading.learned].some((fact) => fact.slot === slot);

/** Programs are made on their own page, where all of it is seen first. */
export function answerProgram(turn: Turn): Answer {
  const { program, athlete } = turn.knowledge;
  const reflection = reflectWith(turn, 'program');
  if (program) {
    const next = program.nextTitle ? ` Next comes ${program.nextTitle}.` : '';
    const at: Part = {
      kind: 'fact',
      text: `You are in week ${program.week} of ${program.totalWeeks} of ${program.name}.${next}`,
    };
    return { pathway: 'program', parts: some(reflection, at, careFor(turn)), question: 'next' };
  }
  const page: Part = { kind: 'information', text: pick(turn, 'program', answers.program) };
  const parts = some(reflection, affirm(turn, ['week', 'month']), page, careFor(turn));
  const isGoalOpen = athlete.goal === undefined && !isKnown(turn, 'goal');
  if (isGoalOpen && turn.asked !== 'goal') return { pathway: 'program', parts, question: 'goal' };
  const areDaysOpen = !isKnown(turn, 'time_window') && turn.asked !== 'days';
  return { pathway: 'program', parts, question: areDaysOpen ? 'days' : 'when' };
}
