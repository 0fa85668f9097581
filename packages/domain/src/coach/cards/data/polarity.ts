/** Whether what a card is about is fine, works, is needed or is enough. */
export type CardVerdict = 'fine' | 'not';

/*
 * By the ids of the cards: the thing itself, asked for in plain words, gets a yes ('fine') or a no
 * ('not'). Cards that answer no yes-or-no question, or one that hangs on something, are in none;
 * those whose answer opens with yes or no say it themselves.
 */
const ids: Record<CardVerdict, string> = {
  fine: `
    breastfeeding-exercise skipping-rope high-blood-pressure high-cholesterol epilepsy sit-ups-bad
    farmer-carry balance-training conventional-or-sumo shaking-muscles crossfit-safe weighted-vest
    personal-trainer lifting-straps nordic-curl immune-exercise statins bone-density
    arthritis-exercise no-time dips-safe band-or-negative-pullup face-pull scapula-shrug-trap
    dead-hang older-start-results rower-or-treadmill walk-or-run supersets eccentric-training
    circuits reps-for-strength one-set-enough squats-and-knees squat-knees-over-toes splits beetroot
    minimum-dose how-long-workout how-often-train couch-to-5k exercise-dangerous workout-partner
    older-recovery progress-photos work-physical-job hamstring-toes walk-breaks-fine abs-daily
    slower-up-high vo2max-dropped skill-past-fifty coffee-and-gains low-resting-pulse sore-stairs
    red-face deadlift-fear walking-as-training two-days-a-week-enough kids-lifting clicks-no-pain
    knee-clicking one-side-weaker slow-and-last stairs-incline-walk concurrent-plan creatine-hair
    yoga-and-weights squat-and-deadlift-day swings-as-cardio beginner-session-length pulldown-or-pull-up squat-heels-rise pregnant-lifting
    pregnant-exercise haemorrhoids varicose-veins scoliosis ibs asthma depression-anxiety
    blood-pressure-meds menopause-sleep-joints period-exercise chair-exercise power-fast-older
    resistance-bands bodyweight-only legs-before-event swings-warm-up day-after-heavy sweat-a-lot
    muscle-memory track-workouts exercise-snacks weekend-warrior housework-count commute-exercise
    music-training high-reps-light-weight short-session-worth train-next-day-sore isometrics
    two-a-day warm-up-how train-when-sore
  `,
  not: `
    stretching-soreness bcaa testosterone-boosters fat-burners detox-cleanse mass-gainer dirty-bulk
    gadgets-ems-plates eat-back-calories abs-visible train-sore-muscle-twice same-muscle-twice
    two-sessions-one-day activation-glute body-fat-scale lifting-belt cool-down-needed cadence
    periodisation cycle-training magnesium-zinc stomach-bug painkillers-train fat-burning-zone
    hungover-train cellulite daily-push-ups belly-hiit-or-walk spot-reduction train-to-failure
    young-specialise teen-supplements-cut cram-before-race missed-supplement track-calories
  `,
};

const byId = new Map<string, CardVerdict>(
  (Object.entries(ids) as [CardVerdict, string][]).flatMap(([polarity, list]) =>
    list
      .trim()
      .split(/\s+/)
      .map((id) => [id, polarity] as const),
  ),
);

export const polarityById: ReadonlyMap<string, CardVerdict> = byId;
