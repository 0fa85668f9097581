/** How it comes about, for those who ask why: by the id of the card. */
export const whyById: Readonly<Record<string, string>> = {
  'grunt-and-brace':
    'Because a full breath held against a tight belly makes the trunk stiff, and a stiff trunk carries the load instead of the lower back; breathing out at the bottom lets that support go.',
  'rest-between-sets':
    'Because the fuel for short hard sets needs two to three minutes to come back; rest less, and the next set loses reps.',
  'warm-up-sets':
    'Because they raise the temperature of just the muscles you need and let you practise the path before it is heavy.',
  'warm-up-how':
    'Because warm muscles work faster and stronger, and the first hard set is not a shock to joints and pulse.',
  deload:
    'Because fatigue builds up faster than it leaves; a lighter week lets it go while the strength stays.',
  'easy-pace':
    'Because easy running builds your heart, small vessels and tendons at little cost, so you can do more of it and be fresh for the hard days.',
  'zone-2-run':
    'Because at that effort you can do a lot without getting tired, and the amount is what builds endurance.',
  'train-to-failure':
    'Because the last rep costs far more recovery than it adds, and the sets after it get worse.',
  'squat-knees-over-toes': 'Because your knees have to travel forward for you to stay upright.',
  'protein-how-much':
    'Because your muscles are rebuilt from it, and whatever goes beyond that amount is simply burnt.',
  'creatine-how':
    'Because it refills the fuel for short hard efforts, so you get a rep or two more, and that adds up over months.',
  'weights-or-cardio-first':
    'Because whatever comes second is done tired, and tired sets are lighter sets.',
  'muscle-frequency':
    'Because a muscle grows for about two days after hard sets, so two rounds a week keep it busy without overfilling one day.',
  'how-many-sets':
    'Because the first sets bring most of the gain and each further one less, while tiredness grows with each.',
  'weekly-sets':
    'Because up to there more sets bring more growth, and beyond it mainly more tiredness.',
  'progressive-overload':
    'Because a body that can already do the work has no reason to change; a little more each time gives it one.',
  'how-long-recover':
    'Because your muscles repair for about two days, and tendons and nerves take somewhat longer after heavy work.',
  'full-body-or-split': 'Because the weekly sets decide; the layout only spreads them.',
  'fasted-training': 'Because what you burn in that hour is made up for over the rest of the day.',
  sauna: 'Because the heat widens your blood vessels and makes your heart work as on a brisk walk.',
  'ice-bath': 'Because cold calms the very inflammation that tells a muscle to grow.',
  'foam-rolling':
    'Because it tells your nerves to let go for a while, though the tissue itself stays as it is.',
  'stretching-soreness':
    "Because soreness is small damage in the fibres, and pulling on them doesn't repair anything.",
  taper: 'Because your fitness holds for two weeks, while the tiredness leaves in days.',
  'bench-grip-width':
    'Because upright forearms put the force straight into the bar; wider or closer bends it at wrist or shoulder.',
  'squat-depth': 'Because the lower part of the way loads thighs and glutes the most.',
  'sleep-hours':
    'Because most repair hormones, and most of the learning of movement, come in deep sleep.',
  'train-every-day': 'Because the gain comes in the rest after the work.',
  'run-week-increase':
    'Because your heart and lungs adapt in weeks, but tendons and bones take months.',
  'strength-for-runners':
    'Because stronger legs spend less on each step and put up with more of them.',
  'reps-for-strength': 'Because heavy weights teach the nerves to call on all the muscle at once.',
  'reps-for-muscle': 'Because near the end of a set all fibres work, whatever the weight.',
  'tempo-lifting':
    'Because the lowering half builds as much as the lifting half, and dropping the weight leaves it out.',
  'kids-lifting':
    'Because growth plates are hurt by falls and wild maximums, not by supervised sets with clean form.',
  'carbs-needed':
    'Because hard efforts run on sugar stored in your muscles, and that store is small.',
  'deadlift-round-back':
    'Because a back that moves under load puts the strain on discs and ligaments rather than on muscle.',
  'walk-or-run':
    'Because your heart responds to minutes at a raised pulse, and brisk walking raises it.',
};
