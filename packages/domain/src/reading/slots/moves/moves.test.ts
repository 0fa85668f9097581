import { describe, expect, it } from 'vitest';
import { claimsOf } from '../../claims.ts';
import { readByRules } from '../../read.ts';
import { refusedExercises } from './families.ts';

function idsOf(text: string, polarity: 'wants' | 'refuses' | 'denies'): string[] {
  const claims = readByRules(text);
  if (polarity === 'refuses') return refusedExercises(claims);
  return claimsOf(claims, 'exercise')
    .filter((one) => one.polarity === polarity)
    .map(({ value }) => value);
}

it("rules out what is said not to be ok is out: 'box squats ok, lunges arent'", () => {
  const out = readByRules('box squats r ok lunges arent, barbell').filter(
    ({ polarity }) => polarity === 'refuses',
  );
  expect(out.map(({ value }) => value)).toEqual(['lunge']);
});

describe('exercises in the place of others', () => {
  it.each([
    ['helen, 15 min, ring rows where the pull ups go', 'ring-row', 'pull-up'],
    ['death by thrusters but swap them for goblet squats', 'goblet-squat', 'barbell-thruster'],
    ['legs, but if there is a wall sit in it I am throwing the phone', undefined, 'wall-sit'],
    ['shoulders 30 min, no presses of any kind', undefined, 'overhead-press'],
    ['glutes 20 min, burpees stay out of it', undefined, 'burpee'],
  ])('%s', (text, wanted, refused) => {
    expect(idsOf(text, 'wants')).toEqual(wanted === undefined ? [] : [wanted]);
    expect(idsOf(text, 'refuses')).toContain(refused);
  });

  it('writes out nothing that is refused', () => {
    const text = 'no lunges, I wobble for days from lunges. that is it';
    expect(claimsOf(readByRules(text), 'written')).toEqual([]);
  });

  it('hears a move that is missed, not banned', () => {
    expect(idsOf('still no pull-up, not a single one. door bar, 30 min', 'denies')).toEqual([
      'pull-up',
    ]);
  });

  it('takes the stairs for a thing that is there', () => {
    expect(idsOf('I have a band, a pair of dumbbells and the stairs, 20 min', 'wants')).toEqual([]);
  });
});

describe('exercises by name', () => {
  it('rules out a deadlift from a height and no other', () => {
    const out = idsOf('no conventional deads off deficit', 'refuses');
    expect(out).toContain('deficit-deadlift');
    expect(out).not.toContain('barbell-romanian-deadlift');
  });

  it.each([
    ['three rounds of burpees', 'burpee'],
    ['5x5 ohp', 'overhead-press'],
    ['bss and calves', 'rear-foot-elevated-split-squat'],
    ['Liegestütze und Rumpf', 'push-up'],
    ['Klimmzüge, vier Sätze', 'pull-up'],
    ['sentadillas y core', 'air-squat'],
    ['développé couché 4x8', 'bench-press'],
    ['stacchi rumeni 3x8', 'barbell-romanian-deadlift'],
    ['supino reto e tríceps', 'bench-press'],
    ['squat, bench and row', 'bench-press'],
    ['alzate laterali', 'lateral-raise'],
    ['elevação pélvica', 'barbell-hip-thrust'],
    ['quiero trabajar el front lever', 'advanced-tuck-front-lever'],
    ['planche training, 30 min', 'tuck-planche'],
    ['gainage planche', 'forearm-plank'],
  ])('wants: %s', (text, id) => {
    expect(idsOf(text, 'wants')).toContain(id);
  });

  it.each([
    ['anything but burpees', 'burpee'],
    ['my shoulder hurts on burpees', 'burpee'],
    ['Knieschmerzen bei Ausfallschritten', 'reverse-lunge'],
    ['Burpees? No thanks.', 'burpee'],
    ['swap the lunges for something else', 'forward-lunge'],
    ['keine Liegestütze', 'push-up'],
    ['squats hurt my knee', 'air-squat'],
    ['no me gustan las zancadas', 'reverse-lunge'],
    ['deadlifts out, legs otherwise', 'conventional-deadlift'],
    ['too many lunges in this one', 'forward-lunge'],
    ['never give me lunges', 'forward-lunge'],
    ['gib mir nie wieder Liegestütze', 'push-up'],
  ])('refuses, and never wants: %s', (text, id) => {
    expect(idsOf(text, 'refuses')).toContain(id);
    expect(idsOf(text, 'wants')).not.toContain(id);
  });

  it('rules out the family with the word for it, and only the one with its own name', () => {
    expect(idsOf('no push-ups', 'refuses')).toContain('archer-push-up');
    expect(idsOf('no archer push-ups', 'refuses')).not.toContain('push-up');
    expect(claimsOf(readByRules('no squats'), 'family').map(({ value }) => value)).toEqual([
      'squat',
    ]);
  });

  it('keeps what cannot be done yet as a goal', () => {
    expect(idsOf('I can’t do a single pistol squat, teach me', 'denies')).toContain('pistol-squat');
    expect(idsOf('Klimmzüge lernen will ich', 'denies')).toContain('pull-up');
    expect(idsOf('kann noch keinen Klimmzug', 'denies')).toContain('pull-up');
  });

  it.each([
    'I did deadlifts yesterday',
    'my squat max is 100 kg',
    'sore from lunges, upper body please',
    'rows are fine, no overhead',
    'Good morning. Something gentle please',
    'my golf swing is off, mobility please',
  ])('tells a fact and no wish: %s', (text) => {
    expect(idsOf(text, 'wants')).toEqual([]);
  });
});

