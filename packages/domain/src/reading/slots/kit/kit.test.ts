import { describe, expect, it } from 'vitest';
import { claimsOf } from '../../claims.ts';
import { read, readByRules } from '../../read.ts';

const kitOf = (text: string) => claimsOf(readByRules(text), 'kit');
const there = (text: string) =>
  kitOf(text)
    .filter(({ polarity }) => polarity === 'has' || polarity === 'wants')
    .map(({ value }) => value.id)
    .sort();
const gone = (text: string) =>
  kitOf(text)
    .filter(({ polarity }) => polarity === 'denies')
    .map(({ value }) => value.id)
    .sort();
const loadsOf = (text: string) => kitOf(text).find(({ value }) => value.loads)?.value.loads;

describe('kit told by what it is or does', () => {
  it.each([
    ['swings @20, 12 min', [], ['kettlebells']],
    ['full body with a 25 kilo sack of cement', [], ['sandbag']],
    ['no kit, one toddler as the weight, garden', [], []],
    ['the branch takes my weight, 20 min back', [], ['pull_up_bar']],
    ['gli anelli sono rimasti in ufficio: manubri da 6', ['rings'], ['dumbbells']],
    [
      'company gym: dumbbells, a bench and a treadmill that is broken',
      ['treadmill'],
      ['bench', 'dumbbells'],
    ],
  ])('%s', (text, away, ids) => {
    expect([gone(text), there(text)]).toEqual([away, ids]);
  });

  it('closes the list of a gym that stands right beside it', () => {
    const isOnly = (text: string) => kitOf(text).every(({ value }) => value.only === true);
    expect(isOnly('machines and kettlebells at the gym, 40 min')).toBe(true);
    expect(isOnly('gym, kettlebells please, 40 min')).toBe(false);
  });
});

