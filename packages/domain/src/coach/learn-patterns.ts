import type { LearnedSlot } from './types.ts';

/** What somebody else does, what might be and what is asked tells nothing about the user. */
export const notTold =
  /\?|\b(?:if|would|could|might|maybe|perhaps|suppose|imagine|wish|whether|used to|ignore|pretend)\b/;

export const ofOthers =
  /\b(?:my|his|her|their|our|the|a) (?:wife|husband|girlfriend|boyfriend|partner|friends?|buddy|mum|mom|mother|dad|father|son|daughter|kids?|child(?:ren)?|brother|sister|boss|colleagues?|client|trainer|neighbou?r|doctor)(?:'s)? (?:really |also |always |just |only )?(?:hates?|loves?|likes?|has|have|had|can'?t|doesn'?t|does|is|was|wants?|says?|said|thinks?|trains?|squats?|benches|deadlifts?|lifts?|runs?|prefers?|enjoys?|knee|back|shoulder|goal|dislikes?|bench|squat|deadlift)|\b(?:he|she|they) (?:hates?|loves?|likes?|has|have|can'?t|wants?|prefers?|enjoys?|squats?|lifts?|says?)\b/;

const adverb = '(?:really |absolutely |truly |just |also |still |always |quite |do |so )*';

/** Before the thing itself; in six languages. */
export const likeVerbs = new RegExp(
  `\\b(?:i ${adverb}(?:like|love|enjoy|prefer|adore)|i(?:'m| am) ${adverb}(?:into|a (?:big |huge )?fan of)|i(?:'m| am) happiest with|me gustan?|me encantan?|ich mag|ich liebe|j'? ?aime|j'? ?adore|mi piac(?:e|ciono)|adoro|gosto de)\\b(?! it\\b| that\\b| this\\b| to be\\b)`,
);
export const dislikeVerbs = new RegExp(
  `\\b(?:i ${adverb}(?:hate|dislike|detest|loathe|can'?t stand|cannot stand|don'?t like|do not like|don'?t enjoy|don'?t love|avoid)|i(?:'m| am) not (?:a (?:big )?fan of|into)|i(?:'m| am) ${adverb}(?:bored of|bored with|sick of|tired of)|odio|no me gustan?|detesto|ich hasse|ich mag keine?n?|je deteste|je n'? ?aime pas|non mi piac(?:e|ciono)|odeio|nao gosto de)\\b`,
);
export const notDisliked = /\b(?:don'?t|do not|no longer) (?:hate|dislike|mind)\b/;

/** Activities that the exercise library does not list. */
export const activities =
  /\b(?:run(?:ning|s)?|jog(?:ging)?|cycl(?:ing|e)|bik(?:ing|es?)|swim(?:ming)?|hik(?:ing|es?)|walk(?:ing|s)?|yoga|pilates|danc(?:ing|e)|box(?:ing)?|climb(?:ing)?|row(?:ing)?|tennis|football|soccer|basketball|cardio|weights?|lifting|stretching|mobility|hiit|intervals?|supersets?|circuits?|emoms?|amraps?|tabatas?|heavy|high reps|low reps|short (?:sessions?|workouts?)|long (?:sessions?|workouts?)|home workouts?|the gym|gym|outdoors?|outside|music|mornings?|evenings?|variety|routine|competition|classes|treadmills?|ellipticals?|rowing machines?|stair ?climbers?|kettlebells?|dumbbells?|barbells?|core|legs|leg day|jump(?:ing|s)?|floor work|machines?|free weights)\b/;

export interface Told {
  slot: LearnedSlot;
  pattern: RegExp;
  value: string;
  confidence: number;
}

/** One saying each, with the words the profile shows for it. */
export const tellings: readonly Told[] = [
  {
    slot: 'barrier',
    pattern:
      /\b(?:(?:have|got|there(?:'s| is)) (?:no|little|not much|hardly any) time|no time|don'?t have (?:the |much |enough )?time|too busy|so busy|pressed for time)\b/,
    value: 'little time',
    confidence: 0.85,
  },
  {
    slot: 'barrier',
    pattern: /\b(?:too |so )(?:tired|exhausted|drained|wiped) (?:after|from) work\b/,
    value: 'tired after work',
    confidence: 0.85,
  },
  {
    slot: 'barrier',
    pattern:
      /\b(?:i travel (?:a lot|for work|often)|always travell?ing|on the road (?:a lot|most))\b/,
    value: 'travel',
    confidence: 0.8,
  },
  {
    slot: 'barrier',
    pattern: /\b(?:night shifts?|shift work|work (?:nights|shifts)|on call)\b/,
    value: 'shift work',
    confidence: 0.85,
  },
  {
    slot: 'barrier',
    pattern:
      /\b(?:kids?|child(?:ren)?|baby|toddler|newborn)\b.{0,30}\b(?:wake|keep|need|take|at home|all day|no sleep|up all night)\b|\b(?:looking after|take care of|caring for) (?:the |my |our )?(?:kids?|baby|children|mum|mom|dad|parents)\b/,
    value: 'looking after family',
    confidence: 0.75,
  },
  {
    slot: 'barrier',
    pattern:
      /\b(?:embarrassed|self-?conscious|intimidated|(?:scared|afraid) of (?:looking|being watched|what (?:people|others))|looking (?:stupid|silly|like a fool)|gym anxiety|people (?:stare|watch|look at me)|everyone (?:stares|watches))\b/,
    value: 'feeling watched',
    confidence: 0.8,
  },
  {
    slot: 'barrier',
    pattern: /\b(?:don'?t|do not) know (?:how|what|where) to (?:do|start|begin|train)\b/,
    value: 'not sure what to do',
    confidence: 0.8,
  },
  {
    slot: 'barrier',
    pattern: /\b(?:i (?:always |keep )?(?:get|getting) bored|(?:it'?s|training is|so) boring)\b/,
    value: 'boredom',
    confidence: 0.75,
  },
  {
    slot: 'barrier',
    pattern: /\b(?:keep forgetting|i (?:always )?forget to)\b/,
    value: 'forgetting',
    confidence: 0.75,
  },
  {
    slot: 'barrier',
    pattern: /\b(?:can'?t afford|too expensive|no money)\b/,
    value: 'cost',
    confidence: 0.75,
  },
  {
    slot: 'barrier',
    pattern: /\b(?:sleep (?:badly|poorly|so little)|can'?t sleep|hardly sleep|bad sleep)\b/,
    value: 'poor sleep',
    confidence: 0.8,
  },
  {
    slot: 'barrier',
    pattern: /\b(?:stressed|stress at work|so much stress|overwhelmed)\b/,
    value: 'stress',
    confidence: 0.7,
  },
  {
    slot: 'cue_style',
    pattern:
      /\b(?:keep it (?:short|brief)|(?:talk|say) less|fewer words|short(?:er)? (?:cues|answers))\b/,
    value: 'short',
    confidence: 0.85,
  },
  {
    slot: 'cue_style',
    pattern:
      /\b(?:be (?:a bit |much |more )?(?:tough|strict|hard|firm)(?:er)?(?: on| with)?|don'?t go easy on me|kick my|yell at me|tough love|push me (?:hard|harder)|drill sergeant|no excuses)\b/,
    value: 'firm',
    confidence: 0.85,
  },
  {
    slot: 'cue_style',
    pattern: /\b(?:be (?:gentle|kind|nice|patient)(?: with)?|go easy on me)\b/,
    value: 'gentle',
    confidence: 0.85,
  },
  {
    slot: 'cue_style',
    pattern:
      /\b(?:no (?:pep talks?|hype|motivational)|skip the (?:pep|hype)|just tell me what to do|no fluff)\b/,
    value: 'plain, no hype',
    confidence: 0.85,
  },
  {
    slot: 'cue_style',
    pattern: /\b(?:explain (?:why|the reason|things)|tell me why|more detail|i like to know why)\b/,
    value: 'with reasons',
    confidence: 0.8,
  },
  {
    slot: 'readiness',
    pattern:
      /\b(?:i(?:'m| am) ready|count me in|i(?:'m| am) all in|let'?s (?:do this|start|go)|i(?:'ll| will) start (?:today|now|tomorrow|on|this))\b/,
    value: 'ready to start',
    confidence: 0.8,
  },
  {
    slot: 'readiness',
    pattern:
      /\b(?:thinking (?:about|of) (?:starting|getting|training)|not sure (?:i'?m|if i'?m|i am) ready|on the fence)\b/,
    value: 'thinking about it',
    confidence: 0.75,
  },
  {
    slot: 'readiness',
    pattern: /\b(?:not ready|don'?t want to (?:train|start|exercise)|no interest in training)\b/,
    value: 'not now',
    confidence: 0.75,
  },
];

const days =
  '(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|weekdays?)';

/** A time that comes back, not a date. */
export const timeWindow = new RegExp(
  `\\b(?:(?:early |late )?(?:mornings|evenings|afternoons|nights|lunch ?(?:times?|breaks?|hours?))(?: (?:before|after|around|at) (?:\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?|work|school|breakfast|dinner))?|(?:in the|every|each) (?:early )?(?:morning|evening|afternoon)(?: (?:before|after) (?:\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?|work))?|(?:before|after) (?:work|school|lunch|breakfast|dinner|the kids are (?:asleep|in bed)|\\d{1,2}(?::\\d\\d)? ?[ap]m)|(?:on )?${days}(?:(?:,| and|,? or| through| to) ${days})*(?: (?:mornings?|evenings?|afternoons?|nights?))?(?: (?:before|after) (?:\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?|work|school|breakfast|lunch|dinner))?|\\d+ (?:days|times) (?:a|per) week)\\b`,
);
export const timeHolders =
  /\b(?:i (?:can|could|only|usually|mostly|always|prefer|train|work ?out|exercise|have time|have|am free|like)|i(?:'m| am) (?:free|a morning|best)|switch(?:ing|ed)? to|mov(?:ing|ed) (?:it )?to|works? (?:best|for me)|suits? me|best time|free|only|usually|mostly)\b/;
