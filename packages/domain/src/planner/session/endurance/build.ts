import type { Block } from '../../../workout/types.ts';
import type { PlanContext } from '../../context.ts';
import { makeItem } from '../../layout/make-item.ts';
import { firstLegal } from '../legal-move.ts';
import type { BuildSession, SessionParts } from '../parts.ts';
import type { EnduranceArchetype } from '../types.ts';
import { athleteOf } from './athlete.ts';
import { buildDistances } from './distances.ts';
import { isEnduranceRequest } from './kind.ts';
import { buildBrick } from './kinds/brick.ts';
import { buildHyrox } from './kinds/hyrox.ts';
import { buildMixed, isMixed } from './kinds/mixed.ts';
import { buildSwim } from './kinds/swim.ts';
import { allowedArchetype, goesByEffort } from './limits.ts';
import { isRunning, isWalking } from './modes.ts';
import { buildQuality, type Draft } from './quality.ts';
import { aim, type Session } from './session.ts';
import { wantedMode } from './settle.ts';
import { buildSteady } from './steady.ts';
import { chooseWay } from './way.ts';
import { withinWords } from './words.ts';

const builders: Record<EnduranceArchetype, (session: Session) => Draft | null> = {
  steady: buildSteady,
  long: buildSteady,
  tempo: buildQuality,
  vo2: buildQuality,
  sprint: buildQuality,
  brick: buildBrick,
  hyrox: buildHyrox,
};

function draftOf(session: Session, isAsAsked: boolean): Draft | null {
  const { archetype, mode, request } = session;
  if (archetype === 'hyrox') return buildHyrox(session);
  const mixed = archetype === 'steady' && isMixed(request) ? buildMixed(session) : null;
  if (mixed) return mixed;
  if (mode === 'swim' && archetype !== 'brick') return buildSwim(session);
  if (request.distances && isAsAsked && archetype !== 'brick') return buildDistances(session);
  return builders[archetype](session);
}

/** What was only taken for granted. */
function assumptions(session: Session): string[] {
  const { athlete, request, archetype, mode } = session;
  const run = athlete.paces.run;
  const isHard = archetype !== 'steady' && archetype !== 'long';
  // An easy half hour asks too little to speak of it.
  const isMuch = isHard || archetype === 'long';
  const target = aim(session, 'T', { isMain: true });
  return [
    ...(isMuch && isRunning(mode) && athlete.isGuessed ? ['I took it that you run already.'] : []),
    ...(isRunning(mode) && run?.isOld
      ? ['Your race is old: the paces are estimated from it, go by effort first.']
      : []),
    ...(goesByEffort(request) ? ['By effort alone: pulse and pace mislead here.'] : []),
    ...(isHard && !target.pace && !isWalking(mode) && !goesByEffort(request)
      ? ['No test or race told: effort leads; a recent time would give you paces.']
      : []),
  ];
}

const strides = { count: 4, work: 20, rest: 70 };

/** 'Some strides at the end': quick and loose, with a walk between. */
function withStrides(draft: Draft, { request, mode, archetype }: Session): Draft {
  const isAsked =
    request.session?.value.includes('strides') || request.mustInclude.value.includes('stride');
  const isEasy = archetype === 'steady' || archetype === 'long';
  const move =
    isAsked && isEasy && isRunning(mode) ? firstLegal(['stride', 'build-up-run'], request) : null;
  if (!move) return draft;
  const item = makeItem(move, {
    name: 'Stride',
    duration: strides.work,
    rpe: 7,
    stepMode: 'time',
    description: 'Build up to a quick, loose pace, no sprint; then walk until you are fresh.',
  });
  const block: Block = {
    kind: 'intervals',
    title: `${strides.count} strides`,
    items: [item],
    rounds: strides.count,
    workSeconds: strides.work,
    restSeconds: strides.rest,
    score: 'done',
  };
  return {
    ...draft,
    title: `${draft.title}, then strides`,
    blocks: [...draft.blocks, block],
    takesItsTime: true,
  };
}

/** What is in the pack, where it is told. */
function withPack(draft: Draft, { mode, request }: Session): Draft {
  const [weight] = request.loads.value.ruck?.kilograms ?? [];
  if (mode !== 'ruck' || weight === undefined) return draft;
  const note = `${weight} kg in the pack, high and close to the back.`;
  const blocks = draft.blocks.map((block) => ({
    ...block,
    items: block.items.map((item) => ({ ...item, weight, loadNote: note })),
  }));
  return { ...draft, blocks };
}

const mostWords = 90;

/** A run, ride, row, walk or swim; null where neither body nor kit allows any. */
export const buildEndurance: BuildSession = (context: PlanContext): SessionParts | null => {
  const { request, nowMs, totalSeconds } = context;
  const asked = isEnduranceRequest(request);
  if (asked === null) return null;
  const way = chooseWay(request, wantedMode(asked, request));
  if (!way) return null;
  const athlete = athleteOf(request, nowMs);
  const { archetype, change } = allowedArchetype(asked, request, way.mode, athlete);
  const { source } = request.minutes;
  const session: Session = {
    ...way,
    athlete,
    archetype,
    totalSeconds,
    isTimed: source !== 'default',
    isTimeSaid: source === 'text',
  };
  const draft = draftOf(session, change === undefined);
  if (!draft) return null;
  const changes = [way.change, change].filter((one) => one !== undefined);
  return {
    archetype,
    ...withStrides(withPack(draft, session), session),
    honesty: [...changes, ...draft.honesty, ...assumptions(session)],
    coaching: withinWords(draft.coaching, mostWords),
  };
};
