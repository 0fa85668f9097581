import type { Request } from '../../planner/request.ts';

/** 'I run a lot', 'to help my running': said of somebody, not of today. */
const aboutMe =
  /^(?:i|my|me|we|he|she|them|you|for|after|before|while|like|love|marathon|mein|mi)$/;

/** 'Run down', 'running around after two kids': what follows makes it no run. */
const carriedOn =
  /^(?:me|away|distance|from|to|late|out|through|down|ragged|errands|behind|into|around (?:after|with|like|all))\b/;

/** Running as what the program is for, whatever else the words tell: 'a running plan, bad knee'. */
const wishes = [
  /^\s*(?:run|running|jog|jogging|laufen|joggen|correr|courir|correre)\b(?=\s*(?:$|[,.;:!]|(?:for |about |up to )?(?:an?|\d+(?:[.,]\d+)?)[ -]?(?:k|km|kilomet\w*|mi|miles?|min|mins|minutes?|hours?|h)\b))/g,
  /\b(?:start|begin|take up|get into|return to|back to|(?:i )?want to|(?:i )?would like to|i'd like to|learn to|be able to) (?:run|running|jog|jogging)\b/g,
  /\b(?:run|running|jogging) (?:program|programme|plan|training)\b/g,
];

/** What comes shortly before and says that it is not wished for, or not now, or is there already. */
const turned =
  /\b(?:not|no|never|cannot|(?:do|does|did|ca|wo)n['\u2019]?t|without|than|instead of|until|till|when|whenever|once|if|before|after|while|besides?|alongside|already|(?:have|got|follow|following|do|doing) (?:a|an|the))\b/;
const reach = 4;
/** A run that is only mentioned stands further from what turns it. */
const mentionReach = 6;

export function isCarriedOn(text: string, { index, 0: found }: RegExpExecArray): boolean {
  return carriedOn.test(
    text
      .slice(index + found.length)
      .trimStart()
      .toLowerCase(),
  );
}

function isMeant(text: string, found: RegExpExecArray, words = reach): boolean {
  const clause =
    text
      .slice(0, found.index)
      .split(/[,.;:!?]/)
      .at(-1) ?? '';
  const before = clause.trim().split(/\s+/).slice(-words);
  const isToldOfMe = aboutMe.test(before.at(-1) ?? '');
  return !isToldOfMe && !turned.test(before.join(' ')) && !isCarriedOn(text, found);
}

/** A part of the body that is named says more of what is wished for. */
const hasOtherFocus = ({ focus, focusMuscles }: Request): boolean =>
  focusMuscles?.source === 'text' ||
  (focus.source === 'text' && focus.value.some((area) => area !== 'cardio'));

export function wantsRuns(told: Request, goalText: string): boolean {
  const text = goalText.toLowerCase();
  const found = wishes.flatMap((wish) => [...text.matchAll(wish)]);
  return !hasOtherFocus(told) && found.some((one) => isMeant(text, one));
}

const run = /\b(?:run|running|jog|jogging|laufen|joggen|correr|courir|correre)\b/g;

/** 'Before I get back to running' speaks of runs and asks for none. */
export function onlyMentionsRuns(goalText: string): boolean {
  const text = goalText.toLowerCase();
  const found = [...text.matchAll(run)];
  return found.length > 0 && !found.some((one) => isMeant(text, one, mentionReach));
}

/** Speaks of runs that are wished for. */
export const asksForRuns = (goalText: string): boolean =>
  goalText.toLowerCase().search(run) >= 0 && !onlyMentionsRuns(goalText);

/** 'I have never run before' tells where somebody stands; it forbids nothing. */
const neverRan =
  /\b(?:have|has|had|['\u2019]ve|['\u2019]d) never (?:run|jogged|been running|been a runner)\b|\bnever (?:been|was) a runner\b|\b(?:not|am no|non)[ -](?:a |yet a )?runner\b|\bnew to running\b|\bnever (?:ran|jogged)\b|\bnever (?:run|jog) (?:before|yet|in my life|at all)\b|\b(?:have|has|had)(?:n['\u2019]?t| not) (?:run|jogged|been running)(?: [a-z]+){0,2}? (?:since|for|in)\b(?!.{0,24}\b(?:injur\w*|surgery|operation|op|fractur\w*|broke\w*|tore|torn|pain\w*|hurt\w*)\b)/;

export const tellsOfNoRuns = (goalText: string): boolean => neverRan.test(goalText.toLowerCase());
