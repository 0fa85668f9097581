import { exerciseById } from '../../../exercise/library.ts';
import { formatDefinitions } from '../../../workout/formats/definitions.ts';
import type { Block } from '../../../workout/types.ts';
import { makeContext, type PlanContext } from '../../context.ts';
import type { Candidate } from '../../layout/pool.ts';
import { rpeCap } from '../../legal/caps.ts';
import { hasTrait } from '../../legal/traits.ts';
import { listWords } from '../../receipts/words.ts';
import type { Request } from '../../request.ts';
import { isTimeAsked } from '../../settle/time-asked.ts';
import { type BuiltBlock, likelySeconds, roundSeconds } from '../conditioning/block.ts';
import { landsTooOften } from '../conditioning/build.ts';
import { expectedRounds } from '../conditioning/formats/amrap.ts';
import { frame, roomFor } from '../conditioning/frame.ts';
import { isCareful } from '../conditioning/kind.ts';
import { makeStrength } from '../conditioning/strength.ts';
import { aboutMinutes, rangeText, sentencesWithin } from '../conditioning/words.ts';
import type { BuildSession, SessionParts } from '../parts.ts';
import { buildProgramDay } from './build-program.ts';
import { benchmarkOf, programOf } from './data/by-name.ts';
import { easyCircuit } from './easy-circuit.ts';
import { withKitFor } from './kit.ts';
import { type LineAsk, lineOf, plural } from './lines.ts';
import { easyAround, wayOf, withTargets } from './on-a-way.ts';
import { originalOf, writtenMove } from './resolve.ts';
import { lighten, partTitle, shares, shorten } from './shorten.ts';
import type { BenchmarkBlock, BenchmarkForm, BenchmarkPlan } from './types.ts';

export interface Version {
  title: string;
  blocks: BenchmarkBlock[];
  /** Of the original, where it is a fraction. */
  share: number;
  /** What is other than as written. */
  said: string[];
}

const levels = ['beginner', 'intermediate', 'advanced'] as const;
const halved: BenchmarkForm = { share: 0.5, say: 'half of its numbers' };
const breakDays = 15;

function formFor(
  { forms, from, isVolume }: BenchmarkPlan,
  request: Request,
): BenchmarkForm | undefined {
  const { level, breakDays: off } = request;
  const isNew = hasTrait(request, 'untried');
  const own = forms?.[isNew ? 'beginner' : level.value];
  if (own) return own;
  if (level.value === 'beginner' || isNew) return halved;
  const isBelow = from !== undefined && levels.indexOf(level.value) < levels.indexOf(from);
  const isBack = isVolume && (off?.value ?? 0) >= breakDays;
  return isBelow || isBack ? halved : undefined;
}

/** As written, or as this level does it. */
function versionFor(benchmark: BenchmarkPlan, request: Request): Version {
  const form = formFor(benchmark, request);
  const { title, blocks } = benchmark;
  if (!form) return { title, blocks, share: 1, said: [] };
  const share = form.share ?? 1;
  return {
    title: form.title ?? title,
    blocks: form.blocks ?? lighten(blocks, share),
    share: form.title ? (form.share ?? fractionIn(form.title)) : 1,
    said: form.say === '' ? [] : [form.say],
  };
}

const fractionIn = (title: string): number =>
  title.startsWith('½') ? 0.5 : title.startsWith('¼') ? 0.25 : 1;

interface Made {
  built: BuiltBlock[];
  swaps: string[];
  missing: string[];
}

/** What is not put down weighs the same in every move. */
function withOneLoad(items: Block['items']): Block['items'] {
  const weights = items.flatMap(({ weight }) => (typeof weight === 'number' ? [weight] : []));
  const lightest = Math.min(...weights);
  return weights.length === 0 ? items : items.map((item) => ({ ...item, weight: lightest }));
}

function makeBlocks(blocks: readonly BenchmarkBlock[], title: string, ask: LineAsk): Made | null {
  const swaps: string[] = [];
  const missing: string[] = [];
  const built = blocks.flatMap((block): BuiltBlock[] => {
    const { moves: rows, capMinutes, title: own, ...rest } = block;
    const items: Block['items'] = [];
    const moves: Candidate[] = [];
    for (const row of rows) {
      const line = lineOf(row, block, ask);
      if (!line) {
        missing.push(writtenMove(row)?.name ?? row.ladder);
        continue;
      }
      items.push(...line.items);
      moves.push(...line.moves);
      swaps.push(...line.swaps);
    }
    if (items.length === 0) return [];
    const name = own ?? (blocks.length === 1 ? title : formatDefinitions[block.kind].label);
    const made: Block = {
      ...rest,
      title: name,
      items: block.kind === 'complex' ? withOneLoad(items) : items,
      ...(capMinutes !== undefined && { capSeconds: capMinutes * 60 }),
    };
    return [{ block: made, moves, honesty: [], coaching: [] }];
  });
  return built.length > 0
    ? { built, swaps: [...new Set(swaps)], missing: [...new Set(missing)] }
    : null;
}

