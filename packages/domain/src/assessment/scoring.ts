import type { Sex } from '../reading/vocabulary.ts';
import { itemById } from './items.ts';
import { norms, scoreOn } from './norms.ts';
import type { AssessmentState, Dimension, Evidence, ItemAnswer, KnownAthlete } from './types.ts';

export interface Who {
  age: number | undefined;
  sex: Sex | undefined;
}

const answerTo = (state: AssessmentState, itemId: string): ItemAnswer =>
  state.given.findLast((given) => given.itemId === itemId)?.answer ?? null;

/** As told here, else as the profile has it. */
function whoIs(state: AssessmentState, athlete: KnownAthlete): Who {
  const age = answerTo(state, 'age');
  const sex = answerTo(state, 'sex');
  return {
    age: typeof age === 'number' ? age : athlete.age,
    sex: sex === 'female' || sex === 'male' ? sex : athlete.sex,
  };
}

const fivePoints = (answer: ItemAnswer) => (Number(answer) - 1) * 22.5 + 5;

const activityScores: Record<string, number> = { walk: 20, stairs: 40, jog: 60, run: 85 };

type Scorer = (answer: ItemAnswer, who: Who) => { score: number; worth: number };

const plain = (score: number) => ({ score, worth: 1 });
const onCurve =
  (curve: Parameters<typeof scoreOn>[0]): Scorer =>
  (answer) =>
    plain(scoreOn(curve, Number(answer)));
const onNorm =
  (norm: (typeof norms)[keyof typeof norms]): Scorer =>
  (answer, { age, sex }) =>
    norm(Number(answer), age, sex);

/** How an answer becomes 0–100. Those without norms follow plain marks of practice. */
const scorers: Record<string, Scorer> = {
  training_months: onCurve([
    [0, 5],
    [6, 30],
    [24, 55],
    [60, 80],
    [120, 95],
  ]),
  days_a_week: onCurve([
    [0, 5],
    [2, 40],
    [3, 60],
    [5, 90],
    [7, 95],
  ]),
  activity: (answer) => plain(activityScores[String(answer)] ?? 50),
  sleep_stress: (answer) => plain(fivePoints(answer)),
  sore: (answer) => plain(fivePoints(answer)),
  sleep_hours: onCurve([
    [4, 10],
    [6, 40],
    [7, 70],
    [8, 90],
    [9, 90],
    [11, 60],
  ]),
  planned_days: onCurve([
    [0, 5],
    [5, 40],
    [8, 75],
    [10, 95],
  ]),
  lifts: (answer) => plain(Array.isArray(answer) ? 10 + (answer.length / 6) * 80 : 10),
  push_ups: onNorm(norms.push_ups),
  plank: onNorm(norms.plank),
  chair_stand: onNorm(norms.chair_stand),
  step_test: onNorm(norms.step_test),
  twelve_minutes: onNorm(norms.twelve_minutes),
  broad_jump: (answer, { sex, age }) => {
    const typical =
      (sex === 'male' ? 210 : sex === 'female' ? 165 : 187) *
      (1 - Math.max(0, (age ?? 35) - 30) * 0.008);
    const score = scoreOn(
      [
        [typical * 0.5, 10],
        [typical, 50],
        [typical * 1.3, 90],
      ],
      Number(answer),
    );
    return { score, worth: 0.6 };
  },
  single_leg_stand: (answer, { age }) => {
    // Eight seconds less for each ten years above forty.
    const typical = Math.max(8, 45 - Math.max(0, (age ?? 35) - 40) * 0.8);
    const score = scoreOn(
      [
        [0, 5],
        [typical, 60],
        [typical * 2, 95],
      ],
      Number(answer),
    );
    return { score, worth: 0.8 };
  },
  knee_to_wall: onCurve([
    [0, 5],
    [6, 30],
    [10, 55],
    [15, 90],
  ]),
  sit_and_reach: onCurve([
    [-25, 10],
    [0, 50],
    [15, 90],
  ]),
  shoulder_reach: onCurve([
    [-8, 90],
    [0, 70],
    [8, 45],
    [25, 10],
  ]),
  // Of somebody of common weight: it is not asked for, so that it is worth less than a norm.
  squat_five: (answer, { sex }) => {
    const typical = sex === 'female' ? 54 : sex === 'male' ? 84 : 68;
    const score = scoreOn(
      [
        [0, 5],
        [typical, 55],
        [typical * 1.6, 92],
      ],
      Number(answer),
    );
    return { score, worth: 0.5 };
  },
};

/** What the answers say, item by item. What was left out says nothing. */
export function evidenceOf(state: AssessmentState, athlete: KnownAthlete): Evidence[] {
  const who = whoIs(state, athlete);
  const latest = new Map(state.given.map((given) => [given.itemId, given]));
  const answered = [...latest.values()].flatMap(({ itemId, answer, at }) => {
    const item = itemById(itemId);
    const scorer = scorers[itemId];
    if (!item || !scorer || answer === null) return [];
    const { score, worth } = scorer(answer, who);
    return (Object.entries(item.informs) as [Dimension, number][]).map(([dimension, quality]) => ({
      dimension,
      score,
      quality: quality * worth,
      at,
      from: itemId,
    }));
  });
  return [...answered, ...loggedEvidence(state.startedAt, athlete)];
}

/** Each logged session says a little, together a lot (at most 0.9). */
function loggedEvidence(at: string, athlete: KnownAthlete): Evidence[] {
  const { trainedDays, liftsLogged, effortDrift } = athlete;
  if (trainedDays === 0) return [];
  const quality = Math.min(0.9, 1 - (1 - 0.15) ** trainedDays);
  const logged = (dimension: Dimension, score: number, share = 1): Evidence => ({
    dimension,
    score,
    quality: quality * share,
    at,
    from: 'sessions',
  });
  const drift = effortDrift === undefined ? [] : [logged('recovery', 60 - effortDrift * 20, 0.5)];
  return [
    logged(
      'consistency',
      scoreOn(
        [
          [0, 5],
          [8, 50],
          [12, 75],
          [20, 95],
        ],
        trainedDays,
      ),
    ),
    logged(
      'experience',
      scoreOn(
        [
          [0, 10],
          [5, 50],
          [15, 90],
        ],
        liftsLogged,
      ),
      0.4,
    ),
    ...drift,
  ];
}
