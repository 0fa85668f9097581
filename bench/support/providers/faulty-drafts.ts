import { plan } from '../../../packages/domain/src/planner/plan.ts';
import type { Request } from '../../../packages/domain/src/planner/request.ts';
import type { WrittenDraft } from '../../../packages/server/src/platform/models/draft-schema.ts';
import type { Answer } from '../../../packages/server/src/platform/models/test-support/vendor-server.ts';
import { writeDraft } from '../../../packages/server/src/platform/models/test-support/written-draft.ts';

export const date = '2026-03-01T08:00:00.000Z';
export const seed = 1;

type Item = WrittenDraft['workout'][number];

const isWork = ({ type }: Item) => type === 'exercise';

/** The planner's own exercises, changed in the main part. */
function withWork(draft: WrittenDraft, change: (item: Item, index: number) => object) {
  let index = -1;
  const workout = draft.workout.map((item) => {
    if (!isWork(item)) return item;
    index += 1;
    return change(item, index);
  });
  return { ...draft, workout };
}

const rename = (draft: WrittenDraft, names: readonly string[]) =>
  withWork(draft, (item, index) => ({
    ...item,
    exerciseId: null,
    name: names[index % names.length],
  }));

/** What models get wrong, each as it would come from one. */
const faults: Record<string, (draft: WrittenDraft) => unknown> = {
  'as asked': (draft) => draft,
  'a jump squat among them': (draft) =>
    withWork(draft, (item, i) => (i ? item : { ...item, exerciseId: null, name: 'Jump Squat' })),
  'jumps only': (draft) => rename(draft, ['Jump Squats', 'Box jumps', 'Burpees', 'Tuck Jump']),
  'names nobody knows': (draft) =>
    rename(draft, ['Galactic Twister', 'Quantum Lunge 3000', 'Zorbing', 'Sofa Levitation']),
  'names of their own': (draft) =>
    rename(draft, [
      'DB goblet squats',
      'Push ups (knees)',
      'One arm rows',
      'Planks',
      'Glute bridges',
    ]),
  'kit that is not there': (draft) =>
    rename(draft, ['Barbell Back Squat', 'Bench Press', 'Lat Pulldown', 'Leg Press']),
  'overhead work ruled out': (draft) => rename(draft, ['Overhead Press', 'Push Press', 'Thruster']),
  'ten minutes short': (draft) => ({ ...draft, workout: draft.workout.filter((_, i) => i % 2) }),
  'three hours long': (draft) =>
    withWork({ ...draft, totalRounds: 20 }, (item) => ({ ...item, sets: 20, duration: 600 })),
  'compound in the prose': (draft) => ({
    ...draft,
    workoutType: 'Compound lifts',
    workoutStructure: 'A continuous flow of compound movements',
  }),
  'another format': (draft) => ({ ...draft, workoutType: 'Tabata', referencePattern: 'Tabata' }),
  'effort 10 of 10': (draft) => withWork(draft, (item) => ({ ...item, rpe: 10 })),
  'no reps, no time': (draft) =>
    withWork(draft, (item) => ({ ...item, reps: null, duration: null, sets: null })),
  'two hundred reps': (draft) => withWork(draft, (item) => ({ ...item, reps: 200 })),
  'numbers below nothing': (draft) =>
    withWork(draft, (item) => ({ ...item, reps: -5, duration: 0, restAfter: -30 })),
  'numbers as words': (draft) =>
    withWork(draft, (item) => ({
      ...item,
      reps: item.reps === null ? null : `${item.reps} reps`,
      duration: item.duration === null ? null : `${item.duration} seconds`,
      rpe: `${item.rpe}`,
    })),
  'no warm-up': (draft) => ({ ...draft, workout: draft.workout.filter(isWork) }),
  'one exercise again and again': (draft) => {
    const [first] = draft.workout.filter(isWork);
    return withWork(draft, (item) => ({ ...item, ...first }));
  },
  'in phases': ({ workout, ...draft }) => ({
    ...draft,
    phases: [{ name: 'Main', exercises: workout }],
  }),
  'wrapped once more': (draft) => ({ workout: draft }),
  'a stranger in the text': (draft) => ({
    ...draft,
    coachingNotes: 'Brace hard on every Barbell Back Squat.',
  }),
};

/** Ways in which good JSON comes spoilt. */
const wrappings: Record<string, (text: string) => Answer> = {
  'in a fence': (text) => ({ kind: 'text', text: `Here it is:\n\`\`\`json\n${text}\n\`\`\`` }),
  'cut off': (text) => ({ kind: 'cut', text: text.slice(0, text.length * 0.7) }),
};

export interface Written {
  fault: string;
  answer: Answer;
  text: string;
}

/** By the schema, and with the timer's own fields, which models like to add. */
function writePlan(request: Request): WrittenDraft {
  const planned = plan(request, date, seed);
  const { referencePattern, workoutType, workoutStructure, isStructured } = planned;
  const fields = { referencePattern, workoutType, workoutStructure, isStructured };
  return { ...fields, ...writeDraft(planned) };
}

export function writeAll(request: Request): Written[] {
  const draft = writePlan(request);
  const plain = Object.entries(faults).map(([fault, spoil]): Written => {
    const text = JSON.stringify(spoil(draft));
    return { fault, text, answer: { kind: 'text', text } };
  });
  const wrapped = Object.entries(wrappings).map(([fault, wrap]): Written => {
    const answer = wrap(JSON.stringify(draft));
    return { fault, answer, text: 'text' in answer ? answer.text : '' };
  });
  return [...plain, ...wrapped];
}
