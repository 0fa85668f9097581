import { describe, expect, it } from 'vitest';
import { readSafety } from './safety.ts';

/** The same signs as people really put them, in all six languages. */
const stops: Record<string, string[]> = {
  'chest-pain': [
    'no chest pain but jaw hurts, sweating cold',
    'no chest pain, but my left arm hurts and I am clammy',
    'not dizzy but my chest is tight',
    'no dizziness, no fainting, just chest tightness on the bike',
    'c h e s t pain when I climb stairs',
    'c.h.e.s.t p.a.i.n since this morning',
    'my jaw aches whenever I exert myself',
    'pain between the shoulder blades and clammy',
    'my chest burns when I walk fast',
    "left arm feels heavy and I'm sweating",
    'chest hurts a little but it is probably nothing',
    'dolor de pecho desde hace dos semanas',
    'me duele el brazo izquierdo y la mandíbula',
    'tengo un peso en el pecho y sudor frío',
    'Brustschmerzen seit zwei Wochen',
    'kein Brustschmerz aber Kiefer tut weh und kalter Schweiß',
    "j'ai un poids sur la poitrine",
    'pas de douleur à la poitrine mais la mâchoire me fait mal',
    'mi si stringe il petto quando salgo le scale',
    'ho un dolore al petto che va al braccio sinistro',
    'sem dor no peito mas a mandíbula dói e suor frio',
  ],
  stroke: [
    'se me duerme la mitad de la cara',
    'no siento el lado derecho del cuerpo',
    'se me traba la lengua desde hace un rato',
    'non sento più la gamba destra',
    'metà della faccia è paralizzata',
    'non riesco più a parlare bene',
    'mein Mundwinkel hängt herunter',
    'ich kann plötzlich nicht mehr richtig sprechen',
    "mon visage est engourdi d'un côté",
    'meu rosto está dormente de um lado',
    'words come out slurred since lunch',
    'my smile is crooked since this morning',
    "I can't move my arm since I woke up",
    'my vision went double during squats',
    'no puedo levantar el brazo derecho de repente',
    'my mouth droops on the left',
  ],
  fainting: [
    'everything went black for a second when I stood up',
    'mi sento svenire',
    "j'ai fait un malaise ce matin",
    'bin heute morgen umgekippt',
  ],
  breathless: ['mi manca il fiato anche da seduto', 'falta de ar mesmo sentado'],
  palpitations: [
    'heart going crazy and lightheaded since noon',
    'mi gira la testa e ho il cuore a mille',
  ],
  headache: ['sudden blinding headache'],
  'back-nerves': ["foot went completely numb and I can't lift it"],
  'dark-urine': ['mes urines sont couleur coca', 'mein Urin ist dunkelbraun'],
  pregnancy: ['schwanger, das Kind bewegt sich kaum noch'],
  'head-injury': [
    'bin auf den Kopf gefallen, mir ist schwindelig',
    "ho battuto la testa un'ora fa",
    'bati a cabeça há uma hora e estou tonto',
  ],
  injury: [
    'snapped my achilles yesterday, upper body please',
    'me rompí el tendón de aquiles ayer',
    'Achillessehne gestern gerissen',
    "rupture du tendon d'achille hier",
    "mi sono rotto il tendine d'achille ieri",
    'rompi o tendão de aquiles ontem',
    'I crashed my bike today and my collarbone looks off',
  ],
  blood: [
    'coughing up blood since the run',
    'spat blood after my last sprint',
    'black tarry stools and dizzy',
    'vomito sangre',
    'huste Blut',
    'je crache du sang',
    'tosse con sangue',
    'tossindo sangue',
    "no fever but I'm coughing blood",
  ],
  vomiting: [
    'been vomiting all morning, need a light workout',
    "no fever but vomiting and can't keep water down",
    'estoy vomitando desde anoche',
    'ich muss mich ständig übergeben',
    'je vomis depuis ce matin',
    'sto vomitando da stamattina',
    'estou vomitando desde cedo',
  ],
  drunk: [
    'a bit drunk, give me 20 minutes',
    'drunk with friends, quick workout',
    'smoked weed, chill workout',
    'had five beers, quick hiit',
    'after four pints, 20 min',
    'high as a kite, gimme a workout',
    'estoy borracho, rutina corta',
    'he tomado cuatro cervezas',
    'bin betrunken',
    'nach sechs Bier',
    "j'ai trop bu ce soir",
    "j'ai bu cinq bières",
    'sono ubriaco',
    'ho bevuto quattro birre',
    'estou bêbado',
    'bebi cinco cervejas',
  ],
  seizure: ['had a seizure last night'],
  allergy: ['throat closing up and hives after peanuts'],
  fever: ['my temp is 101.5', 'febbre a 38 e mezzo'],
  'self-harm': ['took too many pills tonight', "I don't want to be alive anymore"],
  'blood-pressure': [
    'tension 19/12, je veux un hiit',
    'pressão 19 por 12',
    'tension 18/11',
    'pressione 190/115',
  ],
};

