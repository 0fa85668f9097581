import type { Muscle } from '../exercise/types.ts';
import { drawThing, type Held } from './draw-things.ts';
import { musclePatches } from './muscles.ts';
import type { FigurePart, FigureTone } from './part.ts';
import type { Points } from './pose.ts';
import { circlePath, disc, hullPath, limbPath } from './shapes.ts';
import { type BodyPoint, thickness } from './skeleton.ts';
import { partnerOf, type Thing } from './things.ts';
import { mix } from './vector.ts';
import { project, type Spot, type View } from './view.ts';

interface Placed extends FigurePart {
  readonly depth: number;
}

export interface Look {
  readonly view: View;
  readonly things?: readonly Thing[];
  readonly movers?: readonly Muscle[];
  readonly helpers?: readonly Muscle[];
}

type Side = 'R' | 'L';

/** The part of the body that a patch lies on: it is drawn right after it. */
function bodyPartOf(joint: BodyPoint): string {
  if (/^(hip|knee)/.test(joint)) return `leg${joint.slice(-1)}`;
  if (/^(shoulder|elbow)/.test(joint)) return `arm${joint.slice(-1)}`;
  return 'trunk';
}

type Spots = Record<BodyPoint, Spot> & { fingersR?: Spot; fingersL?: Spot };

function spotsOf(points: Points, view: View): Spots {
  const entries = Object.entries(points).map(([joint, at]) => [joint, project(at, view)]);
  return Object.fromEntries(entries) as Spots;
}

const mean = (...spots: Spot[]): number =>
  spots.reduce((sum, { near }) => sum + near, 0) / spots.length;

function legPath(spots: Record<BodyPoint, Spot>, side: Side): string {
  const knee = disc(spots[`knee${side}`], thickness.knee);
  const ankle = disc(spots[`ankle${side}`], thickness.ankle);
  return [
    limbPath(disc(spots[`hip${side}`], thickness.hip), knee),
    limbPath(knee, ankle),
    limbPath(ankle, disc(spots[`toe${side}`], thickness.toe)),
  ].join('');
}

function armPath(spots: Spots, side: Side): string {
  const elbow = disc(spots[`elbow${side}`], thickness.elbow);
  const hand = disc(spots[`hand${side}`], thickness.hand);
  const fingers = spots[`fingers${side}`];
  return [
    limbPath(disc(spots[`shoulder${side}`], thickness.shoulder), elbow),
    limbPath(elbow, hand),
    circlePath({ ...hand, r: hand.r + 0.8 }),
    fingers ? limbPath(hand, disc(fingers, thickness.fingers)) : '',
  ].join('');
}

function trunkPath(points: Points, spots: Record<BodyPoint, Spot>, view: View): string {
  const chest = project(mix(points.spine, points.neck, 0.62), view);
  const waist = disc(spots.spine, thickness.waist);
  return [
    hullPath([disc(spots.hipR, 8.6), disc(spots.hipL, 8.6), waist]),
    hullPath([
      waist,
      disc(chest, thickness.chest),
      disc(spots.shoulderR, thickness.shoulder),
      disc(spots.shoulderL, thickness.shoulder),
    ]),
    limbPath(disc(spots.neck, 6), disc(project(mix(points.neck, points.head, 0.3), view), 5)),
  ].join('');
}

/** Centimetres of depth between both hips and both shoulders. */
const farApart = { leg: 11, arm: 20 };

/** One side is pale only where it is clearly farther: not when seen from the front or behind. */
const isFar = (one: Spot, other: Spot, by: number): boolean => one.near < other.near - by;

function bodyParts(points: Points, spots: Spots, view: View) {
  const parts = new Map<string, Placed>();
  const set = (name: string, tone: FigureTone, path: string, depth: number) =>
    parts.set(name, { tone, path, depth });
  for (const [side, other] of [
    ['R', 'L'],
    ['L', 'R'],
  ] as const) {
    const farLeg = isFar(spots[`hip${side}`], spots[`hip${other}`], farApart.leg);
    const farArm = isFar(spots[`shoulder${side}`], spots[`shoulder${other}`], farApart.arm);
    const hip = spots[`hip${side}`];
    const shoulder = spots[`shoulder${side}`];
    const leg = mean(hip, hip, spots[`knee${side}`], spots[`ankle${side}`]);
    const arm = mean(shoulder, shoulder, spots[`elbow${side}`], spots[`hand${side}`]);
    set(`leg${side}`, farLeg ? 'far' : 'near', legPath(spots, side), leg);
    // Seen from the front both arms hang before the trunk.
    const level = Math.abs(shoulder.near - spots[`shoulder${other}`].near) <= farApart.arm;
    const shown = level ? arm + 8.5 : arm;
    set(`arm${side}`, farArm ? 'far' : 'near', armPath(spots, side), shown);
  }
  set('trunk', 'near', trunkPath(points, spots, view), mean(spots.pelvis, spots.spine, spots.neck));
  const head = circlePath(disc(spots.head, thickness.head));
  set('head', 'near', head, mean(spots.head, spots.neck));
  return parts;
}

/** A patch that faces away farther than this is covered by the limb. */
const covered = -0.55;

function* lit(points: Points, muscles: readonly Muscle[], tone: FigureTone, view: View) {
  for (const muscle of muscles) {
    for (const { part, ends, r, faces, wraps } of musclePatches(muscle, points)) {
      if (!wraps && project(faces, view).near < covered) continue;
      const [from, to] = ends;
      const path = limbPath(disc(project(from, view), r), disc(project(to, view), r * 0.82));
      yield { on: bodyPartOf(part), shown: { tone, path } };
    }
  }
}

/** The drawing from back to front: everything is a path with a tone. */
export function drawFigure(points: Points, look: Look): FigurePart[] {
  const { view, things = [], movers = [], helpers = [] } = look;
  const spots = spotsOf(points, view);
  const body = bodyParts(points, spots, view);
  const patches = [...lit(points, helpers, 'helper', view), ...lit(points, movers, 'mover', view)];
  const layers: { depth: number; parts: FigurePart[] }[] = things
    .filter((thing): thing is Held => thing.kind !== 'partner')
    .map((thing) => {
      const { depth, parts } = drawThing(thing, points, view);
      return { depth, parts };
    });
  for (const thing of things) {
    if (thing.kind !== 'partner') continue;
    const other = partnerOf(thing, points);
    for (const { depth, path } of bodyParts(other, spotsOf(other, view), view).values()) {
      layers.push({ depth, parts: [{ tone: 'far', path }] });
    }
  }
  for (const [name, { depth, ...part }] of body) {
    const own = patches.filter(({ on }) => on === name && part.tone !== 'far');
    layers.push({ depth, parts: [part, ...own.map(({ shown }) => shown)] });
  }
  return layers.sort((a, b) => a.depth - b.depth).flatMap(({ parts }) => parts);
}
