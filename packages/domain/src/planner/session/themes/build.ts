import type { SessionKind } from '../../../reading/vocabulary.ts';
import { introduction } from '../../../timer/constants.ts';
import { clamp } from '../../../workout/read-value.ts';
import type { Block, Exercise } from '../../../workout/types.ts';
import type { PlanContext } from '../../context.ts';
import { makeItem } from '../../layout/make-item.ts';
import type { Candidate } from '../../layout/pool.ts';
import type { Request } from '../../request.ts';
import { grant, withRoad } from '../../settle/at-hand.ts';
import { isBareKit } from '../../settle/bare-kit.ts';
import { isTimeAsked } from '../../settle/time-asked.ts';
import type { BuiltBlock } from '../conditioning/block.ts';
import { effortFor } from '../conditioning/doses.ts';
import { frame, lengthWords, tolerance } from '../conditioning/frame.ts';
import { isCareful } from '../conditioning/kind.ts';
import { makeLoads } from '../dose/loads.ts';
import { modeOf } from '../endurance/modes.ts';
import { firstLegal } from '../legal-move.ts';
import type { BuildSession, SessionParts } from '../parts.ts';
import { buildStaged } from './build-staged.ts';
import { type Theme, type ThemeRound, themes } from './data.ts';
import type { StagedTheme } from './stage-types.ts';
import { stagedThemes } from './stages.ts';

/** A finisher that lasts longer is a session, and a shorter one has no room for rounds. */
const finisherMinutes = { least: 4, most: 15 };

/** The thing that the session is about, where nothing else decides what is done in it. */
export function themeOf({
  session,
  parts,
  written,
  named,
  distances,
  mustInclude,
  minutes,
  focus,
  sport,
}: Request): SessionKind | null {
  if (parts || written?.value.only || named || distances) return null;
  const kind = session?.value.find((one) => themes[one] ?? stagedThemes[one]);
  // 'Explosive upper body for boxing' is a day in the gym for it.
  if (kind === 'boxing' && session?.value.includes('power') && sport) return null;
  const { least, most } = finisherMinutes;
  const isOutside = minutes.source !== 'default' && (minutes.value < least || minutes.value > most);
  // 'Squats, bench and a finisher', 'a core finisher': the lifts or the part are the session.
  const isOfPart = mustInclude.value.length > 1 || focus.source === 'text';
  const isOther = kind === 'finisher' && (isOfPart || isOutside);
  return kind === undefined || isOther ? null : kind;
}

/** With what the wish takes for granted, and asked for by the move that it is about. */
export function withTheme(request: Request): Request {
  const kind = themeOf(request);
  const staged = kind ? stagedThemes[kind] : undefined;
  if (staged) return withStages(request, staged);
  const theme = kind ? themes[kind] : undefined;
  if (!theme) return request;
  const ready = grant(request, { props: [...theme.props] });
  const own = new Set(theme.rounds.flatMap(({ moves }) => moves));
  const move = firstLegal(theme.rounds[0]?.moves ?? [], ready);
  const wished = ready.mustInclude.value.map((id) =>
    own.has(id) ? (move?.exercise.id ?? id) : id,
  );
  return { ...ready, mustInclude: { ...ready.mustInclude, value: [...new Set(wished)] } };
}

/** With the ground that it is done on, and nothing to lift that nobody has named. */
function withStages(
  request: Request,
  { props = [], equipment = [], isBare, archetype }: StagedTheme,
): Request {
  const { equipment: own, mustInclude: wished } = request;
  const isWay = archetype === 'steady';
  const isNamed = own.source === 'text' || own.source === 'form';
  const value = isBare && !isNamed ? own.value.filter(isBareKit) : own.value;
  const bare: Request = {
    ...request,
    equipment: { ...own, value },
    // The theme says what it is for; a part that is named beside it has a stage of its own.
    focus: { ...request.focus, value: [] },
    ...(request.focus.source === 'text' && !request.beside && { beside: request.focus }),
    ...(isWay && { mustInclude: { ...wished, value: wished.value.filter((id) => !modeOf(id)) } }),
    goal: request.goal.value === 'power' ? { ...request.goal, value: 'general' } : request.goal,
  };
  const hasSled = request.props.source === 'text' && request.props.value.includes('sled');
  const isOnTheWay = hasSled || equipment.some((id) => id === 'road' || id === 'turf_space');
  const ready = grant(isOnTheWay ? withRoad(bare) : bare, {
    props: [...props],
    equipment: [...equipment],
  });
  return isOnTheWay && ready.space.source !== 'text'
    ? { ...ready, space: { ...ready.space, value: 'lane' } }
    : ready;
}

