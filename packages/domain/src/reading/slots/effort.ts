import type { Difficulty } from '../../workout/limits.ts';
import { type Claim, claim } from '../claims.ts';
import {
  hitsBetween,
  isTakenBackBetween,
  quantitiesIn,
  segmentAround,
  sentenceAround,
  textAt,
  whose,
} from '../engine/features.ts';
import { isDenied } from '../engine/negation.ts';
import type { Hit } from '../engine/phrases.ts';
import { type Scan, trust } from '../engine/scan.ts';
import { readNumber } from '../engine/units.ts';
import { words } from '../engine/words.ts';
import { findDisturbed } from './sleepers.ts';

const turned: Record<Difficulty, Difficulty> = { hard: 'easy', easy: 'hard', moderate: 'moderate' };

/** 'Light dumbbells', 'easy on my knees', 'strong band': words of something else. */
function isOfThing(scan: Scan, hit: Hit): boolean {
  const things = ['equipment', 'kit', 'prop', 'machine', 'region', 'smallPart', 'place'];
  const isNext = things.some((kind) =>
    scan.of(kind).some(({ from }) => from >= hit.to && from - hit.to <= 1),
  );
  const word = textAt(scan, hit.from);
  if (word === 'easy' && /^(?:on|way)$/.test(textAt(scan, hit.to))) return true;
  if (/^(?:hard|tough|dur|dura|duro|hart)$/.test(word) && notOfEffort.test(textAt(scan, hit.to))) {
    return true;
  }
  // 'Giornata pesante', 'semana dura', 'heavy week': told of the time, not asked of the session.
  const isOfTime =
    hit.to === hit.from + 1 &&
    hit.value === 'hard' &&
    (times.has(textAt(scan, hit.from - 1)) || times.has(textAt(scan, hit.to)));
  if (isOfTime) return true;
  const isWeight = hit.to === hit.from + 1 && weights.test(word);
  // 'Not too hard' speaks of the work, 'too heavy' of a weight.
  const isTooHard = textAt(scan, hit.from - 1) === 'too' && /^(?:hard|hart)$/.test(word);
  const isFelt = feltBefore.test(textAt(scan, hit.from - 1)) && !isTooHard;
  return (
    isWeight &&
    (isNext || isFelt || /^(?:bag|man|rain|shift|traffic|bags|day)$/.test(textAt(scan, hit.to)))
  );
}

const times = words(
  `day days week weeks month night nights evening shift morning year tag woche nacht abend schicht
  dia dias semana noche turno journee semaine nuit soiree giornata giornate settimana serata nottata
  turno noite plantao jornada mes`.replaceAll(/\s+/g, ' '),
);
const weights =
  /^(?:light|lighter|heavy|heavier|soft|strong|leicht\w*|schwere?|leger\w*|lourde?s?|liger[oa]|pesad[oa]s?|pesante|pesanti|leggero|leggera|leve|suave|forte|medium|comfortable|recovery|cool|fresh)$/;
const feltBefore =
  /^(?:are|is|feel|feels|felt|sind|ist|sont|est|son|esta|estan|sono|ta|estao|too)$/;
const notOfEffort =
  /^(?:floor|floors|time|to|day|days|week|surface|ground|boden|journee|giornata|dia|semana|boiled|drive|seltzer|copy|line)$/;
const isMeasured = (scan: Scan, hit: Hit) =>
  scan.tokens[hit.from - 1]?.kind === 'number' ||
  /^(?:min|mins|minutes|x|sec)$/.test(textAt(scan, hit.from - 1));

/** '3 min hard, 2 easy': the parts of an interval, no wish for the whole. */
function isOfInterval(scan: Scan, hit: Hit, all: readonly Hit[]): boolean {
  if (hit.value !== 'easy' || !isMeasured(scan, hit)) return false;
  const isHardToo = all.some(({ value }) => value === 'hard');
  const lengths = quantitiesIn(scan).filter(
    ({ unit, upTo }) => unit === 'minutes' || unit === 'seconds' || upTo !== undefined,
  );
  const isSeries = scan.tokens.some(({ text }) =>
    /^(?:x|times|mal|fois|volte|veces|vezes|then|dann|ensuite)$/.test(text),
  );
  return isHardToo || lengths.length > 1 || isSeries;
}

/** Words for effort that more often tell of something else. */
const vague =
  /^(?:steady|medio|media|moyen|sweat|murder|challenge|recover|fuerte|forte|cool|recuperacion|recuperation|recupero|recuperacao|recup|erholung)$/;
