import { describe, expect, it } from 'vitest';
import { scan } from '../../engine/scan.ts';
import { readGoals } from './goals.ts';

const goalOf = (text: string) => readGoals(scan(text))[0]?.value;

describe('what a session is for', () => {
  it.each([
    ['I want to get stronger', 'strength'],
    ['was Schweres heben, Krafttraining', 'strength'],
    ['renforcement du dos', 'strength'],
    ['deadlift 5x3 @ 120', 'strength'],
    ['5/3/1 week 1', 'strength'],
    ['get jacked before summer', 'hypertrophy'],
    ['grow my quads, gym', 'hypertrophy'],
    ['quiero aumentar glúteos', 'hypertrophy'],
    ['the doctor has me lifting heavier', 'strength'],
    ['Muskelaufbau Brust', 'hypertrophy'],
    ['quiero ganar masa', 'hypertrophy'],
    ['something explosive', 'power'],
    ['plyos 20 min', 'power'],
    ['voglio saltare più in alto', 'power'],
    ['build my engine', 'endurance'],
    ['mehr Ausdauer', 'endurance'],
    ['quero mais fôlego', 'endurance'],
    ['hiit 20', 'hiit'],
    ['lose weight', 'hiit'],
    ['ich will abnehmen', 'hiit'],
    ['perdre du ventre', 'hiit'],
    ['loosen my hips', 'mobility'],
    ['étirements avant de dormir', 'mobility'],
    ['my shoulders are all seized up, 10 min', 'mobility'],
    ['I just want to move a bit', 'general'],
    ['strength, no wait, mobility', 'mobility'],
  ])('is read: %s', (text, goal) => {
    expect(goalOf(text)).toBe(goal);
  });

  it.each([
    'grow muscle',
    'putting on some size',
    'pack on muscle',
    'build lean mass',
    'muscle growth',
    'getting bigger',
    'Muskelwachstum',
    'mehr Muskeln aufbauen',
    'Masse zulegen',
    'hacer crecer los músculos',
    'aumentar masa muscular',
    'crecimiento muscular',
    'prendre de la masse musculaire',
    'développer mes muscles',
    'croissance musculaire',
    'mettere su muscoli',
    'far crescere i muscoli',
    'crescita muscolare',
    'construir músculo',
    'ganho de massa',
    'crescimento muscular',
  ])('is muscle, alone, beside a part and in a sentence: %s', (words) => {
    for (const text of [words, `40 min, biceps, ${words}`, `${words}. 40 min`]) {
      expect(goalOf(text)).toBe('hypertrophy');
    }
  });

  it.each(['add muscle soreness to my list', 'grow muscle pain since Monday'])(
    'is not muscle where it aches: %s',
    (text) => {
      expect(goalOf(text)).not.toBe('hypertrophy');
    },
  );

  it.each([
    'heavy bands and a bench',
    'on my yoga mat, core',
    'cut the burpees',
    'muscle-up practice',
    'pulled a muscle last week',
    'no hiit',
    'light, medium, heavy bands',
    'power cleans 5x2',
    'he is stronger than me',
    'le médecin m’a donné le feu vert',
    'a strong coffee first, core 20',
    'did hiit yesterday',
  ])('is none in "%s"', (text) => {
    expect(goalOf(text)).toBeUndefined();
  });
});
