import { splitOver } from '../../../training/pace/ergs.ts';
import { paceFor, paceState, knownRace as raceMark } from '../../../training/pace/pace-for.ts';
import { raceSeconds, vdotOf } from '../../../training/pace/running.ts';
import { clockText, paceText } from '../../../training/pace/words.ts';
import type { Answer, Turn } from '../turn.ts';
import { basisOf, numberOf, numberTopic, rounded, type Sum } from './figures.ts';

const distances: readonly (readonly [RegExp, number, string])[] = [
  [/\bhalf(?:[- ]marathon)?\b(?! (?:an? )?(?:hour|time))|\bhm\b/i, 21.0975, 'half marathon'],
  [/\bmarathon\b/i, 42.195, 'marathon'],
  [/\bparkrun\b/i, 5, '5 km'],
];
const kilometres = /\b(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:k|km|kilomet\w+)\b(?!\s*\/?\s*h)/i;
const metres = /\b(\d{3,5})\s?(?:m|metres?|meters?)\b/i;
const miles = /\b(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:miles?|mi)\b/i;
const kilometresPerMile = 1.609344;

interface Way {
  km: number;
  name: string;
}

function wayIn(text: string): Way | null {
  const known = distances.find(([pattern]) => pattern.test(text));
  if (known) return { km: known[1], name: known[2] };
  const km = numberOf(kilometres.exec(text)?.[1]);
  if (km > 0) return { km, name: `${rounded(km)} km` };
  const short = numberOf(metres.exec(text)?.[1]);
  if (short > 0) return { km: short / 1000, name: `${short} m` };
  const mile = numberOf(miles.exec(text)?.[1]);
  if (mile > 0)
    return { km: mile * kilometresPerMile, name: mile === 1 ? 'mile' : `${rounded(mile)} miles` };
  return /\b(?:a|the|one|my) mile\b/i.test(text) ? { km: kilometresPerMile, name: 'mile' } : null;
}

const paceWords =
  /\b(\d{1,2}):(\d{2})\s?(?:min)?s?\s?(?:\/|per|a|an|each)?\s?(km\b|k\b|kilomet\w+|miles?\b|mi\b)/i;
const clock = /\b(\d{1,2}):(\d{2})(?::(\d{2}))?\b/;
const under =
  /\b(?:sub|under|below|unter|moins de|sotto|menos de)[\s-]*(\d{1,3})(?!\s?(?:k\b|km))\s*(hours?|hrs?|h\b|min\w*)?/i;
const lone = /\b(\d{1,3})[\s-]?(hours?|hrs?|h\b|min\w*)/i;

/** The seconds that are named; long ways are told in hours and minutes. */
function secondsIn(text: string, km: number): number | null {
  const found = clock.exec(text);
  if (found) {
    const [, first = '0', second = '0', third] = found;
    if (third !== undefined) return Number(first) * 3600 + Number(second) * 60 + Number(third);
    const isHours = km > 15 && Number(first) < 10;
    return isHours
      ? Number(first) * 3600 + Number(second) * 60
      : Number(first) * 60 + Number(second);
  }
  const said = under.exec(text) ?? lone.exec(text);
  if (!said) {
    const bare = km < 30 ? /\bin\s+(\d{2})\b(?!\s?k)/i.exec(text)?.[1] : undefined;
    return bare === undefined ? null : Number(bare) * 60;
  }
  const value = Number(said[1]);
  const isHours = /^h/i.test(said[2] ?? '') || (said[2] === undefined && value < 7 && km > 15);
  return value * (isHours ? 3600 : 60);
}

const paceTopic = (perKm: number, way: Way) =>
  numberTopic(`${rounded(way.km, 4)} km`, `${way.name} race pace`, {
    kind: 'pace',
    value: perKm,
    km: way.km,
  });

const asksTime =
  /\bhow (?:long|much time)\b|\btime\b|\bwhat (?:would|does|do|will)\b|\bfinish\b|\bfor\b|\btakes?\b/i;

