import { type Claim, claimsOf } from './claims.ts';
import { claimsInScan, type DangerContext } from './danger/claims.ts';
import { withoutDegree } from './danger/degree.ts';
import { evidenceIn } from './danger/evidence.ts';
import { isToldAlready } from './danger/heads.ts';
import { withoutThings } from './danger/of-things.ts';
import { scanDanger } from './danger/scan.ts';
import { type Scan, scan } from './engine/scan.ts';
import { maxTextLength } from './engine/tokens.ts';
import { foldClaims, nothingTold } from './fold.ts';
import { isUnread as isForeign, isWordless } from './foreign.ts';
import { predict } from './heads/predict.ts';
import { learnedClaims } from './learned.ts';
import { mergeClaims } from './merge.ts';
import { withFactsOrdered } from './order/of-facts.ts';
import { readParts } from './order/parts.ts';
import { readConditions } from './slots/body/condition.ts';
import { readInjuries } from './slots/body/injury.ts';
import { readPerson } from './slots/body/person.ts';
import { readSituations } from './slots/body/situations.ts';
import { readFacts } from './slots/facts/facts.ts';
import { readKit } from './slots/kit/kit.ts';
import { readPlace, readSpace } from './slots/kit/place.ts';
import { readSurroundings } from './slots/kit/surroundings.ts';
import { withLeftOver } from './slots/left-over.ts';
import { readLimits } from './slots/moves/limits.ts';
import { readMaxima } from './slots/moves/maxima.ts';
import { readMoves } from './slots/moves/moves.ts';
import { readOwnMoves } from './slots/moves/own-moves.ts';
import { readRuckWalks } from './slots/moves/ruck-walks.ts';
import { readFormats } from './slots/shape/formats.ts';
import { readNamed } from './slots/shape/named.ts';
import { readWays } from './slots/shape/ways.ts';
import { readWritten } from './slots/shape/written.ts';
import { readEdges } from './slots/time/edges.ts';
import { readEvents } from './slots/time/events.ts';
import { readMinutes } from './slots/time/minutes.ts';
import { readEffort } from './slots/wish/effort.ts';
import { readFocus } from './slots/wish/focus.ts';
import { readGoals } from './slots/wish/goals.ts';
import { readCount, readHistory } from './slots/wish/history.ts';
import { readSessionKinds } from './slots/wish/session-kind.ts';
import { readTraits } from './slots/wish/traits.ts';
import { findUnread } from './unread.ts';
import type { Language } from './vocabulary.ts';
import { windowsOf } from './windows.ts';

/** One group of slots: what it finds in a text that was scanned once. */
export type SlotReader = (text: Scan) => Claim[];

const readers: readonly SlotReader[] = [
  readInjuries,
  readConditions,
  readPerson,
  readEffort,
  readFocus,
  readEvents,
  readKit,
  readPlace,
  readSpace,
  readSurroundings,
  readLimits,
  readMoves,
  readOwnMoves,
  readRuckWalks,
  readMaxima,
  readMinutes,
  readParts,
  readFormats,
  readGoals,
  readWritten,
  readNamed,
  readWays,
  readSessionKinds,
  readSituations,
  readTraits,
  readEdges,
  readCount,
  readHistory,
];

/** All that is known of a message once it was read. Nobody reads it again. */
export interface Reading {
  text: string;
  language: { value: Language; confidence: number };
  claims: readonly Claim[];
  /** Words of weight that no reader has understood. */
  unread: readonly string[];
  /** In a language that is not read. */
  isForeign: boolean;
  /** Pictures and signs alone. */
  isWordless: boolean;
  /** Longer than any wish: its end was looked at for danger only. */
  isCut: boolean;
}

/** A wish is told in less; signs of danger are looked for in all of a text. */
const maxWishCharacters = 2_400;
const mostUnread = 3;
/** 'Exhausted' alone is no sign: a head needs a few words to hear one. */
const fewestDangerWords = 8;
/** Windows from which the heads take evidence. */
const mostHeardWindows = 4;

function claimsIn(scanned: Scan): Claim[] {
  const { claims, rest } = readFacts(scanned);
  const all = [...claims, ...readers.flatMap((reader) => reader(rest))];
  return withLeftOver(scanned, withFactsOrdered(rest, all));
}

/** What a message says, by the rules alone. */
export function readByRules(text: string): Claim[] {
  const windows = windowsOf(text.slice(0, maxWishCharacters));
  const claims = windows.flatMap((window) => claimsIn(scan(window)));
  return windows.length > 1 ? [...foldClaims(nothingTold, claims).claims] : claims;
}

/** Stops that only a word of degree hides: they are added, and nothing is taken away. */
function stopsBehindDegree(text: string, known: readonly Claim[], context: DangerContext): Claim[] {
  const bare = withoutDegree(text);
  if (bare === text.split(/\s+/).join(' ')) return [];
  const ids = new Set(claimsOf(known, 'danger').map(({ value }) => value.id));
  return windowsOf(bare)
    .flatMap((window) => claimsInScan(scanDanger(window, context.today), null, context))
    .filter(
      (one) =>
        one.slot === 'danger' &&
        one.polarity === 'has' &&
        one.value.outcome === 'stop' &&
        !ids.has(one.value.id),
    );
}

/** What a message says: by rules, by trained heads, and by what other readers made of it. */
export function read(
  message: string,
  others: readonly Claim[] = [],
  context: DangerContext = {},
): Reading {
  const text = message.slice(0, maxTextLength);
  const windows = windowsOf(text.slice(0, maxWishCharacters)).map((window) => {
    const scanned = scan(window);
    return { scanned, ruled: claimsIn(scanned) };
  });
  const [first] = windows;
  const all = windows.flatMap(({ ruled }) => ruled);
  const ruled = windows.length > 1 ? foldClaims(nothingTold, all).claims : all;
  const wordCount = text.match(/\p{L}+/gu)?.length ?? 0;
  const dangerScans = windowsOf(text).map((window) => scanDanger(window, context.today));
  const evidence = dangerScans.slice(0, mostHeardWindows).flatMap((one) => [...evidenceIn(one)]);
  const heads = predict(text, evidence);
  const [firstScan] = dangerScans;
  const ofPeople = firstScan ? withoutThings(text, firstScan) : text;
  const alarms =
    ofPeople === text
      ? heads
      : predict(ofPeople, [...evidenceIn(scanDanger(ofPeople, context.today))]);
  const danger = dangerScans.flatMap((scanned, at) =>
    // A head hears the message as a whole.
    claimsInScan(scanned, at === 0 && wordCount >= fewestDangerWords ? alarms : null, context),
  );
  const claims = mergeClaims([
    ...ruled,
    ...stopsBehindDegree(text, danger, context),
    ...learnedClaims(heads, ruled, wordCount),
    ...danger.filter((sign) => sign.reader !== 'learned' || !isToldAlready(sign, ruled)),
    ...others,
  ]);
  return {
    text,
    language: first?.scanned.language ?? { value: 'en', confidence: 0 },
    claims,
    unread: windows.flatMap(({ scanned }) => findUnread(scanned, claims)).slice(0, mostUnread),
    isForeign: windows.some(({ scanned }) => isForeign(scanned)),
    isWordless: windows.every(({ scanned }) => isWordless(scanned)),
    isCut: text.length > maxWishCharacters,
  };
}
