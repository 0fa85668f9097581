import { describe, expect, it } from 'vitest';
import { readByRules } from './read.ts';

/** What a message says, one short word for each claim: 'focus:legs', 'no kit:rings', 'minutes:30'. */
function said(text: string): string[] {
  return readByRules(text).map((one) => {
    const { slot, polarity } = one;
    const lead = polarity === 'denies' || polarity === 'refuses' ? 'no ' : '';
    if (one.slot === 'focus' || one.slot === 'trained') return `${lead}${slot}:${one.value.area}`;
    if (one.slot === 'kit') return `${lead}kit:${one.value.id}`;
    if (one.slot === 'injury') return `${polarity} injury:${one.value.region}`;
    if (one.slot === 'condition') return `${polarity} condition:${one.value.condition}`;
    if (one.slot === 'block') return `block:${one.value.format ?? ''}`;
    return typeof one.value === 'object' ? `${lead}${slot}` : `${lead}${slot}:${one.value}`;
  });
}

type Case = readonly [text: string, told: string, untold?: string];

function check(cases: readonly Case[]): void {
  for (const [text, told, untold] of cases) {
    it(text, () => {
      const claims = said(text);
      expect(claims).toEqual(expect.arrayContaining(told.split(', ')));
      for (const one of untold?.split(', ') ?? []) expect(claims).not.toContain(one);
    });
  }
}

describe('a length that is put right leaves the rest of the wish', () => {
  check([
    ["legs for 50 mins no wait I've got the kids at 5, make it 30", 'focus:legs, minutes:30'],
    ['half an hour of glutes.. actually scrap that, only got 15', 'focus:glutes, minutes:15'],
    ['pierna 45 minutos, espera, tengo recado, mejor 25', 'focus:legs, minutes:25'],
    ["dos 40 min, ah non j'ai le plombier, mets plutôt 20", 'focus:back, minutes:20'],
    ['shoulders, no wait, they were yesterday. legs', 'focus:legs', 'focus:shoulders'],
  ]);
});

describe('kit that a correction takes away', () => {
  check([
    [
      "got a barbell, oh no it's still at the old flat, so bodyweight then",
      'no kit:barbells',
      'kit:barbells',
    ],
    ['pull-up bar and rings, ah sorry the rings are at work', 'kit:pull_up_bar, no kit:rings'],
    [
      'kettlebell thing.. oh wait sorry its at my cousins. so just bands',
      'no kit:kettlebells, kit:resistance_bands',
    ],
    [
      'kettlebell, ach ne die liegt bei meiner schwester. dann halt ohne',
      'no kit:kettlebells, bare:true',
    ],
    ['tengo mancuernas, ay no, están en casa de mi hermano, solo gomas', 'no kit:dumbbells'],
    ['ho i manubri, anzi no sono da mio fratello, solo elastici', 'no kit:dumbbells'],
    ['tenho halteres, ah não, estão em casa da minha mãe, só elásticos', 'no kit:dumbbells'],
    // It says where one trains, and takes nothing away.
    ['in the garage with a barbell, oh no, 20 min only', 'kit:barbells', 'no kit:barbells'],
    ['no excuses at work today, kettlebell in the break room', 'kit:kettlebells'],
  ]);
});

describe('a part that was signed off', () => {
  check([
    ['consultant signed my elbow off on friday. push day', 'had injury:elbow, focus:push'],
    ['the physio is done with my ankle, want jumps again', 'had injury:ankle'],
    ['le kiné a validé mon genou, séance jambes', 'had injury:knee, focus:legs'],
    ["back pain's gone at last, full body 30", 'had injury:low_back'],
    ['my knee is off today, upper body', 'has injury:knee'],
  ]);
});

describe('a length with what it is good for behind it', () => {
  check([
    ['ten minutes so I can say I did it', 'minutes:10'],
    ['zehn minuten damit ich sagen kann ich habs gemacht', 'minutes:10'],
    ['20, legs, dumbbells', 'minutes:20'],
    ['15, school netball, coach wants us stronger', 'age:15', 'minutes:15'],
    ['15, plank stuff, no kit', 'minutes:15'],
  ]);
});

