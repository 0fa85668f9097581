import { describe, expect, it } from 'vitest';
import { check } from '../check/check.ts';
import { plan } from '../plan.ts';
import type { GenerationForm } from '../request.ts';
import { understood } from '../test-support/understood.ts';
import { adaptationSummary, receiptsFor } from './receipts.ts';

const date = '2026-11-15T08:00:00.000Z';

function planned(text: string, form: GenerationForm = {}) {
  const { request } = understood(text, form);
  const workout = plan(request, date, 1);
  return { request, workout, summary: adaptationSummary(request, workout, []) };
}

describe('what is said of a plan', () => {
  it.each([
    '30 min full body',
    'circuit with push-ups, no jumping',
    '20-min EMOM with kettlebells',
  ])('is that nothing changed where all of "%s" was kept', (text) => {
    expect(planned(text).summary).toMatch(/^Built as you asked/);
  });

  it.each([
    ['push-ups, wrist pain', 'No Push-Up'],
    ['2 hours of pyramid', 'would only tire you'],
    ['6 minutes, 12 rounds', 'do not hold all you asked for'],
    ['3 hours of strength', 'from 5 to 120 minutes'],
    ['beginner, pistol squats', 'step towards the Pistol Squat'],
    ["I can't do a pull-up yet but want to, pull-up bar", 'step towards the Pull-Up'],
    ['tabata stretching', 'calm flow'],
  ])('names what is not as asked: %s', (text, words) => {
    const { summary } = planned(text);
    expect(summary).not.toMatch(/^Built as you asked/);
    expect(summary).toContain(words);
  });

  it('names the minutes that were told and the whole around them', () => {
    const { request, workout } = planned('EMOM 16 with kettlebells');
    const labels = receiptsFor(request, workout, check(workout, request), []).map(
      ({ label }) => label,
    );
    expect(labels).toContain('16 min EMOM, 21 in all');
  });

  it('names what a plan of others lost on its way', () => {
    const { request, workout } = planned('30 min full body');
    const changes = [
      { kind: 'swapped', from: 'Burpee', to: 'Squat Thrust', reason: 'too loud here' },
      { kind: 'dropped', from: 'Moon Walk', reason: 'nothing like it is safe here' },
      { kind: 'retimed', note: 'Sets were laid out again.' },
    ] as const;
    expect(adaptationSummary(request, workout, changes)).toContain(
      'Swapped Burpee for Squat Thrust: too loud here. Left out Moon Walk: nothing like it is safe here. Timed to fit.',
    );
  });
});

describe('receipts', () => {
  it('tell of every gate that failed', () => {
    const { request, workout } = planned('30 min tabata');
    const [first, ...rest] = workout.workout;
    const slow = { ...workout, workout: [{ ...first, duration: 300 }, ...rest] };
    const blocks = workout.play?.blocks.map((block) => ({ ...block, kind: 'emom' as const }));
    const other = { ...slow, play: { blocks: blocks ?? [] } };
    const report = check(other, request);
    const failed = report.gates.filter(({ passed }) => !passed).map(({ id }) => id);
    expect(failed).toEqual(expect.arrayContaining(['H2', 'H7']));
    const receipts = receiptsFor(request, workout, report, []);
    for (const id of failed) {
      const receipt = receipts.find((one) => one.id === `gate:${id}`);
      expect(receipt).toMatchObject({ status: 'noted', note: expect.stringMatching(/\w/) });
    }
    expect(receipts.map(({ label }) => label)).not.toContain('Fits 30 min');
  });

  it('say once that there are no planks', () => {
    const { request, workout } = planned('no planks');
    const labels = receiptsFor(request, workout, check(workout, request), []).map(
      ({ label }) => label,
    );
    expect(labels.filter((label) => label === 'No planks')).toHaveLength(1);
  });
});

describe('the words of a plan', () => {
  it('count one round as one and never double a word', () => {
    for (const minutes of [5, 6, 8, 10, 20, 45]) {
      for (const text of ['circuit', 'rounds', 'hard HIIT intervals', 'flow', '1 round circuit']) {
        const { workout } = planned(`${minutes} min ${text}`, { difficulty: 'hard' });
        const words = [workout.title, workout.workoutStructure, workout.workoutReasoning].join(
          '. ',
        );
        expect(words).not.toMatch(/\b1 rounds\b|\b1 sets\b/);
        expect(words).not.toMatch(/\b(\w+) \1\b/i);
        expect(words).not.toMatch(/Intervals suit \w* ?intervals/);
      }
    }
  });
});
