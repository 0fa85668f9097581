/** Whether what a card is about is fine, works, is needed or is enough. */
export type CardVerdict = 'fine' | 'not' | 'depends';

/*
 * By the ids of the cards: the thing itself, asked for in plain words, gets a yes ('fine'), a no
 * ('not') or hangs on what the card names ('depends'). Cards that answer no yes-or-no question
 * are in none; those whose answer opens with yes or no say it themselves.
 */
const ids: Record<CardVerdict, string> = {
  fine: `
    breastfeeding-exercise skipping-rope high-blood-pressure high-cholesterol epilepsy sit-ups-bad
    farmer-carry balance-training conventional-or-sumo shaking-muscles mind-muscle crossfit-safe
    weighted-vest personal-trainer lifting-straps nordic-curl immune-exercise statins
    bone-density arthritis-exercise no-time dips-safe protein-too-much
    band-or-negative-pullup face-pull scapula-shrug-trap dead-hang older-start-results
    rower-or-treadmill walk-or-run supersets drop-sets eccentric-training circuits
    reps-for-strength one-set-enough sauna foam-rolling late-workout-sleep weekend-catch-up
    doms-what squats-and-knees squat-knees-over-toes splits creatine-safe beetroot minimum-dose
    how-long-workout how-often-train couch-to-5k marathon-from-zero exercise-dangerous
    eggs-per-day cheat-meal eat-late workout-partner older-recovery progress-photos
    machines-or-free-weights work-physical-job hamstring-toes walk-breaks-fine abs-daily
    slower-up-high vo2max-dropped skill-past-fifty coffee-and-gains low-resting-pulse sore-stairs
    red-face deadlift-fear protein-older carbon-shoes foot-strike zone-2-run walking-as-training
    two-days-a-week-enough running-knees women-bulky kids-lifting clicks-no-pain
    knee-clicking one-side-weaker slow-and-last muscle-frequency
    stairs-incline-walk concurrent-plan cardio-kill-gains creatine-hair creatine-bloat
    beginner-session-length
    pulldown-or-pull-up nap squat-heels-rise pregnant-lifting pregnant-exercise
    haemorrhoids varicose-veins scoliosis ibs asthma depression-anxiety blood-pressure-meds
    menopause-sleep-joints period-exercise chair-exercise power-fast-older
  `,
  not: `
    protein-per-meal stretching-soreness bcaa testosterone-boosters fat-burners detox-cleanse
    mass-gainer dirty-bulk exercise-vs-diet gadgets-ems-plates
    eat-back-calories abs-visible train-sore-muscle-twice same-muscle-twice two-sessions-one-day
    static-stretch-before activation-glute body-fat-scale lifting-belt gloves-chalk
    wrist-wraps-knee-sleeves electrolytes-need cool-down-needed cadence periodisation
    breakfast-skip maximal-test cycle-training magnesium-zinc protein-timing stomach-bug
    painkillers-train fat-burning-zone not-tired-after genetics-hardgainer
    short-rest-burn alcohol-sleep-train hungover-train lose-muscle-time-off cellulite
    daily-push-ups missed-week gym-clothes belly-hiit-or-walk spot-reduction
    energy-drinks bench-mat-rings young-specialise vaping-nicotine teen-supplements-cut
  `,
  depends: `
    blood-thinners osteoporosis-heavy pregnant-running intermittent-fasting massage-gun
    pre-workout beta-alanine collagen train-every-day injury-warm-up bmi-use race-too-soon
    run-when-overweight is-swimming-enough need-doctor-clearance shoes-lifting fuel-long-workout
    vitamin-d carb-load sugar fasted-training keto-training train-with-cold
    pain-train-through deadlift-round-back deadlift-back-sore cold-water-swim
    cycling-legs-strength yoga-pilates-count exercise-addiction tired-today-train bad-night-train
    ice-bath compression range-of-motion train-when-sore sitting-all-day vo2max-watch
    wrist-hr-accuracy gout day-before-race months-after-section core-how-often
    train-half train-marathon shin-splints heart-rate-high is-walking-enough warm-up-short-time
    deload too-much-volume alcohol soreness-or-injury
    return-after-break hiit-how-often
    plan-missed-session recovery-score hrv-meaning
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
