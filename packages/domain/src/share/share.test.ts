import { describe, expect, it } from 'vitest';
import { makeSession } from '../analytics/test-support/make-session.ts';
import { exerciseById } from '../exercise/library.ts';
import { judge } from '../planner/legal/legal.ts';
import { plan } from '../planner/plan.ts';
import type { AthleteFacts } from '../planner/request.ts';
import { makeRequest } from '../planner/test-support/make-request.ts';
import { understood } from '../planner/test-support/understood.ts';
import { makeProgram } from '../program/test-support/make-program.ts';
import { buildTimerSteps } from '../timer/build-steps.ts';
import { newCustomTimer } from '../timer/custom.ts';
import type { Workout } from '../workout/types.ts';
import { bareContent, contentOf } from './shareable.ts';
import { startProgram } from './start-program.ts';
import { type TakeOutcome, takeShared } from './take.ts';

const date = '2026-03-01T08:00:00.000Z';
const gym: AthleteFacts = {
  level: 'advanced',
  equipment: ['barbells', 'dumbbells', 'kettlebells', 'bodyweight', 'pull_up_bar'],
  props: ['bench', 'rack'],
};
const kneeHurts: AthleteFacts['injuries'] = [
  { region: 'knee', status: 'active', source: 'profile', confidence: 1 },
];

const take = (title: string, content: ReturnType<typeof contentOf>, athlete: AthleteFacts) =>
  takeShared(title, content, { athlete, sessions: [], date, seed: 1, cleared: [] });

const jumps: Workout = {
  id: 'w1',
  userId: 'u1',
  source: 'ai',
  title: 'Jump day',
  estimatedDuration: 10,
  coachingNotes: 'Mind your knee, Ana.',
  workoutReasoning: 'Because your knee hurts.',
  safetyNotes: ['Knee-safe'],
  honesty: ['Built around your knee'],
  workoutGoals: ['Lose 5 kg'],
  workout: ['squat-jump', 'push-up', 'forearm-plank'].map((exerciseId) => ({
    name: exerciseById(exerciseId)?.name ?? exerciseId,
    type: 'exercise' as const,
    exerciseId,
    duration: 40,
    restAfter: 20,
    sets: 3,
    weight: 62.5,
    heartRate: { lo: 120, hi: 140 },
    loadNote: 'From your best of 80 kg',
    instructions: 'Keep it pain-free for your knee.',
    cues: ['Spare the knee'],
    modifications: ['Spare the knee'],
  })),
};

const idsOf = (outcome: TakeOutcome): (string | undefined)[] => {
  if (outcome.kind !== 'workout') throw new Error(`Not taken: ${outcome.kind}`);
  return outcome.workout.workout.map(({ exerciseId }) => exerciseId);
};

describe('what is shared of a workout', () => {
  it('says nothing about whose it was', () => {
    const text = JSON.stringify(contentOf({ kind: 'workout', workout: jumps }));
    for (const personal of ['u1', 'w1', 'Ana', 'knee', '62.5', '80 kg', 'Lose', '120']) {
      expect(text).not.toContain(personal);
    }
    expect(text).toContain('squat-jump');
  });

  it('is cut down again where somebody sends more', () => {
    const bare = contentOf({ kind: 'workout', workout: jumps });
    expect(bareContent({ kind: 'workout', workout: jumps })).toEqual(bare);
  });

  it('plays as long as what it was made from', () => {
    const { request } = understood('20 minute full body circuit with dumbbells');
    const made = plan(request, date, 1);
    const content = contentOf({ kind: 'workout', workout: made });
    if (content.kind !== 'workout') throw new Error(content.kind);
    const lengths = (workout: Workout) => buildTimerSteps(workout).map(({ duration }) => duration);
    expect(lengths(content.workout)).toEqual(lengths(made));
    expect(JSON.stringify(content)).not.toContain('instructions');
  });
});

describe('taking a workout over', () => {
  const content = contentOf({ kind: 'workout', workout: jumps });

  it('leaves it as it is for whom it suits', () => {
    const outcome = take('Jump day', content, gym);
    expect(idsOf(outcome)).toEqual(['squat-jump', 'push-up', 'forearm-plank']);
    expect(outcome).toMatchObject({ changes: [] });
  });

  it("changes what the taker's injury does not allow, and says so", () => {
    const outcome = take('Jump day', content, { ...gym, injuries: kneeHurts });
    const request = makeRequest({ injuries: kneeHurts });
    const ids = idsOf(outcome);
    expect(ids).not.toContain('squat-jump');
    for (const id of ids) {
      const exercise = exerciseById(id ?? '');
      if (exercise) expect(judge(exercise, request).offence, id).not.toBe('unsafe');
    }
    expect(JSON.stringify(outcome)).toContain('"from":"Squat Jump"');
  });

  it('swaps what needs kit that the taker does not have', () => {
    const lifts: Workout = {
      ...jumps,
      workout: [
        { name: 'Barbell Back Squat', type: 'exercise', duration: 40, restAfter: 20, sets: 3 },
        { name: 'Push-Up', type: 'exercise', duration: 40, restAfter: 20, sets: 3 },
      ],
    };
    const bare: AthleteFacts = { level: 'intermediate', equipment: ['bodyweight'] };
    const outcome = take('Lifts', contentOf({ kind: 'workout', workout: lifts }), bare);
    for (const id of idsOf(outcome)) {
      const { equipment } = exerciseById(id ?? '') ?? { equipment: [] };
      expect(equipment, id).not.toContain('barbells');
    }
  });
});

