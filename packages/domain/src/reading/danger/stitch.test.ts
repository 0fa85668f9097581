import { describe, expect, it } from 'vitest';
import { claimsOf } from '../claims.ts';
import { read } from '../read.ts';

const outcomes = (text: string): string[] =>
  claimsOf(read(text).claims, 'danger').map(({ value }) => value.outcome);

describe('a stitch in the side while running', () => {
  it.each([
    'mi viene una fitta al fianco quando corro, 30 min corsa',
    'I get a sharp stitch in my side whenever I run, 30 min',
    'Seitenstechen beim Laufen, heute 30 min ruhig bitte',
    'me da flato cuando corro, carrera suave de 30 min',
    'point de côté en courant, douleur vive, 30 min footing',
    'pontada de lado ao correr, quero 30 min de corrida',
  ])('is no emergency: %s', (text) => {
    expect(outcomes(text)).not.toContain('stop');
    expect(outcomes(text)).not.toContain('hold');
  });

  it.each([
    'mi viene una fitta al petto quando corro, 30 min corsa',
    'mi viene una fitta al fianco e al braccio quando corro, 30 min corsa',
    'mi viene una fitta al fianco sinistro quando corro, 30 min corsa',
  ])('is one beside the heart: %s', (text) => {
    expect(outcomes(text)).toContain('stop');
  });
});
