import { describe, expect, test } from 'vitest';
import { readingGrade } from '../planner/reading-grade.ts';
import { conditions, injuryRegions, type SafetyTag } from '../planner/request.ts';
import { contraOf } from './contra.ts';
import { exerciseById, exerciseLibrary } from './library.ts';

function judge(name: string, tag: SafetyTag) {
  const exercise = exerciseById(name);
  if (!exercise) throw new Error(`no exercise ${name}`);
  return contraOf(exercise, tag);
}

/** Design, training §5: what each row leaves out, and what it leaves in. */
const table: Record<SafetyTag, { avoid: string[]; modify: string[]; free: string[] }> = {
  knee: {
    avoid: [
      'squat-jump',
      'box-jump',
      'jump-rope-bounce',
      'forward-lunge',
      'walking-lunge',
      'dumbbell-walking-lunge',
      'pistol-squat',
      'back-squat',
      'burpee',
    ],
    modify: ['air-squat', 'reverse-lunge', 'goblet-box-squat', 'short-reverse-lunge', 'step-up'],
    free: ['glute-bridge', 'push-up', 'dumbbell-romanian-deadlift', 'dead-bug'],
  },
  low_back: {
    avoid: [
      'conventional-deadlift',
      'barbell-good-morning',
      'crunch',
      'two-hand-swing',
      'dumbbell-russian-twist',
      'kettlebell-snatch',
      'dumbbell-bent-over-row',
      'v-up',
    ],
    modify: [
      'back-squat',
      'bodyweight-good-morning',
      'one-arm-dumbbell-row',
      'squat-jump',
      'cat-cow',
    ],
    free: ['dead-bug', 'bird-dog', 'side-plank', 'glute-bridge', 'chest-supported-dumbbell-row'],
  },
  shoulder: {
    avoid: [
      'overhead-press',
      'dumbbell-shoulder-press',
      'bench-dip',
      'kettlebell-snatch',
      'pike-push-up',
      'kettlebell-high-pull',
      'dumbbell-fly',
      'wall-handstand-hold',
    ],
    modify: ['dumbbell-floor-press', 'landmine-press', 'push-up', 'arm-circle', 'lateral-raise'],
    free: ['one-arm-dumbbell-row', 'band-seated-row', 'band-face-pull', 'band-external-rotation'],
  },
  wrist: {
    avoid: ['push-up', 'high-plank', 'burpee', 'bear-crawl', 'front-squat', 'kettlebell-clean'],
    modify: ['wall-push-up', 'cat-cow', 'bird-dog', 'conventional-deadlift', 'pull-up'],
    free: ['forearm-plank', 'band-seated-row', 'air-squat', 'glute-bridge'],
  },
  neck: {
    avoid: ['barbell-shrug', 'wall-handstand-hold', 'downward-dog', 'pike-push-up'],
    modify: ['crunch', 'dumbbell-shoulder-press', 'dumbbell-farmer-carry'],
    free: ['chest-supported-dumbbell-row', 'band-seated-row', 'air-squat'],
  },
  elbow: {
    avoid: ['dumbbell-skull-crusher', 'barbell-skull-crusher', 'chin-up', 'bench-dip'],
    modify: ['push-up', 'one-arm-dumbbell-row', 'dead-hang'],
    free: ['air-squat', 'glute-bridge', 'forearm-plank'],
  },
  hip: {
    avoid: ['cossack-squat', 'dumbbell-sumo-deadlift', '30-m-sprint', 'skater-hop'],
    modify: ['air-squat', 'reverse-lunge', 'pigeon-pose', 'deep-squat-hold'],
    free: ['glute-bridge', 'push-up', 'forearm-plank'],
  },
  ankle: {
    avoid: ['skater-hop', '10-m-sprint', 'jump-rope-bounce', 'box-jump', 'jumping-jack'],
    modify: ['standing-calf-raise', 'calf-raise-hold', 'single-leg-stand', 'air-squat'],
    free: ['glute-bridge', 'dumbbell-romanian-deadlift', 'push-up'],
  },
  hamstring: {
    avoid: [
      '30-m-sprint',
      'nordic-hamstring-curl',
      'barbell-romanian-deadlift',
      'two-hand-swing',
      'squat-jump',
    ],
    modify: ['bodyweight-good-morning', 'supine-hamstring-stretch', 'reverse-lunge'],
    free: ['push-up', 'air-squat', 'wall-sit', 'glute-bridge-hold'],
  },
  calf: {
    avoid: [
      '30-m-sprint',
      'nordic-hamstring-curl',
      'barbell-romanian-deadlift',
      'two-hand-swing',
      'jump-rope-bounce',
    ],
    modify: ['standing-calf-raise', 'march-in-place', 'calf-stretch'],
    free: ['push-up', 'glute-bridge', 'one-arm-dumbbell-row'],
  },
  pelvic_floor: {
    avoid: ['jumping-jack', 'leg-lower', 'conventional-deadlift', 'v-up'],
    modify: ['cossack-squat'],
    free: ['glute-bridge', 'bird-dog', 'band-seated-row', 'diaphragmatic-breathing'],
  },
  hypertension: {
    avoid: ['conventional-deadlift', 'back-squat', 'wall-handstand-hold', 'downward-dog'],
    modify: ['wall-sit', 'forearm-plank', 'burpee'],
    free: ['air-squat', 'march-in-place', 'band-seated-row', 'childs-pose', 'wall-push-up'],
  },
  pregnancy: {
    avoid: [
      'glute-bridge',
      'dumbbell-bench-press',
      'forearm-plank',
      'superman-lat-pull',
      'squat-jump',
      'box-jump',
      'conventional-deadlift',
      'crunch',
      'wall-handstand-hold',
    ],
    modify: ['single-leg-stand', 'goblet-squat', 'cossack-squat'],
    free: ['air-squat', 'wall-push-up', 'bird-dog', 'clamshell', 'march-in-place'],
  },
  postpartum: {
    avoid: ['squat-jump', 'crunch', 'v-up', 'leg-lower', 'conventional-deadlift'],
    modify: ['hands-and-knees-crawl', 'goblet-squat', 'knee-plank'],
    free: ['diaphragmatic-breathing', 'air-squat', 'glute-bridge', 'march-in-place'],
  },
  surgery: {
    avoid: ['squat-jump', 'conventional-deadlift', 'v-up'],
    modify: ['air-squat', 'wall-push-up', 'one-arm-dumbbell-row', 'march-in-place'],
    free: ['diaphragmatic-breathing', 'arm-circle', 'childs-pose'],
  },
  osteoporosis: {
    avoid: ['crunch', 'pilates-roll-up', 'dumbbell-russian-twist', 'box-jump', 'skater-hop'],
    modify: ['single-leg-stand', 'dumbbell-romanian-deadlift', 'cat-cow', 'supine-twist'],
    free: ['sit-to-stand', 'dumbbell-farmer-carry', 'wall-push-up', 'band-seated-row'],
  },
  insulin: {
    avoid: [],
    modify: ['burpee', '30-m-sprint', 'two-hand-swing'],
    free: ['air-squat', 'cat-cow', 'push-up'],
  },
  asthma: {
    avoid: [],
    modify: ['30-m-sprint', 'burpee', 'shuttle-run'],
    free: ['march-in-place', 'air-squat', 'childs-pose'],
  },
  vertigo: {
    avoid: ['burpee', 'downward-dog', 'wall-handstand-hold', 'box-jump'],
    modify: ['single-leg-stand', 'glute-bridge', 'torso-rotation'],
    free: ['wall-push-up', 'dumbbell-curl', 'air-squat'],
  },
  epilepsy: {
    avoid: ['bench-press', 'dumbbell-bench-press', 'barbell-skull-crusher', 'box-jump'],
    modify: ['back-squat', 'overhead-press', 'pull-up'],
    free: ['air-squat', 'push-up', 'glute-bridge', 'band-seated-row'],
  },
  hernia: {
    avoid: ['conventional-deadlift', 'v-up', 'leg-lower', 'back-squat'],
    modify: ['dumbbell-farmer-carry', 'squat-jump', 'wall-sit'],
    free: ['air-squat', 'bird-dog', 'wall-push-up', 'march-in-place'],
  },
  glaucoma: {
    avoid: ['downward-dog', 'wall-handstand-hold', 'pike-push-up', 'conventional-deadlift'],
    modify: ['forearm-plank', 'wall-sit'],
    free: ['air-squat', 'march-in-place', 'wall-push-up'],
  },
  heart: {
    avoid: ['30-m-sprint', 'conventional-deadlift', 'wall-handstand-hold', 'burpee'],
    modify: ['wall-sit', 'goblet-squat', 'jumping-jack'],
    free: ['air-squat', 'wall-push-up', 'cat-cow'],
  },
};

