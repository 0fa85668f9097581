/** Something of a day that is named beside a wish or a thanks: a human hand would not pass over it. */
export interface Touch {
  readonly id: string;
  /** Phrases, parted by '|'. */
  readonly cues: string;
  /** `{it}` stands for what was named, as it was written. */
  readonly lines: readonly string[];
}

/** The gravest first: only one is taken up. */
export const touches: readonly Touch[] = [
  {
    id: 'ill-child',
    cues: `kid has fever | kid has a fever | kid is ill | kid is sick | kids are ill | kids are sick | child is ill | child is sick | son is ill | son is sick | daughter is ill | daughter is sick | toddler is ill | toddler is sick | baby is ill | baby is sick | kid is throwing up | kid threw up | kids off school | kid off school`,
    lines: [
      'Hope the little one is better soon.',
      'A sick child goes first. Hope it passes quickly.',
    ],
  },
  {
    id: 'ill-near',
    cues: `wife is ill | husband is ill | partner is ill | girlfriend is ill | boyfriend is ill | mum is ill | dad is ill | dog is ill | dog is sick | cat is ill | cat is sick | at the vet | to the vet | vets appointment`,
    lines: ['Hope it turns out to be nothing much.', 'Look after them first.'],
  },
  {
    id: 'asleep',
    cues: `baby sleeps | baby is asleep | baby asleep | baby is sleeping | baby is napping | baby naps | during the nap | nap time | naptime | kids are asleep | kids asleep | kid is asleep | toddler is asleep | while she sleeps | while he sleeps | partner is asleep | wife is asleep | husband is asleep | everyone is asleep | everybody is asleep`,
    lines: ['Soft landings only, so nobody wakes up.', 'Quiet feet, and nobody will notice.'],
  },
  {
    id: 'neighbours',
    cues: `neighbours below | neighbors below | downstairs neighbour | downstairs neighbor | neighbour downstairs | neighbor downstairs | thin walls | thin floors | neighbour complained | neighbor complained | neighbours complained`,
    lines: ['Nobody downstairs should hear a thing.', 'Peace with the neighbours included.'],
  },
  {
    id: 'luck',
    cues: `exam | exams | job interview | interview | driving test | presentation | audition | the dentist | dentist | viva | court date | big meeting | in laws | mother in law | inlaws`,
    lines: ['Good luck with the {it}.', 'Fingers crossed for the {it}.'],
  },
  {
    id: 'feast',
    cues: `recital | school play | birthday party | birthday dinner | birthday | wedding | hen do | stag do | concert | gig | festival | graduation | christening | anniversary | baby shower | barbecue | bbq | parents evening | sports day | date night | theatre | cinema | reunion | christmas party | office party`,
    lines: ['Enjoy the {it}.', 'Have a good time at the {it}.'],
  },
  {
    id: 'food',
    cues: `pancakes | pizza | burger | burgers | cake | ice cream | brunch | curry | tacos | sushi | steak | kebab | waffles | lasagne | lasagna | croissant | croissants | roast dinner | doughnut | donut | fish and chips | ramen`,
    lines: [
      'Enjoy the {it}, no earning needed.',
      'Enjoy every bite of the {it}.',
      'Save me some {it}.',
    ],
  },
  {
    id: 'drink',
    cues: `a beer | beers | a pint | pints | the pub | cocktails | glass of wine`,
    lines: ['Have one for me, and a glass of water beside it.'],
  },
  {
    id: 'poor-night',
    cues: `slept badly | slept terribly | slept like crap | slept like shit | bad night | awful night | rough night | hardly slept | barely slept | no sleep | slept 3 hours | slept 4 hours | slept three hours | slept four hours | 3 hours sleep | 4 hours sleep | 3h sleep | 4h sleep | up all night | baby kept us up | kept me up | night shift | nightshift | after nights | knackered | shattered | wiped out | dead tired | running on fumes`,
    lines: [
      'After a night like that, finishing is plenty; stop early if it feels wrong.',
      'You are short of sleep, so leave a rep or two more than usual, and go to bed early.',
    ],
  },
  {
    id: 'mood',
    cues: `grumpy | bad mood | foul mood | in a mood | cranky | stressed | stressful day | long day | rough day | awful day | crap day | shitty day | shit day | bad day | day from hell | annoyed | boss shouted | fight with | argument with | argued with`,
    lines: [
      'Take it out on the floor; most moods are better twenty minutes in.',
      'A good day to move something heavy instead of somebody.',
      'Sorry it was that kind of day. This one you get to win.',
    ],
  },
  {
    id: 'crowd',
    cues: `packed | crowded | rammed | gym is full | gym is busy | gym is packed | so busy | full of teenagers | teenagers | queues | queue for the rack | rack is taken | racks are taken | racks are full | somebody on the rack | someone on the rack`,
    lines: ['No queueing for this one.', 'That should keep you out of the crowd.'],
  },
  {
    id: 'away',
    cues: `flight | airport | business trip | work trip | hotel room | in a hotel | at a hotel | airbnb | on holiday | on vacation | travelling | traveling | road trip | layover | conference`,
    lines: ['Safe travels.', 'Have a good trip.'],
  },
  {
    id: 'rain',
    cues: `raining | pouring | chucking it down | snowing | snowed in | storm outside | stormy | icy outside | ice outside | freezing outside | minus ten | minus 10 | heatwave | heat wave | too hot outside`,
    lines: ['Staying in is the clever choice in that weather.', 'Let it do what it likes outside.'],
  },
  {
    id: 'late',
    cues: `stuck at work | late meeting | meeting overran | overtime | deadline | deadlines | working late | work is crazy | work is mad | swamped | exam week`,
    lines: [
      'Hope work lets go of you soon.',
      'Short and done beats long and skipped on a day like this.',
    ],
  },
  {
    id: 'pet',
    cues: `dog needs a walk | walk the dog | walking the dog | puppy | new dog | new puppy | kitten`,
    lines: ['Say hello to the four-legged one.'],
  },
];
