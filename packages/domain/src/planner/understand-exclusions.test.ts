import { describe, expect, it } from 'vitest';
import { exerciseById } from '../exercise/library.ts';
import { readingsOf, understood } from './test-support/understood.ts';

const refusals = [
  'leave burpees out',
  'please leave out the burpees',
  'I refuse to do burpees',
  'burpees are banned',
  'skip the burpees',
  'anything but burpees',
  'full body, leave the burpees out please',
  "I won't do burpees",
  'forget burpees',
  'take burpees out',
  'spare me the burpees',
  'burpees are a no-go',
  'rule out burpees',
  "I'd rather not do burpees",
  "don't make me do burpees",
  "don't give me burpees",
  'burpee-free please',
  "no way I'm doing burpees",
  'burpees not allowed',
  'cut the burpees',
  'deja fuera los burpees',
  'me niego a hacer burpees',
  'los burpees están prohibidos',
  'sáltate los burpees',
  'cualquier cosa menos burpees',
  'todo menos burpees',
  'quita los burpees',
  'lass die Burpees weg',
  'ich weigere mich, Burpees zu machen',
  'Burpees sind verboten',
  'alles außer Burpees',
  'Burpees bitte weglassen',
  'bloß keine Burpees',
  'verzichte auf Burpees',
  'alles, nur keine Burpees',
  'laisse les burpees de côté',
  'je refuse de faire des burpees',
  'les burpees sont interdits',
  'tout sauf des burpees',
  'saute les burpees',
  'oublie les burpees',
  'enlève les burpees',
  'lascia fuori i burpees',
  'mi rifiuto di fare burpees',
  'i burpees sono vietati',
  'tutto tranne i burpees',
  'salta i burpees',
  'niente burpees',
  'togli i burpees',
  'deixa os burpees de fora',
  'recuso-me a fazer burpees',
  'me recuso a fazer burpees',
  'os burpees são proibidos',
  'tudo menos burpees',
  'pula os burpees',
  'qualquer coisa menos burpees',
  'no equipment, everything except burpees',
  'no knee pain, anything but burpees',
  'keine Knieschmerzen, alles außer Burpees',
];

describe('an exercise that somebody will not do', () => {
  it.each(refusals)('is ruled out by "%s"', (text) => {
    const { request } = understood(text);
    expect(request.mustInclude.value).toEqual([]);
    expect(request.excludedExercises.value).toContain('burpee');
  });

  it.each([
    'take me out of my comfort zone with burpees',
    'I love burpees, leave nothing out',
    'keep burpees in',
    'work out with burpees',
    'lass uns Burpees machen',
    'burpees, leave out the sprints',
    'I am not allowed to jump much but burpees are fine',
  ])('is still a wish in "%s"', (text) => {
    expect(understood(text).request.mustInclude.value).toContain('burpee');
  });

  it.each([
    ['leave legs out', 'no-focus:legs'],
    ['dumbbells are off limits', 'no-kit:dumbbells'],
    ['lass das Springen weg', 'limit:jumping'],
    ['jumping is not allowed', 'limit:jumping'],
    ['take me out of my comfort zone, legs', 'focus:legs'],
  ])('"%s" reads as %s', (text, reading) => {
    expect(readingsOf(text)).toContain(reading);
  });
});

describe('an exercise that hurts', () => {
  it.each([
    'my knee hurts on squats',
    'my knee hurts with deep squats',
    'knee pain in squats, 20 min',
    'my knee hurts on lunges and squats',
    'mi rodilla duele con sentadillas',
    'squats hurt my knee',
    'pain in my knee on squats',
    'I have pain in my left knee and hip doing squats',
    'mal au genou aux squats',
    'j’ai mal au genou droit avec les squats',
    'douleur au genou sur les squats',
    'Knieschmerzen bei Kniebeugen',
    'Schmerzen im rechten Knie mit Kniebeugen',
    'me duele la rodilla en las sentadillas',
    'dolor en la rodilla derecha con sentadillas',
    'mi fa male il ginocchio con gli squat',
    'mal di schiena negli squat',
    'dor no joelho nos agachamentos',
    'dor nas costas no agachamento',
    'bad left knee on squats',
    'my knee is bad with squats',
    'pain left knee with squats',
    'I hurt my left knee with squats',
  ])('is left out by "%s"', (text) => {
    const { request } = understood(text);
    expect(request.mustInclude.value).toEqual([]);
    expect(request.excludedExercises.value).toContain('air-squat');
  });

  it.each([
    'knee pain, 20 min with squats',
    'my knee hurts. On squats I go deep',
    'no knee pain on squats, 20 min of squats',
    'my knee hurts on lunges, give me squats',
    'squats, bad knee',
    'a workout for a bad knee with squats',
    'a workout for a bad left knee with squats',
    'help my weak left knee with squats',
    'rehab my knee with squats',
    'rehabbing my left knee with squats',
    'un entrenamiento para una rodilla mala con sentadillas',
    'un entraînement pour un genou gauche fragile avec des squats',
    'um treino para um joelho ruim com agachamentos',
    'no knee pain during squats except when I run',
    'no knee pain except in my shoulder, squats please',
    'sin dolor de rodilla, solo en casa, sentadillas',
    'pain in my knee, 20 min with squats',
    'no pain in my knee on squats, 20 min of squats',
    'no knee pain during squats, 20 min of squats',
    'keine Schmerzen im Knie bei Kniebeugen, 20 min Kniebeugen',
    'mal au genou, 20 min avec des squats',
    'Knieschmerzen, 20 min mit Kniebeugen',
    'dolor en la rodilla, 20 min con sentadillas',
    'dor no joelho, 20 min com agachamentos',
  ])('is not taken for another one in "%s"', (text) => {
    expect(understood(text).request.mustInclude.value).toContain('air-squat');
  });
});

