/** How a part is coloured: the web and the stills give each a colour for their surface. */
export type FigureTone =
  | 'near'
  | 'far'
  | 'mover'
  | 'helper'
  | 'solid'
  | 'weight'
  | 'line'
  | 'cable'
  | 'strap'
  | 'rope'
  | 'band'
  | 'core'
  | 'halo'
  | 'hint'
  | 'floor';

export interface FigurePart {
  readonly tone: FigureTone;
  readonly path: string;
}
