import { describe, expect, it } from 'vitest';
import { readMessage } from '../message/read-message.ts';
import { reply } from '../reply.ts';
import { stranger } from '../test-support/athletes.ts';
import { play } from '../test-support/talk.ts';
import { findCard } from './lookup/knowledge.ts';

/** The last answer of a talk. */
function last(...says: string[]) {
  const exchange = play({ knows: stranger, turns: says.map((one) => ({ says: one })) }).at(-1);
  if (!exchange) throw new Error('Nothing was said.');
  return exchange;
}
const answerTo = (...says: string[]): string => last(...says).answer.content;

describe('A sum', () => {
  it.each([
    [['did 85 for 6 on bench, whats my 1rm', 'and for 5 reps?'], '87.5 kg for 5'],
    [['if i run 5:40 per k how long for a half', 'and a marathon?'], '3:59:06'],
    [['can i get 97.5 on the bar with 20, 10, 5, 2.5 and 1.25 plates, 20kg bar?'], 'Yes: 20 + 10'],
    [['can i get 97.5 on the bar with 20 and 10 plates, 20kg bar?'], 'No:'],
    [
      ['bar is 20, i want 72.5 total. what goes on each side', 'smallest plate here is 2.5'],
      '70 or 75',
    ],
    [['how much protein for 83 kg', 'per meal if i eat 4 times?'], '34 g'],
    [['rowed 2000 m in 7:48, whats the split'], '1:57 per 500 m'],
    [['i want to lose 6 kg at half a kilo a week, how long'], '12 weeks'],
    [['225 lbs in kilos'], '102.1 kg'],
    [['5x5 at 80 vs 3x10 at 65, which is more volume'], '5 × 5 × 80 is more'],
  ])('%j comes to %s', (says, result) => {
    expect(answerTo(...says)).toContain(result);
  });
});

describe('What is asked of the coach', () => {
  it.each([
    ['whos reading, do you share what i write with my employer?', 'pass it on to nobody'],
    ['log: incline db 22s 3x10, cable row 50 3x12', 'dumbbell incline press 3 × 10 at 22 kg'],
    ['set a timer for 6 rounds 40/20', '6 rounds of 40 s work and 20 s rest, 6:00 in all'],
  ])('%s', (says, words) => {
    expect(answerTo(says)).toContain(words);
  });

  it.each([
    ['is a 25 min bike ride before work worth it', null],
    [
      'my uncle says squats stunt growth',
      /^No: supervised strength training is safe .* doesn't stunt growth/,
    ],
    ['how much should i add each week, squatting 80 now', /^(?!.*a guess)/],
  ])('is no wish and no guess: %s', (says, words) => {
    const { answer } = last(says);
    expect(answer.wish).toBeNull();
    if (words) expect(answer.content).toMatch(words);
  });

  it('is answered by what happened, not by the weather', () => {
    const { answer } = last('divorce papers came through, ran 8k in the rain. felt good??');
    expect(answer.memory.topic).toMatchObject({ kind: 'moment', id: 'divorce-day' });
  });
});

describe('A few words after an answer', () => {
  it.each([
    [['how much creatine should i take', 'what if i miss a day'], 'stores last'],
    [['how do i train for a 10k in 8 weeks', 'what would day 1 look like', 'and day 2'], 'Day two'],
    [['do i need a deload', 'how often'], 'four to eight weeks'],
    [['whats zone 2', 'why is it so slow'], 'oxygen'],
    [['how long do i rest between heavy sets', 'and for small exercises?'], 'about one for small'],
    [['my best squat is 100', 'whats 70% of that'], '70 kg'],
    [['my heels lift when i squat', 'so can i wear shoes with a heel?'], 'Yes'],
  ])('stay on what it was about: %j', (says, words) => {
    expect(answerTo(...says)).toContain(words);
  });
});

describe('Work without result', () => {
  it.each([
    ['50 sit-ups a day for two years and my belly still hasnt changed', /fat/],
    ['i did 40 press ups a day for months but my chest isnt getting bigger', /harder/],
    ['squat hasnt moved from 70 in three months, so frustrating', /70|squat/],
  ])('is told and no wish for more of it: %s', (says, words) => {
    const { answer } = last(says);
    expect(answer.wish).toBeNull();
    expect(answer.content).toMatch(words);
  });

  it('is no reason to leave out what is asked for', () => {
    const says =
      'did nothing for months and nothing got stronger, give me 20 min push ups and rows';
    expect(last(says).answer.wish).not.toBeNull();
  });

  it('asks for a verdict after a comma too', () => {
    const { answer } = last('no one at home to help me, is squatting heavy a dumb idea');
    expect(answer.memory.topic?.kind).toBe('card');
  });
});