const rows = Object.entries(table).flatMap(([tag, cells]) =>
  (['avoid', 'modify', 'free'] as const).flatMap((outcome) =>
    cells[outcome].map((id) => ({ tag: tag as SafetyTag, id, outcome })),
  ),
);

describe('the safety table', () => {
  test.each(rows)('$tag: $id is $outcome', ({ tag, id, outcome }) => {
    expect(judge(id, tag)?.severity ?? 'free').toBe(outcome);
  });

  test('an air squat with a sore knee goes only as deep as it feels good', () => {
    expect(judge('air-squat', 'knee')).toEqual({
      severity: 'modify',
      reason: 'The knee bends under your weight.',
      modification: 'Only as deep as it feels good.',
    });
  });

  const tags: SafetyTag[] = [...injuryRegions, ...conditions];
  const verdicts = tags.flatMap((tag) =>
    exerciseLibrary.map((exercise) => contraOf(exercise, tag)).filter((contra) => contra !== null),
  );

  test('whatever is to be changed says how, whatever is left out does not', () => {
    for (const { severity, modification } of verdicts) {
      expect(modification !== undefined).toBe(severity === 'modify');
    }
  });

  test('its sentences are plain', () => {
    const sentences = new Set(
      verdicts.flatMap(({ reason, modification }) => [reason, modification ?? reason]),
    );
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence).not.toContain('!');
      expect(readingGrade(sentence), sentence).toBeLessThanOrEqual(9);
    }
  });
});