/** Steps instead of jumps where there would be more landings than the level takes. */
function withinLandings(
  blocks: readonly BenchmarkBlock[],
  title: string,
  ask: LineAsk,
): Made | null {
  const isFine = (one: Made | null) =>
    one === null ||
    !landsTooOften(
      one.built.map(({ block }) => block),
      ask.context.request,
    );
  const made = makeBlocks(blocks, title, ask);
  if (isFine(made)) return made;
  // Minute by minute one more: an earlier cap keeps the move as it is written.
  if (blocks.every(({ kind, capMinutes }) => kind === 'death_by' && capMinutes !== undefined)) {
    for (let less = 1; less <= mostLess; less += 1) {
      const capped = blocks.map((block) => ({
        ...block,
        capMinutes: (block.capMinutes ?? 0) - less,
      }));
      const shorter = makeBlocks(capped, title, ask);
      if (isFine(shorter)) return shorter;
    }
  }
  return makeBlocks(blocks, title, { ...ask, isWithoutLandings: true });
}

/** Minutes that may go from the cap. */
const mostLess = 10;

const lengthOf = ({ built }: Made): number =>
  likelySeconds(
    built.map(({ block }) => ({
      ...block,
      ...(block.capSeconds !== undefined && { capSeconds: 14_400 }),
    })),
  );

/** The whole of it, or the largest part that the asked minutes hold. */
function fitted(
  version: Version,
  room: number | null,
  ask: LineAsk,
): { version: Version; made: Made } | null {
  const make = (blocks: readonly BenchmarkBlock[]) => withinLandings(blocks, version.title, ask);
  const whole = make(version.blocks);
  if (!whole) return null;
  if (room === null || lengthOf(whole) <= room * 1.03) return { version, made: whole };
  const byClock = version.blocks.length === 1 && version.blocks[0]?.minutes !== undefined;
  const wished = byClock ? [Math.max(0.1, room / lengthOf(whole)), ...shares] : shares;
  for (const share of wished) {
    const blocks = shorten(version.blocks, share);
    const made = make(blocks);
    if (!made || lengthOf(made) > room * 1.03) continue;
    return { version: shortVersion(version, blocks, share, byClock), made };
  }
  return { version, made: whole };
}

function shortVersion(
  version: Version,
  blocks: BenchmarkBlock[],
  share: number,
  byClock: boolean,
): Version {
  if (byClock) {
    const [minutes, all] = [blocks[0]?.minutes, version.blocks[0]?.minutes];
    return { ...version, blocks, said: [...version.said, `${minutes} of its ${all} minutes`] };
  }
  const base = version.title.replace(/^[½¼¾⅓⅔] /, '');
  const whole = version.share * share;
  const said = version.said.filter((one) => !/half|quarter/.test(one));
  return {
    title: partTitle(base, whole),
    blocks,
    share: whole,
    said: [...said, 'as much as your time holds'],
  };
}

const eccentric =
  'So many lowering reps ache for days. Very dark urine, swelling or weakness afterwards: see a doctor at once.';
const volumePulls = 100;

/** What to know before: the pace, then the warnings. */
function coachingFor(benchmark: BenchmarkPlan, { built }: Made, request: Request): string[] {
  const pulls = built
    .flatMap(({ block }) => block.items.map((item) => ({ block, item })))
    .filter(({ item }) => exerciseById(item.exerciseId ?? '')?.patterns[0] === 'pull_v')
    .reduce((sum, { block, item }) => sum + (item.reps ?? 0) * (block.rounds ?? 1), 0);
  return [
    ...(benchmark.isVolume || pulls >= volumePulls ? [eccentric] : []),
    ...(benchmark.pace ? [benchmark.pace] : []),
    ...(benchmark.isAllOut && request.level.value !== 'advanced'
      ? ['Fast but not all-out: stop while the reps still look the same.']
      : []),
    ...(benchmark.notes ?? []),
    'Stop for sharp pain, dizziness or pressure in the chest.',
  ];
}

/** 'About 9–12 min, cap 10', or how many rounds to expect. */
function expectation({ built }: Made): string[] {
  const [first] = built;
  if (!first || built.length > 1) return [];
  const { block } = first;
  if (block.kind === 'amrap' && block.score === 'rounds') {
    const round = roundSeconds(block.items);
    const [low, high] = expectedRounds((block.minutes ?? 20) * 60, round);
    return [`Expect ${rangeText(low, high)} rounds.`];
  }
  if (block.score !== 'time') return [];
  const seconds = likelySeconds([{ ...block, capSeconds: 14_400 }]);
  return [`It takes ${aboutMinutes(seconds, block.capSeconds)}.`];
}

/** A title names no more than this; the receipt says all. */
const mostNamed = 2;

function scaledWords({ said }: Version, { swaps, missing }: Made): string | undefined {
  const left = missing.map((name) => `without ${name.toLowerCase()}`);
  const all = [...said, ...swaps, ...left];
  return all.length > 0 ? all.join(', ') : undefined;
}