describe('what was done before is no wish', () => {
  check([
    [
      "quads on fire since saturday's hill walk, arms today",
      'focus:arms, sore',
      'session:hill_walk, focus:legs',
    ],
    [
      "calves still screaming from tuesday's stair session, upper body",
      'focus:upper_body',
      'has injury:calf, session:stairs',
    ],
    ["legs wrecked after saturday's trail run, chest today", 'focus:chest', 'place:outdoors'],
    [
      'hoy bajo las escaleras como un robot. pecho con mancuernas',
      'focus:chest',
      'session:stairs, kit:step',
    ],
    ['komm kaum die treppe runter. arme mit hanteln', 'focus:arms', 'session:stairs, kit:step'],
    ['hill walk on sunday with the ruck, 40 min', 'session:hill_walk'],
    ['stairs, 20 min', 'session:stairs'],
  ]);
});

describe('words of a dialect', () => {
  check([
    ['wee session for ma legs, nae weights', 'focus:legs, bare:true'],
    ['havnae got any kit the day, full body', 'bare:true'],
    ['nowt here but me, upper body', 'bare:true, focus:upper_body'],
    ['dinnae make me dae burpees', 'no family:burpee'],
    ['owt for glutes', 'focus:glutes'],
  ]);
});

describe('nothing there but one thing', () => {
  check([
    ['nothing here but a chair, 15 min', 'bare:true'],
    ['hier ist nichts außer der treppe, 20 min', 'bare:true'],
    ['nothing here but the stairs, 20 min', 'session:stairs', 'no exercise:stair-climb'],
  ]);
});

describe('parts with a slip in a short name', () => {
  check([
    ['cehst and tricpes 40 mins', 'focus:chest, focus:arms'],
    ['sholders and bck, 30min', 'focus:shoulders, focus:back'],
    ['legz n cor 25', 'focus:legs, focus:core'],
    ['qick leg wrkout no jumpng', 'focus:legs'],
    ['uper body 20 min', 'focus:upper_body'],
  ]);
});

describe('one part in sets, then one in another way', () => {
  check([
    ['bench 5x5 first, after that a dumbbell circuit for arms', 'block:sets, block:circuit'],
    ['erst kniebeugen 5x5, danach ein zirkel für den bauch', 'block:sets, block:circuit'],
    ['tabata on the ski erg, then another with the slam ball', 'block:tabata'],
    ['squats 5x5, then lunges 3x8', 'written', 'block:sets'],
  ]);
});

describe('a thing with a move of its own', () => {
  check([
    ['got a slam ball and anger, 15 min', 'exercise:medicine-ball-slam'],
    ['schwungseil und kettlebell, 20 min', 'exercise:battle-rope-wave, kit:battle_rope'],
    ['the slam ball is broken, kettlebell then', 'kit:kettlebells', 'exercise:medicine-ball-slam'],
  ]);
});

describe('a floor to keep off', () => {
  check([
    ["kitchen floor's full of toys, don't put me on it. 20 min", 'no attribute:floor'],
    ["the lawn's soaking, arms", 'no attribute:floor'],
    ['sol dégueulasse, bras', 'no attribute:floor'],
    ['full of energy, bodyweight', 'kit:bodyweight', 'no attribute:floor'],
  ]);
});

describe('what happened long ago', () => {
  check([
    ['had my tonsils out as a toddler. legs 30', 'focus:legs', 'has condition:surgery'],
    ['fracturei o braço na quarta série, hoje ombros', 'focus:shoulders', 'focus:arms'],
    ['opérée du genou en CM2, cuisses 20 min', 'focus:legs', 'has condition:surgery'],
  ]);
});

describe('a turn of phrase about a part', () => {
  check([
    ["j'en ai plein le dos de mon chef, jambes 30 min", 'focus:legs', 'focus:back'],
    ['vivement la retraite, abdos ce soir', 'focus:core', 'age:68'],
    ['en retraite depuis mars, abdos', 'focus:core, age:68'],
    ['going to beat my brother at arm wrestling', 'focus:arms'],
  ]);
});