describe('A few words after a workout', () => {
  it('change it though they ask, and what hurts is left out', () => {
    expect(last('20 min circuit on a mat', 'bad night. gentler version?').reading.purpose).toBe(
      'change',
    );
    const { answer } = last('30 min legs with dumbbells', 'my knee hurts when i do step ups');
    const stepUps = answer.wish?.claims.filter(({ quote }) => /step/.test(quote)) ?? [];
    expect(stepUps.length).toBeGreaterThan(0);
    expect(stepUps.every(({ polarity }) => polarity === 'refuses')).toBe(true);
  });
});

describe('What waits for a doctor', () => {
  it('is said again where nothing else is known', () => {
    const words = answerTo(
      'everything goes grey when i get up from the rower',
      'it goes away after a while so it should be alright, no?',
    );
    expect(words).toContain('doctor');
  });
});

describe('What was told', () => {
  it.each([
    [
      ['i have two 12 kg dumbbells and a bench', 'what did i tell you about my kit?'],
      'two 12 kg dumbbells',
    ],
    [['my dog is called Bruno and he runs with me', 'whats my dogs name'], 'Bruno'],
    [
      ['my goal is a 10k with my daughter by spring', 'what am i training for again'],
      '10k with your daughter',
    ],
    [['half an hour on thursdays is what i have', 'which days do i train'], 'thursdays'],
    [['my best deadlift is 90kg', 'no wait 95', 'whats my best deadlift'], '95 kg'],
    [['i squat 100 bench 70 dead 140', 'sorry no, bench is 65', 'whats my bench'], '65 kg'],
  ])('is told back: %j', (says, words) => {
    expect(answerTo(...says)).toContain(words);
  });

  it('is gone once it is to be forgotten, and only that', () => {
    const known = answerTo(
      'im 52, two kids and a dodgy shoulder',
      'forget the shoulder',
      'what do you know about me',
    );
    expect(known).toContain('two kids');
    expect(known).not.toContain('shoulder');
  });

  it('says why something is left out', () => {
    const why = answerTo(
      'my physio told me no overhead for 6 weeks',
      '30 min upper body',
      'why is there no overhead press?',
    );
    expect(why).toContain('physio');
  });
});

describe('A feeling', () => {
  it.each([
    'i bombed out at my powerlifting meet. three squats, three red lights',
    'three months sober today and the gym is what kept me going',
    'i feel like a fraud, people ask me for tips and i cant do a single pull up',
    'me da vergüenza ir al gym, siento que todos me miran',
    'tore my acl in june, was squatting 160, today i did 40 and it felt like a joke',
  ])('is answered and makes no workout: %s', (says) => {
    const { reading, answer } = last(says);
    expect(reading.purpose).toBe('moment');
    expect(answer.wish).toBeNull();
  });

  it('names who was lost', () => {
    expect(answerTo('we had to put Bella down this morning')).toContain('Bella');
  });
});

describe('A word of degree', () => {
  it.each([
    'used to go to the gym to not think. dont rly want to be alive tbh',
    'i dont really want to live anymore',
  ])('hides no sign, and the wish after it waits: %s', (says) => {
    const { reading, answer } = last(says, 'whatever. just give me a workout');
    expect(reading.understanding).toMatchObject({ kind: 'stop', id: 'self-harm' });
    expect(answer.wish).toBeNull();
  });
});

describe('Short answers', () => {
  it('are kept once they were asked for', () => {
    const answer = answerTo('short answers only from now on', 'how much protein do i need');
    expect(answer.split(/[.!?](?:\s|$)/).filter(Boolean)).toHaveLength(1);
  });
});

describe('What a card takes for granted', () => {
  it.each([
    ['is it ok to do back today and again on the day after', 'same-muscle-twice'],
    ['is 4 minutes of rest between deadlifts bad', 'rest-between-sets'],
    ['can i do my weights straight after eating lunch', 'eat-before-workout'],
    ['are three weekly lifting sessions a waste of time', 'how-often-train'],
    ['how often should i change my split', 'change-program'],
    ['what does 5x5 at rpe 7 mean', 'term-rpe'],
  ])('was said, or another is meant: %s', (says, id) => {
    expect(last(says).answer.sources).toContainEqual(expect.objectContaining({ id }));
  });

  it('tells a step, not a weight to start with', () => {
    const answer = answerTo('how much weight do i add to my press every session');
    expect(answer).toMatch(/2\.5 kg/);
    expect(answer).not.toMatch(/^Start with/);
  });

  it('counts the step from the sets that were told', () => {
    const answer = answerTo('when do i go up on rows? 4x8 with 50 kg now');
    expect(answer).toMatch(/10 clean reps, take 52.5 kg/);
  });

  it('lets the days of the week decide how they are laid out', () => {
    expect(answerTo('upper lower or full body? i train 2 days')).toMatch(/^With two days/);
  });

  it('says nothing twice that the card says itself', () => {
    const answer = answerTo('how do i build my legs, my only dumbbells are 6 kg');
    expect(answer.match(/three seconds/g) ?? []).toHaveLength(1);
  });
});