describe('the kit of a message', () => {
  it.each([
    ['my brother has the kettlebell, dumbbells then', ['kettlebells'], ['dumbbells']],
    ['las mancuernas las tiene mi primo', ['dumbbells'], []],
    ["kettlebell... ah non je l'ai prêtée, haltères alors", ['kettlebells'], ['dumbbells']],
    ['my dad has a rower in the garage', [], ['rower']],
  ])('knows what is with somebody else: %s', (text, away, ids) => {
    expect([gone(text), there(text)]).toEqual([away, ids]);
  });

  it('has nothing left of what was named where it fell away', () => {
    const bare = (text: string) => claimsOf(readByRules(text), 'bare').length > 0;
    const fallen = 'dumbbells, no wait they got stolen, no kit then';
    expect([there(fallen), bare(fallen)]).toEqual([[], true]);
    expect(bare('a bucket of sand and two crates of apples')).toBe(true);
    expect(bare('two dumbbells and no bench')).toBe(false);
    const nothing = [
      'Geräte gibts hier keine außer dem Fernseher, Beine',
      'piernas en casa con lo puesto',
      'jambes, sans charges, chez mes parents',
      "attrezzi manco l'ombra, gambe",
      'sem nadica de nada, perna',
      'mochila llena de libros, piernas',
    ];
    expect(nothing.filter((text) => !bare(text))).toEqual([]);
  });

  it('takes a word of another language for no slip of a thing', () => {
    expect(there('unas pesas rosas de 2 kilos')).toEqual(['dumbbells']);
    expect(there('sul vialetto di ghiaia, 20 min')).toEqual([]);
  });

  it.each([
    ['half an hour with my PowerBlocks', ['dumbbells']],
    ['a theraband and a gym mat', ['resistance_bands', 'yoga_mat']],
    ['Langhantel und Hantelbank sind da', ['barbells', 'bench']],
    ['tengo mancuernas y una esterilla', ['dumbbells', 'yoga_mat']],
    ['avec un élastique et une chaise', ['chair', 'resistance_bands']],
    ['ho due manubri e una sbarra', ['dumbbells', 'pull_up_bar']],
    ['com kettlebell e corda de pular', ['kettlebells', 'rope']],
    ['20 minutes on the elliptical', ['elliptical']],
    ['a rucksack full of flour', ['backpack']],
    ['rings in the tree and a doorway bar', ['pull_up_bar', 'rings']],
    ['2k row then stretch', ['rower']],
    ['box jumps for ten minutes', ['box']],
    ['spin bike then cables', ['bike', 'cables']],
  ])('finds what is there: %s', (text, ids) => {
    expect(there(text)).toEqual(ids);
  });

  it.each([
    ['dip_bars', 'dip bars', 'Barren', 'barras paralelas', 'barres parallèles', 'parallele'],
    ['hangboard', 'fingerboard', 'Griffbrett', 'tabla multipresa', 'poutre d’escalade'],
    [
      'ab_wheel',
      'ab wheel',
      'Bauchroller',
      'rueda abdominal',
      'ruota addominale',
      'roda abdominal',
    ],
    ['battle_rope', 'battle ropes', 'Schwungseile', 'cuerdas de batalla', 'corde navali'],
    ['sliders', 'gliders', 'Gleitscheiben', 'discos deslizantes', 'dischi scorrevoli'],
    ['parallettes', 'parallettes', 'Minibarren', 'paralelas bajas', 'poignées de pompes'],
    ['weight_vest', 'weighted vest', 'Gewichtsweste', 'gilet lesté', 'colete de peso'],
    ['dip_belt', 'dip belt', 'Dipgürtel', 'ceinture de lest', 'cinto de lastro'],
    ['sandbag', 'sandbag', 'Sandsack', 'sac de sable', 'saco de areia'],
    ['climbing_rope', 'climbing rope', 'Kletterseil', 'corde à grimper', 'fune per arrampicata'],
    ['ghd', 'GHD', 'römischer Stuhl', 'silla romana', 'panca romana', 'cadeira romana'],
    ['barbells', 'trap bar', 'hex bar', 'SZ-Stange', 'safety squat bar', 'barra hexagonal'],
  ])('knows %s in every language: %s', (id, ...names) => {
    for (const name of names) expect(there(`${name}, 20 min`), name).toEqual([id]);
  });

  it.each([
    ['bar and rings, pull-ups and muscle-ups', ['pull_up_bar', 'rings']],
    ['I have a bar and rings. Muscle-ups please.', ['pull_up_bar', 'rings']],
    ['bar and rings, squat 3x5 at 100 kg', ['barbells', 'rings']],
  ])('tells by its company what a bar is for: %s', (text, ids) => {
    expect(there(text)).toEqual(ids);
  });

  it.each([
    ['at home with a bike, legs', ['bike']],
    ['biked to work, 20 min', []],
    ['hotel room with a kettle', []],
    ['hotel room, 16 kg kettle', ['kettlebells']],
    ['kettle and rings', ['kettlebells', 'rings']],
  ])('tells by its place what a thing is: %s', (text, ids) => {
    expect(there(text)).toEqual(ids);
  });

  it('takes weights without a name for all there is where that is said of them', () => {
    expect(kitOf('8x400 with 60s jog')).toEqual([]);
    const [weights] = kitOf('full gym but just one bench and a pair of 22.5s').filter(
      ({ value }) => value.id === 'dumbbells',
    );
    expect(weights?.value).toMatchObject({ only: true, loads: { kilograms: [22.5] } });
  });

  it.each([
    ['arms please, sold my bands last month so none of those', ['resistance_bands']],
    ['legs, no barbell', ['barbells']],
    ['the treadmill is broken, something else', ['treadmill']],
    ['replace the barbell with dumbbells', ['barbells']],
    ['ohne Kurzhanteln bitte', ['dumbbells']],
    ['sin bandas', ['resistance_bands']],
    ['j’ai oublié mes élastiques', ['resistance_bands']],
    ['no dip bars', ['dip_bars']],
    ['the leg press is broken, legs', ['machines']],
  ])('finds what is not there: %s', (text, ids) => {
    expect(gone(text)).toEqual(ids);
    expect(there(text).filter((id) => ids.includes(id))).toEqual([]);
  });

  it.each([
    ['two 12 kg dumbbells', { count: 2, kilograms: [12] }],
    ['I am 130 kg, full body with dumbbells', {}],
    ['150kg bloke, 20 min dumbbells', {}],
    ['I am 78 and have two 2 kg dumbbells', { count: 2, kilograms: [2] }],
    ['an 8 and a 12 kg kettlebell', { kilograms: [8, 12] }],
    ['dumbbells from 3 to 30 kg', { kilograms: [3, 30], isRange: true }],
    ['dumbbells 1 to 25 kg', { kilograms: [1, 25], isRange: true }],
    ['5 to 25 kg dumbbells', { kilograms: [5, 25], isRange: true }],
    ['dumbbells (2–5 kg)', { kilograms: [2, 5], isRange: true }],
    ['kettlebells from 6 up to 20 kilos', { kilograms: [6, 20], isRange: true }],
    ['Kurzhanteln von 3 bis 20 kg', { kilograms: [3, 20], isRange: true }],
    ['mancuernas de 5 a 25 kg', { kilograms: [5, 25], isRange: true }],
    ['haltères de 3 jusqu’à 20 kg', { kilograms: [3, 20], isRange: true }],
    ['manubri da 3 fino a 20 kg', { kilograms: [3, 20], isRange: true }],
    ['halteres de 3 até 20 kg', { kilograms: [3, 20], isRange: true }],
    ['weight vest 10 kg, pull-ups', { kilograms: [10] }],
    ['dumbbells up to 50 lb', { kilograms: [2, 22.7], isRange: true }],
    ['kettlebell de 16', { kilograms: [16] }],
    ['a 35 lb kettlebell', { count: 1, kilograms: [15.9] }],
    ['Kurzhanteln 5 und 8 kg', { kilograms: [5, 8] }],
    ['sandbag 20 kg', { kilograms: [20] }],
    ['deux haltères de 7,5', { count: 2, kilograms: [7.5] }],
  ])('reads the weight of it: %s', (text, loads) => {
    expect(loadsOf(text)).toMatchObject(loads);
  });

  it.each(['back with dumbbells, 40', 'gambe con manubri, 35', 'shoulders, dumbbells, 45'])(
    'leaves the minutes behind it to the session: %s',
    (text) => {
      expect(loadsOf(text)).toBeUndefined();
    },
  );

  it.each(['squat 5x5 a 50 kg', 'series de 5 a 50 kg', 'press 3 x 5 a 40 kg'])(
    'takes the reps of a lift for no lighter weight: %s',
    (text) => {
      expect(kitOf(text).flatMap(({ value }) => value.loads?.kilograms ?? [])).not.toContain(5);
    },
  );

  it.each([
    ['dumbbells 4–12 kg, 20 min', []],
    ['dumbbells from 5kg to 25kg, 20 min', []],
    ['2 x 10 kg dumbbells, 30 min', []],
    ['kettlebell de 16, 20 min', []],
    ['I lost 7 kg, dumbbells 12 kg, 20 min', ['7 kg']],
  ])('leaves no weight unread that it has taken in: %s', (text, unread) => {
    expect(read(text).unread).toEqual(unread);
  });

  it('takes the weight of a lift for no weight of the kit', () => {
    expect(loadsOf('squat 3x5 @140 with a barbell')?.kilograms).toBeUndefined();
    expect(there('I want to squat 1.5x bodyweight')).not.toContain('bodyweight');
  });

  it.each([
    'just a towel and a carpet, 15 min',
    'no equipment at all',
    'me and the floor, ten minutes',
    'sin nada, 20 minutos',
    'ohne alles, 20 Minuten',
    'sans matériel',
    'senza attrezzi',
    'sem nada, 15 min',
  ])('reads that there is nothing: %s', (text) => {
    expect(claimsOf(readByRules(text), 'bare')).toHaveLength(1);
  });

  it.each([
    ['two kettlebells', 0],
    ['20 min nada en el suelo con mancuernas', 0],
  ])('reads no emptiness where there is kit: %s', (text, count) => {
    expect(claimsOf(readByRules(text), 'bare')).toHaveLength(count);
  });

  it.each([
    ['dumbbells and rings, no wait, the rings are at my sisters', 'rings'],
    ['barbell and a bench, the bench is at my mates place', 'bench'],
  ])('reads what is with somebody else as not there: %s', (text, id) => {
    expect(there(text)).not.toContain(id);
  });

  it('joins what a plus stands between, and adds what is there too', () => {
    const also = (text: string) => kitOf(text).some(({ value }) => value.also);
    expect(also('my dumbbells plus a bench, chest')).toBe(false);
    expect(also('I also have a bench')).toBe(true);
  });

  it('takes heavy pairs without a unit for pounds', () => {
    expect(loadsOf('dumbbells 30s')?.kilograms?.[0]).toBeCloseTo(13.6, 0);
  });

  it('closes the list where nothing else is there', () => {
    expect(kitOf('bodyweight, 20 min').some(({ value }) => value.only)).toBe(true);
    expect(kitOf('only a kettlebell').some(({ value }) => value.only)).toBe(true);
    expect(kitOf('A mat and two bands. That’s it.').every(({ value }) => value.only)).toBe(true);
    expect(kitOf('only 20 min, dumbbells').some(({ value }) => value.only)).toBe(false);
  });
});

describe('kit that is told by its neighbours', () => {
  const kitIn = (text: string) =>
    readByRules(text).flatMap((one) => {
      if (one.slot === 'bare') return ['bare'];
      return one.slot === 'kit' ? [`${one.polarity === 'denies' ? '-' : ''}${one.value.id}`] : [];
    });

  it.each([
    ['resistence bans, shoulders', ['resistance_bands']],
    ['no band, no bell, no bar. lats', ['-resistance_bands', 'bare']],
    ['keine Hanteln, keine Bänder. Rücken', ['-dumbbells', '-resistance_bands', 'bare']],
    ['ohne Bänder, Kurzhanteln hab ich', ['-resistance_bands', 'dumbbells']],
    ['pecho y espalda, barra y mancuernas', ['barbells', 'dumbbells']],
    ["dos, j'ai la grande barre", ['barbells']],
    ["Cindy, j'ai la barre", ['pull_up_bar']],
    ['start me at home with nothing', ['bare']],
    ['legs with nothing heavy', []],
  ])('are read: %s', (text, kit) => {
    expect(kitIn(text)).toEqual(kit);
  });
});
