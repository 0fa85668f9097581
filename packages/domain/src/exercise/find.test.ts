import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findExercise, findMentions } from './find.ts';
import { exerciseById, exerciseLibrary } from './library.ts';
import { bareNames } from './name-words.ts';

describe('finding an exercise by a name', () => {
  test.each([
    ['push-ups', 'push-up'],
    ['Pushups', 'push-up'],
    ['press ups', 'push-up'],
    ['Push ups (knees)', 'knee-push-up'],
    ['Push-ups: 3 sets of 10', 'push-up'],
    ['DB goblet squats', 'dumbbell-goblet-squat'],
    ['Goblet Squat (24 kg)', 'goblet-squat'],
    ['kettlebell goblet squat', 'goblet-squat'],
    ['KB swings', 'two-hand-swing'],
    ['TRX rows', 'suspension-row'],
    ['RDLs', 'barbell-romanian-deadlift'],
    ['Single-leg RDL (dumbbell)', 'dumbbell-single-leg-rdl'],
    ['Incline Dumbbell Press', 'dumbbell-incline-press'],
    ['Plank with shoulder taps', 'plank-shoulder-tap'],
    ['Alternating reverse lunges', 'reverse-lunge'],
    ['Walking lunges with dumbbells', 'dumbbell-walking-lunge'],
    ['jump squats', 'squat-jump'],
    ['Bulgarian split squats', 'rear-foot-elevated-split-squat'],
    ['turkish getups', 'turkish-get-up'],
    ['OHP', 'overhead-press'],
    ['1-arm kettlebell row', 'kettlebell-one-arm-row'],
    ['Clean & jerk', 'clean-and-jerk'],
    ['Child’s pose', 'childs-pose'],
    ['worlds greatest stretch', 'worlds-greatest-stretch'],
    ['hollow body hold', 'hollow-hold'],
    ['Cat cow', 'cat-cow'],
    ['Dead bugs', 'dead-bug'],
    ['dumbell bnech press', 'dumbbell-bench-press'],
    ['Mountian climbers', 'mountain-climber'],
    ['3 x 10 Burpess', 'burpee'],
    ['kettelbell swing', 'two-hand-swing'],
    ['Side Plank (Right)', 'side-plank'],
    ['Side plank left', 'side-plank'],
    ['Split squats - 10 per leg', 'split-squat'],
    ['Marching in place', 'march-in-place'],
    ['Suitcase Carry - Left', 'dumbbell-suitcase-carry'],
  ])('%s is %s', (name, id) => {
    expect(findExercise(name)?.exercise.id).toBe(id);
  });

  test.each(['', '   ', 'Rest', 'Water break', 'x', '🏋️', 'Quarterly report', 'Barbell', '12345'])(
    '%j is none',
    (name) => {
      expect(findExercise(name)).toBeNull();
    },
  );

  test('every name and alias finds its own exercise', () => {
    for (const exercise of exerciseLibrary) {
      for (const name of [exercise.name, ...exercise.aliases]) {
        expect(findExercise(name)?.exercise.id, name).toBe(exercise.id);
      }
    }
  });

  test('a plural finds the same', () => {
    for (const exercise of exerciseLibrary.filter(({ name }) => /[a-rt-z]$/.test(name))) {
      expect(findExercise(`${exercise.name}s`)?.exercise.id, exercise.name).toBe(exercise.id);
    }
  });

  test('a slip costs confidence, and a rough guess more', () => {
    const sure = findExercise('Goblet Squat')?.confidence ?? 0;
    const slip = findExercise('Gobelt Squat')?.confidence ?? 0;
    expect(sure).toBe(1);
    expect(slip).toBeLessThan(sure);
    expect(findExercise('Superman hold with reach')?.confidence ?? 0).toBeLessThan(slip);
  });

  test.each(['Plank jacks', 'Lunge (jumping and clapping)', 'Side plank with twist'])(
    '%s loses no word that matters to a joint',
    (name) => {
      expect(findExercise(name)).toBeNull();
    },
  );

  test('words of fewer than four letters are never guessed', () => {
    expect(findExercise('dup')).toBeNull();
    expect(findExercise('rpw')).toBeNull();
  });
});

test('what a bare word stands for is in the library', () => {
  for (const [word, id] of bareNames) {
    expect(exerciseById(id), word).toBeDefined();
    expect(findExercise(word)?.exercise.id, word).toBe(id);
  }
});

