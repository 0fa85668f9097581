/** Short forms and other spellings of one word, as the library's names have it. */
export const wordSynonyms: ReadonlyMap<string, string> = new Map([
  ['db', 'dumbbell'],
  ['dumbell', 'dumbbell'],
  ['dumbel', 'dumbbell'],
  ['kb', 'kettlebell'],
  ['kettlebel', 'kettlebell'],
  ['bb', 'barbell'],
  ['bw', 'bodyweight'],
  ['trx', 'suspension'],
  ['rdl', 'romaniandeadlift'],
  ['ohp', 'overheadpress'],
  ['tgu', 'turkishgetup'],
  ['rfess', 'bulgariansplitsquat'],
  ['bss', 'bulgariansplitsquat'],
  ['banded', 'band'],
  ['medball', 'medicineball'],
  ['mb', 'medicineball'],
  ['pressup', 'pushup'],
  ['single', 'one'],
  ['1', 'one'],
  ['2', 'two'],
  ['double', 'two'],
  ['handed', 'hand'],
  ['armed', 'arm'],
  ['legged', 'leg'],
  ['flye', 'fly'],
  ['alt', 'alternating'],
  ['alternate', 'alternating'],
  ['skipping', 'jumprope'],
  ['jumping', 'jump'],
  ['marching', 'march'],
  ['jogging', 'jog'],
]);

/** Two words that people write apart, with a hyphen or as one. */
export const wordPairs: ReadonlyMap<string, string> = new Map(
  [
    'push up',
    'pull up',
    'chin up',
    'sit up',
    'step up',
    'get up',
    'curl up',
    'roll up',
    'v up',
    'build up',
    'step down',
    'snap down',
    'dead lift',
    'dead bug',
    'bird dog',
    'dumb bell',
    'kettle bell',
    'bar bell',
    'skull crusher',
    'body weight',
    'medicine ball',
    'wall ball',
    'pull apart',
    'pull through',
    'roll out',
    'wood chop',
    'jump rope',
    'bent over',
    'half kneeling',
    'side lying',
    'stiff leg',
    'back pedal',
    'cat cow',
    'clam shell',
    'push press',
    'bottoms up',
    'see saw',
    'man maker',
    'hip flexor',
  ]
    .map((pair): [string, string] => [pair, pair.replace(' ', '')])
    .concat([
      ['press up', 'pushup'],
      ['med ball', 'medicineball'],
      ['skipping rope', 'jumprope'],
      ['skip rope', 'jumprope'],
      ['resistance band', 'band'],
      ['romanian deadlift', 'romaniandeadlift'],
      ['two under', 'doubleunder'],
    ]),
);

/** Words that say how, not what: a name keeps its meaning without them. */
export const nameManners: ReadonlySet<string> = new Set(
  (
    'alternating slow fast tempo paused pause light controlled strict easy hard gentle bodyweight ' +
    'standing left right both total x with and the a on of to in for hold only your same ' +
    'optional modified regular basic standard max warm cool up down'
  ).split(' '),
);

/** Words that make a move harder on the body: a name that lacks them is another exercise. */
export const weightyWords: ReadonlySet<string> = new Set(
  (
    'jump hop jack plyo plyometric explosive clap clapping twist rotation overhead snatch sprint ' +
    'bound depth weighted handstand kipping one leg pistol deficit tuck'
  ).split(' '),
);

/** Words that measure: they are no part of a name. */
export const measureWords: ReadonlySet<string> = new Set(
  (
    'rep set round x kg kilo kilogram lb pound sec second min minute time per each amrap emom ' +
    'rpe percent 1rm'
  ).split(' '),
);

