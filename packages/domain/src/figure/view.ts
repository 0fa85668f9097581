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

export function project([x, y, z]: Vector, { turned, tilted }: View): Spot {
  const cosTurn = Math.cos(radians(turned));
  const sinTurn = Math.sin(radians(turned));
  const cosTilt = Math.cos(radians(tilted));
  const sinTilt = Math.sin(radians(tilted));
  const towards = x * sinTurn + z * cosTurn;
  return {
    x: x * cosTurn - z * sinTurn,
    y: towards * sinTilt - y * cosTilt,
    near: towards * cosTilt + y * sinTilt,
  };
}