describe('how hard', () => {
  check([
    ['bike 20 min, I want to hate you after', 'effort:hard'],
    ['abdos bien costauds, 15 min', 'effort:hard'],
    ["can't get sweaty before a meeting, strength 15 min", 'no attribute:running'],
  ]);
});

describe('a load and a way to carry it along', () => {
  check([
    ['10kg in the rucksack, flat canal path, 1 hr', 'exercise:ruck-march, gait:walk'],
    ['zaino da 10 kg e sentiero, 45 min', 'exercise:ruck-march, gait:walk'],
    [
      'backpack squats in the woods, 20 min',
      'exercise:air-squat',
      'exercise:ruck-march, gait:walk',
    ],
    ['backpack and a chair, 20 min', 'minutes:20', 'gait:walk'],
  ]);
});

describe('what a body is told to live with', () => {
  check([
    ["she's 4 months, midwife has cleared me, core", 'has condition:postpartum'],
    ["he's 5 months sober, core with him", 'focus:core', 'has condition:postpartum'],
    ['62 ans, bêtabloquants, marche', 'has condition:hypertension'],
    [
      'wrists hate it, so nothing where I lean on flat palms',
      'no attribute:weight_on_hands',
      'bare:true',
    ],
  ]);
});

describe('what is not there, or was not to be', () => {
  check([
    ['chest day but the bench is taken so dumbbells on the floor', 'kit:dumbbells, no kit:bench'],
    [
      "boyfriend's got the dumbbells, I've got a resistance band",
      'no kit:dumbbells, kit:resistance_bands',
    ],
    ["I've got the dumbbells back from my brother", 'kit:dumbbells'],
    ["was going to run but it's chucking it down, 25 min inside", 'minutes:25', 'gait:run'],
    ['je voulais courir mais il pleut, cardio 20 min', 'focus:cardio', 'gait:run'],
    ['I wanted to run but only have 20 min', 'gait:run'],
    ['get me sweating w/o leaving the mat', 'effort:hard, space:mat', 'no kit:yoga_mat'],
  ]);
});

describe('one move and nothing else', () => {
  check([
    ['calf raises, nothing but calf raises, ten minutes', 'written'],
    ['nur liegestütze, 12 min', 'written'],
    ['only 20 min, push ups', 'exercise:push-up', 'written'],
    ['bench only, 40 min', 'soleLift:bench-press'],
  ]);
});

describe('words of another meaning', () => {
  check([
    ['tengo la tibia cargada, algo de remo 20', 'kit:rower', 'exercise:clean'],
    ['cargada de potencia 5x3', 'exercise:clean'],
    ['es schüttet draussen, ausdauer 30', 'minutes:30', 'focus:shoulders'],
    ['circuito de 6 estaciones 40/20 dos vueltas', 'format:circuit', 'focus:back'],
    ['deffo legs, did chest n back mon + weds', 'focus:legs, trained:chest', 'focus:chest'],
    ['heavy day. trap bar. done', 'exercise:trap-bar-deadlift'],
    ['trap bar carries, 10 min', 'minutes:10', 'exercise:trap-bar-deadlift'],
  ]);
});

describe('a part that is left out by a plain word, whatever else is said', () => {
  check([
    ['full body, skip core (first time in a while)', 'focus:full_body', 'focus:core'],
    ['without back, 20 min', 'no focus:back', 'focus:back'],
    ['full body, skip legs', 'focus:full_body, no focus:legs'],
  ]);
});

describe('what hurts under a slip of the pen', () => {
  check([
    ['spraied ankle, healing', 'has injury:ankle'],
    ['spraned ankel, legs 20 min', 'has injury:ankle'],
    ['wrsit is sore, chest', 'has injury:wrist'],
    ['the angle of the bench, chest 20 min', 'focus:chest', 'has injury:ankle'],
  ]);
});
