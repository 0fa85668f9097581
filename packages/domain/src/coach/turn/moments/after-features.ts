/** What a few more words on something felt may turn to. */
export interface AfterFeature {
  readonly id: string;
  readonly cue: RegExp;
  /** Only after these moments; all others where it is left out. */
  readonly of?: ReadonlySet<string>;
  /** Not after a death. */
  readonly isLight?: true;
  readonly lines: readonly string[];
}

const of = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** The first that fits is taken up; what bears on the facts comes before what bears on the mood. */
export const afterFeatures: readonly AfterFeature[] = [
  {
    id: 'relief',
    cue: /\b(?:stable|recovering|out of (?:hospital|icu|danger|surgery)|home (?:now|again)|(?:doing|feeling|feels?|is|are|it'?s|bit|much) better|came back clear|all clear|good news|woke up|no longer in|sorted now|made up)\b/i,
    lines: [
      'That is a relief to hear. Now you may get tired, too: sleep first, then something easy.',
      'Good, I am glad. Let the shoulders drop for a day before you plan anything.',
      'Thank goodness. You have been running on nerves, so start again small and soon.',
    ],
  },
  {
    id: 'small',
    cue: /\b(?:something (?:small|tiny|easy|light|short)|just a (?:walk|bit|little)|a (?:short|little|quick) (?:walk|one|run|session)|ten minutes|10 min\w*|baby steps?|start small)\b/i,
    lines: [
      'Yes, small is just right. Walk slowly for five minutes away from your door, turn round and come back, with no watch; you may stop after one.',
      'Yes. I would take a slow walk round the block, and at home a minute each of easy arm circles, cat-cow and breathing out long. Ten gentle minutes, and that is the whole of it.',
    ],
  },
  {
    id: 'others',
    cue: /\b(?:years? (?:younger|older)|younger than me|older than me|than (?:me|i am|mine)|(?:are|is) (?:all )?so (?:lean|fit|strong|fast|slim|thin|skinny|big|young)|half my age|everyone (?:there|else))\b/i,
    isLight: true,
    lines: [
      'Years, sleep, genes and a head start are all in that number, and you see only the number. Yours is worth comparing with yours: what could you do in spring that you could not in winter?',
      'Those you notice are the ones who have done it longest; the rest look just like you and leave early. What would you like to be able to do yourself?',
    ],
  },
  {
    id: 'meeting',
    cue: /\b(?:(?:s?he|they|my ex|ex) (?:goes?|trains?|works?|is|are|will be|lives?)(?: (?:there|to|at|in))?|same (?:gym|one|place|class|group|club)|reminds? me|run(?:ning)? into|bump(?:ing)? into|see (?:her|him|them) there|everyone (?:there|knows))\b/i,
    lines: [
      'That is hard, and wanting some space makes sense. Go at another hour for a few weeks, train at home, or try another place; I can plan for any of the three. Which is least bad?',
      'Understandable that it hurts there. Another time of day, headphones and a short plan help, or a month at home: the gym keeps.',
    ],
  },
  {
    id: 'judged',
    isLight: true,
    cue: /^(?:so |and |but )?(?:is|was|am) (?:that|it|this|i) (?:\w+ ){0,2}(?:stupid|silly|weird|bad|wrong|pathetic|dumb|lazy|crazy|selfish|ridiculous|a bad (?:idea|sign))\b/i,
    lines: [
      'No, not at all. Most people in your place feel or do the same, and it shows that you care. Just keep it small enough to last.',
      'No. It is human, and there are far worse ways to handle a week like this. Be as fair to yourself as you would be to a friend.',
    ],
  },
  {
    id: 'untold',
    isLight: true,
    cue: /\b(?:haven'?t told|have not told|nobody knows|no one knows|can'?t tell|only told you|not told (?:my|any))\b/i,
    lines: [
      'That is heavy to carry alone. Tell one person today, in one plain sentence; the rest gets easier after it. The training waits for you.',
      'Thank you for telling me. Somebody close should know it too, even if it comes out badly. A walk together is a good place to say it.',
    ],
  },
  {
    id: 'instead',
    cue: /\b(?:what (?:am i|are we|do i|can i|should i|could i)\b.*\b(?:do|now|with myself|instead|then|train|left)|what now|now what|what'?s left|so what)\b/i,
    of: of('injured-out miss-training meet-failed held-up fallen-far afraid-of-injury left-behind'),
    lines: [
      'Train what is free: upper body, trunk and the other leg, and if your doctor or physio agrees a bike or the pool keeps the engine. Two strength days and one of those is a good week. Then it is about sleep and food, and turning up to cheer counts too.',
      'Plenty, as long as your doctor or physio agrees: swim or cycle instead of running, presses, rows and core sitting or lying, and a mark to aim at that has nothing to do with the injury, such as ten clean push-ups.',
    ],
  },
  {
    id: 'hope',
    cue: /\b(?:will i|can i|do you think|you think|am i|is it)\b.*\b(?:ever|get there|too late|too old|make it|possible|hopeless|again|catch up)\b/i,
    isLight: true,
    lines: [
      'Yes, I think so. Not by next week, but people get there from further back than you are, with two or three plain sessions a week. Tell me where you stand, and I say how long it takes.',
      'Yes. What decides it is the next three months, not the last three. Pick one number to move and we follow just that one.',
    ],
  },
  {
    id: 'home',
    cue: /\b(?:stay (?:at )?home|at home|not go(?:ing)?|never go(?:ing)? back|quit|give up|cancel)\b/i,
    isLight: true,
    lines: [
      'Home is a fair choice and no defeat: a mat, twenty minutes, nobody looking. Shall I make the first one, and you decide about the gym next month?',
      'You can stay at home for a while and lose nothing by it. Just do not let it be the mirror that decides; let it be what suits your week.',
    ],
  },
  {
    id: 'again',
    cue: /\b(?:(?:second|third|fourth|2nd|3rd|4th|\d+(?:th)?) time|again|every time|keeps? happening|always happens)\b/i,
    isLight: true,
    lines: [
      'When it happens that often it is the plan that is wrong, not you. Let us change one thing for three weeks: fewer days, lighter weights or another hour. Which would you touch?',
      'Once is chance, this often is a pattern, and patterns can be changed. What is the same each time: the day, the weight, the sleep before?',
    ],
  },
];
