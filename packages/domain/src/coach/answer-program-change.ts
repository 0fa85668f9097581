import { answers } from './data/answers.ts';
import { changeReflections } from './data/reflections.ts';
import { some } from './parts.ts';
import { readProgramChange } from './program-change.ts';
import { reflectWith } from './reflect.ts';
import { type Answer, fill, type Part, pick, type Turn } from './turn.ts';

function answerWithoutProgram(turn: Turn, isRest: boolean): Answer {
  if (isRest) {
    const free: Part = { kind: 'autonomy', text: pick(turn, 'refused', answers.refused) };
    return { pathway: turn.pathway, parts: [free], question: null };
  }
  const none: Part = { kind: 'information', text: pick(turn, 'no program', answers.noProgram) };
  return {
    pathway: 'program',
    parts: [reflectWith(turn, 'ahead'), none],
    question: 'next',
  };
}

/** Put before the user, who does it or not: the answer never says that it is done. */
export function answerProgramChange(turn: Turn): Answer {
  const { knowledge, text, asked } = turn;
  const wish = readProgramChange(text, knowledge.now, asked);
  const title = knowledge.program?.nextTitle ?? null;
  if (!wish || !knowledge.program || title === null) {
    return answerWithoutProgram(turn, wish?.change === 'week_off');
  }
  const heard: Part = {
    kind: 'reflection',
    text: fill(pick(turn, wish.change, changeReflections[wish.change]), { title }),
  };
  if (wish.change === 'move_next' && wish.to === null) {
    return { pathway: 'program', parts: [heard], question: 'move_day' };
  }
  const offer: Part = { kind: 'action', text: pick(turn, 'propose', answers.propose) };
  return {
    pathway: 'program',
    parts: some(heard, offer),
    question: null,
    programChange: wish,
  };
}
