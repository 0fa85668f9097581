import { describe, expect, it } from 'vitest';
import { contraOf } from '../../exercise/contra/contra.ts';
import { exerciseById } from '../../exercise/library.ts';
import { doseOf } from '../../planner/edit/edit-dose.ts';
import type { AthleteFacts } from '../../planner/request.ts';
import { type InjuryRegion, injuryRegions } from '../../reading/vocabulary.ts';
import { coachedWorkout } from '../../share/shareable.ts';
import { first } from '../../test-support/by-night.ts';
import type { Exercise, Workout } from '../../workout/types.ts';
import { acceptChange, undoChange } from '../adjust/apply.ts';
import { allSessions } from '../progress.ts';
import { madeAt, makeProgram } from '../test-support/make-program.ts';
import { type Coached, sessionSwaps, type WishedLine, wishSession } from './wish.ts';

const hurt = (region: InjuryRegion): AthleteFacts => ({
  injuries: [{ region, side: 'both', status: 'active', confidence: 1, source: 'profile' }],
});

const isAvoided = (id: string, region: InjuryRegion): boolean => {
  const exercise = exerciseById(id);
  return exercise !== undefined && contraOf(exercise, region)?.severity === 'avoid';
};

const program = makeProgram();
const coachedBy = (athlete: AthleteFacts = {}): Coached => ({
  wish: program.wish,
  athlete,
  sessions: [],
});
const sessions = allSessions(program);
/** All that is worked at in the first week. */
const lines = sessions
  .filter(({ week }) => week === 1)
  .flatMap(({ workout: one }) =>
    one.workout.flatMap((item, at) =>
      item.type === 'exercise' && item.role !== 'ramp' ? [{ one, at, item }] : [],
    ),
  );

/** The first lift with a weight of the program, and where it stands. */
function weighted(): { workout: Workout; index: number; name: string; place: number } {
  for (const [place, { workout }] of sessions.entries()) {
    const index = workout.workout.findIndex(
      ({ type, role }, at) =>
        type === 'exercise' && role !== 'ramp' && doseOf(workout, at).kilograms !== undefined,
    );
    const name = workout.workout[index]?.name;
    if (name !== undefined) return { workout, index, name, place };
  }
  throw new Error('The program has no weights.');
}

const { workout, index, name, place } = weighted();
const line = (changes: Partial<WishedLine> = {}): WishedLine => ({
  ...{ index, name, dose: {} },
  ...changes,
});

