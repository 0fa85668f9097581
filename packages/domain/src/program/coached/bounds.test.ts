import { describe, expect, it } from 'vitest';
import type { EditDose } from '../../planner/edit/dose-limits.ts';
import { doseOf } from '../../planner/edit/edit-dose.ts';
import type { AthleteFacts } from '../../planner/request.ts';
import type { Condition } from '../../reading/vocabulary.ts';
import type { Workout } from '../../workout/types.ts';
import { allSessions } from '../progress.ts';
import { madeAt, makeProgram } from '../test-support/make-program.ts';
import type { ProgramWish } from '../types.ts';
import { type Coached, sessionSwaps, wishSession } from './wish.ts';

interface Given {
  athlete?: AthleteFacts;
  wish?: Partial<ProgramWish>;
}

interface Line {
  coached: Coached;
  workout: Workout;
  index: number;
  name: string;
  dose: EditDose;
}

/** The lines of a first week that fit. */
function linesOf({ athlete = {}, wish = {} }: Given, fits: (dose: EditDose) => boolean): Line[] {
  const program = makeProgram(wish, { athlete });
  const coached: Coached = { wish: program.wish, athlete, sessions: [] };
  const lines = allSessions(program)
    .filter(({ week }) => week === 1)
    .flatMap(({ workout }) =>
      workout.workout.flatMap(({ type, role, name }, index) => {
        const dose = doseOf(workout, index);
        const isWork = type === 'exercise' && role !== 'ramp';
        return isWork && fits(dose) ? [{ coached, workout, index, name, dose }] : [];
      }),
    );
  if (lines.length === 0) throw new Error('No line fits.');
  return lines.slice(0, 10);
}

const isLoaded = ({ kilograms = 0, reps }: EditDose) => kilograms > 0 && reps !== undefined;
const lifted = (given: Given) => linesOf(given, isLoaded);

const tell = ({ workout, index, name, coached }: Line, dose: EditDose, exerciseId?: string) =>
  wishSession(
    workout,
    [{ index, name, dose, ...(exerciseId === undefined ? {} : { exerciseId }) }],
    coached,
  );

/** 'load', 'amount', 'change', 'change!' with a caution. */
function kindOf(outcome: ReturnType<typeof tell>): string {
  if (outcome.kind === 'beyond') return outcome.what;
  return outcome.kind === 'change' && outcome.cautions.length > 0 ? 'change!' : outcome.kind;
}

const told = (condition: Condition): AthleteFacts => ({
  conditions: [{ condition, confidence: 1, source: 'profile' }],
});

const young: Given = { athlete: { age: 14 }, wish: { fitnessLevel: 'beginner' } };
const grown: Given = { athlete: { age: 30 } };
const heart: Given = { athlete: { age: 50, ...told('hypertension') } };

/** A change of a line, from what is planned there. */
type Wished = (dose: Required<Pick<EditDose, 'kilograms' | 'reps' | 'sets'>>) => EditDose;

const by =
  (share: number): Wished =>
  ({ kilograms }) => ({ kilograms: kilograms * share });

const planned = ({ kilograms = 0, reps = 0, sets = 1 }: EditDose) => ({ kilograms, reps, sets });