describe('an exercise that hurts, though the pain is denied for the rest', () => {
  it.each([
    "my knee doesn't hurt except when I do squats",
    'my knee does not hurt except for squats',
    'no knee pain except during squats',
    'no knee pain, only during squats',
    'no pain in my left knee any more except on squats',
    'no knee pain except on lunges and during squats',
    'never without knee pain during squats',
    'my knee does not stop hurting during squats',
    'nothing helps my knee pain during squats',
    'mein Knie tut nicht weh, außer wenn ich Kniebeugen mache',
    'keine Knieschmerzen außer bei Kniebeugen',
    'keine Schmerzen im Knie außer bei Kniebeugen',
    'mein Knie ist bei Kniebeugen nie ohne Schmerzen',
    'mein Knie hört bei Kniebeugen nicht auf zu schmerzen',
    'nichts hilft gegen meine Knieschmerzen bei Kniebeugen',
    'no me duele la rodilla excepto cuando hago sentadillas',
    'sin dolor de rodilla excepto en sentadillas',
    'la rodilla no deja de dolerme en las sentadillas',
    'nada alivia mi dolor de rodilla en las sentadillas',
    'mon genou ne me fait pas mal sauf quand je fais des squats',
    'pas de douleur au genou sauf pendant les squats',
    'mon genou n’arrête pas de me faire mal pendant les squats',
    'rien ne soulage ma douleur au genou pendant les squats',
    'il ginocchio non mi fa male tranne quando faccio gli squat',
    'nessun dolore al ginocchio tranne durante gli squat',
    'il ginocchio non smette di farmi male durante gli squat',
    'niente allevia il dolore al ginocchio durante gli squat',
    'meu joelho não dói exceto quando faço agachamentos',
    'sem dor no joelho exceto durante agachamentos',
    'meu joelho não para de doer durante os agachamentos',
    'nada alivia minha dor no joelho durante os agachamentos',
  ])('is left out by "%s"', (text) => {
    const { request } = understood(text);
    expect(request.mustInclude.value).toEqual([]);
    expect(request.excludedExercises.value).toContain('air-squat');
    expect(request.injuries).toMatchObject([{ region: 'knee', status: 'active' }]);
  });
});

describe('what is built on a move that is ruled out', () => {
  const out = (text: string) => understood(text).request.excludedExercises.value;

  it('goes with planks: climbers, salutations and rows in a plank, but not push-ups', () => {
    expect(out('no planks')).toEqual(
      expect.arrayContaining([
        'mountain-climber',
        'sun-salutation',
        'dumbbell-renegade-row',
        'burpee',
      ]),
    );
    expect(out('no planks')).not.toContain('push-up');
  });

  it('goes with push-ups: burpees, salutations and man makers, but not presses', () => {
    expect(out('no push-ups')).toEqual(
      expect.arrayContaining(['burpee', 'sun-salutation', 'man-maker', 'knee-push-up']),
    );
    expect(out('no push-ups')).not.toContain('dumbbell-floor-press');
  });

  it('goes with pull-ups and with running', () => {
    expect(out('no pull-ups')).toContain('chin-up');
    expect(out('no running')).toEqual(expect.arrayContaining(['jog-in-place', 'high-knees']));
  });

  it('names only exercises that the library has', () => {
    for (const id of out('no planks, no push-ups, no running'))
      expect(exerciseById(id)).toBeDefined();
  });

  it('is told once', () => {
    const labels = understood('no planks, no crunches').chips.map(({ label }) => label);
    expect(labels).toEqual(['No planks', 'No crunches']);
  });
});

describe('what is asked for after "no kit"', () => {
  it.each([
    '25 min no kit legs',
    '25 min no equipment legs and core',
    'without equipment legs',
    'sin equipo piernas',
    'ohne Geräte Beine',
    'sans matériel jambes',
    'senza attrezzi gambe',
    'sem equipamento pernas',
  ])('is a wish in "%s"', (text) => {
    const readings = readingsOf(text);
    expect(readings).toContain('kit:none');
    expect(readings.filter((id) => /^focus:.*(legs|lower)/.test(id))).not.toEqual([]);
    expect(readings.filter((id) => /exclu|^no|avoid/.test(id))).toEqual([]);
  });

  it('is left out where the denial goes on', () => {
    expect(readingsOf('no kit or jumping')).toEqual(readingsOf('no jumping or kit'));
  });
});
