import { claimsOf } from '../../../../reading/claims.ts';
import { read } from '../../../../reading/read.ts';
import { formatClock } from '../../../../timer/format-clock.ts';
import { withFigures } from '../../../gate/normalise.ts';
import { cuesIn } from '../../cues.ts';
import { isQuestion } from '../../question.ts';
import type { Answer, Turn } from '../../turn.ts';
import { type Tone, toneChosen } from '../../voice/tone.ts';
import { inTone } from '../talk/touch.ts';

/** What is asked beside the words for a tone; null where nothing is. */
export function askedBesideTone(turn: Turn): Turn | null {
  const isOfTone = (clause: string) => {
    const cues = cuesIn(clause);
    return cues.has('tone') || cues.has('brief');
  };
  const text = turn.text
    .split(/(?<=[.!?,;:])\s+|\s+[-–—]\s+/)
    .filter((clause) => !isOfTone(clause))
    .join(' ');
  if (!isQuestion(cuesIn(text))) return null;
  const { heard } = turn.cues;
  return { ...turn, text, cues: { ...cuesIn(text), ...(heard && { heard }) } };
}

/** The tone changes at once; what was asked beside it is answered first. */
export function answerTone(turn: Turn, beside: Answer | null): Answer {
  const tone = (turn.cues.of('tone')[0] ?? 'plain') as Tone;
  const isRough = turn.cues.has('moment:rough-time');
  const kind = isRough ? ['I am sorry it has been so rough.'] : [];
  // The card shows that it was set; the answer needs no word of it.
  const set = beside ? [] : [toneChosen[tone]];
  return {
    ...beside,
    // Who asks for plain facts gets figures.
    say: [
      ...kind,
      ...(beside ? inTone(turn, 'answer', tone, beside.say).map(withFigures) : []),
      ...set,
    ],
    act: { kind: 'set_tone', tone },
  };
}

export function answerSetting(turn: Turn): Answer {
  const [name, value] = (turn.cues.of('setting')[0] ?? '').split(':');
  if (name === 'units') {
    const units = value === 'lb' ? 'lb' : 'kg';
    return {
      say: [`Weights are in ${units === 'lb' ? 'pounds' : 'kilograms'} from now on.`],
      act: { kind: 'set_units', units },
      quickReplies: ['Undo'],
    };
  }
  const enabled = value === 'on';
  return {
    say: [`Voice ${enabled ? 'on' : 'off'}: confirm it on the card, or under Settings.`],
    act: { kind: 'set_voice', enabled },
    quickReplies: ['Undo'],
  };
}

const usualMinutes = 10;
/** Eight rounds of 20 seconds work and 10 seconds rest. */
const tabata = { rounds: 8, secondsEach: 30 };

const isRounds = (word: string | undefined): boolean =>
  word !== undefined && (word.startsWith('round') || word.startsWith('runde'));

/** A tabata is as long as its rounds. */
function tabataMinutes({ cues }: Turn): number | null {
  const { tokens } = cues;
  if (!tokens.some(({ text }) => text === 'tabata')) return null;
  const told = tokens.find(({ kind }, at) => kind === 'number' && isRounds(tokens[at + 1]?.text));
  const rounds = told ? Number(told.text) : tabata.rounds;
  return (rounds * tabata.secondsEach) / 60;
}

const isSeconds = (word: string | undefined): boolean =>
  word !== undefined && /^(?:s|secs?|seconds?|sekunden|segundos|secondes|secondi)$/.test(word);

/** '90 seconds', as minutes. */
function secondsTold({ cues }: Turn): number | null {
  const { tokens } = cues;
  const told = tokens.find(({ kind }, at) => kind === 'number' && isSeconds(tokens[at + 1]?.text));
  return told ? Number(told.text) / 60 : null;
}

/** '20 s', '3 min'. */
const spanOf = (seconds: number): string =>
  seconds >= 60 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;

/** '8 rounds 20/10': just that, and as long as it takes. */
function roundsTold({ text }: Turn): { minutes: number; words: string } | null {
  const [layout] = claimsOf(read(text).claims, 'layout');
  const { workSeconds, restSeconds = 0, rounds } = layout?.value ?? {};
  if (workSeconds === undefined || rounds === undefined) return null;
  const seconds = rounds * (workSeconds + restSeconds);
  const rest = restSeconds > 0 ? ` and ${spanOf(restSeconds)} rest` : '';
  return {
    minutes: seconds / 60,
    words: `${rounds} rounds of ${spanOf(workSeconds)} work${rest}, ${formatClock(seconds)} in all`,
  };
}

const minutesWritten = /\b(\d{1,3})\s?-?\s?(?:min|mins|minutes?|minuten|minutos|minuti)\b/i;

/** 'A 12 minute emom timer': just those minutes, no warm-up around them. */
function minutesTold({ text }: Turn): number | null {
  const told = Number(minutesWritten.exec(text)?.[1]);
  return told >= 1 && told <= 180 ? told : null;
}

export function answerTimer(turn: Turn): Answer {
  const rounds = roundsTold(turn);
  const told = turn.request?.minutes.source === 'text' ? turn.request.minutes.value : null;
  const minutes =
    rounds?.minutes ??
    tabataMinutes(turn) ??
    minutesTold(turn) ??
    told ??
    secondsTold(turn) ??
    usualMinutes;
  const length = formatClock(minutes * 60);
  return {
    say: [`A timer of ${rounds?.words ?? length}: press start on the card, or open the timer.`],
    act: { kind: 'start_timer', minutes, text: turn.text.slice(0, 200) },
    topic: { kind: 'number', id: length, words: 'timer minutes' },
  };
}
