import type { PlainCommand } from './types.ts';

/** Said around a command and meaning nothing: left out before it is read. */
export const fillers = 'please okay ok hey coach um uh er now just well so right alright cadence';

/** Whole messages, a bar between them. */
export const plainPhrases: Record<PlainCommand, string> = {
  done: 'done | i am done | im done | all done | set done | the set is done | finished | i am finished | im finished | finish | complete | completed | that is it | thats it | got it done',
  skip: 'skip | skip it | skip this | skip that | skip this one | skip the rest | skip rest | skip set | skip this set | skip this exercise | next | next one | next step | next exercise | move on | start the next set',
  back: 'back | go back | step back | one back | previous | previous one | previous step | previous exercise | again from the start',
  pause:
    'pause | pause it | pause the timer | pause the workout | stop | stop it | stop the timer | hold on | hold it | wait | wait a moment | wait a second | one moment | one second | time out',
  resume:
    'resume | continue | carry on | go on | keep going | start | start again | go | lets go | unpause | play | i am back | im back',
  how: 'how | how to | how so | how does it go | how does this go | how do i do this | how do i do that | how do i do it | how is it done | how is this done | show me | show me how | what is this | whats this | explain | explain it | explain this',
  swap: 'swap | swap it | swap this | swap that | swap this one | swap exercise | swap this exercise | swap the exercise | change this exercise | change the exercise | replace this | replace it | another exercise | something else | give me something else | i cannot do this | i cant do this | i can not do this',
  undo: 'undo | undo that | undo it | take it back | take that back | no | no no | not that | wrong | that was wrong | thats wrong | cancel | cancel that | revert',
  hurt: 'ouch | ow | help | help me | it hurts | that hurts | this hurts | i am hurt | im hurt | i hurt myself | my chest hurts | chest pain | my back hurts | my knee hurts | my shoulder hurts | i feel dizzy | i am dizzy | im dizzy | i feel faint | i feel sick | i cannot breathe | i cant breathe | i can not breathe | something is wrong',
};

/**
 * Messages with numbers. R reps, W a weight, E an effort, L reps left, S seconds, M minutes; a word
 * in brackets may be missing, a bar within round ones parts what may stand there.
 */
export const setPhrases: readonly string[] = [
  'R [reps] (at|by|with|times|on) W [(kg|lb)]',
  'W (kg|lb) (for|by|times) R [reps]',
  'W for R [reps]',
  'R (reps|rep)',
  'W (kg|lb)',
  '(did|made|got) R [reps]',
  '(did|made|got) R [reps] (at|with) W [(kg|lb)]',
  'weight W [(kg|lb)]',
  'reps R',
  '(log|write|note) R [reps] (at|by|with|times) W [(kg|lb)]',
  '(log|write|note) R reps',
];

export const effortPhrases: readonly string[] = [
  '[at] (effort|rpe|rp) E',
  'effort was E',
  'effort of E',
  'E out of ten',
  'L [reps] left',
  'L [reps] in reserve',
  'L [more] in the tank',
];

export const longerPhrases: readonly string[] = [
  'rest S more [seconds]',
  'rest M more minutes',
  'rest S seconds more',
  'rest M minutes more',
  'rest S seconds longer',
  'rest M minutes longer',
  'rest another S [seconds]',
  'rest another M minutes',
  'S more seconds [of] [rest]',
  'M more minutes [of] [rest]',
  'S seconds more [rest]',
  'M minutes more [rest]',
  'another S seconds',
  'another M minutes',
  'add S [seconds]',
  'add M minutes',
  'plus S [seconds]',
];

export const shorterPhrases: readonly string[] = [
  'rest S less [seconds]',
  'rest S seconds less',
  'S less seconds',
  'S seconds less [rest]',
  'S seconds shorter',
  'take off S [seconds]',
  'minus S [seconds]',
];

/** Without a number, as much as the buttons on the screen. */
export const moreRest =
  'more rest | longer rest | rest longer | longer | i need more rest | more time';
export const lessRest = 'less rest | shorter rest | rest less | shorter';

/** Written many ways by those who write down what is said. */
export const spellings: Readonly<Record<string, string>> = {
  kilo: 'kg',
  kilos: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  kgs: 'kg',
  pound: 'lb',
  pounds: 'lb',
  lbs: 'lb',
  repetition: 'rep',
  repetitions: 'reps',
  second: 'seconds',
  secs: 'seconds',
  sec: 'seconds',
  minute: 'minutes',
  mins: 'minutes',
  min: 'minutes',
  x: 'times',
  fewer: 'less',
};

/** What a number sounds like; read so only where a number is looked for. */
export const soundsLike: Readonly<Record<string, number>> = {
  won: 1,
  to: 2,
  too: 2,
  for: 4,
  fore: 4,
  ate: 8,
};
