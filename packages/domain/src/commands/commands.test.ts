import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../test-support/by-night.ts';
import { sayNumber } from '../voice/number-words.ts';
import { commandWords } from './command-words.ts';
import { readSpokenNumber } from './numbers.ts';
import { plainPhrases } from './phrases.ts';
import { firstCommands, readCommands } from './read-commands.ts';
import { type Command, plainCommands } from './types.ts';

const set = (reps?: number, weight?: number, unit?: 'kg' | 'lb'): Command => ({
  kind: 'set',
  ...(reps !== undefined && { reps }),
  ...(weight !== undefined && { weight }),
  ...(unit && { unit }),
});
const rest = (seconds: number): Command => ({ kind: 'rest', seconds });
const effort = (rpe: number): Command => ({ kind: 'effort', rpe });

describe('what is said to the timer', () => {
  it.each<[string, Command]>([
    ['done', { kind: 'done' }],
    ['Done.', { kind: 'done' }],
    ['Okay, I’m done!', { kind: 'done' }],
    ['skip', { kind: 'skip' }],
    ['back', { kind: 'back' }],
    ['pause', { kind: 'pause' }],
    ['stop', { kind: 'pause' }],
    ['go on', { kind: 'resume' }],
    ['swap this', { kind: 'swap' }],
    ['how', { kind: 'how' }],
    ['undo', { kind: 'undo' }],
    ['no', { kind: 'undo' }],
    ['it hurts', { kind: 'hurt' }],
    ['rest thirty more', rest(30)],
    ['rest 30 more', rest(30)],
    ['rest another 45 seconds please', rest(45)],
    ['two more minutes', rest(120)],
    ['one more minute of rest', rest(60)],
    ['one and a half minutes more', rest(90)],
    ['add fifteen', rest(15)],
    ['fifteen seconds less', rest(-15)],
    ['more rest', rest(30)],
    ['less rest', rest(-15)],
    ['twelve at sixty', set(12, 60)],
    ['12 at 60', set(12, 60)],
    ['12@60', set(12, 60)],
    ['12x60', set(12, 60)],
    ['12 × 62,5 kg', set(12, 62.5, 'kg')],
    ['twelve reps at sixty two and a half kilos', set(12, 62.5, 'kg')],
    ['five at one twenty', set(5, 120)],
    ['five at two twenty five pounds', set(5, 225, 'lb')],
    ['three at one hundred and five', set(3, 105)],
    ['three at one oh five', set(3, 105)],
    ['to at sixty', set(2, 60)],
    ['ate at sixty', set(8, 60)],
    ['eighty for five', set(5, 80)],
    ['sixty kilos', set(undefined, 60, 'kg')],
    ['twelve reps', set(12)],
    ['effort eight', effort(8)],
    ['RPE 8.5', effort(8.5)],
    ['rpe eight and a half', effort(8.5)],
    ['R. P. E. eight', effort(8)],
    ['eight out of ten', effort(8)],
    ['two left', { kind: 'left', reps: 2 }],
    ['two reps in reserve', { kind: 'left', reps: 2 }],
  ])('%s', (said, command) => {
    expect(readCommands(said)).toEqual([command]);
  });

  it.each<[string, Command[]]>([
    ['twelve at sixty, effort eight', [set(12, 60), effort(8)]],
    ['twelve at sixty effort eight and done', [set(12, 60), effort(8), { kind: 'done' }]],
    ['pause then undo', [{ kind: 'pause' }, { kind: 'undo' }]],
    ['done it hurts', [{ kind: 'hurt' }]],
  ])('several at once: %s', (said, commands) => {
    expect(readCommands(said)).toEqual(commands);
  });

  it.each([
    '',
    '   ',
    'twelve',
    'I am done with my job',
    'I have done twelve sets of squats last week',
    'do not stop believing',
    'we will rock you',
    'another one bites the dust',
    'how are you today',
    'let us talk about the next meeting',
    'skip to the loo my darling',
    'rest in peace',
    'twelve at nine thousand',
    'effort eleven',
    'effort zero',
    'rest two more',
    'rest five thousand more',
    'halfway there, ten seconds left',
    'thirty seconds of rest, next is the back squat',
    'set two of five, eight reps at sixty kilograms, leave two in the tank',
    'three, two, one, go',
  ])('is none: %s', (said) => {
    expect(readCommands(said)).toBeNull();
  });

  it('every phrase means what it stands under, and only that', () => {
    for (const kind of plainCommands) {
      for (const phrase of plainPhrases[kind].split(' | ')) {
        expect(readCommands(phrase), phrase).toEqual([{ kind }]);
      }
    }
  });

  it('the first guess that is a command counts', () => {
    expect(firstCommands(['twelve hat sixty', '12 at 60'])).toEqual([set(12, 60)]);
    expect(firstCommands(['a', 'b'])).toBeNull();
  });
});

describe('numbers', () => {
  it('as words are what they say', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), (value) => {
        const words = sayNumber(String(value)).replaceAll('-', ' ').split(' ');
        expect(readSpokenNumber(words, 0)).toEqual({ value, next: words.length });
      }),
      { numRuns: runs(200) },
    );
  });

  it('of a set are heard in words and in digits alike', () => {
    const weights = fc.integer({ min: 2, max: 800 }).map((halves) => halves / 2);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), weights, (reps, weight) => {
        const spoken = `${sayNumber(String(reps))} at ${sayNumber(String(weight))}`;
        expect(readCommands(spoken)).toEqual([set(reps, weight)]);
        expect(readCommands(`${reps} at ${weight}`)).toEqual([set(reps, weight)]);
      }),
      { numRuns: runs(200) },
    );
  });
});

it('nothing that is said breaks it, and every command can be said back', () => {
  const word = fc.constantFrom(
    ...'done skip rest more less twelve sixty at and a half point hundred oh 12 60.5 kg lb reps effort left . , @ x'.split(
      ' ',
    ),
  );
  const said = fc.oneof(
    fc.string(),
    fc.array(word, { maxLength: 24 }).map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(said, (text) => {
      for (const command of readCommands(text) ?? []) {
        expect(commandWords(command, '60 kg')).toMatch(/\w.*\.$/);
      }
    }),
    { numRuns: runs(500) },
  );
});
