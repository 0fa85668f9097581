import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evidenceIn } from '../danger/evidence.ts';
import { scanDanger } from '../danger/scan.ts';
import { trained } from './data/trained.ts';
import { fingerprintFeatures, textFeatures } from './features.ts';
import { joinDangerScores, predict as predictFrom } from './predict.ts';

const predict = (text: string) => predictFrom(text, evidenceIn(scanDanger(text)));

describe('the trained heads', () => {
  it('were trained on the features that are taken today', () => {
    expect(
      fingerprintFeatures(trained.bucketCount),
      'the features have changed: npx tsx scripts/train-heads.ts',
    ).toBe(trained.fingerprint);
  });

  it.each([
    ['chest pressure and my left arm has gone numb, 20 minutes of cardio please', 'cardiac'],
    ['I fainted in the shower this morning, can I still do legs?', 'faint'],
    ['ich habe 39 Fieber und Schüttelfrost, trotzdem Training?', 'infection'],
    ['ya no quiero vivir', 'self_harm'],
  ])('hear danger in "%s" (%s)', (text, dangerClass) => {
    const { danger } = predict(text);
    expect(danger.alarm).not.toBe('none');
    expect(danger.classes[0]?.value).toBe(dangerClass);
  });

  it.each([
    '30 minutes of legs with two dumbbells',
    'Oberkörper, halbe Stunde, nur Körpergewicht',
    'una sesión de movilidad de 15 minutos',
    'un circuit de 20 minutes sans matériel',
  ])('hear a wish to train and no danger in "%s"', (text) => {
    const { danger, intent } = predict(text);
    expect(danger.alarm).toBe('none');
    expect(intent?.value).toBe('make');
  });

  it('tell a question from a wish', () => {
    expect(predict('how many grams of protein should I eat after lifting?').intent?.value).toBe(
      'ask',
    );
  });

  it('say nothing of an empty message', () => {
    const { danger, limits, focus, effort } = predict('');
    expect({ alarm: danger.alarm, limits, focus, effort }).toEqual({
      alarm: 'none',
      limits: [],
      focus: [],
      effort: null,
    });
  });

  it('give probabilities, and the same ones twice, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const scores = predict(text);
        const guesses = [...scores.danger.classes, ...scores.limits, ...scores.focus];
        for (const probability of [
          scores.danger.probability,
          ...guesses.map((guess) => guess.probability),
        ]) {
          expect(probability).toBeGreaterThanOrEqual(0);
          expect(probability).toBeLessThanOrEqual(1);
        }
        expect(predict(text)).toEqual(scores);
      }),
    );
  });
});

describe('features', () => {
  it('are more where more is known of a text', () => {
    const plain = textFeatures('my chest hurts', 1024);
    expect(textFeatures('my chest hurts', 1024, ['chest pain']).size).toBeGreaterThan(plain.size);
  });

  it('are the same for the same words with other accents, case and numbers', () => {
    expect(textFeatures('Für 20 Minuten ÉTÉ', 1024)).toEqual(
      textFeatures('fur 45 minuten été', 1024),
    );
  });

  it('of a very long text are those of its beginning', () => {
    const words = Array.from({ length: 20_000 }, (_, index) => `w${'abcdefgh'[index % 8]}`);
    expect(textFeatures(words.join(' '), 1024)).toEqual(
      textFeatures(words.slice(0, 600).join(' '), 1024),
    );
  });
});

describe('danger as a whole and its classes', () => {
  it('rises with either', () => {
    const calm = joinDangerScores(-2, [-4, -5]);
    expect(joinDangerScores(1, [-4, -5])).toBeGreaterThan(calm);
    expect(joinDangerScores(-2, [3, -5])).toBeGreaterThan(calm);
  });
});
