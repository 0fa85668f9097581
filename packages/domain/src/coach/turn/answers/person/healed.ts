import { claimsOf } from '../../../../reading/claims.ts';
import { read } from '../../../../reading/read.ts';
import { namedAs } from '../../lifts.ts';
import type { Purpose } from '../../purposes.ts';
import { isQuestion } from '../../question.ts';
import type { Answer, Turn } from '../../turn.ts';
import { regionName } from '../knowledge/troubled.ts';

const purposes: readonly Purpose[] = ['forget', 'ask', 'numbers', 'fact', 'pain', 'other', 'known'];

const over =
  /\b(?:cleared|clear(?:ed)? (?:me|my|it)|signed (?:me |it )?off|all[- ]good|all[- ]clear|healed|recovered|fine (?:now|again)|(?:is|are|feels?|it'?s|its) (?:completely |totally |all |perfectly )?(?:fine|ok|okay|good|better|healed|normal)|back to normal|better now|no longer (?:hurts|an issue|a problem)|stopped hurting|(?:does ?n[o']?t|not) hurt(?:ing)? (?:any ?more|now)|pain[- ]free now|forget|gone|100 ?%)\b/i;
const bySomebody =
  /\b(doc(?:tor)?|gp|physio(?:therapist)?|surgeon|consultant|specialist|pt|therapist)\b/i;
const stillThere =
  /\b(?:not (?:cleared|healed|fine|good|ok|okay|better)|(?:is|are)n'?t (?:fine|good|ok|better)|still (?:hurts?|sore|swollen|painful|pinch\w*)|almost|nearly|mostly|bit (?:sore|stiff)|but (?:it )?(?:still|hurts))\b/i;

/** 'Signed off for everything except pressing above my head': what is left out stays a limit. */
const butFor =
  /\b(?:except|excluding|apart from|other than|all but|but not|just not|only not|as long as|provided|for life|for good|never again)\b/i;

const names: Readonly<Record<string, string>> = {
  doc: 'doctor',
  gp: 'doctor',
  pt: 'physio',
  physiotherapist: 'physio',
};

/** Something that was hurt is over: taken up as it was told, with the way back; null where nothing is. */
export function answerHealed(turn: Turn): Answer | null {
  const { text, reading, request, knowledge } = turn;
  if (request === null || !purposes.includes(reading.purpose) || turn.language !== 'en')
    return null;
  if (!over.test(text) || stillThere.test(text) || butFor.test(text)) return null;
  const claims = claimsOf(read(text).claims, 'injury').filter(({ whose }) => whose === 'me');
  const [healed] = claims.filter(({ polarity }) => polarity !== 'has');
  if (!healed || claims.some(({ polarity }) => polarity === 'has')) return null;
  const isStillActive = request.injuries.some(
    ({ region, status }) => region === healed.value.region && status === 'active',
  );
  const part = regionName(healed.value.region);
  const said = bySomebody.exec(text)?.[1]?.toLowerCase();
  const who = said === undefined ? null : (names[said] ?? said);
  const isOperated = request.conditions.some(({ condition }) => condition === 'surgery');
  if (isOperated && who === null) return null;
  const facts = knowledge.learned.filter(
    ({ id, slot, value }) =>
      id !== undefined && slot === 'injury' && value.toLowerCase().includes(part),
  );
  const name = namedAs(text);
  const opening = isOperated
    ? `${isQuestion(turn.cues) ? 'Yes, within what was cleared' : 'Good news'}: if your ${who} means loading as well, begin with ${name ?? 'the lightest version'} without weight, 3 sets of 8.`
    : name !== undefined
      ? `${isQuestion(turn.cues) ? 'Yes' : 'Good'}, ${name} can come back, and I no longer plan around your ${part}.`
      : `Good${who === null ? '' : `, with your ${who}’s word for it`}: your ${part} counts as healthy from now on, and I no longer plan around it.`;
  return {
    say: [
      isStillActive ? opening.replace(', and I no longer plan around it', '') : opening,
      isOperated
        ? 'Add a little weight each week as long as it stays below 3 of 10 and is no worse the next morning. Ask them about depth and heavy sets if that was not said.'
        : 'Start at about 60 % of your old weights for two weeks, three sets and nothing to failure, then add 5 to 10 % a week. If it speaks up, tell me and we go one step back.',
    ],
    topic: { kind: 'memory', id: 'healed', words: `${part} injury return ${name ?? ''}` },
    ...(facts.length > 0 && {
      act: {
        kind: 'forget' as const,
        factIds: facts.flatMap(({ id }) => id ?? []),
        values: facts.map(({ value }) => value),
      },
    }),
  };
}
