/** How a session is meant, in words that no other slot holds. */
export const sessionTraits = [
  'hills',
  'repeats',
  'speed',
  'yoga',
  /** Not done before: it is scaled. */
  'untried',
  /** Swimmers on land. */
  'dryland',
  /** Climbers who ask for the other side. */
  'antagonists',
  /** Something to lift, whatever it is. */
  'weights',
  /** The heavier class of a race. */
  'pro',
  /** Nothing that is felt for days. */
  'low_soreness',
  /** Nothing joins what was asked for. */
  'closed',
  'partner',
  'sweet_spot',
  'big_volume',
  'hand_support',
  /** Afraid of bending under load. */
  'wary_hinge',
  /** A shoulder that has been out of its socket, however long ago. */
  'loose_shoulder',
  /** All over, and not of one sore part. */
  'stiff_body',
  /** A part that wants loosening. */
  'tight',
  /** Out of breath and wet at the end. */
  'sweat',
  /** Small lifts after the large one. */
  'accessories',
] as const;
export type Trait = (typeof sessionTraits)[number];