const usualMinutes = 30;
const edgesSeconds = 330;
const gentle = { work: 90, rest: 75 };

interface Lengths {
  rounds: number;
  work: number;
  rest: number;
}

/** As many rounds as were said, or as the time has room for. */
function lengthsOf(context: PlanContext, theme: Theme): Lengths {
  const { request, totalSeconds } = context;
  const { rounds, workSeconds, restSeconds } = request.body.value;
  const isEasy = isCareful(request) || request.level.value === 'beginner';
  const work =
    workSeconds ?? (isEasy ? Math.min(gentle.work, theme.workSeconds) : theme.workSeconds);
  const rest =
    restSeconds ??
    (isEasy ? Math.max(theme.restSeconds, Math.min(gentle.rest, work)) : theme.restSeconds);
  const total = isTimeAsked(request) ? totalSeconds : usualMinutes * 60;
  const room = total - introduction.seconds - edgesSeconds;
  return {
    rounds: rounds ?? clamp(Math.floor((room + rest) / (work + rest)), { min: 1, max: 30 }),
    work,
    rest,
  };
}

interface Done {
  move: Candidate;
  item: Exercise;
}

function roundItem(
  context: PlanContext,
  theme: Theme,
  round: ThemeRound,
  work: number,
): Done | null {
  const { request } = context;
  const move = firstLegal(round.moves, request);
  if (!move) return null;
  const isFirst =
    round.isAnyway || move.exercise.id === round.moves[0] || move.exercise.id.includes('boxing');
  const load = makeLoads(context).of(move.exercise, { reps: 12, rir: 4 });
  const isLoaded = move.exercise.equipment.includes('ruck');
  const item = makeItem(move, {
    ...(isFirst && round.name && { name: round.name }),
    duration: work,
    rpe: effortFor(request, 0, theme.rpe),
    description: round.how,
    ...(isLoaded &&
      load.kilograms !== undefined && {
        weight: load.kilograms,
        loadNote: `${load.kilograms} kg in the pack.`,
      }),
  });
  return { move, item };
}

/** Rounds of a bag, of stairs or of games, as many as there is time for, with what gets one ready. */
export const buildTheme: BuildSession = (context): SessionParts | null => {
  const kind = themeOf(context.request);
  const staged = kind ? stagedThemes[kind] : undefined;
  if (staged) return buildStaged(context, staged);
  const theme = kind ? themes[kind] : undefined;
  if (!theme) return null;
  const { request } = context;
  const { rounds, work, rest } = lengthsOf(context, theme);
  const kinds = theme.rounds.flatMap((round) => roundItem(context, theme, round, work) ?? []);
  const [first] = kinds;
  if (!first) return null;
  const inTurn = Array.from({ length: rounds }, (_, i) => kinds[i % kinds.length] ?? first);
  const block: Block = {
    kind: theme.kind,
    title: `${theme.title}: ${rounds} × ${work % 60 === 0 ? `${work / 60} min` : `${work} s`}`,
    ...(kinds.length === 1
      ? { items: [first.item], rounds }
      : { items: inTurn.map(({ item }) => item), rounds: 1 }),
    workSeconds: work,
    restSeconds: rest,
    score: 'done',
  };
  const moves = [...new Map(kinds.map(({ move }) => [move.exercise.id, move])).values()];
  const built: BuiltBlock = { block, moves, honesty: [], coaching: [] };
  const asked = isTimeAsked(request) ? context.totalSeconds : null;
  const fitted = frame(context, [built], asked);
  const isTight = asked !== null && Math.abs(fitted.missing) <= tolerance(asked);
  return {
    archetype: 'hiit',
    title: block.title,
    warmup: fitted.warmup,
    blocks: [block],
    cooldown: fitted.cooldown,
    honesty: asked === null ? [] : lengthWords(fitted.missing, asked),
    coaching: [...theme.coaching, 'Sharp pain, dizziness or pressure in the chest: stop.'],
    ...(!isTight && { takesItsTime: true }),
  };
};
