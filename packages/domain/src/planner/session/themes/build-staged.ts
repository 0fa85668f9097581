import { exerciseById } from '../../../exercise/library.ts';
import { type EquipmentId, isFurther, type Prop } from '../../../exercise/types.ts';
import { introduction } from '../../../timer/constants.ts';
import type { Block, Exercise } from '../../../workout/types.ts';
import type { PlanContext } from '../../context.ts';
import { makeItem } from '../../layout/make-item.ts';
import type { Candidate } from '../../layout/pool.ts';
import type { Request } from '../../request.ts';
import { grant } from '../../settle/at-hand.ts';
import { isTimeAsked } from '../../settle/time-asked.ts';
import { likelySeconds } from '../conditioning/block.ts';
import { effortFor } from '../conditioning/doses.ts';
import { coolDownFor } from '../conditioning/edges.ts';
import { lengthWords, tolerance } from '../conditioning/frame.ts';
import { makeLoads } from '../dose/loads.ts';
import { firstLegal } from '../legal-move.ts';
import type { SessionParts } from '../parts.ts';
import { besideStages } from './beside-stages.ts';
import type { StagedTheme, StageRow, ThemeStage } from './stage-types.ts';
import { stagedThemes } from './stages.ts';

const isThere = (need: Prop | EquipmentId, { props, equipment }: Request): boolean =>
  (props.source !== 'default' && props.value.includes(need as Prop)) ||
  equipment.value.includes(need as EquipmentId);

/** Who has a sled has the lane for it. */
function withRoom(request: Request): Request {
  const { space, maxNoise } = request;
  return {
    ...request,
    ...(space.source === 'default' && { space: { ...space, value: 'lane' as const } }),
    ...(maxNoise.source === 'default' && { maxNoise: { ...maxNoise, value: 3 as const } }),
  };
}

const isPushed = (need: Prop | EquipmentId): boolean => need === 'sled';

interface Done {
  move: Candidate;
  item: Exercise;
}

/** In the middle of its span, or as far along as the time allows. */
const along = ([least, most]: readonly [number, number], share: number): number =>
  Math.round(least + (most - least) * share);

function doseOf(row: StageRow, stage: ThemeStage, share: number): Partial<Exercise> {
  if (stage.kind === 'sets') {
    const sets = along(row.sets ?? [2, 3], share);
    const rest = row.rest ?? 60;
    return {
      sets,
      ...(row.reps === undefined ? { duration: row.seconds ?? 30 } : { reps: row.reps }),
      restBetweenSets: rest,
      restAfter: rest,
    };
  }
  if (row.metres !== undefined) {
    return { duration: row.seconds ?? 10, distanceMeters: row.metres, stepMode: 'open' };
  }
  return { duration: stage.workSeconds ?? row.seconds ?? 40 };
}

function itemOf(
  context: PlanContext,
  stage: ThemeStage,
  row: StageRow,
  share: number,
): Done | null {
  const { request } = context;
  if (row.needs && !isThere(row.needs, request)) return null;
  const ids = row.moves.split(' ');
  // What a thing is for comes with the thing.
  const kit = row.needs ? (exerciseById(ids[0] ?? '')?.equipment ?? []) : [];
  const granted = row.needs ? grant(request, { equipment: kit }) : request;
  const move = firstLegal(ids, row.needs && isPushed(row.needs) ? withRoom(granted) : granted);
  if (!move) return null;
  const isFirst = move.exercise.id === row.moves.split(' ')[0];
  const held = Object.entries(row.held ?? {}).find(([prop]) => isThere(prop as Prop, request))?.[1];
  const own = isFirst ? held : undefined;
  const name = own?.name ?? (isFirst ? row.name : undefined);
  const words = [isFirst ? row.how : undefined, own?.how].filter((one) => one !== undefined);
  const load =
    move.exercise.loadCount > 0
      ? makeLoads(context).of(move.exercise, { reps: 12, rir: 4 }).kilograms
      : undefined;
  const item = makeItem(move, {
    ...(name && { name }),
    ...(words.length > 0 && { description: words.join(' ') }),
    ...(load !== undefined && { weight: load }),
    rpe: effortFor(request, 0, stage.rpe),
    ...doseOf(row, stage, share),
  });
  return { move, item };
}

const secondsOf = (items: readonly Exercise[]): number =>
  items.reduce((sum, { duration = 0 }) => sum + duration, 0);

interface Laid {
  blocks: Block[];
  moves: Candidate[];
}

