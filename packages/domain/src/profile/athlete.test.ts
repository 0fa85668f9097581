import { describe, expect, it } from 'vitest';
import { understand } from '../planner/understand.ts';
import type { ItemKind, SyncItem } from '../sync/types.ts';
import { keptInjuries } from './athlete.ts';
import { athleteFacts } from './athlete-facts.ts';
import { dislikedId, raceId, readFact } from './facts.ts';
import { forgetUnagreed } from './facts-consent.ts';

const today = '2026-11-15';

function item(kind: ItemKind, id: string, value: unknown, minute = 0): SyncItem {
  const changedAt = `2026-03-01T08:${String(minute).padStart(2, '0')}:00.000Z`;
  return { kind, id, value, changedAt, deviceId: 'phone', deleted: value === null } as SyncItem;
}

const consent = item('fact', 'health_consent', true);
const knee = item('injury', '1', { region: 'knee', side: 'left', status: 'active' });

it('nothing told is nothing known', () => {
  expect(athleteFacts([], today)).toEqual({});
});

it('what is told is known, and says that it is from the profile', () => {
  const facts = athleteFacts(
    [
      consent,
      knee,
      item('fact', 'level', 'beginner'),
      item('fact', 'goal', 'strength'),
      item('fact', 'birth_year', 1961),
      item('fact', dislikedId('burpee'), { name: 'Burpee' }),
      item('condition', '2', { condition: 'asthma' }),
      item('preference', 'equipment_profile', 'shed'),
      item('equipment_profile', 'shed', { name: 'Shed', equipment: ['kettlebells'], props: [] }),
    ],
    today,
  );
  expect(facts).toEqual({
    age: 65,
    level: 'beginner',
    goal: 'strength',
    equipment: ['kettlebells'],
    props: [],
    injuries: [
      { region: 'knee', side: 'left', status: 'active', source: 'profile', confidence: 0.95 },
    ],
    conditions: [{ condition: 'asthma', source: 'profile', confidence: 0.95 }],
    dislikedExercises: ['burpee'],
  });
});

it.each([
  [2030, undefined],
  [2014, 11],
  [2008, 17],
  [1990, 36],
])('born in %i one is %s: the lower age where it matters', (birthYear, age) => {
  expect(athleteFacts([item('fact', 'birth_year', birthYear)], today).age).toBe(age);
});

describe('health', () => {
  it('is not known without consent', () => {
    expect(athleteFacts([knee], today)).toEqual({});
    expect(athleteFacts([knee, item('fact', 'health_consent', null)], today)).toEqual({});
  });

  it('is forgotten without consent, the same way everywhere, and kept with it', () => {
    const [gone] = forgetUnagreed([knee]);
    expect(gone).toEqual({
      ...knee,
      value: null,
      deleted: true,
      changedAt: '2026-03-01T08:00:00.001Z',
    });
    expect(forgetUnagreed([knee, consent])).toEqual([knee, consent]);
    expect(forgetUnagreed(forgetUnagreed([knee]))).toEqual([gone]);
    const goal = item('fact', 'goal', 'power');
    expect(forgetUnagreed([goal])).toEqual([goal]);
  });

  it('noted twice counts once, as it was noted last', () => {
    const again = item('injury', '2', { region: 'knee', side: 'left', status: 'resolved' }, 5);
    const other = item('injury', '3', { region: 'knee', side: 'right', status: 'active' });
    expect(keptInjuries([consent, knee, again, other]).map(({ id }) => id)).toEqual(['2', '3']);
  });
});

describe('a workout', () => {
  const read = (text: string, items: SyncItem[], dismissed: string[] = []) => {
    const understood = understand(text, { dismissed }, athleteFacts(items, today), {
      sessions: [],
    });
    if (understood.kind !== 'request') throw new Error(understood.id);
    return understood;
  };

  it('knows the injury that was told once, and says where from', () => {
    const { request, chips } = read('legs, 20 min', [consent, knee]);
    expect(request.injuries).toMatchObject([{ region: 'knee', source: 'profile' }]);
    expect(chips.find(({ id }) => id === 'injury:knee:left')).toMatchObject({
      label: 'From your profile: left knee',
      kind: 'safety',
    });
  });

  it('leaves it out for this time when its chip is tapped away', () => {
    const { request } = read('legs, 20 min', [consent, knee], ['injury:knee:left']);
    expect(request.injuries).toEqual([]);
  });

  it('believes the text when it says that the knee is fine', () => {
    const { request } = read('legs, 20 min, my left knee is healed', [consent, knee]);
    expect(request.injuries.filter(({ status }) => status === 'active')).toEqual([]);
  });

  it('takes level and goal from the profile unless the text has its own', () => {
    const items = [item('fact', 'level', 'beginner'), item('fact', 'goal', 'strength')];
    const { request } = read('20 min', items);
    expect([request.level.value, request.goal.value]).toEqual(['beginner', 'strength']);
    expect(read('20 min mobility', items).request.goal.value).toBe('mobility');
  });
});

describe('the numbers that loads and paces are made from', () => {
  const race = { sport: 'run', meters: 5000, seconds: 1350, day: '2026-10-01' } as const;
  const told = [
    item('fact', 'sex', 'female'),
    item('fact', 'hr_rest', 52),
    item('fact', 'rack', { barKg: 15, dumbbells: { range: { minKg: 2, maxKg: 20 } } }),
    item('fact', raceId(race), race),
    item('body_weight', '2026-03-01', { kilograms: 64 }),
    item('body_weight', '2026-09-01', { kilograms: 62 }),
    item('best_lift', '1', { lift: 'Bench Press', kilograms: 50, reps: 5, day: '2026-08-01' }),
    item('best_lift', '2', { lift: 'Something else', kilograms: 50, reps: 5, day: '2026-08-01' }),
    item('preference', 'units', 'lb'),
  ];
  const open = {
    sex: 'female',
    rack: { barKg: 15, dumbbells: { range: { minKg: 2, maxKg: 20 } } },
    races: [race],
    maxes: [{ lift: 'bench-press', kilograms: 50, reps: 5, day: '2026-08-01', how: 'said' }],
    unit: 'lb',
  };

  it('are known as they were told', () => {
    expect(athleteFacts([consent, ...told], today)).toEqual({
      ...open,
      bodyMassKg: 62,
      hrRest: 52,
    });
  });

  it('leave out the body without consent', () => {
    expect(athleteFacts(told, today)).toEqual(open);
  });

  it.each([
    ['rack', { barKg: -1 }],
    ['rack', { dumbbells: { range: { minKg: 20, maxKg: 5 } } }],
    ['rack', { platesKg: ['ten'] }],
    ['hr_max', 400],
    ['race:run', { ...race, day: 'once' }],
  ])('do not take %s as %o', (id, value) => {
    expect(readFact(value, id)).toBeNull();
  });
});
