import { amountsInText } from '../sums/amounts.ts';
import { numberOf, rounded, type Sum } from '../sums/figures.ts';
import { factsOf } from './facts.ts';

const ofPulse = /\b(?:heart rate|hr|pulse|bpm|beats|heartrate)\b/i;
const isEasy = /\b(?:easy|slow|jog\w*|zone 2|z2|recovery|gentle|warm[- ]?up)\b/i;
const beatsIn = /\b(1[3-9]\d|20\d|21\d)\b(?!\s?(?:cm|kg|lbs?|g\b|w\b|watts?))/;

/** 'My heart rate goes to 172 on easy runs, I am 38.' */
export const pulseWhenEasy: Sum = (turn) => {
  const { text } = turn;
  const { age } = factsOf(turn);
  const beats = Number(beatsIn.exec(text)?.[1]);
  if (!ofPulse.test(text) || !isEasy.test(text) || age === undefined || !(beats > 0)) return null;
  const most = 208 - 0.7 * age;
  const share = beats / most;
  const talk = Math.round(most * 0.75);
  if (share < 0.78)
    return {
      say: [
        `That is fine: ${beats} is about ${Math.round(share * 100)} % of a likely maximum near ${Math.round(most)} at ${age}, which is easy enough.`,
        'If you can talk in whole sentences, leave it as it is.',
      ],
    };
  return {
    say: [
      `At ${age} your maximum is probably near ${Math.round(most)}, so ${beats} is about ${Math.round(share * 100)} % of it: too hard to be called easy, if the watch is right.`,
      `Check it by two fingers on your neck for 15 seconds: wrists often count steps. If it agrees, slow down or walk until you are nearer ${talk} and can talk; that pace rises within six to eight weeks.`,
      'A heart that races at rest, or comes with dizziness or chest pressure, is for a doctor first.',
    ],
  };
};

const adds = /\b(?:add|adding|another|extra|fourth|4th|fifth|5th|third|3rd|one more)\b/i;
const ofRuns = /\bruns?\b|\brunning\b/i;
const counts: Readonly<Record<string, string>> = {
  2: 'third',
  3: 'fourth',
  4: 'fifth',
  5: 'sixth',
};

/** 'Three runs a week of about 5k: is a fourth worth it?' */
export const oneMoreRun: Sum = ({ text, cues }) => {
  const weekly =
    Number(
      /\b([2-5])\s?(?:x|times|runs?)(?:\s+(?:a|per|every|each))?\s*(?:week|wk)?\b/i.exec(text)?.[1],
    ) || 0;
  const isAsked = text.includes('?') || cues.has('ask');
  if (!ofRuns.test(text) || !adds.test(text) || !isAsked || weekly === 0) return null;
  if (/\b(?:fewer|drop|less)\b/i.test(text)) return null;
  const far = amountsInText(text).find(({ unit }) => unit === 'kilometres' || unit === 'miles');
  const name = far?.unit === 'miles' ? 'miles' : 'km';
  const short = far ? `${rounded(Math.max(2, Math.round(far.value * 0.6)))} ${name}` : '20 minutes';
  return {
    say: [
      `Yes, if your legs feel normal the morning after the ${weekly} you do; the ${counts[weekly] ?? 'next'} run is the cheapest way to get fitter.`,
      `Keep it short and slow, about ${short} at a pace you can chat at, and hold that for three weeks before anything gets longer.`,
      'If a shin or a heel starts to grumble, go back for a fortnight.',
    ],
  };
};

const racing = /\b(?:day|every ?day|daily|streak)\b/i;
const aching = /\b(?:shins?|knees?|achilles|heels?|calf|calves|foot|feet|hips?|ankles?)\b/i;
const aches = /\b(?:ach\w*|sore|hurts?|niggl\w*|tender|tight|pain\w*|grumbl\w*)\b/i;

/** 'Two miles daily for 40 days, achy shins: is it ok?' */
export const dailyRuns: Sum = ({ text, cues }) => {
  const isAsked = text.includes('?') || cues.has('ask', 'should', 'can');
  if (!ofRuns.test(text) || !racing.test(text) || !isAsked) return null;
  const part = aching.exec(text)?.[0]?.toLowerCase();
  if (!part || !aches.test(text)) return null;
  const days = numberOf(/\b(\d{1,3})\s?days\b/i.exec(text)?.[1]);
  return {
    say: [
      `Every day can work, but not with ${/s$/.test(part) ? part : `a ${part}`} that ${/s$/.test(part) ? 'ache' : 'aches'}: that is the first sign of too little rest${days > 0 ? ` after ${days} days` : ''}.`,
      'Take three or four days off running and ride or walk instead, then run every other day with two sets of 15 calf raises in between.',
      'If one spot hurts to press, or it hurts in walking or at night, have it looked at before you run again.',
    ],
  };
};