function titleFor(version: Version, made: Made, scaled: string | undefined): string {
  if (scaled === undefined) return version.title;
  const short = made.swaps.map((words) => words.replace(/ for .*$/, ''));
  const words = short.slice(0, mostNamed);
  return words.length > 0
    ? `${version.title}, scaled: ${listWords(words)}`
    : `${version.title}, scaled`;
}

/** Room for the cap to be useful: at least what it may well take. */
function withHonestCaps(built: BuiltBlock[]): BuiltBlock[] {
  return built.map((one) => {
    const { block } = one;
    if (block.score !== 'time' || block.kind === 'steady' || block.restBetween !== undefined)
      return one;
    const seconds = likelySeconds([{ ...block, capSeconds: 14_400 }]);
    const least = Math.ceil((seconds * 1.35) / 60) * 60;
    return { ...one, block: { ...block, capSeconds: Math.max(least, block.capSeconds ?? 0) } };
  });
}

/** A list of the athlete's own under the name is theirs to keep. */
const hasOwnList = ({ written, named }: Request): boolean =>
  written?.value.only === true && written.quote !== named?.quote;

const warmSeconds = 360;

/** A workout that people know by its name: as written where it can be, scaled and said so where not. */
export const buildBenchmark: BuildSession = (context): SessionParts | null => {
  const name = context.request.named?.value;
  if (name === undefined || hasOwnList(context.request)) return null;
  const program = programOf(name);
  if (program) return buildProgramDay(context, program);
  const benchmark = benchmarkOf(name);
  if (!benchmark) return null;
  const wished = withWishedMove(benchmark, context.request);
  const needed = wished.blocks.flatMap(({ moves }) =>
    moves.flatMap((move) => writtenMove(move) ?? []),
  );
  const { request, note } = withKitFor(context.request, wished.title, needed);
  const equipped = equip(context, request);
  if (isCareful(request)) return easyCircuit(equipped, wished);
  const asked = isTimeAsked(request) ? context.totalSeconds : null;
  const room = asked === null ? null : roomFor(equipped, asked, 'least');
  const ask: LineAsk = {
    context: equipped,
    strength: makeStrength(equipped),
    rpe: Math.min(rpeCap(request), request.level.value === 'beginner' ? 7 : 8.5),
    isWithoutLandings: false,
  };
  const found = fitted(versionFor(wished, request), room, ask);
  if (!found) return null;
  const { made } = found;
  const version = benchmark.id === 'death-by' ? withMoveInTitle(found) : found.version;
  const capped = withHonestCaps(made.built);
  const way = wayOf(equipped, capped);
  const built = way ? withTargets(way, capped) : capped;
  const framed = way ? easyAround(way, built, asked) : frame(equipped, built, asked, warmSeconds);
  const scaled = scaledWords(version, made);
  const title = titleFor(version, made, scaled);
  const honest = { ...made, built };
  return {
    archetype: 'benchmark',
    title,
    warmup: framed.warmup,
    blocks: built.map(({ block }) => (built.length === 1 ? { ...block, title } : block)),
    cooldown: framed.cooldown,
    honesty: [
      ...(scaled === undefined ? [] : [`${version.title}, scaled: ${scaled}.`]),
      ...expectation(honest),
      ...(note ? [note] : []),
    ],
    coaching: sentencesWithin(90, coachingFor(benchmark, honest, request)),
    benchmark: { id: benchmark.id, ...(scaled !== undefined && { scaled }) },
    takesItsTime: true,
  };
};

/** 'Death by burpees'. */
function withMoveInTitle({ version, made }: { version: Version; made: Made }): Version {
  const name = made.built[0]?.moves[0]?.exercise.name.toLowerCase();
  return name === undefined ? version : { ...version, title: `${version.title} ${plural(name)}` };
}

/** The same plan with more at hand. */
function equip(context: PlanContext, request: Request): PlanContext {
  if (request === context.request) return context;
  return makeContext(request, context.format, context.nowMs, context.seed);
}

/** 'Death by thrusters': the move that is named is the one that is counted. */
function withWishedMove(benchmark: BenchmarkPlan, { mustInclude }: Request): BenchmarkPlan {
  if (benchmark.id !== 'death-by') return benchmark;
  const usual = benchmark.blocks.flatMap(({ moves }) =>
    moves.map(({ ladder }) => originalOf(ladder)?.id),
  );
  const wished = mustInclude.value.find((id) => !usual.includes(id));
  if (wished === undefined) return benchmark;
  const withMove = (blocks: readonly BenchmarkBlock[]): BenchmarkBlock[] =>
    blocks.map((block) => ({
      ...block,
      moves: block.moves.map((move) => ({ ...move, exercise: wished })),
    }));
  const { beginner } = benchmark.forms ?? {};
  return {
    ...benchmark,
    blocks: withMove(benchmark.blocks),
    ...(beginner?.blocks && {
      forms: { beginner: { ...beginner, blocks: withMove(beginner.blocks) } },
    }),
  };
}
