export interface AdviceTopic {
  id: string;
  said: RegExp;
  /** Each says it whole; none holds a number, for only the user's own are told. */
  lines: readonly string[];
  /** Where what is said is nothing to try. */
  question?: 'next' | 'matters';
}

/** What is commonly known to help (design, training §4, §5), in the coach's own words. */
export const adviceTopics: readonly AdviceTopic[] = [
  {
    id: 'coach',
    said: /\b(?:who are you|what are you|what can you (?:do|help)|what do you do|are you (?:a |an )?(?:real|human|person|bot|ai|robot|machine|program)|how do you work)\b|^help\W*$/,
    lines: [
      'I am a program, not a person. I can make workouts, look at your log with you and think a goal through.',
      'I am software that coaches: workouts, your numbers, your goals. For health questions there are doctors.',
    ],
    question: 'next',
  },
  {
    id: 'compare',
    said: /(?<!\bwhat )\b(?:is|are|am) (?!it\b).{1,40}\b(?:good|normal|bad|strong|weak|average|enough|fast|slow)\b(?=[^.]*\?)/,
    lines: [
      'I do not rank people against each other. What counts is where you were and where you are now.',
      'Others are no measure for you. Your own log is the fair one.',
    ],
    question: 'matters',
  },
  {
    id: 'food',
    said: /\b(?:calories?|calorias?|kalorien|kcal|deficit|macros?|diet\w*|fasting|protein|carbs?|keto|eat(?:ing)?|ate|fasted|pizza|burn off|food|meals?|supplements?|creatine)\b/,
    lines: [
      'Food and body weight I leave to a dietitian or your doctor, who can look at all of you. With training I can help.',
      'I set no food or weight targets: a dietitian can do that with care. What I know is training.',
    ],
  },
  {
    id: 'weight',
    said: /\b(?:los(?:e|ing) (?:\w+ ){0,3}(?:weight|\d*kg|kilos?|pounds?|lbs?|fat|belly)|weight loss|fat loss|burn fat|thinner|skinny|leaner)\b/,
    lines: [
      'I make no promises about the scale, for much of it is not in our hands. Steady training you can count on: strength holds muscle, and easy cardio adds to it.',
      'The scale I leave aside, since I cannot promise it. Training most weeks of the year is what pays, for how you feel too.',
    ],
  },
  {
    id: 'volume',
    said: /\bhow many (?:sets|reps)\b|\bsets (?:per|a|each) (?:muscle|week|session)\b/,
    lines: [
      'A few hard sets for each muscle, spread over the week, go a long way. Add some only when you recover well.',
      'Start with few sets done well, twice a week for each muscle, and add one when it gets easy.',
    ],
  },
  {
    id: 'effort',
    said: /\brpe\b|\brir\b|\breps in reserve\b/,
    lines: [
      'It tells how hard a set feels, from resting to all you have. Seven means that a few more clean reps were left in you.',
      'It is your own measure of effort: ten is nothing left, seven leaves a few clean reps.',
    ],
  },
  {
    id: 'clicks',
    said: /\b(?:clicks?|clicking|cracks?|cracking|pops?|popping|creaks?)\b/,
    lines: [
      'Sounds from a joint without pain are common. If pain, swelling or locking comes with them, let a doctor or physio look.',
      'A joint may make noise and be fine. When it hurts, swells or locks as well, have it looked at.',
    ],
  },
  {
    id: 'tires',
    said: /\b(?:gets?|getting|goes|going|is|are) (?:so |really |very |a bit )?tired\b.{0,40}\b(?:rides?|riding|runs?|running|walks?|swims?|hikes?|bike)\b|\btires? (?:first|out|before)\b/,
    lines: [
      'What tires first often asks for a little strength and for breaks. Hinges, rows and planks help a back last longer, and standing up now and then on the way eases it.',
      'A part that gives up before the rest of you likes short, regular strength work. Add time on the way bit by bit, and change your position often.',
    ],
  },
  {
    id: 'plateau',
    said: /\b(?:plateau\w*|stuck|stall\w*|no progress|hit a wall|break through|not (?:getting|making))\b/,
    lines: [
      'On a flat stretch it often helps to take an easy week first. After that change a single thing: the reps, the days or the lift.',
      'Most flat stretches end with more rest or more practice. An easy week shows which of them it is.',
    ],
  },
  {
    id: 'rest',
    said: /\b(?:rest days?|recover\w*|overtrain\w*|days? off|every day|in a row|how often|train today|work ?out today|skip today)\b/,
    lines: [
      'Muscles like a day or so between hard sessions. An easy day counts as training too.',
      'Hard days pay off when an easy one follows. If sleep and mood are good, you are on the right side.',
    ],
  },
  {
    id: 'muscle',
    said: /\b(?:muscle|bulk|bigger|mass|tone|hypertrophy)\b/,
    lines: [
      'Muscle grows when each part gets enough hard sets over the week and you come close to your limit with good form.',
      'For size, train each muscle more than once a week, close to where the reps slow down, and rest between.',
    ],
  },
  {
    id: 'heavy',
    said: /\b(?:how heavy|what weight|how much (?:weight|should i lift)|progress\w*|add(?:ing)? weight|stronger|strength)\b/,
    lines: [
      'Pick a load that leaves a couple of clean reps in you. When the last set feels easy, add the smallest plate you have.',
      'Strength grows when the last reps are slow but clean. Add a little when all sets go well, not before.',
    ],
  },
  {
    id: 'soreness',
    said: /\b(?:sore|soreness|doms|stiff)\b/,
    lines: [
      'Plain muscle soreness fades in a few days. Light movement often helps, and you can train other parts in the meantime.',
      'Being sore after something new is common. Easy moves and sleep help, and hard work for that part can wait.',
    ],
  },
  {
    id: 'pull-up',
    said: /\b(?:pull-?ups?|chin-?ups?)\b/,
    lines: [
      'What tends to work for pull-ups is slow lowering, rows, and hanging a little at each session. Stop while the reps still look good.',
      'Pull-ups grow from often, not from hard: slow negatives, band help and rows, a little at a time.',
    ],
  },
  {
    id: 'push-up',
    said: /\bpush-?ups?|press-?ups?\b/,
    lines: [
      'Push-ups grow best from clean reps with your hands on something high, lowered step by step over the weeks.',
      'Raise your hands on a bench or a table, keep your body in one line, and go lower when it gets easy.',
    ],
  },
  {
    id: 'squat',
    said: /\bsquats?\b/,
    lines: [
      'For a good squat keep the whole foot on the floor, let the knees follow the toes, and go as deep as your back stays firm.',
      'Squat to a box at first: sit back, stand up with the whole foot, and lower the box over the weeks.',
    ],
  },
  {
    id: 'deadlift',
    said: /\bdead ?lifts?\b/,
    lines: [
      'In the deadlift the bar stays close, the back stays long, and you push the floor away. Add load only while it looks the same.',
      'Set your grip, take the slack out of the bar, then stand up. A clean rep tells more than a heavy one.',
    ],
  },
  {
    id: 'sleep',
    said: /\b(?:sleep|insomnia|bedtime)\b/,
    lines: [
      'After a short night a lighter session is the kinder choice. A steady time for bed does more than any extra set.',
      'Sleep is where training sinks in. On a bad night keep it easy and keep the habit.',
    ],
  },
  {
    id: 'warm-up',
    said: /\b(?:warm(?:ing)?[- ]?up|cool(?:ing)?[- ]?down)\b/,
    lines: [
      'A warm-up raises your pulse, loosens the joints you are about to use, and ends with an easy try of the first lift.',
      'Move until you feel warm, open up the joints of the day, then do your first lift light.',
    ],
  },
  {
    id: 'running',
    said: /\b(?:run(?:ning)?|jog\w*|5k|10k|marathon|cardio|stamina|endurance|breath)\b/,
    lines: [
      'Most of your running can be so easy that you could talk. Add time bit by bit, and keep the fast parts short.',
      'Stamina grows from easy minutes. Keep a pace at which you can talk, and let the distance grow slowly.',
    ],
  },
  {
    id: 'mobility',
    said: /\b(?:mobility|flexib\w*|stretch\w*|stiff|tight|splits)\b/,
    lines: [
      'Stretch when you are warm, hold it long enough to relax, and do a bit most days. Little and often wins here.',
      'Mobility comes from short daily bits: warm up, ease into the stretch, breathe out slowly.',
    ],
  },
  {
    id: 'habit',
    said: /\b(?:motivat\w*|habits?|stick\w*|consisten\w*|disciplin\w*|lazy|routine|keep going|get started|start)\b/,
    lines: [
      'What helps most people is a fixed time, shoes by the door, and a first step so small that it needs no courage.',
      'Tie it to something you do anyway, make it short, and let yourself stop after the warm-up. You rarely will.',
    ],
  },
  {
    id: 'time',
    said: /\b(?:no time|little time|busy|short on time|quick|how long)\b/,
    lines: [
      'Short sessions count. A few big moves done with care do more than a long plan that does not happen.',
      'When time is short, pair moves that do not get in each other’s way and cut the list, not the warm-up.',
    ],
  },
  {
    id: 'home',
    said: /\b(?:at home|no equipment|without (?:a gym|equipment|weights)|bodyweight)\b/,
    lines: [
      'At home your body is enough: squat, push, hinge, pull on something firm, and hold. Slow reps make it harder.',
      'Without kit, slow the moves down, use a single leg or arm, and rest less as you improve.',
    ],
  },
];

export const adviceUnknown: readonly string[] = [
  'I have no sound answer to that, and I would rather not guess.',
  'That is outside what I know well, so I will not make something up.',
  'I am not sure about that one, and a guess would not help you.',
];

/** In a body that hurts advice is not the coach's to give. */
export const painAdvice: readonly string[] = [
  'With pain I do not guess at causes. If it is strong, swells or stays, let a doctor or physio look at it. The rest of you can train in peace.',
  'What it is, a doctor or physio can tell. I can leave that part out and keep the rest of you moving.',
];