describe('exercises named in a text', () => {
  const read = (text: string) =>
    findMentions(text)
      .filter((mention) => mention.confidence >= 0.6)
      .map(({ exercise, index, length }) => [text.slice(index, index + length), exercise.id]);

  test('are found where they stand, the longest name first', () => {
    const text = 'Kettlebell swings, DB goblet squats and push-ups but no burpees!';
    expect(read(text)).toEqual([
      ['Kettlebell swings', 'two-hand-swing'],
      ['DB goblet squats', 'dumbbell-goblet-squat'],
      ['push-ups', 'push-up'],
      ['burpees', 'burpee'],
    ]);
  });

  test('do not reach over a comma or a full stop', () => {
    expect(read('I like the dumbbell, goblet squat too')).toEqual([
      ['goblet squat', 'goblet-squat'],
    ]);
    expect(read('Give it a push. Up next is nothing')).toEqual([]);
  });

  test('are found in spite of slips and letters beyond ASCII', () => {
    expect(read('Überhaupt nur “brupees” 💪 & mountainclimbers')).toEqual([
      ['brupees', 'burpee'],
      ['mountainclimbers', 'mountain-climber'],
    ]);
  });

  test.each([
    'a 20 minute plan for my squad, no lunch',
    'clear my head before the match',
    'I want to carry on and row my boat across the bridge',
    'clean eating, hard press coverage',
    'my left hand and both lungs',
    'trust me, this is the best time of the week',
    'push up through your heels and sit up tall',
    'I get up at six and step up the pace',
    'oh well, a walking tour in march',
  ])('none in: %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  test('a lone everyday word is only half believed, its plural more', () => {
    expect(findMentions('row')[0]?.confidence ?? 1).toBeLessThan(0.6);
    expect(read('swings, rows and a push up')).toEqual([
      ['swings', 'two-hand-swing'],
      ['rows', 'one-arm-dumbbell-row'],
      ['push up', 'push-up'],
    ]);
  });

  test('lie inside the text, in order and apart, whatever it says', () => {
    const words = fc.constantFrom(
      'squat',
      'Push-Up',
      'ſ',
      'İ',
      '💪',
      'goblet',
      'sqaut',
      ',',
      'row',
      'ß',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(words, { maxLength: 40 }).map((list) => list.join(' ')),
    );
    fc.assert(
      fc.property(text, (said) => {
        const mentions = findMentions(said);
        const isFit = mentions.every(({ index, length, confidence }, i) => {
          const { index: before, length: taken } = mentions[i - 1] ?? { index: 0, length: 0 };
          const isInside = index >= before + taken && length > 0 && index + length <= said.length;
          return isInside && confidence > 0 && confidence <= 1;
        });
        expect(isFit).toBe(true);
      }),
    );
  });
});

describe('words for a machine', () => {
  test.each([
    ['lat pulldown', 'lat-pulldown'],
    ['band lat pulldown', 'band-lat-pulldown'],
    ['pulldowns', 'lat-pulldown'],
    ['face pulls', 'cable-face-pull'],
    ['banded face pull', 'band-face-pull'],
    ['triceps pushdown', 'triceps-pushdown'],
    ['band pushdown', 'band-triceps-pressdown'],
    ['leg press', 'leg-press'],
    ['leg extensions', 'leg-extension'],
    ['leg curl', 'seated-leg-curl'],
    ['hack squat', 'hack-squat'],
    ['smith machine squat', 'smith-squat'],
    ['hex bar deadlift', 'trap-bar-deadlift'],
    ['seal row', 'seal-row'],
    ['half-kneeling landmine press', 'half-kneeling-landmine-press'],
    ['hang clean', 'hang-clean'],
    ['sled sprint', 'sled-sprint'],
    ['sled pull', 'sled-rope-row'],
    ['inverted rows', 'inverted-row'],
    ['ring rows', 'ring-row'],
    ['ring push-ups', 'ring-push-up'],
    ['dips', 'parallel-bar-dip'],
    ['row erg', 'rowing-machine'],
    ['assault bike', 'air-bike'],
    ['treadmill incline walk', 'treadmill-walk'],
    ['freestyle swim', 'lap-swim'],
    ['muscle-up', 'bar-muscle-up'],
    ['handstand push-up', 'wall-handstand-push-up'],
  ])('%s finds %s', (name, id) => {
    expect(findExercise(name)?.exercise.id).toBe(id);
  });
});