/** How long a distance takes at a pace. */
export const timeOfWay: Sum = ({ text }) => {
  const pace = paceWords.exec(text);
  const way = wayIn(text.replace(paceWords, ' '));
  if (!pace || !way || !asksTime.test(text)) return null;
  const isMile = /^mi/i.test(pace[3] ?? '');
  const perKm = (Number(pace[1]) * 60 + Number(pace[2])) / (isMile ? kilometresPerMile : 1);
  return {
    say: [
      `${clockText(perKm * way.km)}: the ${way.name} at ${pace[1]}:${pace[2]} a ${isMile ? 'mile' : 'kilometre'}.`,
    ],
    topic: paceTopic(perKm, way),
  };
};

const asksPace =
  /\bpace\b|\bhow fast\b|\bsplits?\b|\bper (?:k|km|mile|500)\b|\/\s?(?:km|mi|500)|\bspeed\b/i;
const shortestSeconds = 20;

/** '2k erg is 7:52, what split for 5k?', 'my 5k is 25:00, what pace for a 10k?': of the other distance. */
function paceElsewhere(text: string): Answer | null {
  const told = resultIn(text);
  const wanted = told && wayIn(told.rest);
  if (!told || !wanted || wanted.km === told.way.km) return null;
  const from = `${told.way.name} in ${clockText(told.seconds)}`;
  if (isRow.test(text)) {
    const split = splitOver(told.seconds / told.way.km / 2, told.way.km, wanted.km);
    const perKm = split * 2;
    return {
      say: [
        `About ${clockText(split)} per 500 m for the ${wanted.name}, ${clockText(perKm * wanted.km)} in all, going by your ${from}.`,
        'Open two seconds slower and bring it down after half way.',
      ],
      topic: paceTopic(perKm, wanted),
    };
  }
  if (wanted.km < shortestRace || isOtherSport.test(text)) return null;
  const expected = raceSeconds(vdotOf(told.way.km * 1000, told.seconds), wanted.km * 1000);
  const perKm = expected / wanted.km;
  return {
    say: [
      `About ${clockText(perKm)} per kilometre, ${clockText(perKm * kilometresPerMile)} per mile, for the ${wanted.name}: ${clockText(expected)} in all, going by your ${from}.`,
    ],
    topic: paceTopic(perKm, wanted),
  };
}

/** Of these no time is told by a running race. */
const isOtherSport =
  /\b(?:swim\w*|swam|bik(?:e|es|ed|ing)|cycl\w+|rid(?:e|es|ing)|triathlon|duathlon)\b/i;
const shortestRace = 1;
const isRow = /\brow\w*|\bergs?\b|\b500\b|\bski\b/i;

/** Which pace a time asks for. */
export const paceFrom: Sum = (turn) => {
  // A pace that is told is no finish time.
  const text = turn.text.replace(paceWords, ' ');
  if (!asksPace.test(text)) return null;
  const elsewhere = paceElsewhere(text);
  if (elsewhere) return elsewhere;
  const basis = basisOf(turn);
  const way =
    wayIn(text.replace(/\bper\s+(?:k|km|mile|500\s?m?)\b|\/\s?(?:km|mi|500\s?m?)/gi, ' ')) ??
    (basis?.km === undefined ? null : { km: basis.km, name: `${rounded(basis.km)} km` });
  const seconds = way && secondsIn(text, way.km);
  if (!way || seconds === null || seconds < shortestSeconds) return null;
  const perKm = seconds / way.km;
  const isGoal =
    /\bsub|\bunder|\bneed|\bwant|\bgoal|\btarget|\bhow fast\b|\bfor (?:a|the|my)\b/i.test(text);
  if (isRow.test(text)) {
    return {
      say: [
        `${clockText(perKm / 2)} per 500 m: ${clockText(seconds)} over ${rounded(way.km * 1000, 0)} m.`,
      ],
      topic: paceTopic(perKm, way),
    };
  }
  return {
    say: [
      `${clockText(perKm)} per kilometre, ${clockText(perKm * kilometresPerMile)} per mile: the ${way.name} in ${clockText(seconds)}.`,
      ...(isGoal && way.km >= 3 ? ['Start the first tenth a little slower.'] : []),
    ],
    topic: paceTopic(perKm, way),
  };
};

