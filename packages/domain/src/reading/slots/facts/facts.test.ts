import { describe, expect, it } from 'vitest';
import { type Claim, claimsOf, type SlotName } from '../../claims.ts';
import { scan } from '../../engine/scan.ts';
import { readByRules } from '../../read.ts';
import { readFacts } from './facts.ts';

const factsIn = (text: string) => readFacts(scan(text)).claims;
const valuesOf = (text: string, slot: SlotName) =>
  claimsOf(factsIn(text), slot).map(({ value }) => value);

describe('what was done right before', () => {
  it.each([
    'emom 12 swings, just come off a 2k row',
    'vim pedalando 8 km então pula o aquecimento, supino',
    "push-ups, je sors d'un footing de 5 km",
  ])('%s: asks for no more of it', (text) => {
    expect(claimsOf(readByRules(text), 'distance')).toEqual([]);
  });

  it('leaves what was no exercise', () => {
    expect(valuesOf('just off a night shift, 20 min', 'aside')).toEqual([]);
  });
});

describe('a break', () => {
  it.each([
    ['back after 6 weeks off', 42],
    ["haven't trained in 2 months", 60],
    ['coming back after a 3 month break', 90],
    ['first session in 5 weeks', 35],
    ['2 weeks off the gym, now legs', 14],
    ['nach 3 Monaten Pause wieder einsteigen', 90],
    ['seit 4 Wochen nicht trainiert', 28],
    ['hace 2 meses que no entreno', 60],
    ['llevo 3 semanas sin entrenar', 21],
    ["je reprends après 2 mois d'arrêt", 60],
    ['ça fait 3 semaines sans sport', 21],
    ['non mi alleno da 2 mesi', 60],
    ['dopo 4 settimane di stop', 28],
    ['faz 2 meses que não treino', 60],
    ['voltando depois de 5 semanas sem treinar', 35],
  ])('is counted in days: %s', (text, days) => {
    expect(valuesOf(text, 'breakDays')).toEqual([days]);
  });

  it.each([
    'first time in weeks',
    'break a sweat for 20 min',
    '2 min break between sets',
    '2 weeks off work, 30 min legs',
    'back day after 6 weeks of training',
    'my race is in 6 weeks',
    'in 3 Wochen Pause vom Büro',
    'tengo 3 semanas',
  ])('is none in "%s"', (text) => {
    expect(valuesOf(text, 'breakDays')).toEqual([]);
  });
});

describe('a race', () => {
  const run = (metres: number, seconds: number) => ({ by: 'run', metres, seconds });
  it.each([
    ['my 5k is 22:30', run(5000, 1350)],
    ['10k in 48', run(10_000, 2880)],
    ['10k 48:00', run(10_000, 2880)],
    ['2k row 7:40', { by: 'row', metres: 2000, seconds: 460 }],
    ['2k best 7:20, full body', { by: 'row', metres: 2000, seconds: 440 }],
    ['2k best 7:20, easy run', run(2000, 440)],
    ['half marathon PB 1:45', run(21_097, 6300)],
    ['marathon in 3:45:30', run(42_195, 13_530)],
    ['meine 10 km Bestzeit ist 52 Minuten', run(10_000, 3120)],
    ['mi marca de 10k es 49:30', run(10_000, 2970)],
    ['mon temps sur 10 km est 50:00', run(10_000, 3000)],
    ['ho corso 5 km in 26 minuti', run(5000, 1560)],
    ['corsi 10 km in 54 minuti domenica, oggi forza', run(10_000, 3240)],
    ['10 km gelaufen in 54 min, heute Kraft', run(10_000, 3240)],
    ['corri 5 km em 28 minutos', run(5000, 1680)],
  ])('is a mark: %s', (text, mark) => {
    expect(valuesOf(text, 'race')).toEqual([mark]);
  });

  it.each([
    '10k under 50 is my goal',
    'I want to run 5k in 25:00',
    '5 km at 5:30/km',
    '10k in 6 weeks',
    '8 x 400 in 1:45',
    '5k at 18:30 tonight',
    '20 min run',
    'row 500 m then squats',
  ])('is none in "%s"', (text) => {
    expect(valuesOf(text, 'race')).toEqual([]);
  });

  it('was one long ago', () => {
    expect(factsIn('I used to run 10k in 42:00')).toMatchObject([
      { slot: 'race', polarity: 'had' },
    ]);
  });
});

