import { momentIn } from '../../moments/find-moment.ts';
import { isQuestion } from '../../question.ts';
import { type Answer, pick, type Turn } from '../../turn.ts';
import { nearCards } from '../knowledge/ask.ts';
import { answerSituated } from '../knowledge/situated.ts';
import { answerFromTalk } from '../person/memory.ts';

const clearlyNear = 0.6;

/** What is said to these comes alone: no general answer stands beside it. */
const saidAlone: ReadonlySet<string> = new Set(
  'low self-harm eating purging controlled child drunk'.split(' '),
);
/** What is generally so, for those who ask whether it is normal. */
const asked: Readonly<Record<string, string>> = {
  'head-rush':
    'A grey second after standing up fast is usually blood pressure catching up, after hard sets, long lying or too little water. Stand up in two steps, breathe out, drink more. Each time, often or going down is a reason to have it looked at.',
  'fainting-before':
    'Heat and long standing lower blood pressure, so feeling faint in a hot room is common. Drink before, leave at the first grey, and choose a cooler class. If you really passed out, or it happens without heat, a doctor should look first.',
  'new-breathless':
    'Once it is checked: brisk walks of 15 to 20 minutes on five days a week make stairs easier in three to four weeks.',
  fever:
    'Wait until the fever has been gone for two days, then start with half a session. After a week of normal days you can go hard again.',
  illness:
    'Once you are well: the first week half the sets at about 60 to 70 % of your weights, the second at 80, the third near normal, as long as each day after feels normal. Chest pain, palpitations or breathlessness on the way: a doctor first.',
  vomiting:
    'Once you have kept food and drink down for a day, start with a walk, then half a session. Being sick from sheer effort is a sign of too much too fast, not a badge.',
};
const notUnderstood =
  'If it is new, sudden or strong, stop and call a doctor. Otherwise tell me that it is harmless, and I plan on.';

const lost =
  /\b(?:set off without me|without me|i['’]?m (?:nobody|nothing) without|wanted to (?:lob|throw|scream|cry)|watch(?:ed|ing) (?:my|the|them|everyone)|gutted|devastated|heartbroken|crushed|gone|dropped|missed out|miss (?:my|the)|done with|sick of|fed up|again|cr(?:y|ied|ying)|so unfair|no running|season|marathons?|third time|months? of (?:work|training))\b/i;
const ofBody: ReadonlySet<string> = new Set(
  'fracture broken told-not surgery injury rest-ordered not-cleared torn'.split(' '),
);
const sorry = [
  'I am sorry, that is a hard thing to be told after all the work.',
  'That is a real blow, and I am sorry.',
];

const noDebt = [
  'One meal needs no paying back, and nothing has to be burnt off tonight.',
  'You do not have to earn food or undo it; one evening changes nothing.',
];

const partly =
  /\b(?:no|nothing|not|never|n['’]t|without|avoid|stay off)\b(?: \w+){0,3}? (overhead\w*|heavy|heavier|running|run|jumping|jumps|impact|contact|squats?|squatting|deadlifts?|bending|twisting|weights?|lifting)\b/i;

/** 'Nothing heavy for two weeks': a part is forbidden, so nobody is told that all of it is. */
export function withPart(turn: Turn, alarm: Answer): Answer {
  const { understanding } = turn.reading;
  const isOf = understanding.kind === 'hold' && understanding.id === 'told-not-to';
  const what = isOf && turn.language === 'en' ? partly.exec(turn.text)?.[1]?.toLowerCase() : null;
  if (!what) return alarm;
  const said = /^over/.test(what)
    ? 'Anything overhead'
    : /^heav/.test(what)
      ? 'Anything heavy'
      : `The ${what}`;
  return {
    ...alarm,
    say: [
      `${said} stays out until they say otherwise, and I keep to that.`,
      'Ask them in one sentence what is allowed beside it, easy walking, the bike, the parts that are well; tell me what they said, and I plan just that.',
    ],
  };
}

/** An injury that takes something away gets a word before what has to wait. */
export function withSympathy(turn: Turn, alarm: Answer): Answer {
  const { understanding } = turn.reading;
  const isGuilt =
    understanding.kind === 'hold' &&
    understanding.id === 'eating' &&
    momentIn(turn.cues)?.id === 'food-guilt';
  if (isGuilt && turn.language === 'en')
    return { ...alarm, say: [pick(turn, 'no debt', noDebt), ...alarm.say] };
  const isOf =
    understanding.kind === 'hold' && (ofBody.has(understanding.id) || brokenOff.test(turn.text));
  return isOf && turn.language === 'en' && lost.test(turn.text)
    ? { ...alarm, say: [pick(turn, 'sorry hold', sorry), ...alarm.say] }
    : alarm;
}
const brokenOff =
  /\b(?:fractures?|torn|tear|surgery|rupture\w*|broke|broken|no running|doc(?:tor)? says?)\b/i;

/** A hold keeps workouts waiting, not answers: what was asked beside the sign is answered after it. */
export function withGeneral(turn: Turn, alarm: Answer): Answer {
  const { understanding } = turn.reading;
  if (understanding.kind !== 'hold' || saidAlone.has(understanding.id)) return alarm;
  const recalled = answerFromTalk(turn);
  if (recalled) return { ...alarm, say: [...recalled.say, ...alarm.say] };
  const situated = understanding.id === 'illness' ? answerSituated(turn) : null;
  if (situated) return { ...alarm, ...situated, say: [...situated.say, ...alarm.say] };
  const [near] = nearCards(turn);
  const isNear = near !== undefined && near.score >= clearlyNear && near.shared > 1;
  const isAsked = isQuestion(turn.cues);
  const known = isAsked ? asked[understanding.id] : undefined;
  if (!isAsked && understanding.id !== 'unclear') return alarm;
  if (known && turn.language === 'en') return { ...alarm, say: [...alarm.say, known] };
  if (!isNear) return alarm;
  const sign = understanding.id === 'unclear' ? [notUnderstood] : alarm.say;
  const isSaid = turn.place.memory.said.slice(-1).includes(`card:${near.card.id}`);
  return {
    ...alarm,
    say: [...sign, ...(isSaid ? [] : [near.card.answer])],
    topic: { kind: 'card', id: near.card.id, words: near.card.questions[0] ?? '' },
    used: [`card:${near.card.id}`],
    sources: [{ kind: 'card', label: near.card.source, id: near.card.id }],
  };
}
