import type { Hit } from '../engine/phrases.ts';
import type { Scan } from '../engine/scan.ts';
import { terms } from '../lexicon/terms/noise.ts';

/** Whether a mention of noise or of those around asks for quiet, gives leave to be loud, or neither. */
type NoiseWish = 'quiet' | 'loud' | null;

const bothers =
  /\b(?:disturb|disturbing|bother|bothering|annoy|annoying|wake|waking|molestar|despertar|storen|argern|wecken|deranger|reveiller|disturbare|svegliare|incomodar|acordar|upset)\b/;

/** 'Not worried about the noise', 'I don't care if it gets loud'. */
const unworried =
  /\b(?:no|not|dont|neednt|never|without|stop|isnt|arent)(?: \w+){0,3} (?:worry|worried|worrying|care|caring|bothered|concerned|fussed)(?: (?:about|by|for|if|of|how|making|any|some|the|my|much|too|a|lot|there|it|its|is|this|that|being|be|gets?)){0,5}$/;

/** '(Noise) is okay', '(loud) is fine'. */
const allowed =
  /^(?:(?:exercises|moves|is|are|here|now|today|all|totally|really|will|would|be|also) ){0,4}(?:fine|ok|okay|allowed|alright|welcome|good|great|acceptable)\b/;
/** '(Noise) is not a problem', '(noise) doesn't matter'. */
const untroubled =
  /^(?:\w+ ){0,3}?(?:no|not|isnt|arent|wont|doesnt|dont|kein|nicht|pas|non|nao)(?: \w+){0,2} (?:problems?|issues?|matters?|concern|worry|trouble|problema|probleme)\b/;
/** '(Noise) isn't allowed', '(noise) is an issue'. */
const troubled =
  /^(?:\w+ ){0,2}?(?:not|isnt|arent|never)(?: \w+)? (?:fine|ok|okay|allowed|alright|welcome|good|acceptable|possible|an option)\b|^(?:is|are)(?: \w+)? an?(?: \w+)? (?:problem|issue|concern)\b/;
/** '(No noise) restrictions'. */
const restrictions =
  /^(?:restrictions?|limits?|limitations?|problems?|issues?|worry|worries|concerns?|complaints?)\b/;

/** '(The neighbours) are out', '(the neighbours) don't mind'. */
const gone =
  /^(?:(?:below|above|downstairs|upstairs|next|door) ){0,2}(?:(?:are|is|have|has|will|be|all|both|now|still|currently|sind|ist|son|estan|sont|sono|sao) ){0,3}(?:out(?! of)|away|gone|elsewhere|moved (?:out|away)|on holiday|on vacation|(?:fine|ok|okay|cool|relaxed|entspannt|super)(?: with)?|not (?:at )?(?:home|there|here|in))\b|^(?:arent|isnt) (?:at )?(?:home|there|here|in)\b|^(?:really )?(?:dont|doesnt|wont|do not|does not|will not|never) (?:mind|care|complain|hear)\b/;
/** '(My neighbour) recommended this app'. */
const doesOtherwise =
  /^(?:recommend\w*|suggest\w*|told|tells|said|says|show(?:s|ed)|gave|lent|sold|bought|invited|mentioned|trains?|trained|runs?|ran|lifts?|lifted|uses?|used|goes|loves?|likes?|joined|won|and i|and me)\b/;
const inCompany =
  /\b(?:mit|avec|con|com|et|und|y|e)(?: (?:der|dem|meiner|meinem|la|le|ma|mon|mi|mia|mio|a|o|minha|meu))?$|\b(?:like|met|saw|know|(?:train\w*|run\w*|ran|walk\w*|out) with) my$/;

/** '(A quiet) day at work'. */
const quietOnes =
  /^(?:days?|weeks?|weekends?|months?|years?|life|job|person|guy|girl|type|town|village|spell)\b/;
const quietPast =
  /\b(?:had|having) (?:a|some|such a)(?: \w+)?$|\b(?:was|were|been)(?: (?:so|very|really|pretty|quite))?$/;
const quietPlaces = /^(?:place|flat|house|home|room|spot|corner|apartment|area|moment|minute)\b/;

/** 'No need to keep it (quiet)'. */
const denied =
  /\b(?:no|not|dont|doesnt|neednt|never|isnt|arent|cant|cannot|wont|without|nothing|nicht|kein|keine|pas|non|nao|sin|sans|senza|sem)(?: (?:need|needs|have|has|want|wanna|to|be|being|too|so|very|that|stay|keep|it|make|really|anything|any|all|longer|more|must|necessarily|especially|particularly|super|as|for|the|a|train|do|mehr|unbedingt)){0,7}$/;
