import { dayMs } from '../workout/durations.ts';
import { numbersOf } from './message/own-numbers.ts';
import type { CoachKnowledge, LearnedSlot } from './types.ts';

/** Something the coach can do once it knows enough. */
export interface CoachFeature {
  id: string;
  title: string;
  /** Why one would care. */
  description: string;
  unlocked: boolean;
  acknowledged: boolean;
  /** What it takes, in words. */
  requirement: string;
}

interface Rule {
  id: string;
  title: string;
  description: string;
  /** How much is there, and how much it takes. */
  needs(knowledge: CoachKnowledge): [have: number, need: number];
  requirement: string;
}

const countOf = ({ learned }: CoachKnowledge, slot: LearnedSlot) =>
  learned.filter((fact) => fact.slot === slot).length;

const isThere = (is: boolean): [number, number] => [is ? 1 : 0, 1];
const retestDays = 28;

const rules: readonly Rule[] = [
  {
    id: 'own-kit',
    title: 'Sessions for your kit',
    description: 'Every workout uses what you have, and nothing that you do not.',
    needs: (knowledge) =>
      isThere(knowledge.athlete.equipment !== undefined || countOf(knowledge, 'equipment') > 0),
    requirement: 'Tell me what you train with.',
  },
  {
    id: 'voice-by-name',
    title: 'A voice that knows your name',
    description: 'Hear your name when it counts, in the last seconds of a set.',
    needs: ({ name }) => isThere(name !== null && name.trim() !== ''),
    requirement: 'Add your name to your account.',
  },
  {
    id: 'load-suggestions',
    title: 'Load suggestions',
    description: 'See which weight to take next, worked out from what you have lifted.',
    needs: (knowledge) => [numbersOf(knowledge).lifts.length, 3],
    requirement: 'Log 3 different lifts with their weight.',
  },
  {
    id: 'recovery-planning',
    title: 'Planning that minds recovery',
    description: 'Hard days are spread out, so that tired muscles get their rest.',
    needs: (knowledge) => [numbersOf(knowledge).total, 5],
    requirement: 'Finish 5 sessions.',
  },
  {
    id: 'taste',
    title: 'Workouts to your taste',
    description: 'More of what you enjoy, and none of what you cannot stand.',
    needs: (knowledge) => [countOf(knowledge, 'like') + countOf(knowledge, 'dislike'), 2],
    requirement: 'Tell me 2 things that you like or dislike.',
  },
  {
    id: 'program',
    title: 'A program for your goal',
    description: 'Weeks that build on each other and fit the days you have.',
    needs: (knowledge) => [
      Number(knowledge.athlete.goal !== undefined || countOf(knowledge, 'goal') > 0) +
        Number(countOf(knowledge, 'time_window') > 0),
      2,
    ],
    requirement: 'Tell me your goal and the days that suit you.',
  },
  {
    id: 'goal-gap',
    title: 'How far to your goal',
    description: 'See the gap to your goal and what it comes to each week.',
    needs: (knowledge) => [
      Number(countOf(knowledge, 'goal') > 0) +
        Number(numbersOf(knowledge).lifts.length > 0 || countOf(knowledge, 'lift') > 0),
      2,
    ],
    requirement: 'Tell me a goal and log a lift.',
  },
  {
    id: 'strengths',
    title: 'Your strong and weak sides',
    description: 'See where your goal has the most to gain.',
    needs: ({ assessment }) => isThere(assessment !== null),
    requirement: 'Take the assessment once.',
  },
  {
    id: 'assessment-trends',
    title: 'What has moved since',
    description: 'Take the assessment again and see what four weeks of training have changed.',
    needs: ({ assessment, now }) => [
      assessment ? Math.floor((Date.parse(now) - Date.parse(assessment.submittedAt)) / dayMs) : 0,
      retestDays,
    ],
    requirement: `Wait ${retestDays} days after your first assessment.`,
  },
];

/** What is open and what it takes, those that are open first. */
export function coachFeatures(
  knowledge: CoachKnowledge,
  acknowledged: readonly string[],
): CoachFeature[] {
  return rules
    .map(({ needs, ...feature }) => {
      const [have, need] = needs(knowledge);
      const unlocked = have >= need;
      return { ...feature, unlocked, acknowledged: unlocked && acknowledged.includes(feature.id) };
    })
    .sort((a, b) => Number(b.unlocked) - Number(a.unlocked));
}
