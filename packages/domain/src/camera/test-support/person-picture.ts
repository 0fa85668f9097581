import type { Points } from '../../figure/pose.ts';
import type { BodyPoint } from '../../figure/skeleton.ts';
import { mix, type Vector } from '../../figure/vector.ts';
import { project, type Spot } from '../../figure/view.ts';

/** How a camera sees a room: pixels, degrees around whoever is in it, and how near it is. */
export interface Camera {
  readonly width: number;
  readonly height: number;
  readonly turned: number;
  readonly pixelsPerCm: number;
  /** What stands in the middle of the picture, in centimetres from the figure's own middle. */
  readonly middle: { readonly x: number; readonly y: number };
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and nothing of each pixel. */
  readonly pixels: Uint8ClampedArray;
}

type Colour = readonly [red: number, green: number, blue: number];

const colours = {
  wall: [196, 191, 182],
  floor: [124, 104, 84],
  skin: [206, 158, 128],
  shirt: [46, 92, 176],
  shorts: [52, 50, 58],
  shoe: [226, 224, 220],
  hair: [54, 38, 26],
} as const satisfies Record<string, Colour>;

/** A roundish part of a body between two places, in centimetres. */
interface Limb {
  readonly from: Vector;
  readonly to: Vector;
  readonly thick: readonly [number, number];
  readonly colour: Colour;
}

function limbsOf(points: Points): { near: BodyPoint; limbs: Limb[] }[] {
  const limb = (from: Vector, to: Vector, thick: Limb['thick'], colour: Colour): Limb => {
    return { from, to, thick, colour };
  };
  const { skin, shirt, shorts, shoe, hair } = colours;
  const sides = (['R', 'L'] as const).flatMap((side) => {
    const at = (name: string) => points[`${name}${side}` as BodyPoint];
    const sleeve = mix(at('shoulder'), at('elbow'), 0.45);
    return [
      {
        near: `knee${side}` as const,
        limbs: [
          limb(at('knee'), at('ankle'), [5.6, 3.6], skin),
          limb(at('ankle'), at('toe'), [4.2, 3], shoe),
          limb(at('hip'), at('knee'), [8.6, 6], shorts),
        ],
      },
      {
        near: `elbow${side}` as const,
        limbs: [
          limb(at('elbow'), at('hand'), [3.8, 2.8], skin),
          limb(at('hand'), at('hand'), [4.2, 4.2], skin),
          limb(at('shoulder'), at('elbow'), [5.2, 4.2], skin),
          limb(at('shoulder'), sleeve, [6, 5.8], shirt),
        ],
      },
    ];
  });
  const ahead = mix(points.toeR, points.toeL, 0.5);
  const back = mix(points.ankleR, points.ankleL, 0.5);
  const [x, y, z] = points.head;
  // The face looks to where the toes point, a little of the way.
  const face: Vector = [x + (ahead[0] - back[0]) * 0.22, y - 1.5, z + (ahead[2] - back[2]) * 0.22];
  const trunk = [
    limb(points.hipR, points.hipL, [9, 9], shorts),
    limb(points.pelvis, points.spine, [12, 11.5], shirt),
    limb(points.spine, points.neck, [12.5, 9], shirt),
    limb(points.shoulderR, points.shoulderL, [7, 7], shirt),
  ];
  const head = [
    limb(points.neck, points.head, [5, 5], skin),
    limb(mix(points.neck, points.head, 0.9), mix(points.neck, points.head, 1.25), [9, 9], hair),
    limb(mix(points.neck, face, 0.85), mix(points.neck, face, 1.12), [8, 8.2], skin),
  ];
  return [...sides, { near: 'spine', limbs: trunk }, { near: 'head', limbs: head }];
}

/** Fills what lies between two discs, lit from one side. */
function fill(picture: Picture, from: Disc, to: Disc, [red, green, blue]: Colour): void {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const square = across * across + down * down || 1;
  const most = Math.max(from.r, to.r);
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - most));
  const bottom = Math.min(picture.height - 1, Math.ceil(Math.max(from.y, to.y) + most));
  const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - most));
  const right = Math.min(picture.width - 1, Math.ceil(Math.max(from.x, to.x) + most));
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const along = ((x - from.x) * across + (y - from.y) * down) / square;
      const share = Math.min(1, Math.max(0, along));
      const [dx, dy] = [x - from.x - across * share, y - from.y - down * share];
      const r = from.r + (to.r - from.r) * share;
      const out = (dx * dx + dy * dy) / (r * r);
      if (out > 1) continue;
      const light = 1.05 - 0.3 * out - (0.1 * (dx + dy)) / r;
      const at = (y * picture.width + x) * 4;
      picture.pixels[at] = red * light;
      picture.pixels[at + 1] = green * light;
      picture.pixels[at + 2] = blue * light;
    }
  }
}

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

function emptyRoom({ width, height }: Camera, ground: number): Picture {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    const [red, green, blue] = y < ground ? colours.wall : colours.floor;
    const light = 1.04 - (0.12 * y) / height;
    const row = y * width * 4;
    pixels.set([red * light, green * light, blue * light], row);
    for (let x = 1; x < width; x += 1) pixels.copyWithin(row + x * 4, row, row + 4);
  }
  return { width, height, pixels };
}

/** Somebody in shorts in a room, drawn from the joints of a figure: a picture as a camera's. */
export function personPicture(points: Points, camera: Camera): Picture {
  const view = { turned: camera.turned, tilted: 4 };
  const { width, height, pixelsPerCm, middle } = camera;
  const onPicture = ({ x, y }: Pick<Spot, 'x' | 'y'>) => ({
    x: width / 2 + (x - middle.x) * pixelsPerCm,
    y: height / 2 + (y - middle.y) * pixelsPerCm,
  });
  const picture = emptyRoom(camera, onPicture({ x: 0, y: -6 }).y);
  const disc = (at: Vector, thick: number): Disc => {
    return { ...onPicture(project(at, view)), r: thick * pixelsPerCm };
  };
  const parts = limbsOf(points)
    .map((part) => ({ ...part, depth: project(points[part.near], view).near }))
    .sort((one, other) => one.depth - other.depth);
  for (const { limbs } of parts) {
    for (const { from, to, thick, colour } of limbs) {
      fill(picture, disc(from, thick[0]), disc(to, thick[1]), colour);
    }
  }
  return picture;
}
