/** First guesses for somebody strong who has told nothing, in kilograms; per hand with dumbbells. */
export const seeds: readonly (readonly [id: RegExp, kg: number])[] = [
  [/^back-squat$|^bench-press$|^barbell-bent-over-row$|^barbell-romanian/, 30],
  [/^overhead-press$/, 20],
  [/^conventional-deadlift$/, 50],
  [/^(dumbbell-)?goblet-squat$|^dumbbell-box-squat$|^one-arm-dumbbell-row$/, 14],
  [/^dumbbell-(romanian-deadlift|deadlift|bench-press|floor-press)$/, 12],
  [/^(dumbbell-shoulder|seated-dumbbell|half-kneeling-dumbbell|arnold)-press$/, 8],
  [/^lateral-raise$|^dumbbell-reverse-fly$/, 5],
  [/^(dumbbell|hammer|incline-dumbbell)-curl$/, 8],
  [/pulldown$/, 35],
  [/^leg-press$/, 70],
];
