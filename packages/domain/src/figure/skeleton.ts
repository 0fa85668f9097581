/** Lengths in centimetres of a person of 180 cm. */
export const bones = {
  shank: 43,
  thigh: 44,
  lumbar: 19,
  thorax: 31,
  head: 19,
  upperArm: 31,
  forearm: 27,
  halfHips: 9,
  halfShoulders: 17,
  foot: 17,
  fingers: 12,
} as const;

/** From the sole to the ankle of a foot that stands flat. */
export const ankleHeight = 7;

export const bodyPoints = [
  'pelvis',
  'spine',
  'neck',
  'head',
  'shoulderR',
  'shoulderL',
  'elbowR',
  'elbowL',
  'handR',
  'handL',
  'hipR',
  'hipL',
  'kneeR',
  'kneeL',
  'ankleR',
  'ankleL',
  'toeR',
  'toeL',
] as const;
export type BodyPoint = (typeof bodyPoints)[number];

/** Pairs of joints that one bone joins, with its length. */
export const boneList: readonly (readonly [BodyPoint, BodyPoint, number])[] = [
  ['pelvis', 'spine', bones.lumbar],
  ['spine', 'neck', bones.thorax],
  ['neck', 'head', bones.head],
  ['pelvis', 'hipR', bones.halfHips],
  ['pelvis', 'hipL', bones.halfHips],
  ['hipR', 'kneeR', bones.thigh],
  ['hipL', 'kneeL', bones.thigh],
  ['kneeR', 'ankleR', bones.shank],
  ['kneeL', 'ankleL', bones.shank],
  ['ankleR', 'toeR', bones.foot],
  ['ankleL', 'toeL', bones.foot],
  ['shoulderR', 'elbowR', bones.upperArm],
  ['shoulderL', 'elbowL', bones.upperArm],
  ['elbowR', 'handR', bones.forearm],
  ['elbowL', 'handL', bones.forearm],
];

/** Half the thickness of the body at a joint, as drawn. */
export const thickness = {
  hip: 9.6,
  knee: 6.6,
  ankle: 4.2,
  toe: 3,
  shoulder: 6.6,
  elbow: 4.7,
  hand: 3.5,
  fingers: 2.6,
  head: 11,
  waist: 9.5,
  chest: 11,
} as const;

/**
 * Degrees that a joint bends at most; a little play for the styles of drawing. The pelvis and the
 * lumbar spine are one bone here, and so are the shoulder blade and the chest: what these give is
 * counted to the hip and to the shoulder.
 */
export const limits = {
  knee: [-3, 160],
  elbow: [-5, 162],
  /** Forwards; negative behind the trunk. */
  hip: [-50, 175],
  /** Out to the side; negative across the other leg. */
  hipOut: [-66, 85],
  /** Behind the plane of the chest, with the arm low and above the shoulder. */
  shoulderBack: { low: 86, high: 70 },
  /** Across the body, in front of the chest and behind it. */
  shoulderAcross: { before: 62, behind: 25 },
} as const;
