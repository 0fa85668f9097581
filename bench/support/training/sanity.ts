import type { Expect } from './case.ts';
import { kits } from './data/kits.ts';
import { judge, type Verdict } from './judge.ts';
import { raiseToPress } from './loads.ts';
import type { Line, Made } from './view.ts';
import { generalSeconds } from './warm-up.ts';

interface Check {
  name: string;
  passed: boolean;
  detail: string;
}

const anyone: Expect = { code: 'A11', level: 'I', kit: kits.fullGym, warm: 'full' };

function make(text: string): Made | null {
  return judge({ id: 'S', text, form: {}, athlete: {}, sessions: [], expect: anyone }, 7).made;
}

const squats = (made: Made | null): Line[] =>
  made?.work.filter(({ exercise }) => exercise?.id === 'back-squat') ?? [];

function strongerIsHeavier(): Check {
  const [strong, weak] = [140, 80].map((kg) =>
    squats(make(`60 min heavy lower day, barbell gym, squat max ${kg}`)),
  );
  const pairs = (strong ?? []).map((line, at) => [line.kg, weak?.[at]?.kg]);
  const passed = pairs.length > 0 && pairs.every(([a, b]) => a != null && b != null && a > b);
  return {
    name: '1 squat 140 and squat 80 differ on every squat line',
    passed,
    detail: JSON.stringify(pairs),
  };
}

function usesTheRange(): Check {
  const made = make('45 min full body, dumbbells 5 to 25 kg, intermediate');
  const weights = new Set(made?.work.flatMap(({ kg }) => kg ?? []));
  return {
    name: '2 dumbbells 5–25 use three weights or more',
    passed: weights.size >= 3,
    detail: [...weights].join(', '),
  };
}

function raisesAreLight(): Check {
  const texts = [
    '60 min push hypertrophy, dumbbells 2 to 30 kg and a bench',
    '60 min shoulders for size, dumbbells 2 to 30 kg and a bench',
    'push day for muscle, 60 min, hotel gym',
  ];
  const pairs = texts.flatMap((text) => {
    const made = make(text);
    return (made && raiseToPress(made)) ?? [];
  });
  const passed =
    pairs.length > 0 &&
    pairs.every(({ raise, press }) => (raise.kg ?? 0) <= (press.kg ?? 0) * 0.35 + 0.01);
  const detail = pairs
    .map(({ raise, press }) => `${raise.name} ${raise.kg}, ${press.name} ${press.kg}`)
    .join('; ');
  return { name: '3 lateral raise at most 35 % of the press', passed, detail };
}

function sharesThePrimary(): Check {
  const wishes = [
    'full body, dumbbells 5 to 25 kg, intermediate',
    'push hypertrophy, full gym, intermediate',
    'heavy squat day, barbell gym, squat max 140',
    'leg day for muscle, full gym',
  ];
  const firsts = wishes.map((wish) =>
    [20, 60].map((minutes) => make(`${minutes} min ${wish}`)?.work[0]?.item.exerciseId),
  );
  const passed = firsts.every(([short, long]) => short !== undefined && short === long);
  return {
    name: '4 the same request at 20 and 60 min shares its first lift',
    passed,
    detail: JSON.stringify(firsts),
  };
}

function returnsGently(): Check {
  const texts = [
    'back after 30 days off, 45 min, full gym, used to squat 120 for 5',
    'back after a month off, 40 min, dumbbells 5 to 25 kg',
    "haven't trained for 30 days, 45 min full body, barbell gym",
  ];
  const lines = texts.flatMap((text) => make(text)?.work ?? []);
  const hard = lines.filter(({ rir, reps }) => reps !== null && (rir ?? 0) < 3);
  return {
    name: '8 back after 30 days: no set below three in reserve',
    passed: lines.length > 0 && hard.length === 0,
    detail: hard.map(({ name, rir }) => `${name} ${rir}`).join(', '),
  };
}

/** Fast and Olympic sessions have a longer part of their own. */
const lifted = /^A(0\d|1[0-256])$/;

function warmsUpShort(verdicts: readonly Verdict[]): Check {
  const long = verdicts.filter(
    ({ made, one }) =>
      made &&
      lifted.test(one.expect.code) &&
      generalSeconds(made) > Math.max(180, made.seconds * 0.15) + 5,
  );
  const [first] = long;
  const detail = first?.made
    ? `${long.length}: ${first.one.id} ${(generalSeconds(first.made) / 60).toFixed(1)} min`
    : '';
  return {
    name: '9 general warm-up at most 15 % of a strength session',
    passed: long.length === 0,
    detail,
  };
}

function franIsFran(): Check {
  const made = make('Fran');
  const block = made?.blocks[0];
  const rungs = block?.ladder?.reduce((sum, rung) => sum + rung, 0) ?? 0;
  const reps = rungs * (block?.items.length ?? 0);
  const isUp = made?.steps.some(({ mode }) => mode === 'up') ?? false;
  return {
    name: '10 Fran has 90 reps and a clock that counts up',
    passed: reps === 90 && isUp,
    detail: `${reps} reps`,
  };
}

/** Checks that no weighing can make good. */
export const sanityChecks = (verdicts: readonly Verdict[]): Check[] => [
  strongerIsHeavier(),
  usesTheRange(),
  raisesAreLight(),
  sharesThePrimary(),
  returnsGently(),
  warmsUpShort(verdicts),
  franIsFran(),
];
