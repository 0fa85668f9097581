import { momentIn } from '../../moments/find-moment.ts';
import type { Purpose } from '../../purposes.ts';
import { isChoice } from '../../question.ts';
import type { Answer, Turn } from '../../turn.ts';
import { answerIfKnown } from '../knowledge/ask.ts';
import { answerSituated } from '../knowledge/situated.ts';
import { answerMoment } from '../talk/moment.ts';
import { answerInsult } from '../talk/social.ts';
import { answerPlanChange } from '../training/plan.ts';

/** The word of care after an answer, by what a trained head alone has heard. What is not named here is held as ever. */
const careAfter: Readonly<Record<string, string>> = {
  low: 'And if more than the training is heavy: please call or text a crisis line, or your local emergency number.',
  eating:
    'If food or weight takes up a lot of your thoughts, your doctor or someone you trust is the one to talk to.',
  'leg-clot-check':
    'One leg that is swollen, warm or sore by itself is another matter: then call a doctor today.',
  'foot-drop':
    'Numbness that stays, or a hand or foot that gets weak, is for a doctor before you train on.',
  'pain-check': 'Pain that is strong, new or getting worse is for a doctor before you train on.',
  'injury-check': 'If it is swollen or will not bear load, have it looked at before you train on.',
  child: 'If you are under 13, train with a grown-up near.',
  unclear:
    'If something in your body is new, sudden or strong, stop and call a doctor or your local emergency number.',
};

/** Of these a card may be right and the guess all the same: care comes first, and only a quarrel with the coach is answered. */
const quarrelOnly: ReadonlySet<string> = new Set(['low', 'eating']);

/** Nothing is trained by putting a session off. */
const planned: ReadonlySet<Purpose> = new Set<Purpose>(['move', 'skip', 'week_off']);

function answerMeant(turn: Turn, id: string): Answer | null {
  const { purpose } = turn.reading;
  if (purpose === 'insult') return answerInsult(turn);
  if (quarrelOnly.has(id)) return null;
  if (planned.has(purpose)) return answerPlanChange(turn);
  const situated = answerSituated(turn);
  if (situated) return situated;
  const isFelt = momentIn(turn.cues) !== undefined && !isChoice(turn.cues);
  if (purpose === 'ask' || purpose === 'numbers')
    return answerIfKnown(turn) ?? (isFelt ? answerMoment(turn) : null);
  return isFelt ? answerMoment(turn) : null;
}

/** A hold that no rule stands behind: what was meant is answered first, and care follows in a line; null where there is no answer. */
export function besideGuess(turn: Turn, alarm: Answer): Answer | null {
  const { understanding, meant } = turn.reading;
  if (meant === undefined || understanding.kind !== 'hold') return null;
  const care = careAfter[understanding.id];
  if (care === undefined) return null;
  const answer = answerMeant(
    { ...turn, reading: { ...turn.reading, purpose: meant } },
    understanding.id,
  );
  if (!answer) return null;
  const { say, topic, used, sources, programChange } = answer;
  return {
    ...alarm,
    // Nobody in grief is taken for a child.
    say: [...say, ...(understanding.id === 'child' && momentIn(turn.cues) ? [] : [care])],
    ...(topic !== undefined && { topic }),
    ...(used && { used }),
    ...(programChange && { programChange }),
    ...(sources && { sources }),
  };
}
