import { findCard } from '../lookup/knowledge.ts';
import type { Topic } from '../memory.ts';
import { bodySubjects } from './data/body.ts';
import { enduranceSubjects } from './data/endurance.ts';
import { strengthSubjects } from './data/strength.ts';
import type { TopicSubject } from './subject.ts';

const subjects: readonly TopicSubject[] = [
  ...strengthSubjects,
  ...enduranceSubjects,
  ...bodySubjects,
];

/** One card is nearer than a whole topic of them. */
const subjectById = new Map<string, TopicSubject>();
for (const subject of [...subjects].reverse()) {
  for (const id of subject.of) subjectById.set(id, subject);
}

/** By what an exercise is called. */
const byName: readonly (readonly [string, string])[] = [
  ['pull-up', 'pull-up-how'],
  ['chin-up', 'pull-up-how'],
  ['push-up', 'push-up-form'],
  ['deadlift', 'hinge'],
  ['swing', 'hinge'],
  ['hip thrust', 'hinge'],
  ['squat', 'squat'],
  ['lunge', 'squat'],
  ['bench', 'bench-how'],
  ['press', 'overhead-press-how'],
  ['plank', 'core-and-skills'],
  ['rollout', 'core-and-skills'],
  ['curl', 'biceps-curl'],
  ['row', 'row-how'],
];

/** What is being talked about, where more is known of it than its card. */
export function subjectOf({ kind, id, words }: Topic): TopicSubject | undefined {
  if (kind === 'moment') return subjectById.get(`moment:${id}`);
  if (kind === 'exercise' || kind === 'goal') {
    const name = words.toLowerCase();
    const found = byName.find(
      ([part]) => name.includes(part) || name.includes(part.replace('-', ' ')),
    );
    return found && subjectById.get(found[1]);
  }
  if (kind !== 'card') return undefined;
  const card = findCard(id);
  return subjectById.get(id) ?? (card && subjectById.get(card.topic));
}