/** Everyday words one slip away from a name: never read as a typo. */
export const everydayWords: ReadonlySet<string> = new Set(
  (
    'plan plane plain planet plant squad square squash clear climb hand band hard bang rang ' +
    'lunch lung lounge brunch bride bring brief dress pass past post pick pile pipe bike like ' +
    'match much reach back pack jack bear beat beer been bean bird bind bend find step stop ' +
    'wall walk talk well will trust twice thirst first burst raise rise race rate row roll ' +
    'role rope hope carry curry worry sorry marry swim sing sting spring spin jump bump dump ' +
    'lump pump hold cold told gold hole whole home come some same them then than that this ' +
    'with what when were where there their they have half hate late lose loose good food foot ' +
    'feel feet heel help held high sigh thigh hour your tour four five fine line time dime ' +
    'mine mind kind king ring wing long song strong string press push rush bush lift left ' +
    'light right night might fight tight weight eight height drop shop chop chip ship skip ' +
    'slip sled slow flow glow snow know show low fly flight crab crap cram cream clean class ' +
    'close clothes cross crash curl cure care core more sore score store short sport start ' +
    'smart chart chest cheat check chair chain change challenge bench beach bridge fridge ' +
    'ridge bright break bread breath great sweat treat heat seat neat meat leap lead load ' +
    'road read ready really dead deal deep sleep keep rest test best west vest toes shoes ' +
    'does goes hips tips lips trip drip grip group round sound around ground found pound ' +
    'minute second hours knee knees neck shoulder wrist waist wait want went week weak work ' +
    'word world worth kick sick thick quick quit quiet quite hotel house horse hurt hurts ' +
    'burn born corn turn torn tone tune tuna june just must most lost cost cast fast last ' +
    'list twist taste hello sauna super supper upper lower power tower shower over ever never ' +
    'level travel traveler sprint print spirit marsh march month mouth north south session ' +
    'season reason person prison prisoner station nation pushing pressing moving morning ' +
    'evening arms army legs body side sides wide ride tide inside outside raised mobile ' +
    'mobility stretch stress street strict strain train trainer rain brain again pain main ' +
    'mainly blank thank thanks tank plans happy baby book look cook took boot root room broom ' +
    'bored board bounce once ounce dance chance couch coach catch watch batch patch touch ' +
    'tough rough enough thrust skater later water waiter letter better butter butterfly ' +
    'hammer summer runner dinner diner liner warrior worrier carrier barrier child children ' +
    'pose nose rose those these'
  ).split(' '),
);

/**
 * Names that are more often said of something else: alone and in the singular
 * they are half believed. 'Rows' are rows, but a row may be of houses.
 */
export const doubtfulNames: ReadonlySet<string> = new Set(
  (
    'clean press row march bridge carry hang jump push pull sprint raise fly curl swing step ' +
    'run walk twist halo drop roll lift hold dip thrust crawl throw slam jerk snatch getup ' +
    'rollup curlup buildup walkout oh wg dub chin hundred boxing bicycle butterfly pigeon ' +
    'sphinx nordic bulgarian windmill typewriter skater flutter bound walking marching stride ' +
    'shuttle climber clam hydrant jack punch pogo shuffle grapevine goodmorning sled bounding'
  ).split(' '),
);

/**
 * What people mean by a bare word. Read only where no entry has the word as its
 * name or alias, and with less confidence: the planner may take a nearer relative.
 */
export const bareNames: ReadonlyMap<string, string> = new Map([
  ['goodmorning', 'bodyweight-good-morning'],
  ['dip', 'parallel-bar-dip'],
  ['fly', 'dumbbell-fly'],
  ['press', 'dumbbell-shoulder-press'],
  ['thruster', 'dumbbell-thruster'],
  ['row', 'one-arm-dumbbell-row'],
  ['curl', 'dumbbell-curl'],
  ['swing', 'two-hand-swing'],
  ['jerk', 'push-jerk'],
  ['getup', 'turkish-get-up'],
  ['sprint', '10-m-sprint'],
  ['carry', 'dumbbell-farmer-carry'],
  ['crawl', 'bear-crawl'],
  ['hang', 'dead-hang'],
  ['pulldown', 'lat-pulldown'],
  ['kickback', 'triceps-kickback'],
  ['slam', 'medicine-ball-slam'],
  ['march', 'march-in-place'],
  ['sled', 'sled-push'],
]);
