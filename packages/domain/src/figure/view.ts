import { radians, type Vector } from './vector.ts';

/** Where the figure is looked at from. */
export interface View {
  /** Degrees from the person's right side: 90 is from the front, -90 from behind. */
  readonly turned: number;
  /** Degrees from above. */
  readonly tilted: number;
}

export const fromTheSide: View = { turned: 22, tilted: 9 };
export const fromTheFront: View = { turned: 72, tilted: 9 };
export const fromBehind: View = { turned: -70, tilted: 9 };

/** A point as drawn: x to the right, y down, as in SVG; `near` grows towards whoever looks. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly near: number;
}

interface Turns {
  readonly cosTurn: number;
  readonly sinTurn: number;
  readonly cosTilt: number;
  readonly sinTilt: number;
}

const turns = new WeakMap<View, Turns>();

/** The same for every point of a drawing, so it is worked out once. */
function turnsOf(view: View): Turns {
  const known = turns.get(view);
  if (known) return known;
  const found = {
    cosTurn: Math.cos(radians(view.turned)),
    sinTurn: Math.sin(radians(view.turned)),
    cosTilt: Math.cos(radians(view.tilted)),
    sinTilt: Math.sin(radians(view.tilted)),
  };
  turns.set(view, found);
  return found;
}

export function project([x, y, z]: Vector, view: View): Spot {
  const { cosTurn, sinTurn, cosTilt, sinTilt } = turnsOf(view);
  const towards = x * sinTurn + z * cosTurn;
  return {
    x: x * cosTurn - z * sinTurn,
    y: towards * sinTilt - y * cosTilt,
    near: towards * cosTilt + y * sinTilt,
  };
}