const afterVague =
  /^(?:session|day|workout|stretch|row|run|ride|swim|spin|please|jog|walk|week|yoga)$/;

function isVague(scan: Scan, hit: Hit): boolean {
  if (hit.to !== hit.from + 1) return false;
  const word = textAt(scan, hit.from);
  if (word === 'recovery') return !afterVague.test(textAt(scan, hit.to)) && hit.from > 0;
  return vague.test(word);
}

/** 'My knee is sore, nothing mad' is no wish. */
function isOfTrouble(scan: Scan, hit: Hit): boolean {
  if (!/^(?:nothing|nix|nichts|rien|nada|niente)$/.test(textAt(scan, hit.from))) return false;
  const { from } = sentenceAround(scan, hit.from);
  return ['region', 'trouble', 'condition', 'pain'].some(
    (kind) => hitsBetween(scan, kind, from, hit.from).length > 0,
  );
}

const tooMuch = /^(?:too|zu|demasiado|trop|troppo|demais|muito)$/;

/** 'That was hard', 'yesterday's killer': told of a session that is over. */
function isOver(scan: Scan, hit: Hit): boolean {
  // 'That was too easy' asks for more.
  if (tooMuch.test(textAt(scan, hit.from)) || tooMuch.test(textAt(scan, hit.from - 1)))
    return false;
  const { from, to } = segmentAround(scan, hit.from);
  const isTold = scan.tokens
    .slice(Math.max(from, hit.from - 5), hit.from)
    .some(({ text }) =>
      /^(?:was|were|war|waren|era|fue|etait|foi|stato|felt|worked|had)$/.test(text),
    );
  return isTold && hitsBetween(scan, 'session', from, to).length === 0;
}

function readWish(scan: Scan): Claim[] {
  const all = [...scan.of('effort'), ...scan.of('mood')]
    .filter((hit) => hit.typo === 0 || (hit.typo === 1 && textAt(scan, hit.from).length > 6))
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const hits = all.filter(
    (hit, i) =>
      !all
        .slice(0, i)
        .some(({ from, to }) => from <= hit.from && hit.to <= to && to - from > hit.to - hit.from),
  );
  const open = hits.filter(
    (hit) =>
      !isOfThing(scan, hit) &&
      !isVague(scan, hit) &&
      !isOfTrouble(scan, hit) &&
      !isOfInterval(scan, hit, hits) &&
      !isOver(scan, hit),
  );
  const claims = open.map((hit) => {
    const said = hit.value as Difficulty;
    const isTurned = isDenied(scan, hit, 3) && !startsWithDenial(scan, hit);
    // 'Too hard, make it easier': what it was is turned into what it is to be.
    const isTooMuch = tooMuch.test(textAt(scan, hit.from - 1));
    const value = isTurned || (isTooMuch && said !== 'moderate') ? turned[said] : said;
    return { hit, value, certainty: isTurned ? 0.7 : trust(hit, 0.88) };
  });
  const first = claims[0];
  const last = claims.at(-1);
  if (!first || !last) return [];
  const isCorrected = isTakenBackBetween(scan, first.hit.to, last.hit.from);
  const counts = (value: Difficulty) => claims.filter((one) => one.value === value).length;
  // 'Dead tired, nothing wild, easy please': what is said more often, then what is said last.
  const best = isCorrected ? last : claims.toSorted((a, b) => counts(b.value) - counts(a.value))[0];
  if (!best) return [];
  return [
    claim('effort', best.value, `effort.${best.hit.kind}`, {
      certainty: best.certainty,
      quote: scan.quote(best.hit.from, best.hit.to),
      ...(isCorrected && { corrects: true }),
    }),
  ];
}

const startsWithDenial = (scan: Scan, hit: Hit) =>
  scan.of('neg').some(({ from }) => from >= hit.from && from < hit.to);

const isMark = (scan: Scan, at: number, mark: string) => textAt(scan, at) === mark;

