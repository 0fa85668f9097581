import type { LearnedSlot } from '../types.ts';

/** What a low day is about, and how it is said back: both sides of it, nobody to blame. */
export const lowDays: readonly { said: RegExp; lines: readonly string[] }[] = [
  {
    said: /\b(?:hate (?:my body|myself)|useless|ashamed|disgust\w*|ugly|fat)\b/,
    lines: [
      'You are hard on yourself today, and you still came here.',
      'It hurts to see yourself that way, and a part of you wants it to be kinder.',
      'That is a heavy thing to carry, and you said it out loud.',
    ],
  },
  {
    said: /\b(?:scared of|embarrassed|watch\w*|stare\w*|stupid|judg\w*|intimidated)\b/,
    lines: [
      'You worry about being watched, and you want a place where you can just train.',
      'The eyes of others hold you back, and the wish to train is still there.',
      'It takes some nerve to start among others, and you know that about yourself.',
    ],
  },
  {
    said: /\bdisappoint\w*\b/,
    lines: [
      'You had hoped for more, and that stings a little.',
      'It was less than you wanted, which shows how much you want it.',
      'You set the bar high, and today it felt out of reach.',
    ],
  },
  {
    said: /\b(?:missed|skipped|guilty|fell off)\b/,
    lines: [
      'Missing days weighs on you, and that shows how much this means to you.',
      'You had planned it differently, and it bothers you because you care.',
      'Some days got away from you, and you want them back in your hands.',
    ],
  },
  {
    said: /\b(?:(?:give|giving|gave) up|quit|fail\w*|never (?:stick|works?|manage)|always (?:fail|quit|stop))\b/,
    lines: [
      'You have tried before and it slipped, and a part of you still wants it.',
      'It feels like an old story that repeats, and you are tired of that ending.',
      'After all those tries you have doubts, and yet you are here.',
    ],
  },
  {
    said: /\b(?:no time|too busy|don'?t have (?:the )?time|so busy)\b/,
    lines: [
      'Your days are full, and training keeps getting what is left over.',
      'There is more to do than there are hours, and you would still like some of them.',
      'Time is the tight spot here, not the will.',
    ],
  },
  {
    said: /\b(?:slept|(?:tod)?mude|erschopft|platt|cansad\w*|cansancio|agotad\w*|fatigue?e?s?|crevee?|epuisee?|stanc\w*|sfinit\w*|esaust\w*|exaust\w*|tired|exhausted|weak|drained|worn out|no energy|don'?t have (?:the )?energy|burn(?:ed|t) out)\b/,
    lines: [
      'You are running low, and you still look for a way to take care of yourself.',
      'There is not much left in the tank today, and you are honest about it.',
      'Your body asks for rest and your head asks for a plan.',
    ],
  },
  {
    said: /\b(?:stressed|overwhelmed|too much|job|boss|work)\b/,
    lines: [
      'There is a lot on you now, and training feels like one more task.',
      'Everything pulls at you at once, and you want something to give way.',
      'You are carrying much, and you want this to help and not to add to it.',
    ],
  },
  {
    said: /\b(?:bored|boring|stale)\b/,
    lines: [
      'It has gone flat for you, and you want something that pulls you in again.',
      'Doing the same thing again has lost its spark.',
      'You want to look forward to it, and right now you do not.',
    ],
  },
  {
    said: /\b(?:plateau\w*|stuck|stall\w*|no progress|hit a wall|same weight|not (?:getting|making))\b/,
    lines: [
      'You keep putting in the work, and the numbers do not answer.',
      'It is galling to do so much and stand still, and you want to know why.',
      'You have hit a flat stretch, and you are not ready to leave it at that.',
    ],
  },
  {
    said: /\b(?:too old|too late)\b/,
    lines: [
      'You wonder if the time for it has passed, and something in you asks all the same.',
      'The years give you pause, and the wish is still there.',
      'You doubt that it is worth starting now, and you have not ruled it out.',
    ],
  },
  {
    said: /\b(?:no point|pointless|what'?s the point)\b/,
    lines: [
      'It feels like effort with nothing to show for it just now.',
      'You want to see what it is for before you put more in.',
      'The reason behind it has gone out of sight for you.',
    ],
  },
  {
    said: /./,
    lines: [
      'The pull to train is not there today, and a part of you would like it to be.',
      'You do not feel like it, and you took the time to say so.',
      'Today it is hard to get going, and you have not turned your back on it.',
    ],
  },
];

export const autonomy = [
  'What you do with today is your call.',
  'You know your week best, so you decide.',
  'A pause is a fair choice too.',
  'There is no score to settle here.',
];

export const goalReflections = [
  'You want to {goal}, and you are ready to say it out loud.',
  'So this is the picture: to {goal}.',
  'To {goal} is what you have set your eyes on.',
];

export const plainGoalReflections = [
  'You can see a change ahead, and you are looking for the way there.',
  'Something in you is ready for the next step.',
  'You have a direction, and you want it to become real.',
];

export const whyReflections = [
  'It is about more than training for you: {why}.',
  'What drives this is clear: {why}.',
  'Behind it stands something that matters: {why}.',
];

export const progressReflections = [
  'You {did}, and it was you who made room for it.',
  'You {did}: that took some doing.',
  'You {did}, and you have every reason to enjoy it.',
];

export const plainProgressReflections = [
  'You did what you set out to do, and it feels good to say so.',
  'Something went your way, and it was your work that did it.',
  'You showed up, and that is what it grew from.',
];

export const painReflections = [
  'Your {part} is speaking up, and you want to treat it with care.',
  'Your {part} gets in the way of what you want to do.',
  'You notice your {part}, and you would rather know than guess.',
];

export const plainPainReflections = [
  'Something hurts, and you want to treat it with care.',
  'Your body is telling you something, and you are listening.',
  'You would rather look after it than make it worse.',
];

export const returnReflections = [
  'You have been away from it for a while, and you want back in.',
  'Life took over for a time, and now there is room again.',
  'You know how it felt to train, and you miss it.',
];

export const quotedGoals = [
  'Your goal in your own words: {goal}.',
  'This is what you are after: {goal}.',
  'I keep it as you said it: {goal}.',
];

export const plainWhys = [
  'That is a reason that carries weight for you.',
  'You know why you are doing this.',
  'There is something real behind it.',
];

/** The user's own words, turned round. */
export const echoes = ['So {said}.', 'I hear you: {said}.', 'The way you tell it, {said}.'];
export const loseEchoes = [
  'I hear you: {said}.',
  'What I take from that: {said}.',
  'Noted: {said}.',
];

/** Better than to say back what was not said. */
export const unsureLines = [
  'I want to be sure that I get you right.',
  'I may not have caught all of that yet.',
  'I would like to see what you have in mind.',
];

export const scaleReflections = [
  'You could have said less, so something tells you that you can do this.',
  'That is not zero, so a part of you believes in it.',
  'There is some trust in there, and that is what we build on.',
];

export const learnedReflections = [
  'That says a lot about what fits you.',
  'You know what suits you, and that makes it easier.',
  'You have a clear sense of how this works for you.',
];

/** By what the message is. */
export const plainReflections = {
  sustain: [
    'A part of you is not sold on it, and you are weighing it up.',
    'There are good reasons not to, and you can see both sides.',
    'You are not sure that it is worth it right now.',
  ],
  commit: [
    'You have made up your mind, and you want to get going.',
    'You are ready to move, not just to talk about it.',
    'You have decided, and that is the biggest step of a session.',
  ],
  advice: [
    'You want to get this right and not just hope for the best.',
    'You are thinking ahead about how you train.',
    'You want to know what you are doing, and why.',
  ],
  ahead: [
    'You are making room for it before the day fills up.',
    'You are looking ahead, so that it does not depend on luck.',
    'You want the next one settled in advance.',
  ],
  program: [
    'You want a line through the weeks, not one session at a time.',
    'You are thinking in weeks now, and that is where change shows.',
    'You would like to know what comes next without having to think about it.',
  ],
  number: [
    'You want to see it in black and white.',
    'You would like to know where you stand.',
    'You want to see what all that work adds up to.',
  ],
  change: [
    'It is close, and you know what would make it yours.',
    'You want it to fit you, not the other way round.',
    'You know what you need today.',
  ],
};

/** With what was understood, so that it can be set right. */
export const wishReflections = [
  'You have in mind: {wish}.',
  'What you are after: {wish}.',
  'This is how I hear it: {wish}.',
];

/** How it stands with what hurt when it was last spoken of. */
export const painNews = {
  better: [
    'It has calmed down, and you still want to be careful with it.',
    'That is a relief, and you would like to keep it that way.',
    'It gave you peace, and you want to build on that with care.',
  ],
  worse: [
    'It is going the wrong way, and that worries you.',
    'It bothers you more now, so it asks for more care.',
    'You can feel that it is not settling.',
  ],
};

/** With what was just learned, said back. */
export const learnedBack: Partial<Record<LearnedSlot, readonly string[]>> = {
  like: [
    'You enjoy {value}, and that makes it easier to come back.',
    'So {value} is where the fun is for you.',
    'You light up for {value}.',
  ],
  dislike: [
    'You can do without {value}, and you say so.',
    'Not your thing: {value}.',
    'You would rather leave out {value}.',
  ],
  time_window: [
    'Your time for it: {value}.',
    'So the room is there: {value}.',
    'You have found your slot: {value}.',
  ],
  equipment: [
    'Within reach: {value}.',
    'What you have to hand: {value}.',
    'This is your kit: {value}.',
  ],
  barrier: [
    'What stands in the way is plain to you: {value}.',
    'You can name what makes it hard: {value}.',
    'The hard part for you: {value}.',
  ],
  lift: [
    'You know your number: {value}.',
    'That is a mark of yours: {value}.',
    'So this is where you stand: {value}.',
  ],
  cue_style: [
    'You know how you like to be coached: {value}.',
    'So this is your style: {value}.',
    'You want it {value}.',
  ],
};

export const despairReflections = [
  'That sounds very heavy, and you do not have to carry it alone.',
  'It must be hard to feel that way, and I am glad that you said it.',
  'You are in a dark place right now, and it matters that you speak of it.',
];

export const insultReflections = [
  'I have missed the mark, and you are telling me so.',
  'That was not what you needed from me.',
  'You are fed up with my answers, and that is fair.',
];

export const foodReflections = [
  'What you eat is much on your mind.',
  'You put a lot of thought into food.',
  'Food takes up room in your thoughts right now.',
];

export const othersReflections = [
  'You are thinking of someone close to you.',
  'Others have their way, and you have yours.',
  'That is how it looks for them, and you may see it your own way.',
];

export const whatIfReflections = [
  'You can picture it, and something still stands in between.',
  'You are trying the thought on for size.',
  'You are playing it through before you decide.',
];

/** What a number of one's own may stand for on such a day. */
export const meanings = {
  low: [
    'So the habit is alive, even when the mood is not.',
    'A part of you keeps showing up, whatever the day says.',
    'That is not someone who does not care.',
  ],
  flat: [
    'The work is there, so it is about how it lands.',
    'You have not been idle, and that makes it all the more annoying.',
    'That is a base, and you want more to grow on it.',
  ],
  progress: [
    'It did not come out of nowhere.',
    'It fits with what you have been doing.',
    'You can see where it comes from.',
  ],
};

/** After a word that could have meant worse. */
export const meantTrainingReflections = [
  'Good to know, and thank you for telling me.',
  'You meant the training, and I am glad that I asked.',
  'Then it was the training that was meant, and that is good to hear.',
];

export const clearedReflections = [
  'You had it looked at, and you have a green light.',
  'You asked someone who knows, and the answer is yes.',
  'That is settled now, and you can go on with care.',
];

/** Said back before a change to the program is proposed. */
export const changeReflections = {
  skip_next: [
    'You want to leave out {title} this time.',
    'So {title} does not fit this week.',
    'You would rather go past {title} for now.',
  ],
  move_next: [
    'You want {title}, just on another day.',
    'So {title} stays, and the day changes.',
    'You want to keep {title} and find it a better day.',
  ],
  week_off: [
    'You want a week without sessions, and the plan should wait for you.',
    'So this week is for other things, and the plan waits.',
    'You are taking a step back for a week, on purpose.',
  ],
} as const;

/** Each as a part of one sentence. */
export const toldTogether: Partial<Record<LearnedSlot, string>> = {
  like: 'you like {value}',
  dislike: 'you leave out {value}',
  time_window: 'your time is {value}',
  barrier: '{value} gets in the way',
  lift: 'your mark is {value}',
};

export const severalReflections = [
  'What I take from that: {list}.',
  'So I have it right: {list}.',
  'This is how I hear you: {list}.',
];