describe('a wish of a coach', () => {
  it('is told line by line, and leaves the rest as it is', () => {
    const { kilograms = 0, sets = 0 } = doseOf(workout, index);
    const dose = { kilograms: kilograms + 5, sets: sets + 1 };
    const outcome = wishSession(workout, [line({ dose })], coachedBy());
    if (outcome.kind !== 'change') throw new Error(outcome.kind);
    expect(outcome.differences).toContainEqual({
      what: name,
      from: `${kilograms} kg`,
      to: `${kilograms + 5} kg`,
    });
    expect(doseOf(outcome.workout, index)).toMatchObject(dose);
    const own = outcome.differences.filter(({ what }) => what.includes(name));
    expect(outcome.differences).toEqual(own);
  });

  it('keeps the title true that tells a dose', () => {
    const wished = first(6, lines).map(({ one, at, item }) => {
      const { sets = 1 } = doseOf(one, at);
      const dose = { sets: sets + 1 };
      return {
        one,
        outcome: wishSession(one, [{ index: at, name: item.name, dose }], coachedBy()),
      };
    });
    const retold = wished.flatMap(({ one, outcome }) =>
      outcome.kind === 'change' && outcome.workout.title !== one.title
        ? [[one.title ?? '', outcome.workout.title ?? ''] as const]
        : [],
    );
    expect(retold.length).toBeGreaterThan(0);
    for (const [before, after] of retold) {
      const counts = (title: string) =>
        [...title.matchAll(/(\d+)×/g)].map(([, sets]) => Number(sets));
      const sum = (all: number[]) => all.reduce((left, one) => left + one, 0);
      expect(sum(counts(after))).toBeGreaterThan(sum(counts(before)));
    }
  });

  it('takes the sets that lead up to a weight along', () => {
    const led = sessions.flatMap(({ workout: one }) =>
      one.workout.some(({ role, weight }) => role === 'ramp' && Number(weight) > 20) ? [one] : [],
    );
    expect(led.length).toBeGreaterThan(0);
    for (const one of led) {
      const at = one.workout.findIndex(({ role }) => role === 'ramp');
      const lead = one.workout.findIndex(
        ({ role, exerciseId }, i) =>
          i > at && role !== 'ramp' && exerciseId === one.workout[at]?.exerciseId,
      );
      const { kilograms = 0 } = doseOf(one, lead);
      const half = {
        dose: { kilograms: kilograms / 2 },
        index: lead,
        name: one.workout[lead]?.name,
      };
      const outcome = wishSession(one, [half as WishedLine], coachedBy());
      if (outcome.kind !== 'change') throw new Error(outcome.kind);
      const ramp = outcome.workout.workout[at]?.weight;
      expect(Number(ramp)).toBeLessThanOrEqual(kilograms / 2);
    }
  });

  it('swaps what suits the athlete, and tells it as one line', () => {
    const [swap] = sessionSwaps(workout, index, coachedBy());
    const exerciseId = swap?.exerciseId ?? '';
    const outcome = wishSession(workout, [line({ exerciseId })], coachedBy());
    if (outcome.kind !== 'change') throw new Error(outcome.kind);
    expect(outcome.differences[0]).toMatchObject({ what: name });
    expect(outcome.differences[0]?.to).toContain(swap?.name);
    // The sets are the same: they are no difference.
    expect(doseOf(outcome.workout, index).sets).toBe(doseOf(workout, index).sets);
    expect(outcome.differences[0]?.to).not.toMatch(/\d sets?\b/);
  });

  it('is refused where the exercise is not safe for the athlete, without saying why', () => {
    const unsafe = first(6, lines).flatMap(({ one, at, item }) =>
      sessionSwaps(one, at, coachedBy())
        .filter(({ exerciseId }) => isAvoided(exerciseId, 'knee'))
        .map((swap) => ({ one, swap, wished: { index: at, name: item.name, dose: {} } })),
    );
    expect(unsafe.length).toBeGreaterThan(0);
    for (const { one, swap, wished } of unsafe) {
      const { exerciseId, name: other } = swap;
      const outcome = wishSession(one, [{ ...wished, exerciseId }], coachedBy(hurt('knee')));
      expect(outcome).toEqual({ kind: 'unfit', name: other, lacksKit: false });
      const left = sessionSwaps(one, wished.index, coachedBy(hurt('knee')));
      expect(left).not.toContainEqual(swap);
    }
  });

  it('is refused where the kit is not there', () => {
    const wished = line({ exerciseId: 'leg-press' });
    expect(wishSession(workout, [wished], coachedBy())).toMatchObject({
      kind: 'unfit',
      lacksKit: true,
    });
  });

  it('for more of what has become unsafe is refused too', () => {
    const since = lines.flatMap(({ one, at, item }) =>
      injuryRegions
        .filter((region) => isAvoided(item.exerciseId ?? '', region))
        .map((region) => ({ one, region, at, item })),
    );
    expect(since.length).toBeGreaterThan(0);
    for (const { one, region, at, item } of since) {
      const dose = { sets: (doseOf(one, at).sets ?? 1) + 1 };
      const wished = { index: at, name: item.name, dose };
      const outcome = wishSession(one, [wished], coachedBy(hurt(region)));
      expect(outcome).toEqual({ kind: 'unfit', name: item.name, lacksKit: false });
    }
  });

  it('is nothing where the session is another, or nothing of it changes', () => {
    expect(wishSession(workout, [line({ name: 'Another' })], coachedBy()).kind).toBe('stale');
    expect(wishSession(workout, [line()], coachedBy()).kind).toBe('same');
  });

  it('warns of more than the log shows', () => {
    const { kilograms = 0 } = doseOf(workout, index);
    const { exerciseId } = workout.workout[index] ?? {};
    const set = { reps: 5, weight: kilograms };
    const logged = {
      ...{ id: '1', date: madeAt, completion: { percentage: 100 } },
      ...{ exercises: [{ name, exerciseId, planned: {}, actual: { sets: [set] } }] },
    };
    const heavy = line({ dose: { kilograms: kilograms * 1.25 } });
    const coached = { ...coachedBy(), sessions: [logged] } as unknown as Coached;
    const outcome = wishSession(workout, [heavy], coached);
    if (outcome.kind !== 'change') throw new Error(outcome.kind);
    expect(outcome.cautions[0]).toContain('more than your log shows');
    const calm = wishSession(workout, [line({ dose: { sets: 2 } })], coached);
    expect(calm.kind === 'change' && calm.cautions).toEqual([]);
  });

  it('is accepted and taken back like any other change', () => {
    const { kilograms = 0 } = doseOf(workout, index);
    const outcome = wishSession(
      workout,
      [line({ dose: { kilograms: kilograms + 5 } })],
      coachedBy(),
    );
    if (outcome.kind !== 'change') throw new Error(outcome.kind);
    const at = sessions[place];
    if (!at) throw new Error('No session.');
    const { week, session, title } = at;
    const change = {
      ...{ id: 'coach:1', kind: 'coach' as const, title, reason: 'So' },
      edits: [
        {
          ...{ kind: 'workout' as const, week, session, fromTitle: title, toTitle: title },
          ...{ from: workout, to: outcome.workout },
        },
      ],
    };
    const accepted = acceptChange(program, change, madeAt);
    expect(allSessions(accepted)[place]?.workout).toEqual(outcome.workout);
    const undone = undoChange(accepted, 'coach:1', madeAt);
    expect(undone && allSessions(undone)[place]?.workout).toEqual(workout);
  });
});

