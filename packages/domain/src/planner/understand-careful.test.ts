import { describe, expect, it } from 'vitest';
import { rpeCap } from './caps.ts';
import { check } from './check/check.ts';
import { plan } from './plan.ts';
import type { Condition, InjuryRegion } from '../reading/vocabulary.ts';
import { understood } from './test-support/understood.ts';
import { understand } from './understand.ts';

const none = { sessions: [] };

function activeOf(text: string): string[] {
  const { request } = understood(text);
  const regions = request.injuries.filter(({ status }) => status === 'active');
  return [
    ...regions.map(({ region }) => region),
    ...request.conditions.map(({ condition }) => condition),
  ];
}

const present: Record<string, [tag: InjuryRegion | Condition, texts: string[]]> = {
  'after an exception': [
    'shoulder',
    [
      'no injuries except my left shoulder',
      'no issues besides a bad shoulder',
      'everything is ok except for the right shoulder',
      'sin lesiones excepto el hombro izquierdo',
      'keine Verletzungen außer der linken Schulter',
      "pas de blessure sauf l'épaule gauche",
      'nessun infortunio tranne la spalla sinistra',
      'sem lesões exceto o ombro esquerdo',
    ],
  ],
  'apart from the rest': [
    'knee',
    [
      'no problems apart from my knee',
      '30 min legs, bad knee ok?',
      'knee pain, okay?',
      'no pain except in my knee',
      'no problems, just my knee',
      'no tengo problemas salvo la rodilla',
      'keine Beschwerden bis auf das Knie',
      'aucun problème à part le genou',
      'nessun problema a parte il ginocchio',
      'sem problemas a não ser o joelho',
    ],
  ],
  'after a comma': [
    'hypertension',
    [
      'no asthma, high blood pressure',
      'sin asma, hipertensión',
      'kein Asthma, Bluthochdruck',
      "pas d'asthme, hypertension",
      'niente asma, ipertensione',
      'sem asma, hipertensão',
    ],
  ],
  'not over': [
    'knee',
    [
      'knee no longer bends without pain',
      "I can't bend my knee anymore",
      'knee healed? not really',
      "my knee hasn't healed",
      'knee used to hurt, started again yesterday',
      'knee pain came back',
      'my knee was fine until last week',
      'not sure my knee is ok',
      "my knee doesn't hurt unless I squat",
      'no knee pain, shoulder is fine but my knee hurts on stairs',
    ],
  ],
  'sore beside a wish': ['knee', ['sore knee, legs', 'legs day, knee is sore']],
  'of discs': [
    'low_back',
    [
      'two herniated discs',
      'dos hernias discales',
      'zwei Bandscheibenvorfälle',
      'deux hernies discales',
      'due ernie del disco',
      'duas hérnias de disco',
    ],
  ],
  'of a child to come': [
    'pregnancy',
    ['32 weeks along', '20 weeks along, light strength', 'im sechsten Monat', 'expecting in march'],
  ],
  'of a child just born': [
    'postpartum',
    ['not pregnant anymore, gave birth last week', 'baby was born 3 weeks ago'],
  ],
  'that last': [
    'gentle',
    [
      'I have MS',
      'tengo esclerosis múltiple',
      'Multiple Sklerose',
      'sclérose en plaques',
      'sclerosi multipla',
      'esclerose múltipla',
      "Parkinson's, gentle strength",
      'rheumatoid arthritis',
      'Rheuma',
      'artrite reumatoide',
      'fibromyalgia',
      "I'm on blood thinners",
    ],
  ],
};

describe.each(Object.entries(present))('ailments %s', (_, [tag, texts]) => {
  it.each(texts)(`"%s" keeps ${tag} in mind`, (text) => {
    expect(activeOf(text)).toContain(tag);
  });
});

describe('ailments that are not there', () => {
  it.each([
    'no injuries, 30 minutes',
    'no asthma, diabetes or epilepsy',
    'no injuries, no asthma, no diabetes',
    'sin asma, diabetes ni epilepsia',
    'kein Asthma, Diabetes oder Epilepsie',
    'my knee no longer hurts',
    'my knee is fully healed',
    'knees feel great, go heavy',
    'everything is fine except the weather',
    'no injuries, just shoulders and back today',
    '6 weeks gone by without training',
    'à mon goût un peu plus dur',
    '4 weeks along my training plan',
    "I'm 32 weeks into my program",
    'operation beach body',
    'my legs are sore from yesterday',
    'time for MS fitness style workout',
  ])('"%s" is free of them', (text) => {
    expect(activeOf(text)).toEqual([]);
  });

  it('takes a sore knee beside legs for a knee to spare and legs to train', () => {
    const { request } = understood('sore knee, legs');
    expect(request.focus.value).toEqual(['legs']);
    expect(request.readiness.value.soreMuscles ?? []).toEqual([]);
  });
});

describe('a text in a language that is not read', () => {
  it.each([
    'ik heb pijn in mijn knie, 30 minuten',
    'boli mnie kolano, 30 minut trening bez skakania',
    'jag har ont i ryggen, 20 minuter',
    'dizim ağrıyor, 20 dakika antrenman istiyorum',
    'у меня болит колено, 20 минут',
    '膝が痛いです、20分',
    'ركبتي تؤلمني',
    '무릎이 아파요 20분',
  ])('"%s" is not planned as if nothing had been said', (text) => {
    const { request, question } = understood(text);
    expect(request.remarks.join(' ')).toContain('a language I do not read');
    expect(question).not.toBeNull();
  });

  it.each([
    '20 min legs',
    'quick hiit',
    'rutina de piernas 20 minutos',
    'Beine und Po, 20 Minuten',
    'séance jambes',
    'gambe e glutei',
    'treino de pernas',
    'kettlebell swings and goblet squats',
    'EMOM 16',
    '',
  ])('"%s" is read without a word about it', (text) => {
    const { request } = understood(text);
    expect(request.remarks.join(' ')).not.toContain('do not read');
  });
});

