import { describe, expect, it } from 'vitest';
import { readingsOf, understood } from './test-support/understood.ts';

const harmless = [
  'no excuses',
  'no time to lose',
  'no rest days',
  'no pain no gain',
  'no idea what to do',
  'no pressure, no rush',
  "can't wait",
  'no problem jumping',
  'jumping is fine',
  'no problems with my knee',
  'get back into shape',
  'I am back from holiday',
  'pain in the neck of a day',
  'running late again',
  'why not',
  "don't care what",
  'kein Problem mit Springen',
  'sin excusas',
  "pas d'excuses",
  'niente scuse',
  'sem desculpas',
];

describe('words that mean none of what they say', () => {
  it.each(harmless)('"%s" rules nothing out and hurts nowhere', (text) => {
    const found = readingsOf(text).filter((id) =>
      /^(?:limit|exclude|injury|kit|no-kit|no-focus)/.test(id),
    );
    expect(found).toEqual([]);
  });
});

const statuses: [text: string, region: string, status: string][] = [
  ['no knee pain', 'knee', 'resolved'],
  ['my knee does not hurt', 'knee', 'resolved'],
  ['no pain in my knee', 'knee', 'resolved'],
  ['my knees are fine now', 'knee', 'resolved'],
  ['my shoulder has healed', 'shoulder', 'resolved'],
  ['my knee no longer hurts', 'knee', 'resolved'],
  ['my knee was injured but is fine now', 'knee', 'resolved'],
  ['my back used to hurt', 'low_back', 'history'],
  ['knee pain years ago', 'knee', 'history'],
  ['my knee is not fine', 'knee', 'active'],
  ['my wrist is not great', 'wrist', 'active'],
  ['my knee was fine but now it hurts', 'knee', 'active'],
  ['old knee injury, fine now', 'knee', 'resolved'],
  ['my back pain is gone', 'low_back', 'resolved'],
  ['no more knee pain', 'knee', 'resolved'],
  ['all good except a dodgy ankle', 'ankle', 'active'],
  ['avoid knee pain', 'knee', 'active'],
  ['no lunges for my bad knee', 'knee', 'active'],
  ["I don't want to hurt my knee", 'knee', 'active'],
  ['exercises that do not hurt my shoulder', 'shoulder', 'active'],
  ['knee hurts, good workout please', 'knee', 'active'],
  ['my knee hurts, ok?', 'knee', 'active'],
  ['avoid aggravating my bad back', 'low_back', 'active'],
  ['mi rodilla ya no duele', 'knee', 'resolved'],
  ['mein Knie ist wieder gut', 'knee', 'resolved'],
  ['mon genou est guéri', 'knee', 'resolved'],
  ['la spalla è guarita', 'shoulder', 'resolved'],
  ['o joelho está curado', 'knee', 'resolved'],
];

describe('what hurts and what has healed', () => {
  it.each(statuses)('"%s": %s is %s', (text, region, status) => {
    const { request } = understood(text);
    expect(request.injuries).toMatchObject([{ region, status }]);
  });

  it('gives each pain to its own part', () => {
    const { request } = understood('my shoulder is fine but my left knee hurts when squatting');
    expect(request.injuries).toMatchObject([
      { region: 'shoulder', status: 'resolved' },
      { region: 'knee', side: 'left', status: 'active', trigger: 'when squatting' },
    ]);
  });

  it('takes a part to train for no injury', () => {
    expect(understood('shoulders and back, stretch my neck').request.injuries).toEqual([]);
  });

  it.each(['wrist', 'something for my knees', 'stiff neck'])(
    'asks about "%s" and goes easy on it',
    (text) => {
      const { request, question } = understood(text);
      expect(request.injuries).toMatchObject([{ status: 'active', confidence: 0.5 }]);
      expect(question).toMatch(/hurt\?/);
    },
  );

  it.each([
    ['my wife is pregnant', 'pregnant'],
    ['I had asthma as a kid', 'asthma'],
    ['I am diabetic', 'insulin'],
    ['a bit dizzy today', 'dizzy'],
  ])('asks one question about "%s"', (text, word) => {
    const { request, question } = understood(text);
    expect(request.conditions).toHaveLength(1);
    expect(question?.toLowerCase()).toContain(word);
  });

  it.each(['I am not pregnant', 'no asthma', 'kein Asthma', 'sin asma'])(
    '"%s" is no condition',
    (text) => {
      expect(understood(text).request.conditions).toEqual([]);
    },
  );
});

const turned: [text: string, ...readings: string[]][] = [
  ["don't skip legs", 'focus:legs'],
  ['never skip leg day', 'focus:legs'],
  ['not only legs but also arms', 'focus:arms', 'focus:legs'],
  ['no jumping, kettlebell workout', 'kit:kettlebells', 'limit:jumping'],
  ['no jumping and focus on core', 'focus:core', 'limit:jumping'],
  ['no burpees, just push-ups', 'exclude:burpee', 'include:push-up'],
  [
    'without weights but with a mat',
    'kit:yoga_mat',
    'no-kit:barbells',
    'no-kit:dumbbells',
    'no-kit:kettlebells',
  ],
  ['no jumping. Burpees are great', 'include:burpee', 'limit:jumping'],
  ['no, jumping is what I want'],
  ['push-ups on my knees', 'include:push-up'],
  ['light dumbbells', 'kit:dumbbells'],
  ['anything but burpees', 'exclude:burpee'],
  ['burpees? no thanks', 'exclude:burpee'],
  ["can't do push-ups because of my back", 'exclude:push-up', 'injury:low_back'],
  ["don't want anything with jumping", 'limit:jumping'],
  ['no-jump burpees', 'include:no-jump-burpee'],
  ['no jumping jacks', 'exclude:jumping-jack'],
  ['no jumping, hard', 'difficulty:hard', 'limit:jumping'],
  ['plantar fasciitis so no running or jumping', 'injury:ankle', 'limit:jumping', 'limit:running'],
];

describe('how far a negation reaches', () => {
  it.each(turned)('reads "%s"', (text, ...readings) => {
    expect(readingsOf(text)).toEqual(readings);
  });
});