describe('what a coach reads', () => {
  it('stands line for line as in the program, without words about the body', () => {
    const own = makeProgram({}, { athlete: hurt('knee') });
    const said = allSessions(own).flatMap(({ workout: one }) => [
      ...(one.safetyNotes ?? []),
      ...(one.honesty ?? []),
      ...one.workout.flatMap(({ cues = [], modifications = [] }) => [...cues, ...modifications]),
    ]);
    expect(said.join(' ')).toMatch(/knee/i);
    for (const one of allSessions(own)) {
      const bare = coachedWorkout(one.workout);
      const numbers = ({ name, sets, reps, weight, duration, rir }: Exercise) => ({
        ...{ name, sets, reps, weight, duration, rir },
      });
      expect(bare.workout.map(numbers)).toEqual(one.workout.workout.map(numbers));
      const text = JSON.stringify(bare);
      expect(said.filter((words) => words.length > 20 && text.includes(words))).toEqual([]);
    }
  });

  it.each([
    ['muscle', {}],
    ['a hurt knee', {}, hurt('knee')],
    ['a hurt shoulder', { goalText: 'get stronger' }, hurt('shoulder')],
    ['strength', { goalText: 'get stronger in squat, bench and deadlift' }],
    ['movement', { goalText: 'move better and loosen up', equipment: ['bodyweight', 'yoga_mat'] }],
    ['running', { goalText: 'run 10 km', weeks: 8 }],
    ['fat loss', { goalText: 'lose weight with dumbbells', equipment: ['dumbbells'] }],
  ] as const)(
    'any line for %s may be changed: the athlete’s own plan passes their checks',
    (_, changes, athlete: AthleteFacts = {}) => {
      const own = makeProgram(changes as never, { athlete });
      const coached: Coached = { wish: own.wish, athlete, sessions: [] };
      const tried = first(2, allSessions(own).slice(0, 8)).flatMap(({ workout: one }) =>
        one.workout.flatMap((item, at) => {
          if (item.type !== 'exercise' || item.role === 'ramp') return [];
          const lesser = Object.entries(doseOf(one, at)).find(([, value]) => value > 1);
          if (!lesser) return [];
          const [field, value] = lesser;
          const wished = { index: at, name: item.name, dose: { [field]: value - 1 } };
          return [[item.name, wishSession(one, [wished], coached)] as const];
        }),
      );
      const refused = tried.filter(([, { kind }]) => kind !== 'change');
      expect(refused).toEqual([]);
      expect(tried.length).toBeGreaterThan(0);
    },
  );
});