/** As often as the time has room for; a rest that nobody stated gives or takes a third. */
function beatIn(room: number, work: number, rest: number, isOpen: boolean) {
  const least = Math.max(1, Math.floor((room + rest) / (work + rest)));
  if (!isOpen || least === 1) return { count: least, rest };
  const stretched = (count: number) => Math.floor((room - count * work) / (count - 1));
  const more = stretched(least + 1);
  if (more >= rest * (2 / 3)) return { count: least + 1, rest: more };
  return { count: least, rest: Math.min(Math.round(rest * (4 / 3)), stretched(least)) };
}

function layStages(
  context: PlanContext,
  theme: StagedTheme,
  share: number,
  room: number | null,
): Laid {
  const moves: Candidate[] = [];
  const blocks = theme.stages.flatMap((stage): Block[] => {
    const named = stage.most === undefined ? [] : context.request.mustInclude.value;
    const done = [...named.map((moves) => ({ moves })), ...stage.rows]
      .flatMap((row) => itemOf(context, stage, row, share) ?? [])
      .slice(0, stage.most ?? stage.rows.length);
    if (done.length === 0) return [];
    moves.push(...done.map(({ move }) => move));
    // A walk comes with a layout of its own, in which nobody asked for anything.
    const { body } = context.request;
    const said = body.value.moves === undefined ? body.value : {};
    const isOne = theme.stages.length === 1 && stage.kind === 'intervals';
    const rounds = stage.rounds && along(stage.rounds, share);
    const work = (isOne && said.workSeconds) || stage.workSeconds;
    const one = done.map(({ item }) =>
      isOne && work !== undefined ? { ...item, duration: work } : item,
    );
    const rest = (isOne && said.restSeconds) || stage.restSeconds;
    if (isOne && room !== null && work !== undefined && said.rounds === undefined) {
      const { count, rest: between } = beatIn(
        room,
        work,
        rest ?? 0,
        said.restSeconds === undefined,
      );
      const items = Array.from({ length: count }, (_, i) => one[i % one.length] ?? one[0]);
      return [
        {
          kind: stage.kind,
          title: stage.title,
          items: items.filter((item) => item !== undefined),
          rounds: 1,
          workSeconds: work,
          ...(rest !== undefined && { restSeconds: between }),
          score: 'done',
        },
      ];
    }
    const items = one;
    return [
      {
        kind: stage.kind,
        title: stage.title,
        items,
        ...(rounds !== undefined && { rounds: (isOne && said.rounds) || rounds }),
        ...(work !== undefined && { workSeconds: work }),
        ...(rest !== undefined && { restSeconds: rest }),
        ...(stage.restBetween !== undefined && { restBetween: stage.restBetween }),
        score: 'done',
      },
    ];
  });
  return { blocks, moves };
}

/** The part that takes what is left gets it, within what it can be. */
function fill(theme: StagedTheme, blocks: readonly Block[], spare: number): Block[] {
  const span = theme.stages.find(({ fills }) => fills)?.fills;
  const title = theme.stages.find(({ fills }) => fills)?.title;
  if (!span) return [...blocks];
  return blocks.map((block) => {
    const [first] = block.items;
    if (block.title !== title || !first) return block;
    const wanted = Math.round(((first.duration ?? 0) + spare) / 5) * 5;
    return {
      ...block,
      items: [{ ...first, duration: Math.min(span[1], Math.max(span[0], wanted)) }],
    };
  });
}

const leastRows = 2;

/** With fewer lines in each part, where all of them would take too long. */
const slimmer = (theme: StagedTheme, by: number): StagedTheme => ({
  ...theme,
  stages: theme.stages.map((stage) =>
    stage.kind === 'sets' || stage.kind === 'steady'
      ? {
          ...stage,
          rows: stage.rows.slice(
            0,
            Math.max(Math.min(leastRows, stage.rows.length), stage.rows.length - by),
          ),
        }
      : stage,
  ),
});

const halvings = 5;

/** The longest that fits; where nobody says how long, the theme's own length. */
function fitted(context: PlanContext, theme: StagedTheme, room: number): Laid | null {
  const hasFill = theme.stages.some(({ fills }) => fills);
  const least = (laid: Laid) =>
    likelySeconds(hasFill ? fill(theme, laid.blocks, -9999) : laid.blocks);
  const at = (share: number) => layStages(context, theme, share, room);
  let own = at(1);
  if (least(own) > room) {
    let [low, high] = [0, 1];
    own = at(low);
    for (let i = 0; i < halvings && least(own) <= room; i += 1) {
      const middle = (low + high) / 2;
      const laid = at(middle);
      if (least(laid) > room) high = middle;
      else {
        low = middle;
        own = laid;
      }
    }
  }
  if (own.blocks.length === 0) return null;
  return { ...own, blocks: fill(theme, own.blocks, room - likelySeconds(own.blocks)) };
}

const mostDropped = 3;
const coolShare = 0.7;