describe('taking a timer over', () => {
  it('keeps its times and changes the names of what is not safe', () => {
    const timer = {
      ...newCustomTimer('t'),
      intervals: [
        { name: 'Squat Jump', seconds: 30, isRest: false },
        { name: 'Anything', seconds: 20, isRest: false },
        { name: 'Rest', seconds: 10, isRest: true },
      ],
    };
    const content = contentOf({ kind: 'timer', timer });
    expect(JSON.stringify(content)).not.toContain('"id"');
    const outcome = take('Mine', content, { ...gym, injuries: kneeHurts });
    if (outcome.kind !== 'timer') throw new Error(outcome.kind);
    expect(outcome.timer.intervals.map(({ seconds }) => seconds)).toEqual([30, 20, 10]);
    expect(outcome.timer.intervals[0]?.name).not.toBe('Squat Jump');
    expect(outcome.timer.intervals[1]?.name).toBe('Anything');
    expect(outcome.changes).toHaveLength(1);
  });
});

describe('sharing a finished session', () => {
  const done = makeSession('2026-02-27T18:30:00.000Z', {
    title: 'Legs',
    notes: 'Knee was sore.',
    userRating: 4,
    exercises: [
      {
        name: 'Squat Jump',
        exerciseId: 'squat-jump',
        reps: 10,
        sets: [{ reps: 10, weight: 62.5, rpe: 9 }, { reps: 10 }],
      },
      { name: 'Push-Up', exerciseId: 'push-up', reps: 12, sets: [{ reps: 12 }] },
    ],
    scores: [
      { kind: 'load', value: 62.5, block: 0, format: 'sets', title: 'Heaviest', loads: '62.5 kg' },
      { kind: 'rounds', value: 4, block: 1, format: 'amrap', title: 'AMRAP 8', scaled: 'no jumps' },
    ],
  });
  const content = contentOf({ kind: 'session', session: done });

  it('shows what was done, and neither its day, its loads, its ratings nor its notes', () => {
    const text = JSON.stringify(content);
    for (const personal of [done.id, '2026', '62.5', 'sore', 'rpe', 'Rating', 'no jumps']) {
      expect(text).not.toContain(personal);
    }
    expect(content).toMatchObject({
      kind: 'session',
      session: {
        lines: [
          { name: 'Squat Jump', sets: 2, done: 2 },
          { name: 'Push-Up', sets: 1 },
        ],
        scores: [{ title: 'AMRAP 8', value: 4 }],
      },
    });
    expect(bareContent(content)).toEqual(content);
  });

  it('is taken over as a workout to do, without what the taker may not', () => {
    const ids = idsOf(take('Legs', content, { ...gym, injuries: kneeHurts }));
    expect(ids).toContain('push-up');
    expect(ids).not.toContain('squat-jump');
  });
});

describe('taking a program over', () => {
  const program = makeProgram({ weeks: 2, goalText: 'build muscle for Ana' });
  const content = contentOf({ kind: 'program', program });

  it('shares its sessions, not the words of its goal, its days or its loads', () => {
    const text = JSON.stringify(content);
    expect(text).not.toContain('Ana');
    expect(text).not.toContain('2026-');
    expect(text).not.toContain('"weight"');
  });

  it('makes one of the taker’s own from the day that they choose, safe in every session', () => {
    const outcome = take('Muscle', content, { ...gym, injuries: kneeHurts });
    if (outcome.kind !== 'program') throw new Error(outcome.kind);
    let made = 0;
    const own = startProgram(outcome.program, {
      id: 'p2',
      startDate: '2026-04-06',
      madeAt: date,
      workoutId: () => {
        made += 1;
        return `w${made}`;
      },
    });
    const count = program.weeks.flatMap(({ sessions }) => sessions).length;
    expect(made).toBe(count);
    expect(own.weeks[0]?.sessions[0]?.date).toBe('2026-04-06');
    const request = makeRequest({ injuries: kneeHurts });
    for (const { workout } of own.weeks.flatMap(({ sessions }) => sessions)) {
      for (const { exerciseId = '' } of workout.workout) {
        const exercise = exerciseById(exerciseId);
        if (exercise) expect(judge(exercise, request).offence, exerciseId).not.toBe('unsafe');
      }
    }
  });
});