describe('stated maxima', () => {
  it.each([
    ['squat 1RM 140', 'back-squat', 140, 1],
    ['bench 100 kg for 5', 'bench-press', 100, 5],
    ['deadlift pr 405 lb', 'conventional-deadlift', 183.7, 1],
    ['Kreuzheben 3x3 heute, mein Max liegt bei 185', 'conventional-deadlift', 185, 1],
    ['mi máximo de sentadilla es 95', 'back-squat', 95, 1],
    ['mon max au développé couché c’est 82,5', 'bench-press', 82.5, 1],
    ['meu máximo de supino é 115', 'bench-press', 115, 1],
    ['my squat is 120', 'back-squat', 120, 1],
    ['deadlift top set, I deadlift 170 kg', 'conventional-deadlift', 170, 1],
    ['stuck at 90 kg on bench press', 'bench-press', 90, 1],
    ['squat max 160 deadlift max 190', 'conventional-deadlift', 190, 1],
    ['squat max 160 deadlift max 190', 'back-squat', 160, 1],
    ['hip thrust 100 kg pra 8', 'barbell-hip-thrust', 100, 8],
    ['training max 126 squat', 'back-squat', 140, 1],
    ['squat 60x8 bench 35x8', 'bench-press', 35, 8],
    ['Kniebeuge 150, Bank 100. Heute Bank 5x3 bei 85%', 'back-squat', 150, 1],
  ])('%s', (text, lift, kilograms, reps) => {
    expect(claimsOf(readByRules(text), 'max').map(({ value }) => value)).toContainEqual({
      lift,
      kilograms,
      reps,
    });
  });

  it.each([
    'squat 5x5 at 100 kg',
    'I want to squat 140 kg',
    '20 min, 10 kg dumbbells, squats',
    'front squat 70/75/80/85',
  ])('is no maximum: %s', (text) => {
    expect(claimsOf(readByRules(text), 'max')).toEqual([]);
  });

  it.each([
    ['Squat 180, bench 120, deadlift 210. Today bench: 4x4 at 80%', ['bench-press']],
    ['squat 120, panca 90, stacco 150. Oggi panca 5x5 al 75%', ['bench-press']],
    ['bench max 90, squat max 130. Today squats 5x5 at 75%', ['air-squat']],
  ])('leave the session to the lift that is named for today: %s', (text, ids) => {
    expect(claimsOf(readByRules(text), 'exercise').map(({ value }) => value)).toEqual(ids);
  });
});

describe('none of a move', () => {
  it.each([
    ['0 pushups, 0 pullups, start me off gently', []],
    ['0 Klimmzüge bisher, will den ersten schaffen', ['pull-up']],
    ['I want a handstand by christmas', ['wall-handstand-hold']],
  ])('is beyond somebody, or the aim: %s', (text, aims) => {
    expect(idsOf(text, 'wants')).toEqual([]);
    expect(idsOf(text, 'denies')).toEqual(aims);
  });

  it('leaves a row in a list with weights a lift', () => {
    const text = '3 Sätze: Kniebeuge, Liegestütz, Rudern, alles mit Kurzhanteln';
    expect(idsOf(text, 'wants')).toContain('one-arm-dumbbell-row');
  });
});

describe('how long, and what has no place', () => {
  it.each([
    ['thrusters till I hate myself, 15 min', 'barbell-thruster'],
    ['burpees til I hate you', 'burpee'],
    ['dead bugs, I want to learn them properly', 'dead-bug'],
  ])('is asked for: %s', (text, id) => {
    expect(idsOf(text, 'wants')).toContain(id);
    expect(idsOf(text, 'refuses')).toEqual([]);
  });

  it.each([
    ['the leg press is always taken so lunges 3x10', 'leg-press', 'forward-lunge'],
    ['die Beinpresse ist besetzt, also Ausfallschritte 3x10', 'leg-press', 'reverse-lunge'],
  ])('a busy station gives its place up: %s', (text, busy, instead) => {
    expect(idsOf(text, 'refuses')).toContain(busy);
    expect(idsOf(text, 'wants')).toEqual([instead]);
  });

  it('a dislike is still one', () => {
    expect(idsOf('burpees? I hate them. 20 min', 'refuses')).toContain('burpee');
  });
});
