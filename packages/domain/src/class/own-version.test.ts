import { describe, expect, it } from 'vitest';
import { exerciseById } from '../exercise/library.ts';
import { judge } from '../planner/legal/legal.ts';
import type { AthleteFacts } from '../planner/request.ts';
import { makeRequest } from '../planner/test-support/make-request.ts';
import type { Workout } from '../workout/types.ts';
import { classSteps } from './class-steps.ts';
import { applyVersion, type OwnVersion, versionFor } from './own-version.ts';

const date = '2026-03-01T08:00:00.000Z';
const gym: AthleteFacts = {
  level: 'advanced',
  equipment: ['dumbbells', 'kettlebells', 'bodyweight', 'pull_up_bar'],
};
const kneeHurts: AthleteFacts['injuries'] = [
  { region: 'knee', status: 'active', source: 'profile', confidence: 1 },
];

const ids = ['squat-jump', 'push-up', 'goblet-squat', 'forearm-plank'] as const;
const circuit: Workout = {
  title: 'Class',
  source: 'shared',
  estimatedDuration: 12,
  workout: ids.map((exerciseId) => ({
    name: exerciseById(exerciseId)?.name ?? exerciseId,
    type: 'exercise' as const,
    exerciseId,
    duration: 40,
    restAfter: 20,
    sets: 3,
    rpe: 9,
  })),
};

function versionOf(athlete: AthleteFacts): OwnVersion {
  const taker = { athlete, sessions: [], date, seed: 1, cleared: [] };
  const outcome = versionFor('Class', circuit, taker);
  if (outcome.kind !== 'version') throw new Error(`No version: ${outcome.kind}`);
  return outcome.version;
}

const seconds = (steps: readonly { duration: number }[]) => steps.map(({ duration }) => duration);

describe("an athlete's version of a class", () => {
  const steps = classSteps(circuit);

  it('is the class itself for who may do all of it, no harder than they may', () => {
    const version = versionOf({ ...gym, level: 'beginner' });
    const plain = versionOf(gym);
    expect(plain.exercises.filter(({ reason }) => reason !== null)).toEqual([]);
    const own = applyVersion(steps, version);
    expect(Math.max(...own.map(({ rpe = 0 }) => rpe))).toBe(version.rpeCap);
  });

  it('has every step at the same second, whatever is exchanged', () => {
    for (const athlete of [gym, { ...gym, injuries: kneeHurts }, { equipment: ['bodyweight'] }]) {
      const own = applyVersion(steps, versionOf(athlete as AthleteFacts));
      expect(seconds(own)).toEqual(seconds(steps));
    }
  });

  it('has nothing that harms a sore knee', () => {
    const athlete = { ...gym, injuries: kneeHurts };
    const request = makeRequest({ injuries: kneeHurts });
    const own = applyVersion(steps, versionOf(athlete));
    const played = own.flatMap(({ exerciseId }) => exerciseId ?? []);
    expect(played).not.toContain('squat-jump');
    expect(played).toContain('push-up');
    for (const id of played) {
      const exercise = exerciseById(id);
      expect(exercise && judge(exercise, request).offence).not.toBe('unsafe');
    }
  });

  it('asks for no kit that is not there', () => {
    const own = applyVersion(steps, versionOf({ level: 'advanced', equipment: ['bodyweight'] }));
    expect(own.map(({ exerciseId }) => exerciseId)).not.toContain('goblet-squat');
  });

  it('is a rest where nothing is known of an exercise', () => {
    const version: OwnVersion = {
      exercises: [{ from: 'Push-Up', to: null, reason: 'unknown', cues: [] }],
      rpeCap: 9,
    };
    const own = applyVersion(steps, version);
    const rested = own.filter((_, index) => steps[index]?.exerciseName === 'Push-Up');
    expect(rested.length).toBeGreaterThan(0);
    for (const step of rested) expect(step).toMatchObject({ type: 'rest' });
    expect(rested.flatMap(({ exerciseId }) => exerciseId ?? [])).toEqual([]);
  });

  it('is held back where any session is, until it is cleared', () => {
    const conditions: AthleteFacts['conditions'] = [
      { condition: 'heart', source: 'profile', confidence: 1 },
    ];
    const taker = { athlete: { ...gym, conditions }, sessions: [], date, seed: 1, cleared: [] };
    expect(versionFor('Class', circuit, taker).kind).toBe('hold');
  });
});

describe('the steps of a class', () => {
  it('wait for nobody', () => {
    expect(classSteps(circuit).some((step) => step.untilDone ?? step.openEnded)).toBe(false);
  });
});
