import { describe, expect, it } from 'vitest';
import { understand } from '../../planner/understand.ts';

const decided = (text: string) => {
  const { kind } = understand(text, {}, {}, { sessions: [] });
  return kind === 'stop' || kind === 'hold' ? kind : null;
};

/** What takes a sign away, each beside the danger in nearly the same words. */
describe('a sign that is told of something else', () => {
  it.each([
    [
      'back from a heart attack course at the office, 20 min push ups',
      'back from a heart attack last month, 20 min push ups',
    ],
    [
      'la nonna? un ictus l’ha portata via a 97 anni. squat 20 min',
      'un ictus a gennaio, adesso squat 20 min',
    ],
    [
      'the tractor finally had its second heart attack, walking now, 20 min legs',
      'finally had my second heart attack, walking now, 20 min legs',
    ],
    [
      'my tablet is overheating and about to black out, ten min arms',
      'I am overheating and about to black out, ten min arms',
    ],
    ['el portátil se me va a desmayar, brazos 10 min', 'me voy a desmayar, brazos 10 min'],
    ['plastered walls all week, 20 min legs', 'plastered again, 20 min legs'],
    ['career suicide, that speech. 20 min run', 'suicide is on my mind. 20 min run'],
    ["my heart's just not in it, ten min arms", "my heart's racing at rest, ten min arms"],
    ['waiting for knee surgery in June, quads 20 min', 'knee surgery, quads 20 min'],
    [
      'ich sterbe vor Langeweile im Büro, 10 min Schultern',
      'ich will sterben, 10 min Schultern vorher',
    ],
    ['drei Dosen Farbe verstrichen, Beine 20 min', 'drei Dosen Bier getrunken, Beine 20 min'],
    ['mi hanno rifatto il tetto ieri, gambe 20 min', 'mi hanno rifatto il ginocchio ieri, gambe'],
    [
      'T1, 7.8 and steady, juice in my bag, half an hour of easy rowing',
      'T1, 3.2 and falling, hands shaking, half an hour of easy rowing',
    ],
    [
      'me and my son (7) in the garden, 20 min of games',
      'my son (7) must lose 4 kilos, 20 min of hard circuits',
    ],
  ])('"%s" goes on, "%s" does not', (harmless, danger) => {
    expect(decided(harmless)).toBeNull();
    expect(decided(danger)).not.toBeNull();
  });
});

describe('dangers told in passing', () => {
  it.each([
    'our gymnastics coach takes me alone to his place after class, it is our secret, splits 20 min',
    'mein Trainer nimmt mich allein mit zu sich nach Hause, darf ich keinem sagen, Dehnen 20 min',
    'mi entrenador me lleva a solas a su casa y es un secreto, estirar 20 min',
    "mon coach m'emmène seul chez lui, c'est un secret, étirements 20 min",
    'il mio allenatore mi porta da solo con me a casa sua, è un segreto, stretching 20 min',
    'o treinador leva-me sozinho para a casa dele, é segredo, alongar 20 min',
    'levofloxacin since Monday and my heel is swollen, 20 min rope',
    'seit Montag Levofloxacin und die Ferse ist geschwollen, 20 min Seil',
    'con levofloxacino y el tendón de Aquiles hinchado, comba 20 min',
    'sous lévofloxacine et le talon gonflé, corde 20 min',
    'con la levofloxacina e il tallone gonfio, corda 20 min',
    'com levofloxacino e o calcanhar inchado, corda 20 min',
    'they fixed my groin hernia on Monday, planks 20 min',
    'mi hanno sistemato l’ernia lunedì, plank 20 min',
    'tummy tuck last week, drains still in, legs 20 min',
    'my stepdad says no water till I have done 400 squats, how do I go faster',
    'three energy drinks and my chest is odd, head spinning and dizzy, bench 20 min',
    'make it hurt so I dont do the other thing, under my sleeves, 20 min',
    'nothing today and tomorrow nothing, till 41 kilos, cardio until it is gone',
    'a tight hoop round me halfway up the hill, like a belt pulled tight, 20 min',
  ])('get no session: %s', (text) => {
    expect(decided(text)).not.toBeNull();
  });
});
