import { situation } from './situation.ts';

export const gettingGoing = [
  situation(
    'where-to-start',
    'starting-out',
    'start begin beginning starting',
    'where do i even start|desk job and overweight where do i begin|i want to get fit but dont know where to start|unfit and never trained where to begin|total beginner what do i do first|how do i begin with training after years of nothing',
    'start begin where desk overweight unfit beginner first years nothing',
    'Walk briskly for 20 to 30 minutes on most days and do two half-hours of strength a week, with squats to a chair, push-ups against a table, rows and hip bridges, two sets of ten each. Leave every session feeling you could do more, because that brings you back. After four weeks we look at food and weights.',
    { source: 'WHO guidelines 2020', next: 'Say "make me the first one", and I do.' },
  ),
  situation(
    'look-the-same',
    'results',
    'same change difference wrong results nothing visible',
    'been lifting for months and look the same|no visible change after half a year of gym|training for 8 months what am i doing wrong|i dont see any difference in the mirror|lifting for a year and nothing changes|why do i not see results',
    'same mirror months visible change results wrong difference',
    "Check three things, because one of them is nearly always missing. Do your weights or reps go up month by month, do you eat about 1.6 g of protein per kg (and 200 to 300 kcal extra if you're slim), and do your sets end one to three reps from failing? Mend that one for eight weeks.",
    {
      why: "Mostly the weights have stood still for a while, or there's too little food to build with.",
    },
  ),
  situation(
    'sick-training-after-dinner',
    'food',
    'sick nauseous nausea heavy full bloated stitch',
    'i eat at 7 and train at 8 and feel sick|feel sick training after dinner|nauseous when i train after eating|how long after a meal can i train|full stomach at evening training',
    'eat dinner meal sick nauseous after train evening full',
    'Turn it round, with a banana or toast about an hour before and dinner after training. A full meal needs two to three hours before you train, a greasy one longer. If dinner has to come first, make it half the size and keep the first ten minutes easy.',
  ),
  situation(
    'new-rower',
    'rowing-and-swimming',
    'rower rowing row erg machine',
    'bought a rowing machine how do i start|new rower how do i begin|first weeks on the rowing machine|never rowed before how much|rowing plan for a beginner',
    'rowing machine rower start new never begin bought',
    'Row 10 minutes three times in the first week, slowly, at about 20 strokes a minute with the damper at 3 to 5. Push with your legs, lean back, then pull, and come forward slowly. Add two minutes a session up to 30, and after four weeks add five brisk minutes. If your back tires first, sit taller and row shorter.',
  ),
  situation(
    'pulldown-or-pull-up',
    'pulling',
    'pulldown pulldowns lat',
    'pulldowns or pull ups for back width|are lat pulldowns as good as pull ups|pull ups vs pulldown|is the lat pulldown enough|which is better for lats pulldown or pull ups',
    'pulldown pulldowns pull ups lats width better',
    "Both build the same muscle equally well, so do pull-ups first while you're fresh, a few clean sets short of failure, then pulldowns for sets of 8 to 12. If you can do fewer than five or six pull-ups, the pulldown brings more of the growth and the pull-ups more of the skill.",
  ),
  situation(
    'bones-with-dumbbells',
    'older',
    'bone bones osteopenia density',
    'doctor said strength training for bone density where do i begin|osteopenia and dumbbells at home|exercises for bones with dumbbells|strength for bones at 60 beginner|weak bones how do i start lifting',
    'bone bones density osteopenia dumbbells start doctor',
    "Twice a week do goblet squats to a chair, dumbbell deadlifts with a straight back, rows, overhead presses and heel drops, two sets of ten each. Start so that you could do five more and add weight every week or two, because bone answers to load that grows. Don't round or twist with weight, and after a fracture see a physio first.",
    { source: 'Beck et al. 2017 position statement on bone' },
  ),
];
