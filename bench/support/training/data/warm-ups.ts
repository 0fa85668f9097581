/** Drills that serve what the code is for, as parts of exercise ids. */
export const drills: Record<string, RegExp> = {
  squat:
    /goblet|ankle|90-90|band-walk|monster|squat|hip-|glute-bridge|leg-swing|lunge|worlds|cossack|knee-hug|clamshell|box-step|step-up/,
  hinge:
    /hinge|rdl|dead-bug|straight-arm|glute-bridge|good-morning|cat-cow|bird-dog|leg-swing|hip-|worlds|hamstring|deadlift|swing|90-90|kickback|inchworm|straight-leg/,
  bench:
    /pull-apart|scap|external|arm-circle|shoulder|wall-slide|push-up|open-book|pass-through|elbow-in|thread|chest|prone-y|band-row/,
  overhead:
    /wall-slide|open-book|press|pass-through|arm-circle|scap|shoulder|external|thread|puppy|cat-cow|pull-apart|halo|elbow-in|prone-y/,
  pull: /hang|scap|pull-apart|row|lat|arm-circle|shoulder|open-book|thread|face-pull|external|prone-y/,
  full: /worlds|squat|push-up|scap|row|hinge|inchworm|bridge|lunge|hip-|arm-circle|90-90|pull-apart|leg-swing|good-morning|ankle|cat-cow|open-book|dead-bug/,
  olympic:
    /pass-through|squat|wrist|ankle|wall-slide|overhead|front-rack|open-book|hip-|shoulder|snatch|clean|pull-apart|goblet|good-morning|hinge/,
  power:
    /leg-swing|march|skip|pogo|lunge|jump|snap|bound|build-up|ankle|hip-|stride|glute-bridge|squat|calf|hinge|open-book|rotation|throw|swing|90-90|carioca|shuffle|worlds/,
  kettlebell:
    /halo|goblet|hinge|bridge|arm-bar|get-up|swing|hip-|good-morning|squat|90-90|around-the-world|dead-bug/,
  calisthenics:
    /wrist|scap|hang|hollow|superman|shoulder|pike|row|ring|support|plank|arm-circle|pull-apart|cat-cow|wall-slide|push-up|bear|squat|ankle|hip-/,
  run: /leg-swing|skip|bound|stride|run|march|walk|jog|ankle|hip-|lunge|build-up|calf|straight-leg/,
  erg: /row|ski|bike|swim|run|walk|elliptical|leg-swing|cat-cow|hip-|scap|hinge|stride/,
  senior:
    /march|walk|sit-to-stand|heel|calf|reach|ankle|arm|cat-cow|shoulder|step-touch|squat|toe|hip-circle|wall|knee|torso/,
  flow: /breath|cat-cow|circle|roll|90-90|child|hip|open-book|thread|swing|torso|rotation|dog|shoulder|stretch|neck|wrist|ankle/,
  format: /./,
};

/** Minutes of the general part for 20/30/45/60/90, from and to. */
export const generalMinutes: Record<string, readonly (readonly [number, number])[]> = {
  lifting: [
    [2, 3],
    [3, 4.5],
    [4, 6],
    [5, 7],
    [5, 9],
  ],
  fast: [
    [2.5, 4.5],
    [4, 6],
    [5, 7],
    [5, 8],
    [6, 10],
  ],
  format: [
    [2.5, 5],
    [3.5, 6],
    [4.5, 7],
    [4.5, 8],
    [5, 9],
  ],
  quality: [
    [5, 8],
    [7, 10],
    [8, 14],
    [10, 17],
    [12, 22],
  ],
  easy: [
    [0, 6],
    [0, 6],
    [0, 8],
    [0, 10],
    [0, 12],
  ],
  calm: [
    [0, 3],
    [0, 4],
    [0, 5],
    [0, 6],
    [0, 6],
  ],
  senior: [
    [3, 5],
    [4, 6],
    [4, 7],
    [5, 8],
    [5, 8],
  ],
};

/** Which of the tables above an archetype's general part is measured by. */
export function familyOf(code: string): string {
  if (/^A(13|14|31)$/.test(code)) return 'fast';
  if (/^A(1[7-9]|2[0-3])$|benchmark|blocks/.test(code)) return 'format';
  if (/^A(2[5-79]|30)$/.test(code)) return 'quality';
  if (/^A(24|28|40)$/.test(code)) return 'easy';
  if (code === 'A32') return 'calm';
  return /^A3[345]$/.test(code) ? 'senior' : 'lifting';
}

/** Names of the design's mimed drills: nothing is lifted, thrown, pulled or carried. */
export const mimes =
  /^(air-(chest|slam|clean|wood)|phantom-rope|towel-lat-pulldown|wall-lat-press|palm-press-march|self-resisted|farmer-march|overhead-march|suitcase-march|triple-extension)/;