/** All of it, or as much of each part as there is time for. */
function fittedOrSlimmer(context: PlanContext, theme: StagedTheme, room: number): Laid | null {
  let laid = fitted(context, theme, room);
  for (let by = 1; by <= mostDropped; by += 1) {
    // A shorter way to get calm again makes up for some of it.
    const slack = Math.max(room * edgeShare, theme.coolSeconds * coolShare);
    if (!laid || likelySeconds(laid.blocks) <= room + slack) return laid;
    laid = fitted(context, slimmer(theme, by), room);
  }
  return laid;
}

/** What gets one ready, or calm again. */
function edgeOf(
  context: PlanContext,
  rows: readonly StageRow[],
  type: 'warmup' | 'cooldown',
): Exercise[] {
  const phase = type === 'warmup' ? 'Warm-up' : 'Cool-down';
  const stage: ThemeStage = { title: phase, kind: 'steady', rows, rpe: 3 };
  return rows.flatMap((row): Exercise[] => {
    const done = itemOf(context, stage, row, 0);
    return done ? [{ ...done.item, type, rpe: type === 'warmup' ? 3 : 2, phase }] : [];
  });
}

const edgeShare = 0.12;

/** With a stage for each part of the body that was asked for beside it. */
function withBeside(theme: StagedTheme, { beside }: Request): StagedTheme {
  const more = (beside?.value ?? [])
    .filter((area) => !theme.areas?.includes(area))
    .flatMap((area) => besideStages[area] ?? []);
  return more.length > 0 ? { ...theme, stages: [...theme.stages, ...more] } : theme;
}

/** A session about one thing in its parts; null where too little of it may stand. */
export function buildStaged(context: PlanContext, own: StagedTheme): SessionParts | null {
  const { request } = context;
  const theme = withBeside(own, request);
  const isAsked = isTimeAsked(request);
  const asked = isAsked ? context.totalSeconds : theme.minutes * 60;
  const isUnwanted = request.warmUp?.value.length === 'none';
  const warmup = isUnwanted ? [] : edgeOf(context, theme.warm, 'warmup');
  const isShort = asked < 15 * 60;
  const coolSeconds =
    request.coolDown?.value.length === 'none' ? 0 : Math.min(theme.coolSeconds, isShort ? 45 : 300);
  const room = asked - introduction.seconds - secondsOf(warmup) - coolSeconds;
  const laid = fittedOrSlimmer(context, theme, room);
  const isEnough = laid !== null && laid.blocks.length >= Math.ceil(theme.stages.length / 2);
  if (!laid || !isEnough) return null;
  const cooldown = theme.cool
    ? edgeOf(context, theme.cool, 'cooldown')
    : coolDownFor(context, laid.moves, coolSeconds);
  const missing = room - likelySeconds(laid.blocks);
  // A longer way to get warm and to get calm again is no loss.
  const isTight = isAsked && Math.abs(missing) <= Math.max(tolerance(asked), asked * edgeShare);
  return {
    archetype: theme.archetype,
    title: theme.title,
    warmup,
    blocks: laid.blocks,
    cooldown,
    honesty: isAsked ? lengthWords(isTight ? 0 : missing, asked) : [],
    coaching: [...theme.coaching],
    ...(!isTight && { takesItsTime: true }),
  };
}

/** A few hard minutes at the end of another session: on one machine, or two moves in turn. */
export function finisherBlock(
  context: PlanContext,
  seconds: number,
  before: readonly Candidate[] = [],
): Block | null {
  const theme = stagedThemes.finisher;
  const [stage] = theme?.stages ?? [];
  if (!theme || !stage) return null;
  const { request } = context;
  const isThereNow = ({ moves, needs }: StageRow) =>
    (needs === undefined || isThere(needs, request)) && firstLegal(moves.split(' '), request);
  const tired = new Set(before.map(({ exercise }) => exercise.primary[0]));
  // What the lifts have tired is not what the last minutes are for.
  const isFresh = ({ moves }: StageRow) => {
    const first = firstLegal(moves.split(' '), request)?.exercise;
    return first !== undefined && !tired.has(first.primary[0]);
  };
  const there = stage.rows.filter(isThereNow);
  const rows = [...there.filter(isFresh), ...there.filter((row) => !isFresh(row))];
  const isOnMachine = rows[0]?.needs !== undefined && isFurther(rows[0].needs);
  const own = { ...stage, rows: rows.slice(0, isOnMachine ? 1 : 2) };
  const plain = { ...request, mustInclude: { ...request.mustInclude, value: [] } };
  const laid = layStages({ ...context, request: plain }, { ...theme, stages: [own] }, 1, seconds);
  return laid.blocks[0] ?? null;
}