/** 'That is not (quiet)' finds fault. */
const faults =
  /\b(?:it|its|this|that|thats|these|those|was|wasnt|were)(?: (?:is|are|was|isnt|arent|wasnt|not|really|exactly|very|at|all|so)){0,4}$/;
const anyMore = /^any ?(?:more|longer)\b/;
const trainingKinds = new Set(['move', 'attribute', 'format', 'session', 'cardio']);

const denials = new Set(['neg', 'suffix']);
const reach = 9;

/** A mention with the words of its clause around it. */
interface Mention {
  value: string;
  words: readonly string[];
  before: string;
  after: string;
  isPlain: boolean;
  /** 'No noise', 'noise-free': the denial is a part of it. */
  isDenial: boolean;
  /** Of music or a voice. */
  isOfSource: boolean;
  /** Of the training, or of nothing that is named. */
  isOfTraining: boolean;
}

/** Tokens within hits of some kinds. */
const tokensOf = ({ hits }: Scan, kinds: ReadonlySet<string>): Set<number> =>
  new Set(
    hits
      .filter(({ kind }) => kinds.has(kind))
      .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
  );

/** All mentions of a text, which is looked through once for them. */
function mentionsIn(scan: Scan): { hit: Hit; mention: Mention }[] {
  const { tokens } = scan;
  const training = tokensOf(scan, trainingKinds);
  const denying = tokensOf(scan, denials);
  return scan.of('quiet').map((hit) => {
    const segment = tokens[hit.from]?.segment;
    const first = Math.max(0, hit.from - reach);
    const left = tokens.slice(first, hit.from).filter((token) => token.segment === segment);
    const right = tokens.slice(hit.to, hit.to + reach).filter((token) => token.segment === segment);
    const words = tokens.slice(hit.from, hit.to).map(({ text }) => text);
    const back = left.findLastIndex(({ text }) => !terms.links.has(text));
    const spokenOf = left[back]?.text;
    const mention = {
      value: hit.value,
      words,
      before: left.map(({ text }) => text).join(' '),
      after: right.map(({ text }) => text).join(' '),
      isPlain: scan.polarity(hit) === 'plain',
      isDenial: words.some((_, i) => denying.has(hit.from + i)),
      isOfSource: terms.sources.has(spokenOf) || terms.sources.has(right[0]?.text),
      isOfTraining:
        spokenOf === undefined ||
        terms.ofTraining.has(spokenOf) ||
        training.has(hit.from - left.length + back),
    };
    return { hit, mention };
  });
}

function readNear({ words, before, after, isPlain }: Mention): NoiseWish {
  if (gone.test(after)) return 'loud';
  // 'I don't want to bother the neighbours' is about them all the same.
  if (bothers.test(before.split(' ').slice(-4).join(' '))) return 'quiet';
  const isOne = words.length === 1 && terms.oneNeighbour.has(words[0]);
  // One neighbour is below, asleep or angry, or only spoken of: the signs around tell.
  if (isOne || doesOtherwise.test(after) || inCompany.test(before)) return null;
  return isPlain ? 'quiet' : null;
}

function readQuiet({ words, before, after, isPlain, isDenial }: Mention): NoiseWish {
  if (words.at(-1) === 'noise' && restrictions.test(after)) return 'loud';
  if (isDenial) return 'quiet';
  if (!isPlain || denied.test(before)) {
    if (after.startsWith('enough')) return 'quiet';
    if (faults.test(before) && !anyMore.test(after)) return 'quiet';
    return denied.test(before) && !quietPlaces.test(after) ? 'loud' : null;
  }
  const isEnglish = /^(?:quiet|silent)/.test(words[0] ?? '');
  return isEnglish && (quietOnes.test(after) || quietPast.test(before)) ? null : 'quiet';
}

function readNoisy({ after, isPlain }: Mention): NoiseWish {
  if (allowed.test(after) || untroubled.test(after)) return 'loud';
  return !isPlain || troubled.test(after) ? 'quiet' : null;
}

function wishOf(mention: Mention): NoiseWish {
  const { value, before, isPlain, isDenial, isOfSource, isOfTraining } = mention;
  if (unworried.test(before) && !isDenial) return 'loud';
  if (value === 'near') return readNear(mention);
  if (isOfSource) return null;
  if (value === 'quiet') return readQuiet(mention);
  if (value === 'too_loud') return isOfTraining ? 'quiet' : null;
  if (value === 'noisy') return readNoisy(mention);
  if (value === 'loud') return isPlain ? 'loud' : 'quiet';
  return null;
}

/** What the words around each mention make of it. */
export const readNoise = (scan: Scan): { hit: Hit; wish: NoiseWish }[] =>
  mentionsIn(scan).map(({ hit, mention }) => ({ hit, wish: wishOf(mention) }));