describe('what a coach wishes for, where nothing is logged', () => {
  it.each<[string, Given, Wished, string]>([
    ['everything there is', grown, () => ({ sets: 10, reps: 100, kilograms: 500 }), 'load'],
    ['three times the load', grown, by(3), 'load'],
    ['half more', grown, by(1.5), 'change!'],
    ['a little more', grown, by(1.1), 'change'],
    ['less', grown, by(0.8), 'change'],
    ['as heavy, a hundred times', grown, () => ({ reps: 100 }), 'load'],
    ['everything of the young', young, () => ({ reps: 100, kilograms: 500 }), 'load'],
    ['half more for the young', young, by(1.5), 'load'],
    ['a heavy single for the young', young, () => ({ reps: 1 }), 'amount'],
    ['ten sets for the young', young, () => ({ sets: 10 }), 'amount'],
    ['less for the young', young, by(0.8), 'change'],
    ['half more for pressure', heart, by(1.5), 'load'],
    ['a heavy single for pressure', heart, () => ({ reps: 1 }), 'amount'],
    ['less for pressure', heart, by(0.8), 'change'],
  ])('%s', (_, given, wished, kind) => {
    const kinds = lifted(given).map((line) => [
      line.name,
      kindOf(tell(line, wished(planned(line.dose)))),
    ]);
    expect(kinds).toEqual(kinds.map(([name]) => [name, kind]));
  });

  it('counts reps without a weight, and the time of the whole session', () => {
    const lines = linesOf(
      { wish: { equipment: ['bodyweight'], props: [] } },
      ({ reps, sets }) => reps !== undefined && sets !== undefined,
    );
    for (const line of lines) {
      expect(kindOf(tell(line, { sets: 10, reps: 100 }))).toBe('amount');
      expect(kindOf(tell(line, { reps: 2 * (line.dose.reps ?? 0) + 1 }))).toBe('change!');
      expect(kindOf(tell(line, { reps: (line.dose.reps ?? 0) + 1 }))).toBe('change');
    }
    const [first] = linesOf(
      grown,
      ({ sets = 0, setRestSeconds }) => sets > 2 && setRestSeconds !== undefined,
    );
    if (!first) throw new Error('No sets.');
    expect(kindOf(tell(first, { sets: 10, setRestSeconds: 600 }))).toBe('length');
  });

  it('goes for what is swapped in by what the planner would begin with', () => {
    const tried = lifted(grown)
      .slice(0, 4)
      .flatMap((line) =>
        sessionSwaps(line.workout, line.index, line.coached).flatMap(({ exerciseId }) => {
          const plain = tell(line, {}, exerciseId);
          if (plain.kind !== 'change') throw new Error(plain.kind);
          const { kilograms = 0, reps } = doseOf(plain.workout, line.index);
          if (kilograms === 0 || reps === undefined) return [];
          return [
            [
              kindOf(plain),
              kindOf(tell(line, { kilograms: kilograms * 3 }, exerciseId)),
              kindOf(tell(line, { kilograms: 500, reps: 100 }, exerciseId)),
            ],
          ];
        }),
      );
    expect(tried.length).toBeGreaterThan(5);
    expect(tried).toEqual(tried.map(() => ['change', 'load', 'load']));
  });

  it('is not climbed to by two lines for one exercise', () => {
    const [line] = lifted(grown);
    if (!line) throw new Error('No line.');
    const { workout, index, name, coached, dose } = line;
    const kilograms = dose.kilograms ?? 0;
    const lines = [1.8, 3].map((share) => ({
      index,
      name,
      dose: { kilograms: kilograms * share },
    }));
    expect(kindOf(wishSession(workout, lines, coached))).toBe('load');
  });
});

describe('what a coach wishes for, where the log shows it', () => {
  const [line] = lifted(grown);
  if (!line) throw new Error('No line.');
  const { exerciseId = '' } = line.workout.workout[line.index] ?? {};
  const set = { reps: 5, weight: 4 * (line.dose.kilograms ?? 0) };
  const exercises = [{ name: line.name, exerciseId, planned: {}, actual: { sets: [set] } }];
  const completion = { percentage: 100 };
  const sessions = [
    { id: '1', date: madeAt, completion, exercises },
  ] as unknown as Coached['sessions'];
  const shown: Line = { ...line, coached: { ...line.coached, sessions } };

  it.each([
    ['what was done', 1, 5, 'change'],
    ['some more', 1.3, 5, 'change!'],
    ['half as much again and more', 1.6, 5, 'load'],
    ['the same, far more often', 1, 60, 'load'],
  ])('%s', (_, share, reps, kind) => {
    expect(kindOf(tell(shown, { reps, kilograms: set.weight * share }))).toBe(kind);
  });
});
