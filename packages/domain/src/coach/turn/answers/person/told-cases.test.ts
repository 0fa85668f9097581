import { describe, expect, it } from 'vitest';
import { regular, stranger } from '../../../test-support/athletes.ts';
import { play } from '../../../test-support/talk.ts';

const last = (says: readonly string[], knows = stranger) => {
  const talk = play({ knows, turns: says.map((one) => ({ says: one })) });
  const end = talk.at(-1);
  if (!end) throw new Error('nothing was said');
  return end;
};

describe('what was told of oneself decides the answer', () => {
  it.each([
    [
      'seven weeks of five sessions, sleeping badly, weights going down, elbows ache. should i add a day?',
      /easy week/,
    ],
    [
      'at 68 i have never trained in my life and only walk to the shops, any sense in weights?',
      /68.*walks/,
    ],
    ['34 degrees outside all week and the club wants intervals tomorrow, thoughts', /At|34/],
    ['24 weeks, midwife happy. i still do crunches lying flat. who is right', /24 weeks.*incline/],
    ['perimenopause and my strength is going, what would you add?', /Strength training/],
    ['slept 4 hours, night shift, deadlift day, heavy or not', /4 hours.*not heavy/],
    ['race in 8 days, 10k, do i cram one more long run in?', /do not cram|don't cram/i],
    ['deadlifts: my fingers uncurl at 90 kg long before my legs tire', /straps/],
    ['dexa shows osteoporosis, are my 3 kg weights enough?', /something heavier/],
    ['¿cuánta agua bebo en una hora de gimnasio con este calor?', /500 to 750 ml/],
    ['my elbows flare in press ups, what is the right angle', /45 degrees.*matters/],
    ['haven’t been sore for a month, is it still working?', /to be sore/],
    ['i do pushups from my knees, how do i get to a real one', /hands raised/],
    ['atascado en press de banca desde enero, que hago', /Bench 2 or 3/],
  ])('"%s"', (says, said) => {
    expect(last([says]).answer.content).toMatch(said);
  });

  it('leaves a wish for a session alone', () => {
    const { answer } = last(['make me 20 min, I slept 4 hours, easy today please?']);
    expect(answer.wish).not.toBeNull();
  });
});

describe('one’s own past', () => {
  it.each([
    ['what did i deadlift last time', /no sets of yours/],
    ['how many kilos have i lost since easter', /no weigh-ins/],
    ['remind me, what is my 10k pb', /no run of yours/],
    ['which shoulder thing was it that you showed me', /no earlier talk/],
  ])('"%s" is not guessed at', (says, said) => {
    expect(last([says]).answer.content).toMatch(said);
  });

  it('is looked up where something was logged', () => {
    expect(last(['what did i squat last time'], regular).answer.content).not.toMatch(/of yours/);
  });
});

describe('a complaint', () => {
  it.each([
    ['are you deaf. i said no planks and there they are', /you said no planks/],
    ['stop saying great job, it was awful', /drop the 'great job'/],
  ])('"%s" is taken at its word', (says, said) => {
    expect(last([says]).answer.content).toMatch(said);
  });
});

describe('a story stands for what was felt', () => {
  it.each([
    ['went to the gym, three lads sniggering by the rack, i walked straight out', 'looked-at'],
    ['estuve en el gimnasio, se rieron y me fui a casa', 'looked-at'],
    ['saw the holiday pictures. i look like my dad', 'photo-shock'],
    ['bypass in may, all clear, but every flutter and i panic', 'heart-fear'],
    ['me tuve que parar, he abandonado en el km 12 de la carrera', 'dropped-out'],
    ['each workout is the same, i yawn and put my shoes away again', 'bored'],
    ["J'ai couru mon premier 5 km !! j'en pleure", 'record'],
  ])('"%s"', (says, moment) => {
    expect(last([says]).answer.memory.topic).toMatchObject({ kind: 'moment', id: moment });
  });

  it('hears no breakup in an ex-navy friend', () => {
    const { answer } = last(['i train with my ex-navy neighbour on fridays']);
    expect(answer.memory.topic).not.toMatchObject({ id: 'breakup' });
  });
});

describe('a workout that is there', () => {
  it.each([
    [
      'Oberkörper, 30 Min, Kurzhanteln',
      'nichts über Kopf bitte, die Decke im Keller ist zu niedrig',
    ],
    ['30 min cardio sans matériel', 'enlève tout ce qui saute, la petite dort'],
  ])('"%s" is changed by "%s"', (makes, changes) => {
    const { reading } = last([makes, changes]);
    expect(reading.purpose).toBe('change');
  });

  it('without one, a shorter tomorrow is made', () => {
    expect(last(['make tomorrow shorter, i have 15 min']).answer.wish).not.toBeNull();
  });
});

describe('what is worried about and fine', () => {
  it('is not answered with yes', () => {
    const { answer } = last(['18 weeks pregnant, do i have to stop lifting?']);
    expect(answer.content).toMatch(/^No/);
  });
});

describe('what only sounds like a wish', () => {
  it.each([
    'can you build strength at 60 with machines only',
    '61, never rowed, want to take up rowing',
    '3 days a week, push pull or full body',
    'my scale says i lost 3 kg overnight, is that real',
  ])('"%s" is answered', (says) => {
    const { reading, answer } = last([says]);
    expect(reading.purpose).toBe('ask');
    expect(answer.wish).toBeNull();
  });
});

describe('questions in other languages find the card', () => {
  it.each([
    ['ist es schlecht mit Muskelkater zu trainieren?', /Mild soreness/],
    ['puedo correr embarazada de 4 meses?', /If you ran before/],
    ['combien de protéines par jour pour 64 kg', /64 kg/],
    ['schlafe seit der Geburt kaum, soll ich trainieren?', /nap/],
  ])('"%s"', (says, said) => {
    expect(last([says]).answer.content).toMatch(said);
  });

  it('says their words back as they are', () => {
    const { answer } = last(['merk dir: im Mai will ich mit meiner Tante den Brocken hoch']);
    expect(answer.content).not.toMatch(/you/);
  });
});

describe('a card for somebody in particular', () => {
  it.each([
    ['can you get stronger on two sessions a week', /eighties/],
    ['what would you change about my training', /these years/],
  ])('is not said to "%s"', (says, said) => {
    expect(last([says]).answer.content).not.toMatch(said);
  });
});

it('does not pass over what hurts beside a feeling', () => {
  const { answer } = last(['50 days sober today and now my knee hurts, running was all I had']);
  expect(answer.content).toMatch(/knee/);
});

describe('what was told of an aim and of sets', () => {
  it('is the reason that is asked for later', () => {
    const { answer } = last([
      'Entered the Leeds 10k, collecting for the ward that nursed my nan.',
      'remind me why i am doing this?',
    ]);
    expect(answer.content).toMatch(/Leeds 10k/);
  });

  it('gives the weight for the bar', () => {
    const { answer } = last([
      'bench today: 60 kg for 3x5, last set felt fine',
      'so what do i put on the bar monday',
    ]);
    expect(answer.content).toMatch(/62\.5 kg/);
  });
});

describe('kit that is part of a name, or not there', () => {
  it.each([
    'if i do one more kettlebell swing i will scream',
    'deadlift with no straps, since the coach hates them',
  ])('is not kept: %s', (says) => {
    expect(last([says]).answer.content).not.toMatch(/I plan with that/);
  });
});
