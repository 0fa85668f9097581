/** What people say who want to grow. */
export const growWords =
  'build (?:some |more |a bit of )?muscles? | building muscles? | gain (?:some )?muscles? | put on (?:some )?(?:muscle|size|mass) | add (?:some )?(?:muscle|size|mass) | (?:more|want|wants|need|get|like|for)(?: some| more| to build)? muscles? | muscle mass | get bigger | skinny | too thin | (?:bigger|broader|wider|fuller|thicker) (?:arms|chest|legs|shoulders|glutes|back|biceps|calves) | \\d+ ?(?:cm|inch(?:es)?) (?:on|to|onto) (?:my )?(?:arms?|chest|shoulders|legs|thighs|calves|biceps) | grow (?:my )?(?:arms|chest|shoulders|legs|glutes|back|biceps|calves) | arms and shoulders | get big | muscular | look like i lift | bulk up | fill out | muskeln aufbauen | muskelaufbau | ganar musculo | prendre du muscle | mettere massa | ganhar massa';

/** What people say who want less of themselves. */
export const leanWords =
  'lose (?:weight|fat|the belly|my belly|a few kilos|\\d+ ?(?:kg|kilos|pounds|lbs)) | losing weight | lighter | slim down | slimmer | belly | overweight | weight off | drop (?:some )?(?:weight|\\d+ ?(?:kg|kilos)) | abnehmen | adelgazar | bajar de peso | maigrir | perdre du poids | dimagrire | emagrecer';

/** One, the first: a pull-up that is not there yet. */
export const firstPullWords =
  '(?:one|a|a single|first|my first|1) (?:real |proper |strict |full |unassisted |clean )?(?:pull|chin)[ -]?up';

/** What somebody can keep up now: minutes of it are no length of a session. */
export const ableWords =
  'can (?:do|run|jog|walk|hang|hold|manage|go)(?: for)?(?: about| around| roughly| maybe)? | (?:run|jog)(?: for)?(?: about| around| roughly| maybe)? | manage(?: about| around)? | hang(?: for)?(?: about| around)?';

/** Days on foot, up and down. */
export const hikeWords =
  'hik(?:e|es|ing|er) | trek\\w* | hill[ -]?walk\\w* | walking holiday | walk in the (?:hills|mountains|lake district|highlands|alps) | randonn\\w* | wander(?:n|ung|urlaub|woche)\\w* | bergwander\\w* | senderismo | escursion\\w* | camino(?: de santiago)? | long[ -]distance (?:walk|path|trail) | munros?';

export const handstandWords =
  'hand-?stands?(?! ?-?(?:push|press)) | hand stands? | handstandes | pino | parada de manos | poirier | equilibre sur les mains | verticale';

export const climbWords =
  'climb(?:ing|er|ers|s)? | i climb | boulder\\w* | kletter\\w* | klettern | escalad\\w* | grimpe\\w* | arrampic\\w*';

export const muscleUpWords = 'muscle-?ups? | muscle ups?';

/** What can be done already, or is not to be. */
export const notWishedWords =
  'can (?:do|hold|manage) | i (?:do|hold|manage) | no | not | never | without | instead of';

/** Races off the road. */
export const trailWords =
  'trail | fell (?:race|run|running) | mountain (?:race|run|marathon)\\w* | skyrun\\w* | berglauf | hohenmeter | denivele | desnivel | dislivello | (?:m|metres|meters) of (?:climb\\w*|ascent|elevation)';

/** Who wishes for the snatch and the clean and jerk means theirs. */
export const contestWords = 'meet | comp | competition | contest | championships? | nationals';

/** A day on which lifts are judged. */
export const meetWords =
  'powerlifting (?:meet|competition|comp|contest) | (?:strength|bench|deadlift) (?:meet|competition|comp) | meet | kraftdreikampf\\w*';