/** 'RPE 8', '7/10 effort', 'a six out of ten'. */
function readRpe(scan: Scan): Claim[] {
  const { tokens } = scan;
  for (const [at, token] of tokens.entries()) {
    if (token.text === 'rpe') {
      const next = /^(?:-|:|of|around|about|~)$/.test(textAt(scan, at + 1)) ? at + 2 : at + 1;
      const number = readNumber(tokens, next);
      if (number && number.value >= 1 && number.value <= 10) {
        const upper = isMark(scan, number.to, '-') ? (tokens[number.to + 1]?.value ?? 0) : 0;
        const isRange = upper > number.value && upper <= 10;
        const value = isRange ? (number.value + upper) / 2 : number.value;
        const quote = scan.quote(at, isRange ? number.to + 2 : number.to);
        return [claim('rpe', value, 'rpe.named', { quote })];
      }
    }
    const value = token.value;
    if (value === undefined || value < 1 || value > 10) continue;
    const isOutOf =
      (isMark(scan, at + 1, '/') && tokens[at + 2]?.value === 10) ||
      (isMark(scan, at + 1, 'out') && isMark(scan, at + 2, 'of') && tokens[at + 3]?.value === 10);
    const isOther = tokens
      .slice(Math.max(0, at - 4), at + 6)
      .some(({ text }) =>
        /^(?:pain|hurts?|sleep|slept|energy|tired|schmerz\w*|dolor|douleur|dolore|dor|would|recommend|mood)$/.test(
          text,
        ),
      );
    if (isOutOf && !isOther) {
      const end = isMark(scan, at + 1, '/') ? at + 3 : at + 4;
      return [claim('rpe', value, 'rpe.of-ten', { quote: scan.quote(at, end) })];
    }
  }
  return [];
}

const wanting =
  /^(?:want|wanna|make|makes|leave|leaves|need|until|till|will|mochte|mach|bis|quiero|dejame|deje|deja|hasta|veux|voudrais|jusqu|rends|laisse|voglio|vorrei|fammi|finche|lasciami|quero|deixa|deixe|ate|queria|querria)$/;
const becoming =
  /^(?:be|end|get|feel|me|come|go|fall|sein|werden|bett|fallen|mich|quedar|quedarme|acabar|terminar|llegar|salir|etre|finir|sortir|arriver|essere|finire|arrivare|uscire|tornare|ficar|sair|chegar|am|is|im|bin|ist)$/;
const spentWords =
  /^(?:kaputt|fertig|platt|tot|hin|erledigt|dead|broken|muert[oa]|mort[oea]|rot[oa]|finished|ko)$/;

/** 'Want to be too knackered to argue': the end that is wished for, not how one is. */
function findWishedTired(scan: Scan): { from: number; to: number } | null {
  const spans = [
    ...scan.of('tired').filter(({ value, typo }) => value !== 'fresh' && typo === 0),
    ...scan.tokens.flatMap(({ text }, at) =>
      spentWords.test(text) ? [{ from: at, to: at + 1 }] : [],
    ),
  ];
  for (const { from, to } of spans) {
    const { sentence } = scan.tokens[from] ?? {};
    const reach = Math.max(0, from - 6);
    const before = scan.tokens.slice(reach, from);
    const want = before.findLastIndex(
      (token) => token.sentence === sentence && wanting.test(token.text),
    );
    if (want < 0) continue;
    const around = [...before.slice(want + 1), ...scan.tokens.slice(to, to + 2)];
    if (!around.some(({ text }) => becoming.test(text))) continue;
    const isOff = before
      .slice(want + 1)
      .some(
        ({ text }) =>
          text === ',' ||
          /^(?:but|because|cause|aber|weil|pero|porque|mais|car|perche|mas|since|not|no|nicht|non|nao|pas|something|etwas|algo|qualcosa)$/.test(
            text,
          ),
      );
    if (!isOff) return { from: reach + want, to };
  }
  return null;
}

/** Words that ask for no more than to be loosened. */
const loosening =
  /^(?:stretch(?:es|ing|ed)?|loosen(?:ing|er)?|limber|unkink|dehn(?:en|ung|ubungen|programm)?|dehnung|lockern|auflockern|mobilisieren|estir(?:ar|arme|amientos?)|soltar|etir(?:er|ements?)|assouplir|assouplissements?|detendre|allung(?:are|armi|amenti|amento)|sciogliere|sciogliermi|along(?:ar|amentos?|ada))$/;
const endsWith =
  /^(?:after|then|finish|end|plus|followed|afterwards|danach|dann|zum|schluss|luego|despues|final|puis|apres|poi|dopo|fine|depois|fim|and|und|y|et|e|with|mit|con|avec|com)$/;