describe('a doctor’s green light', () => {
  it.each([
    'heart surgery in march, cleared by my doctor? no, not yet',
    'knee surgery 3 weeks ago, not cleared yet',
    "hip replacement last month, doctor hasn't cleared me",
    'waiting to be cleared after ACL surgery',
    'heart condition, once I am cleared I want HIIT',
    'Kreuzband-OP vor 4 Wochen, Arzt hat noch kein OK gegeben',
    'operado del corazón, el médico aún no me ha dado el alta',
    'opéré du coeur, pas encore le feu vert du médecin',
    "operato al cuore, il medico non mi ha ancora dato l'ok",
    'operado do coração, o médico ainda não liberou',
  ])('is not read into "%s"', (text) => {
    expect(understand(text, {}, {}, none).kind).toBe('hold');
  });
});

const lifted: [text: string, id: string, ...tags: string[]][] = [
  ['I have a heart condition, 20 min', 'heart', 'heart'],
  ['knee surgery 3 weeks ago, upper body', 'surgery', 'surgery'],
  ['stroke two years ago, 20 min', 'stroke-before', 'heart'],
  ['on chemo right now, 20 min', 'care-team', 'gentle'],
  ['cracked rib, legs', 'fracture', 'gentle'],
  ['broken toe, upper body', 'fracture', 'ankle', 'gentle'],
  ['I have the flu, stretch', 'illness', 'gentle'],
  ['anorexic, 20 min', 'eating', 'gentle'],
  ['high risk pregnancy, 20 min', 'pregnancy-check', 'pregnancy'],
];

describe('a hold that the user has been cleared for', () => {
  it.each(lifted)('"%s" goes on with care', (text, id, ...tags) => {
    expect(understand(text, {}, {}, none)).toMatchObject({ kind: 'hold', id });
    const { request } = understood(text, { cleared: [id] });
    const regions = request.injuries.filter(({ status }) => status === 'active');
    const found = [
      ...regions.map(({ region }) => region),
      ...request.conditions.map(({ condition }) => condition),
    ];
    expect(found).toEqual(expect.arrayContaining(tags));
  });

  it.each(lifted)('"%s" then passes every gate', (text, id) => {
    const { request } = understood(text, { cleared: [id] });
    const workout = plan(request, '2026-11-15T08:00:00Z', 1);
    const failed = check(workout, request).gates.filter(({ passed }) => !passed);
    expect(failed).toEqual([]);
  });

  it('waits for the other one', () => {
    const text = 'heart condition and a broken arm';
    expect(understand(text, { cleared: ['heart'] }, {}, none)).toMatchObject({
      kind: 'hold',
      id: 'fracture',
    });
    expect(understand(text, { cleared: ['heart', 'fracture'] }, {}, none).kind).toBe('request');
  });

  it.each([
    ['my chest hurts', 'chest-pain'],
    ['I want to die', 'self-harm'],
    ['drunk, 20 min', 'drunk'],
    ['blood pressure 190/120', 'blood-pressure'],
    ['I have a fever', 'fever'],
  ])('is never a stop: "%s"', (text, id) => {
    expect(understand(text, { cleared: [id] }, {}, none)).toMatchObject({ kind: 'stop', id });
  });

  it('stays where there is no plan to give', () => {
    const found = understand('I use a wheelchair', { cleared: ['seated'] }, {}, none);
    expect(found).toMatchObject({ kind: 'hold', id: 'seated' });
  });

  it('is known from the profile too', () => {
    const heart = [{ condition: 'heart' as const, source: 'profile' as const, confidence: 1 }];
    const found = understand('20 min', { cleared: ['heart'] }, { conditions: heart }, none);
    expect(found).toMatchObject({ kind: 'request', request: { conditions: heart } });
  });
});

describe('those who must stay light', () => {
  it.each([
    'heart condition, cleared by my doctor, hard HIIT 30 min',
    'gave birth 6 weeks ago, tabata 20 min',
    'gave birth last week, brutal HIIT',
    'multiple sclerosis, HIIT 20 min',
    'on chemo, cleared by my oncologist and doctor, HIIT',
  ])('"%s" gets no hard intervals and an effort below seven', (text) => {
    const { request } = understood(text);
    expect(request.goal.value).not.toBe('hiit');
    expect(request.format.value).not.toBe('tabata');
    expect(request.remarks[0]).toContain('light to moderate');
    expect(rpeCap(request)).toBeLessThan(7);
    const workout = plan(request, '2026-11-15T08:00:00Z', 1);
    expect(Math.max(...workout.workout.map(({ rpe }) => rpe ?? 0))).toBeLessThan(7);
  });

  it.each(['gave birth 14 weeks ago, HIIT', 'gave birth 5 months ago, HIIT'])(
    '"%s" may work harder again',
    (text) => {
      const { request } = understood(text);
      expect(request.goal.value).toBe('hiit');
      expect(rpeCap(request)).toBe(7);
    },
  );
});