describe('an ability', () => {
  it.each([
    ['I can do 9 strict pull-ups', { exercise: 'pull-up', reps: 9 }],
    ['first muscle-up: 9 strict pull-ups', { exercise: 'pull-up', reps: 9 }],
    ['I hold 30 s against the wall', { exercise: 'wall-handstand-hold', seconds: 30 }],
    ['I can run 20 minutes', { exercise: 'tempo-run', seconds: 1200 }],
    ['I hang 15 s', { exercise: 'dead-hang', seconds: 15 }],
    ['my max is 20 push-ups', { exercise: 'push-up', reps: 20 }],
    ['push-ups max 40', { exercise: 'push-up', reps: 40 }],
    ['ich schaffe 5 Klimmzüge', { exercise: 'pull-up', reps: 5 }],
    ['puedo hacer 12 flexiones', { exercise: 'push-up', reps: 12 }],
    ['je peux courir 15 minutes', { exercise: 'tempo-run', seconds: 900 }],
    ['riesco a fare 4 trazioni', { exercise: 'pull-up', reps: 4 }],
    ['consigo fazer 10 flexões', { exercise: 'push-up', reps: 10 }],
  ])('is told: %s', (text, ability) => {
    expect(valuesOf(text, 'ability')).toEqual([ability]);
  });

  it.each([
    "I can't do 10 push-ups",
    'I want to do 10 pull-ups in a row',
    'can you give me 10 push-ups and 20 squats',
    'I can do 20 minutes today',
    '10 push-ups, 20 squats, 5 rounds',
    'run 20 minutes',
    'hang on, 20 s planks',
    'heavy squat day, squat max 120',
  ])('is none in "%s"', (text) => {
    expect(valuesOf(text, 'ability')).toEqual([]);
  });
});

describe('a lift of before', () => {
  it.each([
    ['last time squat 80 felt 7', { lift: 'back-squat', kilograms: 80, rpe: 7 }],
    ['bench 60 was a 9', { lift: 'bench-press', kilograms: 60, rpe: 9 }],
    ['last week squat 5x5 at 130', { lift: 'back-squat', kilograms: 130, sets: 5, reps: 5 }],
    [
      'yesterday deadlift 3 sets of 5 at 140 kg',
      { lift: 'conventional-deadlift', kilograms: 140, sets: 3, reps: 5 },
    ],
    [
      'letzte Woche Kniebeuge 5x5 mit 100',
      { lift: 'back-squat', kilograms: 100, sets: 5, reps: 5 },
    ],
    ['la última vez sentadilla 80 kg x 5', { lift: 'back-squat', kilograms: 80, reps: 5 }],
    [
      'la semaine dernière squat 5x5 à 90 kg',
      { lift: 'back-squat', kilograms: 90, sets: 5, reps: 5 },
    ],
    ["l'ultima volta squat 5x5 con 85 kg", { lift: 'back-squat', kilograms: 85, sets: 5, reps: 5 }],
    [
      'na última vez agachamento 5x5 com 70 kg',
      { lift: 'back-squat', kilograms: 70, sets: 5, reps: 5 },
    ],
  ])('is told: %s', (text, lift) => {
    expect(valuesOf(text, 'lastLift')).toEqual([lift]);
  });

  it.each([
    'squat 5x5 at 100',
    'last week was busy, today squat 5x5 at 100',
    'squat max 140',
    'bench 20 min',
  ])('is none in "%s"', (text) => {
    expect(valuesOf(text, 'lastLift')).toEqual([]);
  });

  it('is no wish', () => {
    const claims: Claim[] = readByRules('deload; last week squat 5x5 at 130, bench 5x5 at 90');
    const slots = claims.map(({ slot }) => slot);
    expect(slots.filter((slot) => ['written', 'exercise', 'layout', 'max'].includes(slot))).toEqual(
      [],
    );
  });
});