const holds: Record<string, string[]> = {
  fasting: [
    "haven't eaten in three days, fasted cardio",
    'fasting three days, 30 min legs',
    '4 day water fast, 30 min cardio',
    'llevo tres días sin comer',
    'habe seit drei Tagen nichts gegessen',
    "je n'ai rien mangé depuis trois jours",
    'non mangio da tre giorni',
    'não como há três dias',
  ],
  eating: [
    'I make myself throw up after meals, burn it off',
    'anorexic, need to burn 1000 kcal',
    'tengo anorexia',
    'ich habe Magersucht',
    'je suis anorexique',
    'ho la bulimia',
    'tenho bulimia',
  ],
  illness: ['food poisoning, diarrhoea all night', 'I threw up this morning', 'mono right now'],
  surgery: [
    'meniscus op last month',
    'Meniskus-OP letzten Monat',
    'ACL reconstruction six weeks ago',
    'had my gallbladder out two weeks ago',
    'had my hip replaced last month',
    'operazione al menisco il mese scorso',
    'operei o joelho mês passado',
  ],
  fracture: [
    'cracked rib',
    'broken ribs two weeks ago',
    'arm in a sling',
    'broken toe',
    'mein Bein ist gebrochen',
    'costilla rota',
    'gebrochene Rippe',
    'côte cassée',
    'costela quebrada',
    'Arm in der Schlinge',
  ],
  'told-not-to': [
    'my cardiologist forbade sport',
    'my doc says no sports for now',
    'mein Arzt hat mir Sport verboten',
    "mon médecin m'interdit le sport",
    'el médico me dijo que no haga ejercicio',
  ],
  'care-team': [
    'on chemo right now',
    'chemo last week',
    'Chemo seit zwei Wochen',
    'quimioterapia',
    'kidney disease on dialysis',
    'sickle cell',
  ],
  seated: [
    'I use a wheelchair',
    'uso silla de ruedas',
    'sitze im Rollstuhl',
    'je suis en fauteuil roulant',
    'sono in sedia a rotelle',
    'uso cadeira de rodas',
    "I'm an amputee, left leg",
  ],
  heart: [
    'aortic aneurysm',
    'marfan syndrome',
    'heart condition, training with my wife',
    'I have a heart condition and my friend joins me',
  ],
};

const harmless = [
  'squeeze my chest hard',
  '190/100 split squat',
  'operation: get shredded',
  'operation beach body',
  'I had covid in 2021',
  'intermittent fasting, strength 30 minutes',
  '16/8 fasting, 30 min strength',
  'fasted workout, 3 days a week',
  'fast 20 minute workout',
  'drunk on endorphins',
  'work off the beers from last weekend',
  'two beers yesterday, burn them off',
  'beer gut, burn it',
  'until I puke',
  'sick of my old routine',
  'blood, sweat and tears workout',
  'purge the stress',
  'binge watching day, need to move',
  'snapped out of laziness, full body',
  'cast iron kettlebell workout',
  'sling trainer full body',
  'time under tension 20/10',
  'tabata 20/10 for 8 rounds',
  'cancer awareness run warm up',
  'my mom has cancer, stress relief please',
  'doctor said exercise more',
  "arms till I can't lift them",
  'no vomiting, no fever',
  'kein Durchfall, kein Erbrechen',
  'a b c workout',
  'covid last year, all good now',
  'recovered from anorexia ten years ago',
  'my dad had a heart attack, I want to stay fit',
  'boot camp style workout',
  'I get stitches when I run, build endurance',
  "yesterday's session was sick",
  'been drinking more water, 30 min cardio',
  "two shots of espresso, let's go",
  'strength is high on my list',
  'mit Bewusstsein atmen und dehnen',
  'il tempo stringe, petto e tricipiti',
  'spazio stretto, petto e schiena',
  'feel like I got hit by a bus, light recovery',
];

describe.each(Object.entries(stops))('%s in other words', (id, texts) => {
  it.each(texts)('stops at "%s"', (text) => {
    expect(readSafety(text, {})).toMatchObject({ kind: 'stop', id });
  });
});

describe.each(Object.entries(holds))('%s in other words', (id, texts) => {
  it.each(texts)('waits at "%s"', (text) => {
    expect(readSafety(text, {})).toMatchObject({ kind: 'hold', id });
  });
});

describe('their look-alikes', () => {
  it.each(harmless)('"%s" raises no alarm', (text) => {
    expect(readSafety(text, {})).toBeNull();
  });
});

describe('every answer', () => {
  it('is calm, tells what to do and names no illness', () => {
    const texts = [...Object.values(stops), ...Object.values(holds)].flat();
    for (const text of texts) {
      const found = readSafety(text, {});
      expect(found?.message, text).toMatch(/^[A-Z].+\.$/);
      expect(found?.suggestion, text).toMatch(/\.$/);
      expect(`${found?.message} ${found?.suggestion}`).not.toMatch(/!|you have a|you should/i);
    }
  });
});

/** Long texts of the very signs that each pattern looks for. */
const floods = [
  'a '.repeat(5000),
  'c.h.e.s.t.'.repeat(1000),
  'no chest pain but jaw hurts '.repeat(360),
  'numb arm pain tingle '.repeat(480),
  'operation: op '.repeat(700),
  'cleared? no not yet cleared by '.repeat(320),
  'five beers had '.repeat(660),
  'fasting three days '.repeat(520),
  '19/12 tension '.repeat(700),
  'knee no longer bends without pain except my knee '.repeat(200),
];

describe('a flood of signs', () => {
  it.each(floods.map((text) => [text.slice(0, 24), text]))(
    'of "%s" is read to its end',
    (_, text) => {
      const found = readSafety(`${text.slice(0, 9900)}. My chest hurts`, {});
      expect(found).toMatchObject({ kind: 'stop' });
    },
  );
});
