// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { putItem, readItems } from '../../../platform/items/item-store.ts';
import type { Asked } from './generation.ts';
import { leftOutOf, planHere } from './planner.ts';
import { readAsked } from './read-asked.ts';

const asked: Asked = {
  user_preferences: 'Legs, 20 minutes',
  provider: 'local',
  duration_minutes: 20,
  variation: 0,
};
const history = { sessions: [] };
const here = { id: '1', userId: 'u1', nowMs: Date.parse('2026-11-15T08:00:00Z'), history };

beforeEach(() => {
  localStorage.clear();
  putItem('fact', 'health_consent', true);
  putItem('injury', '1', { region: 'knee', side: 'left', status: 'active' });
});

test('the device reads a wish with what the profile knows', () => {
  const understood = readAsked(asked, history, readItems());
  const chips = understood.kind === 'request' ? understood.chips : [];
  expect(chips.map(({ label }) => label)).toContain('From your profile: left knee');
});

test('and builds with it when the server cannot be asked', () => {
  const planned = planHere(asked, here);
  const checks = planned.kind === 'planned' ? planned.reply.checks : [];
  expect(checks.map(({ label }) => label)).toContain('Knee-safe');
});

test('tapped away, it is left out this time', () => {
  const planned = planHere({ ...asked, dismissed: ['injury:knee:left'] }, here);
  const checks = planned.kind === 'planned' ? planned.reply.checks : [];
  expect(checks.map(({ label }) => label)).not.toContain('Knee-safe');
});

test('what did not fit is offered, makes it longer, and is then no longer left out', () => {
  localStorage.clear();
  const wish: Asked = {
    ...asked,
    user_preferences: 'chest day with dips, flyes, push-ups and skull crushers, 15 min',
    duration_minutes: 15,
    fitness_level: 'intermediate',
    equipment_override: ['barbells', 'dumbbells', 'bodyweight'],
    props_override: ['rack', 'bench'],
  };
  const planned = planHere(wish, here);
  const understood = readAsked(wish, history, readItems());
  if (planned.kind !== 'planned' || understood.kind !== 'request') throw new Error('no plan');
  const leftOut = leftOutOf(planned.reply.workout, understood.request);
  if (!leftOut) throw new Error('all of it fits');
  expect(leftOut.minutes).toBeGreaterThan(15);
  const before = planned.reply.workout.workout.map(({ name }) => name);
  const after = leftOut.workout.workout.map(({ name }) => name);
  for (const name of leftOut.names) {
    expect(before).not.toContain(name);
    expect(after).toContain(name);
  }
  expect(leftOutOf(leftOut.workout, understood.request)).toBeNull();
});