const speedWords =
  /\b(\d{1,2}(?:[.,]\d)?)\s?(?:km\s?\/\s?h|kmh|kph|km per hour|km an hour|kilomet\w+ (?:per|an) hour)/i;
const mphWords = /\b(\d{1,2}(?:[.,]\d)?)\s?(?:mph|miles (?:per|an) hour)\b/i;

/** 'How fast is 12 km/h in minutes a kilometre?' */
export const speedFrom: Sum = ({ text }) => {
  const kmh = numberOf(speedWords.exec(text)?.[1]);
  const mph = numberOf(mphWords.exec(text)?.[1]);
  const apart = /\b(faster|slower) than\s+(\d{1,2}(?:[.,]\d)?)/i.exec(text);
  const from = numberOf(apart?.[2]);
  const step = apart?.[1]?.toLowerCase() === 'slower' ? -1 : 1;
  const named = kmh > 0 ? kmh : mph * kilometresPerMile;
  const speed = apart ? from + step * named : named;
  if (!(speed > 0)) return null;
  const perKm = 3600 / speed;
  return {
    say: [
      `${clockText(perKm)} per kilometre, ${clockText(perKm * kilometresPerMile)} per mile${mph > 0 ? `; that is ${rounded(speed)} km/h` : ''}.`,
    ],
    topic: numberTopic(`${rounded(speed)} km/h`, 'running pace', { kind: 'pace', value: perKm }),
  };
};

const asksRace =
  /\b(?:could|can|would|will|should|might|what|predict\w*|estimate\w*|equivalent|manage|hit|possible|realistic|run|aim)\b/i;

/** The result that is told: its distance with the time right beside it. */
function resultIn(text: string): { way: Way; seconds: number; rest: string } | null {
  const forms = [
    /(?:\d{1,2}(?:[.,]\d)?\s?(?:k|km)\b|half(?: marathon)?|marathon|parkrun|mile)\s*(?:(?:erg|row|run)\b\s*)?(?:is|was|in|at|of|pb|pr|best|time|:)*\s*(?:about\s*)?(?:\d{1,2}:\d{2}(?::\d{2})?|\d{2}\b(?!\s?k))(?:\s*min\w*)?/i,
    /(?:\d{1,2}:\d{2}(?::\d{2})?|\b\d{2}\s*min\w*)\s*(?:for|over|on|at)?\s*(?:a|the|my)?\s*(?:\d{1,2}(?:[.,]\d)?\s?(?:k|km)\b|half(?: marathon)?|marathon|parkrun|mile)/i,
  ];
  for (const form of forms) {
    const found = form.exec(text);
    const way = found ? wayIn(found[0]) : null;
    const plain = found?.[0].replace(/(\d{2})$/, 'in $1') ?? '';
    const seconds = way ? (secondsIn(found?.[0] ?? '', way.km) ?? secondsIn(plain, way.km)) : null;
    if (found && way && seconds !== null)
      return { way, seconds, rest: text.replace(found[0], ' ') };
  }
  return null;
}

const leastSpeed = 1.2;
const mostSpeed = 7;