/** A session of nothing but stretching is an easy one, unless it is said otherwise. */
function readLoosening(scan: Scan): Claim[] {
  const at = scan.tokens.findIndex(({ text }) => loosening.test(text));
  if (at < 0) return [];
  const hasWork =
    ['move', 'format', 'equipment', 'machine', 'way', 'neg', 'level', 'sport'].some((kind) =>
      scan.of(kind).some(({ from, to }) => at < from || at >= to),
    ) || scan.of('goal').some(({ value }) => value !== 'mobility');
  const isEnd = scan.tokens.slice(Math.max(0, at - 4), at).some(({ text }) => endsWith.test(text));
  const isAsked = scan.tokens.some(({ text }) =>
    /^(?:\?|add|used|split|splits|spagat|beim|end|split|grand|ecart)$/.test(text),
  );
  if (hasWork || isEnd || isAsked) return [];
  return [
    claim('effort', 'easy', 'effort.loosening', { certainty: 0.6, quote: scan.quote(at, at + 1) }),
  ];
}

const levels: Record<string, number> = { fresh: 0, tired: 0.6, spent: 0.9 };

/** 'The bench is knackered'. */
const isOfKit = (scan: Scan, hit: Hit) =>
  ['equipment', 'machine', 'prop', 'kit'].some((kind) =>
    scan.of(kind).some(({ to }) => to <= hit.from && hit.from - to <= 2),
  );

function readTiredness(scan: Scan): Claim[] {
  const hit = scan
    .of('tired')
    .findLast(
      (one) =>
        (one.typo === 0 || textAt(scan, one.from).length > 6) &&
        !isOfKit(scan, one) &&
        !/^(?:of|beef|and dusted)$/.test(textAt(scan, one.to)) &&
        whose(scan, one) === 'me',
    );
  if (!hit) return [];
  const isTurned = isDenied(scan, hit, 2) && !startsWithDenial(scan, hit);
  const value = isTurned ? (hit.value === 'fresh' ? 0.6 : 0.2) : (levels[hit.value] ?? 0.6);
  return [
    claim('tiredness', value, `tired.${hit.value}`, {
      polarity: 'has',
      certainty: 0.85,
      quote: scan.quote(hit.from, hit.to),
    }),
  ];
}

const longestNightHours = 14;
const badNightHours = 4;

/** 'Slept 5 hours', 'hardly slept'; whoever else sleeps tells of noise, not of rest. */
function readSleep(scan: Scan): Claim[] {
  const others = findDisturbed(scan);
  const own = scan
    .of('sleep')
    .filter(({ typo }) => typo === 0)
    .filter(({ from, to }) => !others || to <= others.from || from >= others.to)
    .filter(({ from }) => !/^(?:sleeping|dormir)$/.test(textAt(scan, from)))
    .filter((hit) => whose(scan, hit) === 'me');
  for (const hit of own) {
    const hours = quantitiesIn(scan).find(
      ({ unit, value, from, to }) =>
        unit === 'hours' &&
        value <= longestNightHours &&
        scan.tokens[from]?.sentence === scan.tokens[hit.from]?.sentence &&
        ((from >= hit.to && from - hit.to <= 3) || (to <= hit.from && hit.from - to <= 2)),
    );
    if (!hours) continue;
    const quote = scan.quote(Math.min(hit.from, hours.from), Math.max(hit.to, hours.to));
    const value = hours.upTo === undefined ? hours.value : (hours.value + hours.upTo) / 2;
    return [claim('sleepHours', value, 'sleep.hours', { polarity: 'has', quote })];
  }
  const bad = own.find(({ value }) => value === 'bad');
  if (!bad) return [];
  return [
    claim('sleepHours', badNightHours, 'sleep.bad', {
      polarity: 'has',
      certainty: 0.75,
      quote: scan.quote(bad.from, bad.to),
    }),
  ];
}

/** How hard it is to be, and how rested whoever trains is. */
export function readEffort(scan: Scan): Claim[] {
  const wished = findWishedTired(scan);
  if (wished) {
    const quote = scan.quote(wished.from, wished.to);
    return [claim('effort', 'hard', 'effort.spent', { certainty: 0.8, quote }), ...readSleep(scan)];
  }
  const wish = readWish(scan);
  const rpe = readRpe(scan);
  const loose = wish.length + rpe.length > 0 ? [] : readLoosening(scan);
  return [...wish, ...loose, ...rpe, ...readTiredness(scan), ...readSleep(scan)];
}
