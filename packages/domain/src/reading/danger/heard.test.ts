import { describe, expect, it } from 'vitest';
import { understand } from '../../planner/understand.ts';

const decided = (text: string) => {
  const understood = understand(text, {}, {}, { sessions: [] });
  return understood.kind === 'stop' || understood.kind === 'hold' ? understood : null;
};

describe('danger told by what it does', () => {
  it.each([
    ['self-harm', 'hab die pillen neben mir liegen und dann wär endlich ruhe, egal, 20 min beine'],
    ['self-harm', 'the tablets are on my lap and it would all be over. last 20 min legs'],
    ['self-harm', 'tengo las pastillas en la mano y por fin silencio. piernas 20 min'],
    ['self-harm', 'les cachets sont devant moi et ce serait fini. jambes 20 min'],
    ['self-harm', 'ho le pastiglie davanti a me e finalmente pace. gambe 20 min'],
    ['self-harm', 'os comprimidos na minha frente e ficava tudo quieto. pernas 20 min'],
    ['wound', 'the dog bit my hand and there is a streak up my arm now, 20 min legs'],
    ['wound', 'Splitter im Finger, jetzt wandert ein Streifen Richtung Ellbogen. Beine 20 min'],
    ['wound', 'me arañó el gato y una raya va hacia el codo. piernas 20 min'],
    ['wound', 'griffure de chat, un trait le long du bras. jambes 20 min'],
    ['wound', 'graffio del gatto, una riga verso il gomito. gambe 20 min'],
    ['wound', 'arranhão do gato e um risco pelo braço. pernas 20 min'],
    ['heat', 'todo el día al sol y ni sudo, digo cosas raras. pecho 20 min'],
    [
      'heat',
      'in der prallen Sonne gearbeitet, schwitz gar nicht mehr, Schädel brummt. Brust 20 min',
    ],
    ['heat', 'en plein cagnard, je transpire meme plus, à moitié perdu. pompes 20 min'],
    ['surgery', 'Blinddarm ist seit vorgestern draußen, Bauch 10 min'],
    ['surgery', 'tolta la colecisti l’altro ieri, addominali 10 min'],
    ['surgery', 'j’ai été opérée de l’utérus avant-hier, abdos 10 min'],
    [
      'fainting',
      'down to 600 calories a day, it goes black on the way up, 3 kilos left. 20 min cardio',
    ],
    ['fainting', 'como 500 calorías al día y lo veo negro en la escalera. 20 min cardio'],
    ['head-injury', 'banged heads at the corner, threw up after. 20 min footwork'],
    ['head-injury', 'tête contre tête au foot, vomi deux fois. 20 min'],
  ])('is %s: %s', (id, text) => {
    expect(decided(text)?.id).toBe(id);
  });
});

describe('the same words without a danger', () => {
  it.each([
    'tablets counted out for my gran, now my 30 min legs',
    'a henna line up my arm for the wedding, 20 min legs',
    'no sweating over exams anymore, 20 min full body',
    'concussion at school 15 years ago, all gone, 30 min dumbbells full body',
    'tuve una conmoción jugando al fútbol hace 20 años, mancuernas 30 min',
    '4 months postpartum, checked over by the pelvic physio, leaking a bit when i run, so 20 min no jumps',
    'my husband will have a heart attack if he hears what this rack cost. squats 30 min with a barbell',
    'c-section scar, it has been 5 years, 20 min core',
    'fever gone since monday, a week ago, 20 min easy full body',
    'just mopped the kitchen so nothing lying down, 20 min standing core',
    'uñas nuevas, no apoyo las manos en el suelo, piernas 20 min',
    'sudare ma non morire, kettlebell 20 min',
    'need to carry my 4 year old on my shoulders all day, legs and back 30 min',
  ])('is none: %s', (text) => {
    expect(decided(text)).toBeNull();
  });
});