/** 'I ran 10k in 52:30, what could I do for a half?' With a time in mind: yes or no first. */
export const raceForecast: Sum = (turn) => {
  const { text } = turn;
  const basis = basisOf(turn);
  const told = resultIn(text);
  const known =
    told ??
    (basis?.kind === 'race' && basis.km !== undefined
      ? { way: { km: basis.km, name: `${rounded(basis.km)} km` }, seconds: basis.value, rest: text }
      : null);
  const wanted = known && wayIn(known.rest);
  if (!known || !wanted || !asksRace.test(text) || wanted.km === known.way.km) return null;
  if (wanted.km < shortestRace || isOtherSport.test(text)) return null;
  const speed = (known.way.km * 1000) / known.seconds;
  if (speed < leastSpeed || speed > mostSpeed || asksPace.test(known.rest)) return null;
  const expected = raceSeconds(vdotOf(known.way.km * 1000, known.seconds), wanted.km * 1000);
  const goal = secondsIn(known.rest.replace(kilometres, ' '), wanted.km);
  const spread = wanted.km > known.way.km * 1.5 ? 1.05 : 1.02;
  const range = `${clockText(expected)} to ${clockText(expected * spread)}`;
  const from = `${known.way.name} in ${clockText(known.seconds)}`;
  const opening =
    goal === null
      ? ''
      : expected * (1 + (spread - 1) / 2) <= goal
        ? 'Yes, that is within reach. '
        : expected <= goal
          ? 'Just about, on a good day. '
          : 'Not yet. ';
  const endurance =
    wanted.km > known.way.km * 1.5
      ? ' The longer end is likelier unless your long runs are already there.'
      : '';
  return {
    say: [
      `${opening}${opening === '' ? 'About' : 'I would expect about'} ${range} for the ${wanted.name}, going by your ${from}.${endurance}`,
    ],
    topic: numberTopic(`${rounded(wanted.km, 4)} km`, `${wanted.name} race pace`, {
      kind: 'race',
      value: known.seconds,
      km: known.way.km,
    }),
  };
};

const asksEasy =
  /\beasy (?:run|runs|pace|day|days|ones)\b|\bslow runs?\b|\brecovery runs?\b|\blong runs?\b/i;

/** 'My 5k is 22:30, what pace should my easy runs be?' */
export const easyFrom: Sum = ({ text, knowledge }) => {
  if (!asksEasy.test(text) || !/\bpace\b|\bhow (?:fast|slow)\b/i.test(text)) return null;
  const told = resultIn(text);
  if (!told) return null;
  const day = knowledge.now.slice(0, 10);
  const race = raceMark({ by: 'run', metres: told.way.km * 1000, seconds: told.seconds }, day);
  const state = race && paceState({ races: [race] }, { today: day });
  const easy = state && paceFor('run', 'E', state);
  if (!easy) return null;
  return {
    say: [
      `About ${paceText(easy.pace)} for easy runs, going by your ${told.way.name} in ${clockText(told.seconds)}.`,
      'Slow enough to talk in whole sentences; it may feel embarrassingly slow, and that is right.',
    ],
    topic: numberTopic(`${rounded(told.way.km, 4)} km`, 'easy running pace', {
      kind: 'race',
      value: told.seconds,
      km: told.way.km,
    }),
  };
};

const fewWords = 9;
const ofMile = /\bper mile\b|\bin miles\b|\ba mile\b|\/\s?mi/i;
const ofKilometre = /\bper (?:k|km|kilomet\w+)\b|\/\s?km/i;
const ofHalfway = /\b(?:first|second) half\b|\bhalf\s?way\b|\bsplit\b/i;

/** The pace that was just worked out, or that of the race which was. */
function paceOf(turn: Turn): { value: number; km?: number } | null {
  const basis = basisOf(turn);
  if (basis?.kind === 'pace') return basis;
  const wanted = wayIn(turn.place.memory.topic?.id ?? '');
  if (
    basis?.kind !== 'race' ||
    basis.km === undefined ||
    !wanted ||
    !/\bpace\b|per (?:k|km|mile)/i.test(turn.text)
  )
    return null;
  const seconds = raceSeconds(vdotOf(basis.km * 1000, basis.value), wanted.km * 1000);
  return { value: seconds / wanted.km, km: wanted.km };
}

