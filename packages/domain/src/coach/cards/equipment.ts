import type { Card } from './card.ts';

export const equipmentCards: readonly Card[] = [
  {
    id: 'home-gym-first',
    topic: 'equipment',
    questions: [
      'what equipment should i buy first',
      'home gym essentials',
      'build a home gym on a budget',
      'best equipment for small flat',
      'what do i need to train at home',
    ],
    answer:
      'Start with adjustable dumbbells (2 to 24 kg), a mat and a band set; next a pull-up bar and a bench. That trains everything for years. Buy used, and add a rack and barbell only if you love heavy lifting.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['home gym', 'buy', 'essentials', 'budget'],
  },
  {
    id: 'dumbbells-which-weight',
    topic: 'equipment',
    questions: [
      'which dumbbells should i buy',
      'what weight dumbbells for beginner',
      'adjustable or fixed dumbbells',
      'are 10 kg dumbbells enough',
      'dumbbell weight for women',
    ],
    answer:
      'Adjustable ones from about 2 to 24 kg are the best value. If fixed: two pairs, such as 4 and 8 kg or 8 and 14 kg, one for raises and one for rows and squats. You outgrow light pairs within months in leg and back work.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['dumbbells', 'adjustable', 'buy'],
  },
  {
    id: 'kettlebell-which',
    topic: 'equipment',
    questions: [
      'what weight kettlebell to start',
      'kettlebell 16 or 12 kg',
      'first kettlebell weight',
      'kettlebell or dumbbell',
    ],
    answer:
      'For swings many women start with 8 to 12 kg and many men with 16; strong lifters one size up. For presses take about one size less. One bell is enough for months.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['kettlebell', 'weight', 'first'],
  },
  {
    id: 'resistance-bands',
    topic: 'equipment',
    questions: [
      'do resistance bands work',
      'bands vs weights',
      'can i build muscle with bands',
      'are bands enough',
      'which resistance bands to buy',
    ],
    answer:
      'Yes, bands give strength gains similar to weights when sets are hard. Buy a set of loop bands and one with handles and a door anchor. Check them for cracks, and count reps to 15 to 25.',
    sure: 'settled',
    source: 'Lopes et al. 2019 meta-analysis',
    terms: ['bands', 'elastic', 'tubes'],
  },
  {
    id: 'pull-up-bar-home',
    topic: 'equipment',
    questions: [
      'best pull up bar for home',
      'doorway pull up bar safe',
      'where to put a pull up bar',
      'pull up bar without screws',
    ],
    answer:
      'A bar screwed into wall or ceiling is safest; doorway hooks are fine on a solid frame, tested low first. Check its rated load and leave swinging out. Rings over it add rows and dips.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['pull-up bar', 'doorway'],
  },
  {
    id: 'barbell-rack-home',
    topic: 'equipment',
    questions: [
      'home barbell setup',
      'do i need a squat rack',
      'how much weight plates to buy',
      'power rack for home',
      'barbell without rack what to do',
    ],
    answer:
      'Rack with safety arms, a 20 kg bar (15 for smaller hands), 100 kg of plates and a bench. Without a rack use deadlifts, floor presses, rows and cleans, never heavy squats or benching alone. Rubber mats save floor and neighbours.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['barbell', 'rack', 'plates', 'safety'],
  },
  {
    id: 'treadmill-bike-buy',
    topic: 'equipment',
    questions: [
      'which cardio machine should i buy',
      'treadmill bike or rower for home',
      'is a walking pad worth it',
      'exercise bike buying',
    ],
    answer:
      'Buy what you would use while watching something: a bike is quiet and kind to joints, a rower trains more muscle, a walking pad fits under a desk. Try each for 20 minutes first. Used ones cost half.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['cardio machine', 'walking pad', 'buy'],
  },
  {
    id: 'shoes-lifting',
    topic: 'equipment',
    questions: [
      'best shoes for lifting',
      'can i lift in running shoes',
      'are flat shoes better for squats',
      'lifting barefoot',
      'do i need lifting shoes',
    ],
    answer:
      'A firm, flat sole is best: running cushions wobble under weight. Lifting shoes with a 15 to 20 mm heel help squats if ankles are stiff. Socks are fine for deadlifts where allowed.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['lifting shoes', 'flat', 'converse', 'barefoot'],
  },
  {
    id: 'bench-mat-rings',
    topic: 'equipment',
    questions: [
      'do i need a bench',
      'are gymnastic rings worth it',
      'yoga mat thickness',
      'trx worth buying',
      'suspension trainer',
    ],
    answer:
      'Rings are the best cheap tool: rows, push-ups, dips and assisted pull-ups anywhere. A bench helps with dumbbells, though the floor works. A mat of 6 to 10 mm is enough.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['bench', 'rings', 'mat', 'TRX'],
  },
  {
    id: 'weighted-vest',
    topic: 'equipment',
    questions: [
      'is a weighted vest worth it',
      'walking with a weighted vest',
      'rucking benefits',
      'how heavy weighted vest',
      'ankle weights good',
    ],
    answer:
      'A vest or rucksack with 5 to 10 % of body weight makes walks and push-ups harder; build up to 15 %. Do not run with it at first. Ankle weights are fine for leg lifts, not for walking far.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['vest', 'rucking', 'ankle weights'],
  },
  {
    id: 'gym-or-home',
    topic: 'equipment',
    questions: [
      'gym or home workout',
      'is a gym membership worth it',
      'can i get fit at home',
      'home workout as good as gym',
    ],
    answer:
      'Muscles cannot tell: both work if sets get hard and load grows. A gym makes heavy legs and variety easy, home saves time. Take the one you will still do in three months.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['gym membership', 'home training'],
  },
  {
    id: 'bodyweight-only',
    topic: 'equipment',
    questions: [
      'can i build muscle with bodyweight only',
      'calisthenics vs weights',
      'no equipment muscle',
      'bodyweight exercises enough',
      'train without weights',
    ],
    answer:
      'Yes, above all in the upper body: pick versions you can do 5 to 20 times and end one or two reps short. Make them harder by lever, one limb, range or a backpack. Strong legs and back need a bar or load sooner.',
    sure: 'likely',
    source: 'coaching practice',
    terms: ['calisthenics', 'bodyweight', 'no equipment'],
  },
];
