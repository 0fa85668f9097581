import { type Claim, claim } from '../../claims.ts';
import {
  hitsBetween,
  quantitiesIn,
  segmentAround,
  sentenceAround,
  textAt,
  whose,
} from '../../engine/features.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { tokenise } from '../../engine/tokens.ts';
import { isOneOf } from '../../engine/words.ts';
import type { EventKind } from '../../events-ahead.ts';
import { terms } from '../../lexicon/terms/time/events.ts';

const daysOf: Record<string, number> = { days: 1, weeks: 7, months: 30, years: 365 };

/** Days until it is, where they are said: 'in 3 weeks', 'tomorrow'. */
function daysUntil(scan: Scan, { from, to }: Pick<Hit, 'from' | 'to'>): number | undefined {
  const counted = quantitiesIn(scan).find(
    (quantity) =>
      quantity.from >= from && quantity.to <= to && daysOf[quantity.unit ?? ''] !== undefined,
  );
  if (counted) {
    return Math.round((counted.upTo ?? counted.value) * (daysOf[counted.unit ?? ''] ?? 1));
  }
  // 'Race on Sunday, today upper body': today is not its day.
  const isDated = hitsBetween(scan, 'weekday', from, to).length > 0;
  const day = hitsBetween(scan, 'day', from, to).find(({ value }) => !isDated || value !== '0');
  return day && Number(day.value);
}

const isPastCue = (scan: Scan, hit: Hit) => {
  const segment = segmentAround(scan, hit.from);
  const from = Math.max(segment.from, hit.from - 5);
  const to = Math.min(segment.to, hit.to + 3);
  const past = hitsBetween(scan, 'past', from, to);
  return (
    past.length > 0 ||
    hitsBetween(scan, 'time', from, to).some(({ value }) => value === 'long_past') ||
    scan.tokens
      .slice(Math.max(from, hit.from - 4), hit.from)
      .some(({ text }) =>
        isOneOf(
          text,
          'ran raced did won was after since nach despues apres dopo depois watched corri couru corso fiz war hatte',
        ),
      )
  );
};

/** 'Netball tomorrow', 'rugby on Saturday': a game that one wants to be fresh for. */
function gamesAhead(scan: Scan): Hit[] {
  return scan.of('sport').filter((hit) => {
    const { from, to } = segmentAround(scan, hit.from);
    const span = { from: Math.max(from, hit.from - 3), to: Math.min(to, hit.to + 4) };
    const day = [
      ...hitsBetween(scan, 'weekday', span.from, span.to).filter(
        ({ value }) => value === 'weekday',
      ),
      ...hitsBetween(scan, 'day', span.from, span.to).filter(({ value }) => value !== '7'),
    ][0];
    const isUsual =
      /s$/.test(textAt(scan, day?.from ?? -1)) &&
      !isOneOf(textAt(scan, day?.from ?? -1), 'tues thurs lunes martes jueves viernes miercoles');
    return (
      day !== undefined &&
      hit.typo === 0 &&
      !isUsual &&
      !terms.isFrom.has(textAt(scan, hit.from - 1)) &&
      !terms.isFrom.has(textAt(scan, day.from - 1))
    );
  });
}

/** ''Bout an hour'. */
const isAbout = (scan: Scan, { from, to }: Hit): boolean =>
  textAt(scan, from) === 'bout' &&
  (isOneOf(textAt(scan, to), 'a an half') || scan.tokens[to]?.kind === 'number');

/** 'Meia horinha' is a length, whatever 'meia' is alone. */
const isOfLength = (scan: Scan, { from, to }: Hit): boolean =>
  scan.of('length').some((hit) => hit.from <= from && hit.to >= to);

/** A birthday, an exam, a wedding. */
const occasions: readonly string[] = ['day', 'look'];

/** What getting ready for it asks for, by its name. */
export function eventKinds(what: string): EventKind[] {
  const all = tokenise(what).map(({ text }) => text);
  const kinds: readonly EventKind[] = ['run', 'hills', 'hyrox'];
  return kinds.filter((kind) => all.some((word) => terms[kind].has(word)));
}

/** 'Half marathon in 8 weeks', 'wedding on the 12th': something ahead to get ready for. */
export function readEvents(scan: Scan): Claim[] {
  const claims: Claim[] = [];
  let end = 0;
  const named = scan.of('event');
  const games = gamesAhead(scan).filter(
    (game) => !named.some(({ from, to }) => from <= game.from && game.from < to),
  );
  for (const hit of [...named, ...games].sort((a, b) => a.from - b.from)) {
    if (hit.typo > 0 || hit.from < end || isPastCue(scan, hit)) continue;
    if (isAbout(scan, hit) || isOfLength(scan, hit)) continue;
    const sentence = sentenceAround(scan, hit.from);
    const around = {
      from: Math.max(sentence.from, hit.from - 8),
      to: Math.min(sentence.to, hit.to + 8),
    };
    const inDays = daysUntil(scan, around);
    const dated = hitsBetween(scan, 'weekday', around.from, around.to);
    const isThisWeek = inDays === undefined && dated.some(({ value }) => value === 'weekday');
    const isGame = hit.kind === 'sport';
    const ahead =
      isGame ||
      hitsBetween(scan, 'ahead', Math.max(around.from, hit.from - 5), hit.from).some((cue) =>
        terms.aheadOf.has(textAt(scan, cue.from)),
      );
    const isDated = inDays !== undefined || dated.length > 0;
    const isLoose = hit.to === hit.from + 1 && terms.needsDate.has(textAt(scan, hit.from));
    if (isLoose && !isDated && !ahead) continue;
    if (!isDated && !ahead && hit.value === 'day') continue;
    const to = Math.max(
      hit.to,
      ...dated
        .filter(({ from }) => from >= hit.to && from - hit.to <= 4)
        .map(({ to: last }) => last),
    );
    const what = scan.quote(hit.from, hit.to);
    const kinds = eventKinds(what);
    claims.push(
      claim(
        'event',
        {
          what,
          ...(inDays !== undefined && { inDays }),
          ...(isThisWeek && { isThisWeek: true as const }),
          ...(occasions.includes(hit.value) && { isOccasion: true as const }),
          ...(kinds.length > 0 && { kinds }),
        },
        `event.${hit.value}`,
        {
          polarity: 'has',
          when: 'future',
          whose: isGame ? 'me' : whose(scan, hit),
          certainty: isDated ? 0.85 : 0.75,
          quote: scan.quote(hit.from, to),
        },
      ),
    );
    end = to;
  }
  return claims;
}