/** 'And a marathon?', 'per mile?': of the pace that was just worked out. */
export const paceAgain: Sum = (turn: Turn) => {
  const { text, cues } = turn;
  const basis = paceOf(turn);
  if (basis === null || cues.wordCount > fewWords) return null;
  const { topic } = turn.place.memory;
  const kept = topic ? { topic } : {};
  if (ofMile.test(text))
    return { say: [`${clockText(basis.value * kilometresPerMile)} per mile.`], ...kept };
  if (ofKilometre.test(text) || /\bpace\b/i.test(text))
    return { say: [`${clockText(basis.value)} per kilometre.`], ...kept };
  if (ofHalfway.test(text) && basis.km !== undefined)
    return {
      say: [
        `${clockText((basis.value * basis.km) / 2)} at half way if you run it even; 10 to 20 seconds slower is a good cushion.`,
      ],
      ...kept,
    };
  const way = wayIn(text);
  return way
    ? {
        say: [`${clockText(basis.value * way.km)} for the ${way.name} at the same pace.`],
        topic: paceTopic(basis.value, way),
      }
    : null;
};

const stepsPerKilometre = 1300;
const stepsPerMinute = 110;

/** 'How many steps is 5 km?', 'how far is 10,000 steps?' */
export const stepsOfWay: Sum = ({ text }) => {
  if (!/\bsteps\b/i.test(text)) return null;
  const steps = Number(
    /\b(\d{1,3})[.,]?(\d{3})\s*steps\b/i.exec(text)?.slice(1).join('') ?? Number.NaN,
  );
  const goal = /\b(?:want|goal|target|to|need)\D{0,10}(\d{1,2})[.,]?(\d{3})\b/i.exec(text);
  const open = goal ? Number(`${goal[1]}${goal[2]}`) - steps : 0;
  if (steps > 0 && open > 0)
    return {
      say: [
        `${open} steps to go, about ${rounded(open / stepsPerKilometre)} km or ${Math.round(open / stepsPerMinute)} minutes of walking.`,
      ],
    };
  const thousands = numberOf(/\b(\d{1,2}(?:[.,]\d)?)\s?k\s*steps\b/i.exec(text)?.[1]) * 1000;
  const count = steps > 0 ? steps : thousands;
  if (
    count > 0 &&
    /\b(?:far|km|k|kilomet\w+|miles?|distance)\b/i.test(text.replace(/\d\s?k\s*steps/i, ' '))
  )
    return {
      say: [`About ${rounded(count / stepsPerKilometre)} km walking; taller people a little more.`],
    };
  const way = count > 0 ? null : wayIn(text);
  return way && /\bhow many\b/i.test(text)
    ? {
        say: [
          `About ${Math.round((way.km * stepsPerKilometre) / 100) * 100} steps walking, a fifth fewer when you run it.`,
        ],
      }
    : null;
};

const left = /\b(\d{1,3})\s*(days?|weeks?)\s*(?:left|to go|remaining)/i;
const have = /\b(?:have|got|at|done|did|ran|logged|on)\s*(?:done\s*|run\s*)?(\d{1,4}(?:[.,]\d)?)/i;
const goalAmount =
  /\b(\d{2,4}(?:[.,]\d)?)\s*(km|k|miles?|reps?|push\s?-?ups?|minutes?|sessions?)\b/i;

/** '200 km this month, 12 days left, I have 138': what is left for each day. */
export const leftFrom: Sum = ({ text }) => {
  const span = left.exec(text);
  const rest = span ? text.replace(span[0], ' ') : text;
  const goal = goalAmount.exec(rest);
  const done = have.exec(goal ? rest.replace(goal[0], ' ') : rest);
  const [days, all, so] = [Number(span?.[1]), numberOf(goal?.[1]), numberOf(done?.[1])];
  if (!(days > 0) || !(all > so)) return null;
  const open = all - so;
  const unit = goal?.[2] ?? '';
  return {
    say: [
      `${rounded(open / days)} ${unit} a ${/^w/i.test(span?.[2] ?? '') ? 'week' : 'day'}: ${rounded(open)} ${unit} are left over ${days} ${span?.[2]}. With a rest day in between it is ${rounded(open / Math.max(1, Math.round(days * 0.7)))} on the others.`,
    ],
  };
};
