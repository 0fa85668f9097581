import type { TopicSubject } from '../subject.ts';

export const strengthSubjects: readonly TopicSubject[] = [
  {
    of: [
      'pull-up-how',
      'more-pull-ups',
      'band-or-negative-pullup',
      'first-pullup-time',
      'dead-hang',
    ],
    name: 'pull-ups',
    says: {
      why: 'Because a pull-up is strength for your own weight in one exact pattern: only pulling, hanging and slow lowering build it, and each short session teaches the nerves as well.',
      often:
        'Three times a week, 15 minutes each, with a day between. Two is enough if your elbows complain.',
      until:
        'Eight to sixteen weeks for the first one from a plain hang, about half that if you already hold your chin over the bar for five seconds.',
      long: 'Fifteen minutes a session is plenty; hangs of 20 to 30 seconds, negatives of five to eight seconds.',
      amount:
        'Three sets of 3 to 5 negatives, three sets of 6 to 10 inverted rows, three hangs. Once you have one, do singles: six to ten over the session.',
      which:
        'Negatives first, as they carry over most; inverted rows second; bands only for extra volume at the end.',
      day: 'Day one: three hangs of 20 seconds, 4 x 3 slow negatives with two minutes rest, 3 x 8 inverted rows. Done in 15 minutes.',
      day2: 'Day two: three active hangs, 3 x 5 band-assisted reps, 3 x 10 rows or pulldowns, and finish with 3 x 10 curls. No negatives that day.',
      week: 'Monday hangs, negatives and rows; Wednesday assisted reps and pulldowns; Friday negatives again with one try at a full rep. Fifteen minutes each.',
      missed:
        'Nothing is lost: do it the next day if there is still a day of rest before the one after, else leave it out.',
      else: 'Step back one rung: feet on a chair so that you carry half your weight, or pulldowns at 60 % of your body weight, and add a little each week.',
      start:
        'Hang first: three times 20 seconds. Then climb on a chair, chin over the bar, and lower yourself as slowly as you can, three to five times.',
      next: 'After the first one do singles on every training day until ten in total are easy; then doubles, then triples.',
      heavy:
        'Your own weight is the load; a band that takes 10 to 20 kg off is right when you get 5 clean reps with it.',
    },
  },
  {
    of: ['push-up-form', 'more-push-ups', 'first-pushup-time'],
    name: 'push-ups',
    says: {
      why: 'Because muscle grows between sessions: the same hard sets every day leave the elbows and shoulders no time, while three hard days and easy ones between bring more reps.',
      often:
        'Three days a week hard, with a day between. If you like a daily habit, keep the other days to half your best.',
      amount:
        'Four or five sets at about two thirds of your best. With a best of 15 that is 5 sets of 10.',
      until: 'From none to one on the floor takes 4 to 10 weeks, from 10 to 20 about six weeks.',
      missed: 'One day changes nothing; go on with the next one and do not double it.',
      week: 'Monday 5 sets at two thirds, Wednesday 4 harder ones such as feet raised, Friday one all-out set and three easy ones.',
      start:
        'Hands on a bench or table at a height where 8 clean ones are hard, then go lower every week or two.',
      else: 'Raise your hands higher so the reps stay clean, and add slow lowering: five seconds down, knees down to get up.',
      next: 'After 20 clean ones make them harder, not more: feet up, a backpack, or pauses at the bottom.',
      risk: 'Safe for healthy shoulders and wrists. Wrists that ache like fists, handles or a raised surface.',
    },
  },
  {
    of: ['squat', 'grow-legs', 'grow-glutes'],
    name: 'squats',
    says: {
      why: 'Because the legs, hips and trunk share the work, a small change in foot, depth or load moves it from one to the other; that is what the cue is for.',
      often:
        'Twice a week suits most: one heavier day of 3 to 6 reps, one lighter of 8 to 10, two or three days apart.',
      amount:
        'Three to five work sets of 5 to 8 reps a session; about ten hard sets a week for the thighs.',
      heavy:
        'A weight you could lift three more times at the end of each set. New to it: goblet squats with 8 to 16 kg before any bar.',
      which:
        'Goblet squats and box squats to learn, split squats for hips and balance, back squats once those are clean.',
      day: 'Day one: five easy minutes, then squats 4 x 6 with two to three minutes rest, Romanian deadlifts 3 x 8, calf raises 2 x 12.',
      day2: 'Day two, lighter: pause squats 3 x 8 at about 70 % of day one, split squats 3 x 8 a side, leg curls 2 x 12.',
      week: 'Monday heavy squats 4 x 5, Thursday lighter ones 3 x 8 with split squats; two full days between.',
      until:
        'Form feels different in two to three weeks, the weight clearly up after six to eight.',
      next: 'When all sets reach the top reps with two left, add 2.5 to 5 kg and start again at the lower end.',
      else: 'Take 20 % off, slow the way down to three seconds and put a box behind you; if it is still off, swap to split squats for a month.',
      start:
        'Hold a weight in front of the chest, feet at shoulder width, sit between the heels to a box and stand up: 3 x 8.',
      risk: 'Safe for healthy knees and backs, deep ones too. Sharp pain or a knee that swells is a reason to stop and have it seen.',
      missed:
        'Do it on the next free day, with a day between it and the other leg day; otherwise leave it out.',
    },
  },
  {
    of: ['hinge'],
    name: 'deadlifts',
    says: {
      why: 'Because it loads back, hips and grip at once and with the most weight, it needs more rest and cleaner reps than any other lift.',
      often:
        'Once a week heavy is enough; a second day only with a lighter kind such as Romanian deadlifts.',
      amount: 'Two to four work sets of 3 to 6 reps; three of 8 for Romanian deadlifts.',
      heavy:
        'Stop with two clean reps left. For a start the bar at 40 to 60 kg, or a kettlebell of 16 to 24, is heavy enough to learn.',
      long: 'Eight to ten minutes: five of easy movement and hinges, then three or four sets that grow towards the work weight.',
      which:
        'The trap bar or Romanian deadlift to learn, the plain one from the floor when your back stays flat.',
      day: 'Day one: hinge drills, then deadlifts 3 x 5, rows 3 x 8, planks 3 x 30 seconds.',
      day2: 'Day two is lighter: Romanian deadlifts 3 x 8 at about 60 %, split squats 3 x 8, hamstring curls 2 x 12.',
      next: 'Add 2.5 to 5 kg a week while the back stays flat; when it stops, go back 10 % and climb again.',
      else: 'Raise the bar on blocks or plates by 10 cm, or use a trap bar; both let the back stay flat while you get stronger.',
      start:
        'Learn the hinge with a stick along your back, then a kettlebell, then the bar from blocks.',
      risk: 'Safe with a flat back and honest weights. Pain that shoots down a leg, or numbness, means stop and have it looked at.',
      until: 'The hinge sits after about three weeks; strength jumps in the first two months.',
      do: 'Light days need a shorter warm-up: two or three minutes and one or two lighter sets are enough.',
    },
  },
  {
    of: [
      'bench-how',
      'bench-stuck',
      'bench-grip-width',
      'bench-alone',
      'chest-not-growing',
      'grow-chest',
      'second-bench-day',
      'moment:stuck',
    ],
    name: 'the lift',
    says: {
      why: 'Because the same weight for the same reps gives the body no reason to change: more sets, another rep range or more rest does.',
      do: 'Three things for six weeks: lift it twice a week, take 10 % off and climb again by the smallest plates, and add two sets of the muscle that gives up first.',
      often: 'Twice a week: one day of 3 to 5 reps, one of 8 to 10, two or three days apart.',
      amount:
        'Four or five sets on the heavy day, three on the lighter one; eight to ten hard sets a week in all.',
      heavy:
        'Heavy day at about 80 to 85 % of your best, light day at about 70 %, always one or two reps short of failure.',
      until: 'Give it six to eight weeks; the first 2.5 kg often come by week four.',
      else: 'Then look outside the lift: seven hours of sleep, enough food, 1.6 g protein per kg. If those are right, change the variation for a month, such as pauses or a closer grip.',
      which:
        'If it dies off the chest, paused reps; if it dies half way up, close grip and triceps work.',
      day: 'Day one: work up to 5 x 4 at about 82 %, then rows 4 x 8 and triceps 3 x 10.',
      day2: 'Day two: 3 x 8 paused at about 68 to 70 %, incline dumbbells 3 x 10, face pulls 3 x 15.',
      week: 'Monday heavy, 5 x 4; Thursday light and paused, 3 x 8; rows on both days so the shoulders stay happy.',
      next: 'When all sets are clean twice in a row, add 1 to 2.5 kg. After six weeks take a light one and test.',
      missed: 'Do the missed day if two days are left before the next one; else go on and drop it.',
    },
  },
  {
    of: [
      'overhead-press-how',
      'press-progress-slow',
      'side-delts',
      'grow-shoulders',
      'dips-safe',
      'triceps-best',
    ],
    name: 'pressing',
    says: {
      why: 'Small muscles move it, so steps have to be small too: 1 kg on a press is like 3 on a squat.',
      often: 'Twice a week, two or three days apart.',
      amount:
        'Three to four sets of 5 to 8, then two or three of 10 to 15 for the side of the shoulder.',
      heavy:
        'A weight with two clean reps left; most start at 15 to 30 kg on the bar or 6 to 12 kg dumbbells.',
      until: 'Expect 2 to 4 kg in two months at first, half that later.',
      next: 'Add a rep each week up to 8, then 1 to 2.5 kg and back to 5.',
      else: 'Press seated or half-kneeling with dumbbells for a month and add pull-aparts; a stuck press often has a weak upper back under it.',
    },
  },
  {
    of: [
      'biceps-curl',
      'grow-arms',
      'grow-forearms',
      'grip-fails',
      'farmer-carry',
      'calves-grow',
      'row-how',
      'pulldown-how',
      'grow-back',
      'face-pull',
    ],
    name: 'that',
    says: {
      often: 'Twice a week with two days between; small muscles stand three.',
      amount: 'Two exercises, 2 to 4 sets of 8 to 15 each, so six to ten hard sets a week.',
      heavy: 'As heavy as lets you move without swing and leaves one or two reps.',
      until: 'Stronger in three to four weeks, visible after eight to twelve.',
      long: 'Ten to fifteen minutes at the end of a session are enough.',
      why: 'They get work from every pull or push already; a little direct work on top is what they lack.',
      next: 'Add reps to 15, then the next weight, and begin at 8 again.',
      else: 'Change the angle or grip for six weeks and slow the lowering to three seconds.',
    },
  },
  {
    of: ['core-and-skills', 'sit-ups-bad', 'abs-visible', 'plank-time'],
    name: 'core work',
    says: {
      why: 'The trunk grows like any muscle, from few hard sets; what shows it is body fat, and that comes from food.',
      often: 'Two or three times a week, ten minutes at the end.',
      amount: 'Three exercises, 2 or 3 sets of 8 to 15, or holds of 20 to 40 seconds.',
      long: 'Ten minutes a session, holds of 20 to 40 seconds.',
      which:
        'Dead bugs and planks to start, then hanging knee raises and the ab wheel from the knees.',
      start:
        'From the knees and short: roll out only as far as the lower back stays flat, 3 x 5, and go further each week.',
      until: 'Stronger in four weeks; seen only when the waist comes down, which takes months.',
      else: 'If the back complains, it arches: shorten the way, squeeze the backside, or take dead bugs for two weeks.',
      next: 'When three sets of 15 are easy make it longer or heavier, not more.',
      week: 'Tuesday dead bugs and side planks, Friday hanging knee raises and rollouts, ten minutes each.',
    },
  },
  {
    of: ['deload', 'deload-or-week-off', 'term-deload-taper'],
    name: 'the light week',
    says: {
      often: 'Every four to eight weeks, or when joints ache and two sessions in a row went down.',
      long: 'One week, then back to the weights you left.',
      do: 'Same days, same exercises, half the sets at about 80 to 90 % of your usual weights, nothing near failure.',
      amount: 'Half the sets: two where you do four. The weight drops only by 10 to 20 %.',
      why: 'Because tiredness hides strength: a light week lets it go while the movement stays trained. Plain rest works too, only the first heavy day after it feels rusty.',
      missed: 'If you feel fresh, let it be; the body keeps no calendar.',
      heavy: 'About 80 to 90 % of your usual weights, far from failure.',
      next: 'Start at the weights before it, and often the first week brings a best.',
      risk: 'Nothing to lose: strength holds for two to three weeks.',
      else: 'If you are still flat after it, take three or four days fully off and look at sleep and food.',
      example: 'You squat 4 x 5 at 100: in that week 2 x 5 at 85, and home.',
      week: 'Your usual days, each at half the sets and about 85 % of the weight; finished in 30 minutes.',
    },
  },
  {
    of: ['rest-between-sets', 'short-rest-burn', 'supersets'],
    name: 'rest',
    says: {
      why: 'Because the fuel for a hard set needs two to three minutes to refill; cut it and the next set loses reps, which is the part that builds you.',
      often: 'After every work set; warm-up sets need only half a minute.',
      long: 'Two to four minutes for heavy sets, about one and a half for middling ones, one for curls and the like.',
      amount: 'Heavy 2 to 4 minutes, moderate 90 seconds, small muscles 60.',
      else: 'Short of time? Pair two exercises that do not share muscles, a push and a pull, and rest a minute between.',
      do: 'Set a timer: three minutes on your main lift, ninety seconds on the rest. If reps still drop by more than two, add a minute.',
    },
  },
  {
    of: [
      'term-rpe',
      'term-rir',
      'judge-rir',
      'how-close-to-failure',
      'hard-set-meaning',
      'train-to-failure',
    ],
    name: 'effort',
    says: {
      start:
        'At the end of a set ask how many more clean reps you had. Two left is RPE 8. Once a month go to the end on a safe exercise to check your guess.',
      example:
        'You lift 60 kg ten times and could have done two more: RPE 8. Had it been one, 9; nothing left, 10.',
      why: 'Because a fixed weight is light on a good day and too much on a bad one; the effort tells you which it is.',
      which: 'RPE 7 to 8 for most sets, 9 on the last set of small exercises, 10 hardly ever.',
      often: 'Rate the last set of each exercise; that is enough.',
      amount: 'Most work sets at 7 to 9, so one to three reps left.',
      do: 'Pick a weight, stop when two clean reps are left, note it as 8, and go up next time it feels like a 7.',
      until: 'Two or three weeks of guessing make it good to within a rep.',
    },
  },
  {
    of: [
      'sets-and-reps',
      'volume-and-frequency',
      'beginner-plan',
      'beginner-session-length',
      'first-week',
      'week-layout',
      'full-body-or-split',
      'three-best-exercises',
      'minimum-dose',
    ],
    name: 'your training',
    says: {
      why: 'Because a muscle grows from hard sets over the week and from rest after them; more in one go adds little, spread out it adds more.',
      often: 'Two or three full-body days a week for most, each muscle twice.',
      amount: 'Two to four hard sets for each exercise, about ten a week for each muscle.',
      heavy: 'Heavy enough that two or three clean reps are left at the end of each set.',
      long: 'Thirty to forty-five minutes with the warm-up.',
      which: 'A squat or lunge, a push, a pull and a hinge; everything else is extra.',
      day: 'Day one: squat, push-up or bench, row; 3 sets of 8 each, plus a plank. Thirty-five minutes.',
      day2: 'Day two: Romanian deadlift, overhead press, pulldown or inverted row; 3 sets of 8 to 10 each, plus a carry.',
      week: 'Monday and Thursday day one and day two, Saturday the first again; next week it begins with the other.',
      until: 'Stronger in two to four weeks, seen by others after eight to twelve.',
      missed: 'Do it on the next free day and let the rest slide; never two in one.',
      next: 'When all sets reach the top reps, add the smallest plate; after two months go to four days if you like it.',
      start:
        'Three exercises, two sets each, twice this week, lighter than you think. The rest follows.',
      else: 'Check sleep and food first, then add two sets a week for what stands still.',
      do: 'Two days this week, 30 minutes: squat, push, pull, 3 sets of 8. I can make the first one if you say the word.',
    },
  },
  {
    of: [
      'exercise-order',
      'weights-or-cardio-first',
      'cardio-kill-gains',
      'concurrent-plan',
      'deadlift-frequency',
      'train-sore-muscle-twice',
    ],
    name: 'the order',
    says: {
      why: 'Because whatever comes first is done fresh and gets the better quality; the second one pays for it.',
      which:
        'The one that matters more to you first; if both count the same, the one that needs more skill or weight, so squats before deadlifts.',
      amount: 'Three to four hard sets of the first, two or three of the second.',
      next: 'The day after is for easy things: a walk, easy bike, or the upper body.',
      long: 'Six hours apart is enough to make them two sessions; a day is better.',
      often: 'Two or three of each a week sit well together.',
      else: 'On separate days it does not matter at all; keep hard legs and hard runs a day apart.',
      week: 'Monday and Thursday weights, Tuesday and Saturday cardio, one of the two easy.',
      heavy: 'The first one at full weight, the second about 10 % lighter than when fresh.',
    },
  },
  {
    of: ['progress', 'results', 'effort'],
    name: 'progress',
    says: {
      why: 'Because the body changes only when a little more is asked than last time, and only as fast as it recovers.',
      often: 'Try to add something every week at first, every two or three later.',
      until: 'Strength in two to four weeks, the mirror in eight to twelve.',
      amount: 'One rep or the smallest plate at a time: 1 to 2.5 kg up, 5 at most for legs.',
      do: 'Write each set down, add one rep or the smallest plate when all sets were clean, and take a light week every second month.',
      else: 'Sleep, food and rest between sets first, for two weeks. Then drop 10 % and climb again.',
      example:
        'Week one 3 x 8 at 40 kg, week two 3 x 9, week three 3 x 10, week four 3 x 8 at 42.5.',
      missed: 'One missed week costs nothing you can measure; go on where you were.',
      next: 'When it stalls for three weeks, change the rep range and go on.',
    },
  },
  {
    of: ['equipment', 'kettlebell-or-dumbbell', 'first-dumbbells'],
    name: 'it',
    says: {
      next: 'Go up when 3 sets of 15 swings, or 10 presses a side, leave three reps in you.',
      until: 'Most outgrow the first one after two or three months, first on swings and squats.',
      which: 'If you buy only one, the middle one: 12 kg for many women, 16 for many men.',
      why: 'A weight that is right for swings is too heavy for presses; one in the middle serves both for months.',
      heavy: 'Swings 12 to 16 kg, presses 8 to 12 kg for many women; four kilos more for many men.',
      often: 'Two or three times a week, 20 minutes.',
      start: 'Deadlifts with it first, then swings, then presses; ten minutes, three times a week.',
    },
  },
];
