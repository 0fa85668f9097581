import { describe, expect, it } from 'vitest';
import { claimsOf, type SlotName } from '../../claims.ts';
import { readByRules } from '../../read.ts';

const valuesOf = (text: string, slot: SlotName) =>
  claimsOf(readByRules(text), slot).map(({ value }) => value);

describe('how a session is meant', () => {
  it.each([
    ['hill repeats, 30 min', ['hills', 'repeats']],
    ['six hill sprints', ['hills', 'speed']],
    ['Berganläufe mit Wiederholungen an der Steigung', ['repeats', 'hills']],
    ['series en cuesta, 30 min', ['hills']],
    ['courir en côte, 30 min', ['hills']],
    ['point de côté à chaque footing', []],
    ['ripetute in salita', ['repeats', 'hills']],
    ['yoga doux, 20 min', ['yoga']],
    ['esterilla de yoga y mancuernas, fuerza', []],
    ['yoga mat and bands, glutes', []],
    ['yoga on my yoga mat', ['yoga']],
    ['nunca hice Fran, hoy sí', ['untried']],
    ['Trockentraining für Schwimmer', ['dryland']],
    ['antagonists for climbing', ['antagonists']],
    ['antagonist supersets, 30 min', []],
    ['you go I go, 20 min', ['partner']],
    ['my balance is poor', ['hand_support']],
  ])('is read from "%s"', (text, traits) => {
    expect(valuesOf(text, 'trait').toSorted()).toEqual(traits.toSorted());
  });

  it.each([
    ['bench only, 40 min', ['bench-press']],
    ['nur Kniebeugen heute', ['back-squat']],
    ['solo peso muerto, 45 min', ['conventional-deadlift']],
    ['just squats and push-ups', []],
    ['dumbbells and a bench only', []],
  ])('knows the lift that is all of it in "%s"', (text, lift) => {
    expect(valuesOf(text, 'soleLift')).toEqual(lift);
  });

  it('knows the week and the day of a program that is named', () => {
    expect(valuesOf('5/3/1 week 3, bench day', 'programPlace')).toEqual([
      { week: 3, day: 'bench' },
    ]);
    expect(valuesOf('5/3/1 Woche 2', 'programPlace')).toEqual([{ week: 2 }]);
    expect(valuesOf('week 3 of my flu, bench day', 'programPlace')).toEqual([]);
  });
});

describe('what nothing else has read', () => {
  it('is the weight of the only lift of the bar', () => {
    expect(valuesOf('snatch 50 kg, 40 min', 'max')).toEqual([
      { lift: 'snatch', kilograms: 50, reps: 1 },
    ]);
  });

  it('is the sport that a short clause names', () => {
    expect(valuesOf('golf, 30 min strength', 'sport')).toEqual(['golf']);
    expect(valuesOf('kids are at soccer till a quarter to six, make me sweat', 'sport')).toEqual(
      [],
    );
  });
});

describe('weights of written lifts', () => {
  it('stand behind "at", or behind a lift that its dose leads', () => {
    const itemsOf = (text: string) =>
      claimsOf(readByRules(text), 'written').flatMap(({ value }) =>
        value.items.map(({ kilograms }) => kilograms),
      );
    expect(itemsOf('squat 5x5 at 100')).toEqual([100]);
    expect(itemsOf('3x5 squat 110, 3x5 bench 80')).toEqual([110, 80]);
    expect(itemsOf('squat 5x5 at 80 %')).toEqual([undefined]);
  });

  it('of several bests are all in one unit', () => {
    expect(valuesOf('squat 315 bench 100 deadlift 180', 'max')).toEqual([
      { lift: 'back-squat', kilograms: 315, reps: 1 },
      { lift: 'bench-press', kilograms: 100, reps: 1 },
      { lift: 'conventional-deadlift', kilograms: 180, reps: 1 },
    ]);
    expect(valuesOf('squat 5RM 120', 'max')).toEqual([
      { lift: 'back-squat', kilograms: 120, reps: 5 },
    ]);
  });
});
