import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from './read-json.ts';

const plan = { title: 'A "b" {c} [d]', workout: [{ name: 'Row \\', reps: 8 }, { name: 'Squat' }] };
const text = JSON.stringify(plan);

describe("the JSON in a model's answer", () => {
  it.each([
    ['bare', text],
    ['in a fence', `\`\`\`json\n${text}\n\`\`\``],
    ['in an unnamed fence', `\`\`\`\n${text}\n\`\`\``],
    ['after a sentence', `Here is your workout:\n${text}`],
    ['before a sentence', `${text}\nHave fun with it {really}.`],
    ['spread over lines', JSON.stringify(plan, null, 2)],
  ])('is read when it stands %s', (_where, answer) => {
    expect(readJson(answer)).toEqual(plan);
  });

  it('is closed after its last whole item when it was cut off', () => {
    const cut = text.slice(0, text.indexOf('"Squat"') + 3);
    expect(readJson(cut)).toEqual({ ...plan, workout: [plan.workout[0]] });
  });

  it('keeps whole items of a phase that was cut off', () => {
    const answer = '{"phases":[{"name":"Main","exercises":[{"name":"Row"},{"name":"Sq';
    expect(readJson(answer)).toEqual({ phases: [{ name: 'Main', exercises: [{ name: 'Row' }] }] });
  });

  it.each([
    '',
    'I cannot help with that.',
    '{"title":"Sta',
    '{]',
    '[1, 2',
    '```json\n{"a": }\n```',
  ])('is not made up from %j', (answer) => {
    expect(readJson(answer)).toBeUndefined();
  });

  it('wherever it is cut off, no item comes back changed', () => {
    fc.assert(
      fc.property(fc.nat(text.length), (length) => {
        const read = readJson(text.slice(0, length)) as typeof plan | undefined;
        expect([undefined, [plan.workout[0]], plan.workout]).toContainEqual(read?.workout);
      }),
    );
  });

  it('any text gives a value or undefined, never an error', () => {
    fc.assert(
      fc.property(fc.string(), (answer) => {
        readJson(answer);
        readJson(`{"workout":[${answer}`);
      }),
    );
  });
});
