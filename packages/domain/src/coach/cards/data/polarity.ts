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
    bone-density arthritis-exercise no-time dips-safe
    band-or-negative-pullup face-pull scapula-shrug-trap dead-hang older-start-results
    rower-or-treadmill walk-or-run supersets drop-sets eccentric-training circuits
    reps-for-strength one-set-enough
    squats-and-knees squat-knees-over-toes splits beetroot minimum-dose
    how-long-workout how-often-train couch-to-5k exercise-dangerous
    workout-partner older-recovery progress-photos
    machines-or-free-weights work-physical-job hamstring-toes walk-breaks-fine abs-daily
    slower-up-high vo2max-dropped skill-past-fifty coffee-and-gains low-resting-pulse sore-stairs
    red-face deadlift-fear walking-as-training
    two-days-a-week-enough women-bulky kids-lifting clicks-no-pain
    knee-clicking one-side-weaker slow-and-last muscle-frequency
    stairs-incline-walk concurrent-plan cardio-kill-gains creatine-hair creatine-bloat
    beginner-session-length
    pulldown-or-pull-up squat-heels-rise pregnant-lifting pregnant-exercise
    haemorrhoids varicose-veins scoliosis ibs asthma depression-anxiety blood-pressure-meds
    menopause-sleep-joints period-exercise chair-exercise power-fast-older
    resistance-bands bodyweight-only legs-before-event swings-warm-up day-after-heavy sweat-a-lot
    exercise-snacks weekend-warrior housework-count commute-exercise music-training
  `,
  not: `
    stretching-soreness bcaa testosterone-boosters fat-burners detox-cleanse
    mass-gainer dirty-bulk gadgets-ems-plates
    eat-back-calories abs-visible train-sore-muscle-twice same-muscle-twice two-sessions-one-day
    static-stretch-before activation-glute body-fat-scale lifting-belt
    cool-down-needed cadence periodisation
    maximal-test cycle-training magnesium-zinc stomach-bug
    painkillers-train fat-burning-zone not-tired-after genetics-hardgainer
    short-rest-burn hungover-train lose-muscle-time-off cellulite
    daily-push-ups missed-week belly-hiit-or-walk spot-reduction
    young-specialise teen-supplements-cut
  `,
  depends: `
    train-every-day injury-warm-up
    is-swimming-enough
    deadlift-round-back deadlift-back-sore
    yoga-pilates-count
    range-of-motion
    months-after-section core-how-often
    is-walking-enough warm-up-short-time
    deload too-much-volume
    return-after-break
    plan-missed-session
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