describe('A second turn that leans on the first', () => {
  it.each([
    [['do i need a lifting belt', 'what about straps'], /^Yes\b.*grip/],
    [['how do i breathe in a heavy deadlift', 'why'], /^Because\b.*trunk/],
    [['how much water should i drink a day', 'and protein'], /1\.6 g per kg/],
    [['my 5k is 26:10, what can i run over 10k', 'what pace is that'], /5:\d\d per kilometre/],
    [['i eat about 90 g of protein a day at 75 kg', 'is that enough'], /1\.2 g per kg/],
    [
      ['i tore my calf on saturday, season over', 'so what am i meant to do now'],
      /doctor or physio/,
    ],
  ])('%j is answered for what was spoken of', (says, words) => {
    expect(answerTo(...says)).toMatch(words);
  });

  it('measures against the goal that was told', () => {
    const goal = 'my goal is a 100 kg bench by june';
    expect(answerTo(goal, 'how far off am i at 85 for 3')).toMatch(/from about 93.5 to 100/);
    expect(
      answerTo('i want to run 10k in under 50 by 3 may', 'is that realistic, best is 54:20'),
    ).toMatch(/from 54:20 to 50:00/);
  });
});

describe('No session comes of', () => {
  it.each([
    'i only have 2 days and 40 minutes, can i still get strong?',
    'i want 10 strict pull ups by march, at 4 now',
    'fyi i can only train before seven and never longer than 25 min',
    'my squat went 100 110 115 115 115 over 5 weeks. whats wrong',
  ])('%s', (says) => {
    expect(last(says).answer.wish).toBeNull();
  });

  it('makes the one that is asked for', () => {
    expect(last('heads up i only ever have 20 min', 'make me one then').answer.wish).not.toBeNull();
  });
});

describe('The tone that was chosen', () => {
  it('is heard in the answer beside it and in those after it', () => {
    const plain = answerTo('can i train abs every day');
    const beside = answerTo('talk to me like a drill sergeant. can i train abs every day?');
    const after = answerTo('drill sergeant mode pls', 'can i train abs every day');
    expect(plain).toMatch(/^Yes: /);
    expect(beside).toContain('Yes, recruit');
    expect(after).toContain('Yes, recruit');
  });
});

describe('What was told beside a feeling', () => {
  it.each([
    ['feel like a failure, planned 4 sessions did 1', /1 of 4/],
    ['FIRST PULL UP EVER!!! 3 months ago i couldnt even hang', /in 3 months/],
    ['i havent been in 5 weeks and now im too embarrassed to go back', /5 weeks is a pause/],
    ['i cried in the changing room because my trousers dont fit anymore', /^Trousers/],
    ['my mum passed on sunday. she always asked how training went', /telling her/],
  ])('%s: is taken up', (says, words) => {
    expect(answerTo(says)).toMatch(words);
  });

  it('keeps out what a complaint names', () => {
    const { reading } = last('stupid app, it gave me burpees AGAIN');
    expect(reading.learned.map(({ slot }) => slot)).toContain('dislike');
  });
});

it.each([
  ['i did 3x8 squats at 80 and bench 3x10 at 50 today', 'bench press 3 × 10 at 50 kg'],
  ['i squatted 60 for 3x5', 'back squat 3 × 5 at 60 kg'],
])('logs each lift of "%s" with its own weight', (says, words) => {
  expect(answerTo(says)).toContain(words);
});

describe('What the learned reader has heard', () => {
  it('reaches what is answered to its own message alone', () => {
    const text = 'does the wooden hot box undo my session';
    const sauna = [{ text, cards: [{ id: 'sauna', score: 0.3 }] }];
    const { conversation, knowledge, answer } = last(text);
    const [withIt, without] = [sauna, []].map((heard) => {
      const reading = readMessage(text, conversation, knowledge, [], heard);
      return reply(text, conversation, knowledge, reading, heard);
    });
    expect(withIt?.cards).toContainEqual(
      expect.objectContaining({ answer: findCard('sauna')?.answer }),
    );
    expect(without).toEqual(answer);
  });
});