describe('a maximum', () => {
  it.each([
    ['used to squat 120 for 5', 'had', { lift: 'back-squat', kilograms: 120, reps: 5 }],
    ['früher Kniebeuge 140 kg', 'had', { lift: 'back-squat', kilograms: 140, reps: 1 }],
    ['my bench was 100 before the break', 'had', { lift: 'bench-press', kilograms: 100, reps: 1 }],
    ['pull-up +25 kg x3', 'has', { lift: 'pull-up', kilograms: 25, reps: 3, isAdded: true }],
    ['Klimmzüge +10 kg', 'has', { lift: 'pull-up', kilograms: 10, reps: 1, isAdded: true }],
  ])('is of another time, or on top of the body: %s', (text, polarity, value) => {
    expect(claimsOf(factsIn(text), 'max')).toMatchObject([{ polarity, value }]);
  });
});

describe('a body', () => {
  it.each([
    ['I weigh 82 kg', 82],
    ['I am 130 kg and never trained, full body with dumbbells', 130],
    ["I'm about 110kg, dumbbells", 110],
    ['ich bin 120 kg schwer, Kurzhanteln', 120],
    ['bw 75, squats', 75],
    ['f 62kg, legs', 62],
    ['3 years, 70 kg, climbing', 70],
    ['ich wiege 90 kg', 90],
    ['peso 68 kg, piernas', 68],
    ['je pèse 74 kg', 74],
    ['64 kg squat 60x8 bench 40x8', 64],
    ['71kg 180cm 33 years, legs', 71],
    ['58kg female, squat 60x8, 45 min', 58],
  ])('has a mass: %s', (text, kilograms) => {
    expect(valuesOf(text, 'bodyMass')).toEqual([kilograms]);
  });

  it.each([
    'two 40 kg dumbbells',
    '60 kg squat, 40 kg bench',
    'squat 80 kg',
    'bodyweight only',
    'barbell, 70 kg, plates',
    'I weigh up my options',
  ])('has none in "%s"', (text) => {
    expect(valuesOf(text, 'bodyMass')).toEqual([]);
  });

  it.each([
    ['hyrox, women open', 'female'],
    ['f 62kg', 'female'],
    ["I'm a woman, 34", 'female'],
    ['male, 40, beginner', 'male'],
    ['ich bin eine Frau', 'female'],
    ['soy hombre de 40 años', 'male'],
    ['je suis une femme', 'female'],
    ['sono una donna', 'female'],
    ['sou mulher', 'female'],
  ])('has a sex: %s', (text, sex) => {
    expect(valuesOf(text, 'sex')).toEqual([sex]);
  });

  it.each([
    'man, that was hard',
    'iron man training',
    'a woman at my gym does this',
    'my husband is a man of 50',
    '30 m sprints',
    'one punch man',
  ])('has none in "%s"', (text) => {
    expect(valuesOf(text, 'sex')).toEqual([]);
  });
});

describe('a number that is no wish', () => {
  it.each([
    ['row intervals, rate cap 28', 'rate'],
    ['bike at 90 rpm', 'rate'],
    ['shuttles in a 15m sports hall', 'place'],
    ["I am 6'7 and love squats", 'height'],
  ])('has its role: %s', (text, role) => {
    expect(valuesOf(text, 'aside')).toEqual([role]);
  });

  it.each(["10 km at 5'10/km", "8k at 4'05"])('is no height in a pace: %s', (text) => {
    expect(valuesOf(text, 'aside')).toEqual([]);
  });

  it('tells age and sex in one word, and minutes where it is round', () => {
    expect([valuesOf('38f, legs', 'age'), valuesOf('38f, legs', 'sex')]).toEqual([
      [38],
      ['female'],
    ]);
    expect([valuesOf('29m, legs', 'age'), valuesOf('29m, legs', 'sex')]).toEqual([[29], ['male']]);
    expect(valuesOf('20m, legs', 'age')).toEqual([]);
  });
});
