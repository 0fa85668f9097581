import type { Cue } from '@cadence/domain/timer/cues';
import { defaultTimerSettings } from '@cadence/domain/timer/settings';
import type { TimerStep } from '@cadence/domain/timer/types';
import { expect, test } from 'vitest';
import { soundOf } from './cue-sounds.ts';
import { vibrationOf } from './cue-vibrations.ts';

const types = [
  'exercise',
  'rest',
  'warmup',
  'cooldown',
  'pre-workout',
  'phase_transition',
] as const;
const steps: TimerStep[] = types.map((type) => ({ name: type, duration: 60, type }));
const base = { atMs: 0, stepIndex: 0 };
const cues: Record<string, Cue> = {
  ...Object.fromEntries(
    types.map((type, stepIndex) => [type, { ...base, stepIndex, kind: 'step' }]),
  ),
  halfway: { ...base, kind: 'halfway' },
  'switch sides': { ...base, kind: 'switch-sides' },
  'rest warning': { ...base, kind: 'rest-warning', secondsLeft: 10 },
  'ten left': { ...base, kind: 'countdown', secondsLeft: 10 },
  'three left': { ...base, kind: 'countdown', secondsLeft: 3 },
  end: { ...base, kind: 'complete' },
};

test('every kind of cue has a sound of its own', () => {
  const heard = Object.values(cues).map((cue) =>
    JSON.stringify(soundOf(cue, steps, defaultTimerSettings)),
  );
  expect(new Set(heard).size).toBe(heard.length);
  expect(heard).not.toContain('null');
});

test('no sound is still on when the next second comes, but the last one', () => {
  for (const [name, cue] of Object.entries(cues)) {
    const notes = soundOf(cue, steps, defaultTimerSettings) ?? [];
    const length = Math.max(...notes.map(({ after, seconds }) => after + seconds));
    expect(length, name).toBeLessThan(name === 'end' ? 2 : 1);
  }
});

test('the preview of what follows is for eyes and voice', () => {
  const cue: Cue = { ...base, kind: 'rest-preview', nextIndex: 1 };
  expect(soundOf(cue, steps, defaultTimerSettings)).toBeNull();
  expect(vibrationOf(cue, steps, defaultTimerSettings)).toBeNull();
});

test('without countdown beeps the countdown is neither heard nor felt', () => {
  const quiet = { ...defaultTimerSettings, countdownBeeps: false };
  for (const name of ['ten left', 'three left']) {
    const cue = cues[name] as Cue;
    expect(soundOf(cue, steps, quiet)).toBeNull();
    expect(vibrationOf(cue, steps, quiet)).toBeNull();
  }
});

test('work and rest feel different, and the end is longest', () => {
  const feel = (name: string) => vibrationOf(cues[name] as Cue, steps, defaultTimerSettings) ?? [];
  expect(feel('exercise')).not.toEqual(feel('rest'));
  const sum = (pattern: readonly number[]) => pattern.reduce((total, ms) => total + ms, 0);
  expect(sum(feel('end'))).toBeGreaterThan(sum(feel('rest')));
});
