import { type Claim, claim, claimsOf } from '../../reading/claims.ts';

/** Verbs that take something out, up to the end of their sentence. */
const removal =
  /\b(?:take|leave|cut|drop|lose|ditch|bin|skip|scrap|remove|swap|replace|get rid of|chuck|qu[ií]ta(?:me|le)?|s[aá]ca(?:me|le)?|elimina(?:me)?|c[aá]mbia(?:me)?|lass|nimm|streich|tausch|ersetz|weg mit|enl[eè]ve|retire|vire|remplace|togli(?:mi)?|leva(?:mi)?|cambia(?:mi)?|tira|tire|troca|troque)\b(?: out| away)?[^.!?;]*|\b(?:without|no more|minus|nothing with|not doing|can['’]?t do|nada de|sin|ohne|keine?n?|sans|plus de|pas de|senza|niente|sem)\b[^.!?;]*/giu;
/** What comes after this is wanted. */
const instead =
  /\b(?:for|with|and (?:put|add|give|do|use)|but (?:keep|add)|instead of|por|gegen|durch|par|contre|con|per|und (?:mach|nimm|gib)|y (?:pon|mete|a[nñ]ade)|et (?:mets|ajoute)|e (?:metti|aggiungi|coloca|p[oõ]e))\b.*$/i;

const added = /,? (?:and|but|then|plus) (?:add|put|give|do|use|keep|include|more)\b.*$/i;

const otherThan = [
  /\b(?:could|can|make|turn|have)\s+(.{2,40}?)\s+(?:be|into|as)?\s*something (?:else|different)\b/i,
  /\b(?:something|anything) (?:else|different|other)\s+(?:for|than|instead of|but)\s+([^.!?;,]+)/i,
  /\b(?:et)?was anderes (?:als|statt|f[uü]r)\s+([^.!?;,]+)/i,
  /\b(?:otra cosa|algo distinto) (?:en vez de|en lugar de|que|por)\s+([^.!?;,]+)/i,
  /\bautre chose (?:que|[aà] la place d)\S*\s+([^.!?;,]+)/i,
  /\b(?:altro|un['’]altra cosa) (?:al posto d|invece d|che)\S*\s+([^.!?;,]+)/i,
  /\boutra coisa (?:em vez d|no lugar d|que)\S*\s+([^.!?;,]+)/i,
];

/** 'Could the planks be something else': what another thing is to stand for. */
const replacedIn = (text: string): string[] =>
  otherThan.flatMap((one) => one.exec(text)?.[1] ?? []);

/** 'Take out anything on one leg and put something else in': the words that say what goes. */
const removedIn = (text: string): string[] =>
  [...text.matchAll(removal)].map(([found]) =>
    /^(?:without|minus|nothing with|no more|nada de|sin|ohne|keine?n?|sans|plus de|pas de|senza|niente|sem)\b/i.test(
      found,
    )
      ? found.replace(added, '')
      : found.replace(
          /^(\S+(?: \S+)?)(.*)$/s,
          (_, verb: string, rest: string) => `${verb}${rest.replace(instead, '')}`,
        ),
  );

/** Leaving the ground, in any of the languages. */
const jumping =
  /(?<!\p{L})(?:jump\w*|hop(?:s|ping)?|leap\w*|spr[iü]ng\w*|h[uü]pf\w*|salt(?:ar|os?|i|are|ando)|brinc\w*|saut(?:er|s)?|pul(?:ar|os?|ando))(?!\p{L})/iu;

const onOneLeg = /\b(?:on |with )?(?:one|single|1)[- ]leg(?:ged|s)?\b/i;
/** What stands on one leg, by its name. */
const oneLegged = ['single-leg', 'lunge', 'split-squat', 'step-up', 'pistol-squat', 'skater'];

/** 'Swap the lunges': named to go, and not to be trained. */
export function takenOut(text: string, claims: readonly Claim[]): Claim[] {
  const gone = [...removedIn(text), ...replacedIn(text)];
  if (gone.length === 0) return [...claims];
  const isGone = ({ quote }: Claim): boolean =>
    quote !== '' && gone.some((words) => words.toLowerCase().includes(quote.toLowerCase()));
  const turned = claims.map((one) =>
    (one.slot === 'exercise' || one.slot === 'family') && one.polarity === 'wants' && isGone(one)
      ? ({ ...one, polarity: 'refuses' } as Claim)
      : one,
  );
  const jumps = gone.map((words) => jumping.exec(words)?.[0]).find((words) => words !== undefined);
  if (
    jumps !== undefined &&
    !turned.some(({ slot, value }) => slot === 'attribute' && value === 'jumping')
  )
    turned.push(
      claim('attribute', 'jumping', 'change.jumping', { polarity: 'refuses', quote: jumps }),
    );
  const legs = gone.map((words) => onOneLeg.exec(words)?.[0]).find((words) => words !== undefined);
  if (legs === undefined) return turned;
  return [
    ...turned.filter(({ slot, polarity }) => !(slot === 'focus' && polarity === 'wants')),
    ...oneLegged.map((head) =>
      claim('family', head, 'change.one-leg', { polarity: 'refuses', quote: legs }),
    ),
  ];
}

/** Whether a change names what is to go: the rest stays. */
export const namesWhatGoes = (text: string, claims: readonly Claim[]): boolean =>
  takenOut(text, claims).some(
    ({ slot, polarity }) => (slot === 'exercise' || slot === 'family') && polarity === 'refuses',
  );

const able =
  /\bi(?:['’]?m|['’]?ve)? (?:\w+ ){0,2}?(?:do|doing|done|did|manage|hit|get|knock out|bang out|crank out|rep out)\b/i;

/** 'I do 30 push-ups without blinking' says how strong somebody is, and writes no workout. */
export function withoutAbility(text: string, claims: readonly Claim[]): Claim[] {
  return claims.filter((one) => {
    if (one.slot !== 'written' || one.quote === '') return true;
    const at = text.toLowerCase().indexOf(one.quote.toLowerCase());
    const before =
      text
        .slice(0, Math.max(0, at))
        .split(/[.!?;,]/)
        .at(-1) ?? '';
    return !able.test(before);
  });
}

const denied =
  /\b(?:no|not|n['’]t|without(?: being| making it)?)(?: any| much| it)? (longer|shorter|harder|easier)\b/gi;

/** 'Harder, no longer though': what is said not to change. */
export const notWanted = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(denied)].map(([, word = '']) => word.toLowerCase()));

/** Named to be put behind what is there: these alone, in a few sets. */
export function onlyNamed(claims: readonly Claim[]): Claim[] {
  const ids = claimsOf(claims, 'exercise')
    .filter(({ polarity }) => polarity === 'wants')
    .map(({ value }) => value);
  const isWritten = claimsOf(claims, 'written').length > 0;
  if (ids.length === 0 || isWritten) return [...claims];
  const items = [...new Set(ids)].map((exerciseId) => ({ exerciseId, quote: exerciseId, sets: 3 }));
  return [
    ...claims.filter(({ slot }) => slot !== 'exercise'),
    claim('written', { items, only: true }, 'part.only'),
  ];
}
